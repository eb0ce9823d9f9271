import hourglass from 'icon:lucide/hourglass';
import away from 'icon:lucide/user-round-x';
import type { Seat } from '@zunft/kernel';
import { Icon } from '../design/Icon.tsx';
import { Time } from './Clock.tsx';
import type { RoomCompany } from './company.tsx';
import { conditionOf } from './seats.ts';
import { say } from './words.ts';

/** On the sign of a seat: its time, and what is not as it should be. */
export function SeatNote({ company, seat }: { readonly company: RoomCompany; readonly seat: Seat }) {
  const { seats, clock, phase } = company.room.value;
  const info = seats[seat];
  if (info === undefined || phase === 'over' || phase === 'aborted') return null;
  const condition = conditionOf(info);
  const runs = company.reading.value?.time.running.includes(seat) === true;
  // A supply is worth knowing at any time; what everybody gets anew for each answer, only while it runs.
  const hasTime = info.kind === 'person' && info.standIn === undefined && (runs || clock.kind === 'bank');
  const isOwnRunning = seat === company.seat.value && runs;
  if (condition === undefined && (!hasTime || isOwnRunning)) return null;
  return (
    <span class="seat-note" data-runs={runs}>
      {condition !== undefined && seat !== company.seat.value && (
        <span class="seat-note-state">
          <Icon of={away} />
          <span class="seat-note-long">{say(condition)}</span>
          <span class="seat-note-short" aria-hidden="true">
            {say(`${condition}Short`)}
          </span>
        </span>
      )}
      {hasTime && !isOwnRunning && (
        <span class="seat-note-time">
          <Icon of={hourglass} />
          <Time company={company} seat={seat} />
        </span>
      )}
    </span>
  );
}
