import type { Seat } from '@zunft/kernel';
import { lastMoments, timeFigures, timeWord } from './clock.ts';
import type { RoomCompany } from './company.tsx';
import { useLeft } from './use-left.ts';
import { say } from './words.ts';

/** The viewer's own time in the top bar, while it runs. */
export function Clock({ company }: { readonly company: RoomCompany }) {
  const seat = company.seat.value;
  const runs = seat !== undefined && company.reading.value?.time.running.includes(seat);
  return runs ? <Time company={company} seat={seat} /> : null;
}

/** What somebody has left, for the eye and in words. */
export function Time({ company, seat }: { readonly company: RoomCompany; readonly seat: Seat }) {
  const left = useLeft(company.reading.value, seat);
  if (left === undefined) return null;
  return (
    <span class="room-time numeral" data-short={left < lastMoments} role="timer" aria-live="off">
      <span class="visually-hidden">{say('time.left', { time: say(...timeWord(left)) })}</span>
      <span aria-hidden="true">{say(...timeFigures(left))}</span>
    </span>
  );
}
