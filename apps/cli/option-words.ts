import type { Json, Options } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { GameScreen } from './game-screens.ts';
import { wrap } from './paragraph.ts';

/** The options of a table in words, a line each. */
export const optionLines = (
  options: Options,
  { optionValue }: Pick<GameScreen, 'optionValue'>,
  speaker: Speaker,
  width: number,
): string[] =>
  Object.entries(options).flatMap(([name, value]) => {
    const words = optionValue?.(name, value, speaker) ?? inWords(name, value, speaker);
    if (words === '') return [];
    return wrap(
      speaker.say('table.option', { name: speaker.say(`tableOption.${name}`), value: words }),
      width,
      '  ',
      2,
    );
  });

function inWords(name: string, value: Json, speaker: Speaker): string {
  if (Array.isArray(value)) return value.map((word) => inWords(name, word, speaker)).join(', ');
  return typeof value === 'number' ? String(value) : speaker.say(`tableOption.${name}.${String(value)}`);
}
