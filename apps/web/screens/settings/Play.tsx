import { paces } from '@zunft/protocol/live';
import { ChoiceCards } from '../../form/ChoiceCards.tsx';
import { Switch } from '../../form/Switch.tsx';
import { change, confirms, handOrders, settings } from '../../settings/settings.ts';
import { Group } from './Group.tsx';
import { OneOf } from './OneOf.tsx';
import { settingSay } from './words.ts';

export function Play() {
  return (
    <Group title={settingSay('group.play')}>
      <ChoiceCards
        legend={settingSay('confirm')}
        choices={confirms.map((value) => ({
          value,
          label: settingSay(`confirm.${value}`),
          about: settingSay(`confirm.${value}.about`),
        }))}
        value={settings.value.confirm}
        onChange={(value) => change({ confirm: value })}
      />
      <Switch
        label={settingSay('forcedSteps')}
        hint={settingSay('forcedSteps.hint')}
        on={settings.value.forcedSteps}
        onChange={(forcedSteps) => change({ forcedSteps })}
      />
      <OneOf setting="handOrder" values={handOrders} />
      <OneOf setting="pace" values={paces} />
    </Group>
  );
}
