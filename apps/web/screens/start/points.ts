import type { Json } from '@zunft/kernel';
import type { TableSummary } from '@zunft/protocol';
import { useEffect, useState } from 'preact/hooks';
import { connection } from '../../connection/connection.ts';

/** The points at a table by seat, as soon as they are known; `undefined` too if the game shows none. */
export function usePoints({ table, seq, players }: TableSummary): readonly number[] | undefined {
  const [points, setPoints] = useState<readonly number[]>();
  const seat = players.findIndex(({ bot }) => bot === undefined);
  useEffect(() => {
    let gone = false;
    connection()
      .request('view', { table, as: seat })
      .then(
        ({ view }) => {
          if (!gone) setPoints(pointsIn(view));
        },
        // Without points the row still says everything that is needed.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [table, seat, seq]);
  return points;
}

/** Games with open points have them in their view, seat by seat. */
function pointsIn(view: Json): readonly number[] | undefined {
  const seats = (view as { readonly seats?: readonly { readonly points?: unknown }[] } | null)?.seats;
  const points = Array.isArray(seats) ? seats.map((seat) => seat.points) : [];
  return points.length > 0 && points.every((one) => typeof one === 'number') ? points : undefined;
}
