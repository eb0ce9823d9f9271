import type { Language, Speaker } from '@zunft/text';
import { later } from '../../shell/later.ts';

/** Names are whole until it is known where they may be parted. */
const list = later(async () => (await import('./parted.ts')).parted);

const softHyphen = '\u00AD';
const hyphens = new Map<Language, ReadonlyMap<string, string>>();

function hyphensOf(language: Language, words: string): ReadonlyMap<string, string> {
  const known = hyphens.get(language);
  if (known !== undefined) return known;
  const read = new Map(
    words.split(' ').map((word) => [word.replaceAll('|', ''), word.replaceAll('|', softHyphen)]),
  );
  hyphens.set(language, read);
  return read;
}

/** The name of a card with soft hyphens, for narrow places. */
export function nameOf(speaker: Speaker, card: string): string {
  const name = speaker.card(card);
  if (list.value === undefined) {
    void list.fetch().catch(() => undefined);
    return name;
  }
  const hyphenated = hyphensOf(speaker.language, list.value[speaker.language]);
  return name
    .split(' ')
    .map((word) => hyphenated.get(word) ?? word)
    .join(' ');
}
