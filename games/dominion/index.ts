import type { Game } from '@zunft/kernel';
import { notation } from './notation.ts';
import { occasions } from './occasions.ts';
import { cardsOf, checkOptions, optionSpecs, settleOptions } from './options.ts';
import { active, counters, drafting, maxSeats, over, stage, zones } from './places.ts';
import { cardIds } from './printed.ts';
import { reasons } from './reasons.ts';
import { placesOf, points } from './score.ts';
import { draft, setup } from './setup.ts';
import { act } from './turn.ts';
import { verbs } from './verbs.ts';
import { view } from './view.ts';

export const dominion: Game = {
  id: 'dominion',
  rulesVersion: 1,
  seats: { min: 2, max: maxSeats },
  faces: cardIds,
  backs: cardIds.map(() => 0),
  keepsOwner: true,
  zones: zones.list,
  counters: counters.list,
  verbs: verbs.list,
  reasons,
  occasions,
  options: optionSpecs,
  checkOptions,
  settleOptions,
  cards: cardsOf,
  setup,
  step(t) {
    if (t.get(stage) === drafting) draft(t, t.get(active));
    else act(t, t.get(active));
  },
  isOver: (t) => t.get(stage) === over,
  outcome(t) {
    const scores = Array.from({ length: t.seats }, (_, seat) => points(t, seat));
    return { places: placesOf(t, scores), scores };
  },
  view,
  notation,
};
