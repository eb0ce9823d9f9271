import { Switch } from '../../form/Switch.tsx';
import { change, settings } from '../../settings/settings.ts';
import { Group } from './Group.tsx';
import { KeyTable } from './KeyTable.tsx';
import { settingSay } from './words.ts';

export function Keys() {
  const { letterKeys, keys } = settings.value;
  return (
    <Group title={settingSay('group.keys')}>
      <Switch
        label={settingSay('letterKeys')}
        hint={settingSay('letterKeys.hint')}
        on={letterKeys}
        onChange={(on) => change({ letterKeys: on })}
      />
      <KeyTable />
      {keys.length > 0 && (
        <button
          type="button"
          class="button button-paper settings-action"
          onClick={() => change({ keys: [] })}
        >
          {settingSay('keys.reset')}
        </button>
      )}
    </Group>
  );
}
