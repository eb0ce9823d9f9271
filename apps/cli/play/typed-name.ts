import { nearestWords } from '@zunft/text';

/** What somebody who typed (the beginning of) a name may have meant. */
export type TypedName =
  | { readonly kind: 'one'; readonly name: string }
  /** It is how these begin. */
  | { readonly kind: 'several'; readonly names: readonly string[] }
  /** There is none; these are close. */
  | { readonly kind: 'none'; readonly near: readonly string[] };

/** What something is called, in the reader's own language first. */
type Calls = (name: string) => readonly string[];

const mostSuggestions = 3;

/** Finds a name by what it is called in any language, or by a beginning that belongs to no other. */
export function nameTyped(typed: string, names: readonly string[], calls: Calls): TypedName {
  const wanted = plain(typed);
  const called = names.map((name) => ({ name, calls: calls(name).map(plain) }));
  const those = (fits: (calls: readonly string[]) => boolean): string[] =>
    called.flatMap(({ name, calls }) => (fits(calls) ? [name] : []));
  const attempts = [
    those((calls) => calls.includes(wanted)),
    those((calls) => calls[0]!.startsWith(wanted)),
    those((calls) => calls.some((call) => call.startsWith(wanted))),
  ];
  const found = attempts.find((names) => names.length > 0);
  if (found === undefined) return { kind: 'none', near: closeTo(typed, names, calls) };
  return found.length === 1 ? { kind: 'one', name: found[0]! } : { kind: 'several', names: found };
}

function closeTo(typed: string, names: readonly string[], calls: Calls): readonly string[] {
  const words = names.flatMap((name) => calls(name).map((call) => ({ name, call })));
  const near = nearestWords(
    typed,
    words.map(({ call }) => call),
    mostSuggestions,
  );
  return [...new Set(near.map((call) => words.find((word) => word.call === call)!.name))];
}

/** Capitals, blanks, hyphens and umlauts make no difference: Bäcker, baecker and BACKER are one. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/([aou])e/g, '$1');
