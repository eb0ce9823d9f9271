import { Segments } from '../../form/Segments.tsx';
import { change, type Settings, settings } from '../../settings/settings.ts';
import type { settingsWordsEn } from './words.en.ts';
import { settingSay } from './words.ts';

type Word = keyof typeof settingsWordsEn;

/** Settings that are one of a few words. */
type Choosable = 'theme' | 'contrast' | 'font' | 'handOrder' | 'pace' | 'motion' | 'speed' | 'verbosity';

interface OneOfProps<K extends Choosable> {
  readonly setting: K;
  readonly values: readonly Settings[K][];
  readonly hint?: string | undefined;
}

/** One of a few words; its label and those of its values follow from its name. */
export function OneOf<K extends Choosable>({ setting, values, hint }: OneOfProps<K>) {
  return (
    <Segments<string>
      legend={settingSay(setting)}
      hint={hint}
      choices={values.map((value) => ({ value, label: settingSay(`${setting}.${value}` as Word) }))}
      value={settings.value[setting]}
      onChange={(value) => change({ [setting]: value })}
    />
  );
}
