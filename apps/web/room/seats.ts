import type { Seat } from '@zunft/kernel';
import type { Room, SeatInfo } from '@zunft/protocol';

/** How somebody may be at a table and yet not play. */
export type Condition = 'seat.resigned' | 'seat.standIn' | 'seat.absent' | 'seat.late' | 'seat.away';

/** The viewer's own chair, if there is one. */
export const ownSeat = ({ seats }: Room): Seat | undefined => {
  const seat = seats.findIndex(({ you }) => you);
  return seat < 0 ? undefined : seat;
};

/** People who have a say in what happens to the table. */
export const playing = ({ seats }: Room): readonly Seat[] =>
  seats.flatMap(({ kind, standIn, resigned }, seat) =>
    kind === 'person' && standIn === undefined && !resigned ? [seat] : [],
  );

/** What there is to know about a chair beyond who sits there; nothing where all is as it should be. */
export function conditionOf({
  kind,
  you,
  here,
  absent,
  late,
  standIn,
  resigned,
}: SeatInfo): Condition | undefined {
  if (kind !== 'person') return undefined;
  if (resigned) return 'seat.resigned';
  if (standIn !== undefined) return 'seat.standIn';
  // Whoever reads this is there.
  if (you) return undefined;
  if (absent) return 'seat.absent';
  if (late) return 'seat.late';
  return here ? undefined : 'seat.away';
}

/** Others may put a bot or another person on this chair. */
export const isVacant = ({ kind, you, absent, standIn, resigned }: SeatInfo): boolean =>
  kind === 'person' && !you && !resigned && (absent === true || standIn !== undefined);

/** Others may put another person there; the chair of somebody who is connected is not given away. */
export const isGivenAway = (info: SeatInfo): boolean => isVacant(info) && !info.here;
