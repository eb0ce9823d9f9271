import type { Json, Options } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { wrap } from './paragraph.ts';

/** The options of a table in words, a line each. */
export const optionLines = (options: Options, speaker: Speaker, width: number): string[] =>
  Object.entries(options).flatMap(([name, value]) =>
    wrap(
      speaker.say('table.option', {
        name: speaker.say(`tableOption.${name}`),
        value: inWords(name, value, speaker),
      }),
      width,
      '  ',
    ),
  );

function inWords(name: string, value: Json, speaker: Speaker): string {
  if (Array.isArray(value)) return value.map((word) => inWords(name, word, speaker)).join(', ');
  return typeof value === 'number' ? String(value) : speaker.say(`tableOption.${name}.${String(value)}`);
}
