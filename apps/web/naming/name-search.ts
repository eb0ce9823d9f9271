import { type GameTexts, type Language, languages, Speaker } from '@zunft/text';
import { folded, spellings } from '../form/finding.ts';

/** Something that can be named, in the reader's language and in the others. */
export interface Named {
  readonly name: string;
  readonly label: string;
  readonly others: readonly string[];
}

/** Cards by their names in all languages: first those that matter, in their order, then the rest by name. */
export function namedCards(
  texts: GameTexts,
  language: Language,
  { names, first }: { readonly names: readonly string[]; readonly first: readonly string[] },
): { readonly first: readonly Named[]; readonly rest: readonly Named[] } {
  const speak = (one: Language) => new Speaker({ language: one, texts, names: [] });
  const own = speak(language);
  const foreign = languages.filter((one) => one !== language).map(speak);
  const named = (name: string): Named => ({
    name,
    label: own.card(name),
    others: foreign.map((speaker) => speaker.card(name)),
  });
  const matters = [...new Set(first)].filter((name) => names.includes(name));
  return {
    first: matters.map(named),
    rest: names
      .filter((name) => !matters.includes(name))
      .map(named)
      .toSorted((a, b) => a.label.localeCompare(b.label, language)),
  };
}

/** Those that what is typed could mean; the likeliest first, otherwise in their order. */
export function findNamed(all: readonly Named[], typed: string): readonly Named[] {
  const sought = folded(typed.trim());
  if (sought === '') return all;
  return all
    .map((named) => ({ named, rank: rankOf(named, sought) }))
    .filter(({ rank }) => rank < never)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ named }) => named);
}

const never = 8;

/** How near a name is to what is typed: the whole of it, its beginning, a word of it, anything in it. */
function rankOf({ label, others }: Named, sought: string): number {
  const own = fitOf(label, sought);
  return Math.min(own * 2, ...others.map((other) => fitOf(other, sought) * 2 + 1), never);
}

function fitOf(label: string, sought: string): number {
  const written = spellings(label);
  if (written.includes(sought)) return 0;
  if (written.some((text) => text.startsWith(sought))) return 1;
  if (written.some((text) => text.split(/[\s-]/).some((word) => word.startsWith(sought)))) return 2;
  return written.some((text) => text.includes(sought)) ? 3 : never;
}
