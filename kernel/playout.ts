import type { Asked } from './asked.ts';
import type { Game } from './game.ts';
import { type Policy, suspended, type Table } from './table.ts';

/** Runs a table to the end of the game, every question answered on the spot. Returns the number of steps. */
export function playOut(game: Game, t: Table, policy: Policy, maxSteps = Number.POSITIVE_INFINITY): number {
  t.policy = policy;
  t.live = false;
  t.begin(t.answers, t.overlays);
  let steps = 0;
  while (steps < maxSteps && !game.isOver(t)) {
    game.step(t);
    t.answers = noAnswers;
    steps++;
  }
  return steps;
}

const noAnswers: readonly (readonly number[])[] = [];

/** Runs a table, without a policy, to the first question that the given answers do not cover. */
export function runTo(game: Game, t: Table): Asked {
  try {
    while (!game.isOver(t)) game.step(t);
  } catch (signal) {
    if (signal !== suspended) throw signal;
  }
  return t.pending;
}
