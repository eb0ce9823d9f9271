import { texts } from '@zunft/games/the-guild/text';
import { expect, it } from 'vitest';
import { cardArt } from './art/cards.ts';
import { professionArt } from './art/professions.ts';
import { faceOf } from './faces.ts';

it('Every card has a picture, businesses that of their trade', () => {
  const art = { ...cardArt, ...professionArt };
  const bare = texts.cards.filter((card) => {
    const { type, trade = '' } = faceOf(card);
    return type !== 'municipal' && art[type === 'business' ? trade : card] === undefined;
  });
  expect(bare).toEqual([]);
});
