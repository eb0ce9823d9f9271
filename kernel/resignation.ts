import type { Outcome } from './game.ts';
import type { Seat } from './layout.ts';

/** An outcome in which those who resigned, in this order, come after all others: whoever did so first is last. */
export function withResigned({ places, scores }: Outcome, resigned: readonly Seat[]): Outcome {
  const staying = places.filter((_, seat) => !resigned.includes(seat));
  return {
    places: places.map((place, seat) => {
      const order = resigned.indexOf(seat);
      return order < 0 ? 1 + staying.filter((other) => other < place).length : places.length - order;
    }),
    scores,
  };
}
