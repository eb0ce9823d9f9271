import { Segments } from '../../form/Segments.tsx';
import { change, contrasts, fonts, motions, settings, speeds, themes } from '../../settings/settings.ts';
import { Group } from './Group.tsx';
import { OneOf } from './OneOf.tsx';
import { settingSay } from './words.ts';

const textSizes = [100, 115, 130, 150, 175, 200];

export function Look() {
  return (
    <>
      <Group title={settingSay('group.look')}>
        <OneOf setting="theme" values={themes} />
        <OneOf setting="contrast" values={contrasts} hint={settingSay('contrast.hint')} />
        <Segments
          legend={settingSay('textSize')}
          choices={textSizes.map((size) => ({
            value: String(size),
            label: settingSay('textSize.value', { size }),
          }))}
          value={String(settings.value.textSize)}
          onChange={(size) => change({ textSize: Number(size) })}
        />
        <OneOf setting="font" values={fonts} hint={settingSay('font.hint')} />
      </Group>
      <Group title={settingSay('group.motion')}>
        <OneOf setting="motion" values={motions} />
        <OneOf setting="speed" values={speeds} />
      </Group>
    </>
  );
}
