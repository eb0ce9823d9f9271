import { games, type RegisteredGame } from '@zunft/games';
import { completeOptions, type Json, type OptionSpec, type Options, Stream } from '@zunft/kernel';
import { type Flags, type FlagValues, UsageError } from './command.ts';
import { numberOf, textOf, wordsOf } from './flag-values.ts';
import { guildhallProfessions } from './guildhall/professions.ts';
import { nearest } from './nearest.ts';

/** Options whose flag has another name, and those that another flag sets as well; `deck` is a file: `typed-deck.ts`. */
const shorterName: Readonly<Record<string, string>> = { pointsToWin: 'points' };
const setByAnother: readonly string[] = ['chosen', 'deck'];

/** What a flag sets that stands for more than one option. */
const combined: Readonly<Record<string, typeof guildhallProfessions>> = { professions: guildhallProfessions };

const flagOf = (option: string): string =>
  shorterName[option] ?? option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const flagsOf = ({
  game,
}: RegisteredGame): readonly (readonly [flag: string, name: string, spec: OptionSpec])[] =>
  Object.entries(game.options).flatMap(([name, spec]) =>
    setByAnother.includes(name) ? [] : [[flagOf(name), name, spec] as const],
  );

/** Flags that set the options of a table, of all games; commands that deal a game take them all. */
export const gameFlags: Flags = Object.fromEntries(
  games
    .flatMap(flagsOf)
    .map(([flag, , { kind }]) => [flag, { type: kind === 'switch' ? 'boolean' : 'string' } as const]),
);

/** Options of a table from the flags, completed; what is left to chance follows from the seed. */
export function optionsFrom(
  registered: RegisteredGame,
  seats: number,
  values: FlagValues,
  seed: string,
): Options {
  const { game } = registered;
  const stream = new Stream(`${seed}/options`);
  return completeOptions(game, seats, given(registered, values), (bound) => stream.below(bound));
}

/** As they were typed, or as somebody prefers: what they leave to chance is drawn anew for every game. */
export function openOptions(
  registered: RegisteredGame,
  seats: number,
  values: FlagValues,
  preferred: Options = {},
): Options {
  const game = { ...registered.game, settleOptions: (options: Options) => options };
  const options = { ...preferred, ...given(registered, values) };
  return completeOptions(game, seats, options, () => 0);
}

function given(registered: RegisteredGame, values: FlagValues): Options {
  const own = flagsOf(registered);
  const foreign = Object.keys(gameFlags).find(
    (flag) => values[flag] !== undefined && !own.some(([name]) => name === flag),
  );
  if (foreign !== undefined)
    throw new UsageError('error.unknown-flag', { flag: `--${foreign}`, near: 'none' });
  const options: Record<string, Json> = {};
  for (const [flag, name, spec] of own) {
    if (values[flag] === undefined) continue;
    const words = combined[flag]?.(registered.game.options, wordsOf(values, flag)!, known);
    if (words !== undefined) Object.assign(options, words);
    else options[name] = typedValue(values, flag, spec, (word) => valueCalled(registered, name, spec, word));
  }
  return options;
}

/** The value that a table calls so in some language; otherwise the word itself. */
function valueCalled({ texts }: RegisteredGame, name: string, spec: OptionSpec, word: string): string {
  const isCalledSo = (value: string): boolean =>
    Object.values(texts.catalogue).some(
      (messages) => messages[`tableOption.${name}.${value}`]?.toLowerCase() === word.toLowerCase(),
    );
  return ('values' in spec ? spec.values.find(isCalledSo) : undefined) ?? word;
}

/** What was typed for one option. */
function typedValue(
  values: FlagValues,
  flag: string,
  spec: OptionSpec,
  called: (word: string) => string,
): Json {
  switch (spec.kind) {
    case 'switch':
      return values[flag] === true;
    case 'number':
      return numberOf(values, flag, { min: Math.max(0, spec.min), max: spec.max })!;
    case 'text':
      return textOf(values, flag)!;
    case 'one-of':
      return known(flag, [textOf(values, flag)!], spec.values)[0]!;
    case 'words':
      return known(flag, wordsOf(values, flag)!.map(called), spec.values);
  }
}

/** Refuses words that are not allowed. */
function known(flag: string, words: readonly string[], allowed: readonly string[]): readonly string[] {
  const value = words.find((word) => !allowed.includes(word));
  if (value === undefined) return words;
  throw new UsageError('error.not-one-of', {
    flag,
    value,
    allowed: allowed.join(', '),
    near: nearest(value, allowed),
  });
}
