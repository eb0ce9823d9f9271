import type { Game } from '@zunft/kernel';
import { professionFaces } from './faces.ts';
import { notation } from './notation.ts';
import { cardsOf, checkOptions, optionSpecs, settleOptions } from './options.ts';
import { actionsLeft, active, counters, maxSeats, stage, stages, winner, zones } from './places.ts';
import { prestigeFaces } from './prestige/printed.ts';
import { reasons } from './reasons.ts';
import { placesOf, points } from './score.ts';
import { furnish, redraw, setup } from './setup.ts';
import { act, endTurn } from './turn.ts';
import { verbs } from './verbs.ts';
import { view } from './view.ts';

export const guildhall: Game = {
  id: 'guildhall',
  rulesVersion: 1,
  seats: { min: 2, max: maxSeats },
  faces: [...prestigeFaces, ...professionFaces],
  backs: [...prestigeFaces.map(() => 1), ...professionFaces.map(() => 0)],
  zones: zones.list,
  counters: counters.list,
  verbs: verbs.list,
  reasons,
  options: optionSpecs,
  checkOptions,
  settleOptions,
  cards: cardsOf,
  setup,
  step(t) {
    const me = t.get(active);
    const now = stages[t.get(stage)];
    if (now === 'redraw') redraw(t, me);
    else if (now === 'furnish') furnish(t, me);
    else if (t.get(actionsLeft) > 0) act(t, me);
    else endTurn(t, me);
  },
  isOver: (t) => t.get(winner) !== 0 || stages[t.get(stage)] === 'standstill',
  outcome(t) {
    const scores = Array.from({ length: t.seats }, (_, seat) => points(t, seat));
    return { places: placesOf(scores, t.get(winner) - 1), scores };
  },
  view,
  notation,
};
