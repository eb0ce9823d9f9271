/** Text as it is compared: without case and accents, letter for letter, so that places stay the same. */
export function folded(text: string): string {
  return Array.from(
    { length: text.length },
    (_, i) => text.charAt(i).normalize('NFD').charAt(0).toLowerCase().charAt(0) || text.charAt(i),
  ).join('');
}

/** The words that somebody is looking for. */
export const wordsIn = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

const umlauts: readonly (readonly [letter: RegExp, spelt: string])[] = [
  [/ä/gi, 'ae'],
  [/ö/gi, 'oe'],
  [/ü/gi, 'ue'],
  [/ß/gi, 'ss'],
];

/** A text as people may type it: without its dots, or with an e for them. */
export const spellings = (text: string): readonly string[] => [
  folded(text),
  folded(umlauts.reduce((spelt, [letter, instead]) => spelt.replace(letter, instead), text)),
];

/** Whether every word is somewhere in the texts. */
export function contains(texts: readonly string[], words: readonly string[]): boolean {
  const all = spellings(texts.join('\n')).join('\n');
  return words.every((word) => all.includes(word));
}

export interface Stretch {
  readonly text: string;
  readonly hit: boolean;
}

/** A text in stretches, those that were looked for and those between them. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const comparable = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = comparable.indexOf(word); at >= 0; at = comparable.indexOf(word, at + word.length)) {
      hit.fill(true, at, at + word.length);
    }
  }
  const found: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = found.at(-1);
    if (last !== undefined && last.hit === hit[i]) last.text += text.charAt(i);
    else found.push({ text: text.charAt(i), hit: hit[i]! });
  }
  return found;
}
