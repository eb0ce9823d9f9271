import { type Balance, none, type Table } from '@zunft/kernel';
import type { Print } from './deck/print.ts';
import { profession } from './places.ts';
import { eachLasting } from './standing.ts';

/** What is counted of a game of The Guild: professions, cards that a player has played, and what lies there in the end. */
export function balanceOf(print: Print): Balance {
  const cards = print.printed.filter(({ type }) => type !== 'profession' && type !== 'municipal');
  const itemOf = new Map(cards.map(({ face }, item) => [face, item]));
  const all = cards.map((_, item) => item);
  const professions = print.professions.map((face) => print.ids[face]!);
  return {
    options: {},
    kinds: [
      {
        id: 'profession',
        items: professions,
        by: 'any',
        inGame: (t) => seated(t).map((face) => print.professions.indexOf(face)),
        atEnd(t, had) {
          for (const [seat, face] of seated(t).entries()) had(print.professions.indexOf(face), seat);
        },
      },
      {
        id: 'played',
        items: cards.map(({ id }) => id),
        by: 'any',
        inGame: () => all,
        heard({ type, seat, cards: seen = [] }, had) {
          if (type !== 'play' && type !== 'build') return;
          for (const { face } of seen) had(itemOf.get(face)!, seat);
        },
      },
      {
        id: 'owned',
        items: cards.map(({ id }) => id),
        by: 'any',
        inGame: () => all,
        atEnd(t, had) {
          for (let seat = 0; seat < t.seats; seat++) {
            eachLasting(t, seat, (card) => had(itemOf.get(t.face(card))!, seat));
          }
        },
      },
    ],
  };
}

const seated = (t: Table): number[] =>
  Array.from({ length: t.seats }, (_, seat) => t.top(profession(seat)))
    .filter((card) => card !== none)
    .map((card) => t.face(card));
