import { expect, test } from 'vitest';
import { pilesIn } from './hidden.ts';

test('hidden piles: those of the table and those of each player, card by card', () => {
  const position = {
    deck: ['weaver.red'],
    players: [{ deck: ['copper*2', 'estate'], discard: [], hand: ['gold'] }, {}],
    answers: [['play.moat']],
  };
  expect(pilesIn(position)).toEqual({
    piles: [
      { name: 'deck', owner: undefined, cards: ['weaver.red'] },
      { name: 'deck', owner: 0, cards: ['copper', 'copper', 'estate'] },
      { name: 'discard', owner: 0, cards: [] },
    ],
    isEarlier: true,
  });
});
