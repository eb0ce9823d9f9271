import { texts } from '@zunft/games/the-guild/text';
import { languages, Speaker } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import { parted } from './parted.ts';

const longest = 8;

describe.each(languages)('names of cards in %s', (language) => {
  const speaker = new Speaker({ language, texts, names: [] });
  const known = texts.cards.flatMap((card) => speaker.card(card).split(' '));
  const partsOf = new Map(
    parted[language].split(' ').map((word) => [word.replaceAll('|', ''), word.split('|')]),
  );

  it('can be parted where they are long', () => {
    const pieces = known.flatMap((word) => partsOf.get(word) ?? [word]);
    expect(pieces.filter((piece) => piece.length > longest)).toEqual([]);
  });

  it('are those whose parts are listed', () => {
    expect([...partsOf.keys()].filter((word) => !known.includes(word))).toEqual([]);
  });
});
