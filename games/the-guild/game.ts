import type { Game } from '@zunft/kernel';
import { printOf } from './deck/print.ts';
import type { Deck } from './deck/schema.ts';
import { notationOf } from './notation.ts';
import { askedAt, occasions } from './occasions.ts';
import {
  active,
  choosingProfessions,
  counters,
  dealing,
  maxSeats,
  over,
  redrawing,
  stage,
  zones,
} from './places.ts';
import { reasons } from './reasons.ts';
import { outcome } from './score.ts';
import { chooseProfession, deal, redraw, setup } from './setup.ts';
import { act } from './turn.ts';
import { verbs } from './verbs.ts';
import { view } from './view.ts';

/** The game with a deck. */
export function gameWith(deck: Deck): Game {
  const print = printOf(deck);
  return {
    id: 'the-guild',
    rulesVersion: 3,
    seats: { min: 2, max: maxSeats },
    faces: print.ids,
    backs: print.printed.map(({ type }) => (type === 'profession' ? 1 : 0)),
    print,
    marks: true,
    zones: zones.list,
    counters: counters.list,
    verbs: verbs.list,
    reasons,
    occasions,
    askedAt,
    // Recorded games say which deck they were played with.
    options: { deck: { kind: 'one-of', values: [deck.id], default: deck.id } },
    checkOptions: () => [],
    settleOptions: (options) => options,
    cards: () => [...print.cards, ...print.professions],
    setup,
    step(t) {
      const now = t.get(stage);
      if (now === choosingProfessions) chooseProfession(t, t.get(active));
      else if (now === dealing) deal(t);
      else if (now === redrawing) redraw(t);
      else act(t, t.get(active));
    },
    isOver: (t) => t.get(stage) === over,
    outcome,
    view,
    notation: notationOf(print),
  };
}
