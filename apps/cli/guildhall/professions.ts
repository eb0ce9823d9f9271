import type { OptionSpec, Options } from '@zunft/kernel';

type Known = (flag: string, words: readonly string[], allowed: readonly string[]) => readonly string[];

/** One of the usual choices, or six professions by name. */
export function guildhallProfessions(
  specs: Readonly<Record<string, OptionSpec>>,
  words: readonly string[],
  known: Known,
): Options {
  const sets = wordsIn(specs['professions']).filter((set) => set !== 'chosen');
  const ids = wordsIn(specs['chosen']);
  const [first] = words;
  if (words.length === 1) known('professions', words, [...sets, ...ids]);
  if (words.length === 1 && sets.includes(first!)) return { professions: first! };
  return { professions: 'chosen', chosen: known('professions', words, ids) };
}

const wordsIn = (spec: OptionSpec | undefined): readonly string[] =>
  spec?.kind === 'one-of' || spec?.kind === 'words' ? spec.values : [];
