import { none, type Policy } from '@zunft/kernel';
import { PlanBook, planFor } from './plans.ts';

/** Plays by what was found to win in the kingdom of the table. */
const playing = (plan: PlanBook['planFor']): Policy => ({
  answer: (t, question) => plan(t).answer(t, question),
  foresee: (t, seat, prompt) => plan(t).foresee?.(t, seat, prompt) ?? none,
});

const usual = playing(planFor);

/** Buys what has won most trial games in this kingdom. Nothing is left to chance. */
export const journeyman = (_seed: string): Policy => usual;

/** One that has played only so many trial games. */
export function hastyJourneyman(games: number): Policy {
  const book = new PlanBook(games);
  return playing((t) => book.planFor(t));
}
