import { type Balance, none, type Table } from '@zunft/kernel';
import { kingdom } from './places.ts';
import { cardIds, faceOf, kingdomCardIds } from './printed.ts';
import { ownedFaces } from './score.ts';

const itemOf: readonly number[] = cardIds.map((id) => (kingdomCardIds as readonly string[]).indexOf(id));
const isItem = (item: number): boolean => item >= 0;

/** The kingdom cards of a table. */
function inGame(t: Table): number[] {
  const items: number[] = [];
  for (let card = t.bottom(kingdom); card !== none; card = t.above(card)) items.push(itemOf[t.face(card)]!);
  return items.filter(isItem);
}

/** What is counted of a game of Dominion: kingdom cards that a player owns at the end, and that were bought. */
export const balance: Balance = {
  options: { kingdom: 'random' },
  kinds: [
    {
      id: 'owned',
      items: kingdomCardIds,
      by: 'any',
      inGame,
      atEnd(t, had) {
        for (let seat = 0; seat < t.seats; seat++) {
          const owned = ownedFaces(t, seat);
          kingdomCardIds.forEach((id, item) => {
            for (let copy = 0; copy < owned[faceOf(id)]!; copy++) had(item, seat);
          });
        }
      },
    },
    {
      id: 'bought',
      items: kingdomCardIds,
      by: 'most',
      inGame,
      heard({ type, seat, cards = [] }, had) {
        if (type !== 'buy') return;
        for (const item of cards.map(({ face }) => itemOf[face]!).filter(isItem)) had(item, seat);
      },
    },
  ],
};
