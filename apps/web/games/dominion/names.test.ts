import { texts } from '@zunft/games/dominion/text';
import { languages, Speaker } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import { nameOf, partedWords } from './names.ts';

const longest = 9;

describe.each(languages)('names of cards in %s', (language) => {
  const speaker = new Speaker({ language, texts, names: [] });
  const words = texts.cards.flatMap((card) => nameOf(speaker, card).split(' '));

  it('can be parted where they are long', () => {
    const pieces = words.flatMap((word) => word.split('\u00AD'));
    expect(pieces.filter((piece) => piece.length > longest)).toEqual([]);
  });

  it('are those whose parts are listed', () => {
    const known = texts.cards.flatMap((card) => speaker.card(card).split(' '));
    expect(partedWords(language).filter((word) => !known.includes(word))).toEqual([]);
  });
});
