import type { Outcome, Table } from '@zunft/kernel';
import { experience, winner } from './places.ts';

/** TG-10.1: one has won. T-39: the others by experience; equals share a place. */
export function outcome(t: Table): Outcome {
  const scores = Array.from({ length: t.seats }, (_, seat) => t.get(experience(seat)));
  const best = t.get(winner) - 1;
  const isAhead = (a: number, b: number): boolean => a === best || (b !== best && scores[a]! > scores[b]!);
  const places = scores.map(
    (_, seat) => 1 + scores.filter((_, other) => other !== seat && isAhead(other, seat)).length,
  );
  return { places, scores };
}
