import type { RegisteredGame } from '@zunft/games';
import { completeOptions, type Json, type OptionSpec, type Options, Stream } from '@zunft/kernel';
import { type Flags, type FlagValues, UsageError } from './command.ts';
import { numberOf, wordsOf } from './flag-values.ts';
import { nearest } from './nearest.ts';

/** Flags that set the options of a table; commands that deal a game take them all. */
export const gameFlags = {
  professions: { type: 'string' },
  prestige: { type: 'string' },
  points: { type: 'string' },
  'may-pass': { type: 'boolean' },
  'open-chapters': { type: 'boolean' },
} as const satisfies Flags;

/** Options of a table from the flags, completed; what is left to chance follows from the seed. */
export function optionsFrom(
  registered: RegisteredGame,
  seats: number,
  values: FlagValues,
  seed: string,
): Options {
  const { game } = registered;
  const stream = new Stream(`${seed}/options`);
  return completeOptions(game, seats, given(game.options, values), (bound) => stream.below(bound));
}

function given(specs: Readonly<Record<string, OptionSpec>>, values: FlagValues): Options {
  const options: Record<string, Json> = {};
  const professions = wordsOf(values, 'professions');
  if (professions !== undefined) Object.assign(options, professionsFrom(specs, professions));
  const prestige = wordsOf(values, 'prestige');
  if (prestige !== undefined)
    options['prestige'] = known('prestige', prestige, wordsIn(specs['prestige']))[0]!;
  const spec = specs['pointsToWin'];
  const points = numberOf(values, 'points', spec?.kind === 'number' ? spec : { min: 1 });
  if (points !== undefined) options['pointsToWin'] = points;
  if (values['may-pass'] === true) options['mayPass'] = true;
  if (values['open-chapters'] === true) options['openChapters'] = true;
  return options;
}

/** One of the usual choices, or six professions by name. */
function professionsFrom(specs: Readonly<Record<string, OptionSpec>>, words: readonly string[]): Options {
  const sets = wordsIn(specs['professions']).filter((set) => set !== 'chosen');
  const ids = wordsIn(specs['chosen']);
  const [first] = words;
  if (words.length === 1) known('professions', words, [...sets, ...ids]);
  if (words.length === 1 && sets.includes(first!)) return { professions: first! };
  return { professions: 'chosen', chosen: known('professions', words, ids) };
}

const wordsIn = (spec: OptionSpec | undefined): readonly string[] =>
  spec?.kind === 'one-of' || spec?.kind === 'words' ? spec.values : [];

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
