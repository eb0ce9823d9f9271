import { Switch } from '../../form/Switch.tsx';
import { change, settings, verbosities } from '../../settings/settings.ts';
import { Group } from './Group.tsx';
import { OneOf } from './OneOf.tsx';
import { settingSay } from './words.ts';

export function Reading() {
  return (
    <Group title={settingSay('group.words')}>
      <Switch
        label={settingSay('textTable')}
        hint={settingSay('textTable.hint')}
        on={settings.value.textTable}
        onChange={(textTable) => change({ textTable })}
      />
      <OneOf setting="verbosity" values={verbosities} hint={settingSay('verbosity.hint')} />
    </Group>
  );
}
