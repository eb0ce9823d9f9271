import { isByItself, type JournalRecord, type Match, type Seat } from '@zunft/kernel';
import { isPlaying } from './chairs.ts';
import type { RoomState } from './state.ts';
import { bankAfter, elapsed, type Outage } from './time.ts';

interface Time {
  readonly now: number;
  readonly outages: readonly Outage[];
}

/** What new records of the game mean for the room: whose time runs, what is used up, whether it is over. */
export function settled(
  room: RoomState,
  match: Match,
  records: readonly JournalRecord[],
  time: Time,
): RoomState {
  const moved = room.moved || records.some(isMove);
  const { request, ...rest } = room;
  // The table may have moved on from what was to be taken back; whoever wants a pause still does.
  const isOpen = !match.isOver && (records.length === 0 || request?.kind === 'pause');
  return {
    ...rest,
    ...(request !== undefined && isOpen && { request }),
    ...(moved && { moved }),
    ...(match.isOver && room.phase !== 'aborted' && { phase: 'over' as const }),
    ...timesAfter(room, match, records, time),
  };
}

/** A person has answered, or their page or orders did. */
const isMove = (record: JournalRecord): boolean =>
  'answer' in record && (record.by === undefined || isByItself(record.by));

type Times = Pick<RoomState, 'asked' | 'used' | 'spent' | 'bank'>;

function timesAfter(room: RoomState, match: Match, records: readonly JournalRecord[], time: Time): Times {
  const waiting = match.waitingFor;
  const answered = new Set(records.flatMap((record) => ('answer' in record ? [record.seat] : [])));
  const undone = new Set(
    records.flatMap((record) => ('undo' in record && !record.agreed ? seatsIn(match, record.undo) : [])),
  );
  const isTakeback = records.some((record) => 'undo' in record && record.agreed === true);
  const seats = room.chairs.map((_, seat) => seat);
  const wasAsked = (seat: Seat): boolean => room.asked[seat] != null;
  /** It has thought about it before: it is the question whose answer it has just taken back. */
  const isBackAt = (seat: Seat): boolean => undone.has(seat) && waiting.includes(seat) && !wasAsked(seat);
  const isAskedAnew = (seat: Seat): boolean =>
    waiting.includes(seat) && (isTakeback || answered.has(seat) || !wasAsked(seat));
  return {
    asked: seats.map((seat) => {
      if (!waiting.includes(seat)) return null;
      return isAskedAnew(seat) || isOwnUndo(seat) ? time.now : room.asked[seat]!;
    }),
    used: seats.map((seat) => {
      if (isBackAt(seat) || isOwnUndo(seat)) return spentBy(seat) + thoughtAbout(seat);
      return isAskedAnew(seat) || !waiting.includes(seat) ? 0 : (room.used[seat] ?? 0);
    }),
    spent: seats.map((seat) => (answered.has(seat) && wasAsked(seat) ? thoughtAbout(seat) : spentBy(seat))),
    bank: seats.map((seat) => bankOf(seat)),
  };

  /** The same seat was asked before and after it took its answer back. */
  function isOwnUndo(seat: Seat): boolean {
    return undone.has(seat) && waiting.includes(seat) && wasAsked(seat) && waiting.length === 1;
  }

  function spentBy(seat: Seat): number {
    return room.spent[seat] ?? 0;
  }

  function thoughtAbout(seat: Seat): number {
    return elapsed(room, seat, time.now, time.outages);
  }

  function bankOf(seat: Seat): number {
    const bank = room.bank[seat] ?? 0;
    if (!isPlaying(room.chairs[seat]!) || room.clock.kind !== 'bank') return bank;
    // What was added when the table went on is taken off when it comes back.
    if (isBackAt(seat)) return uncharged(seat, bank - room.clock.increment * 1_000);
    if (isOwnUndo(seat)) return uncharged(seat, bank);
    if (!answered.has(seat) || !wasAsked(seat)) return bank;
    return bankAfter(room, seat, { ...time, goesOn: !waiting.includes(seat) });
  }

  /** The supply before the answer that is taken back: what it was charged with runs again. One that was used up stays so. */
  function uncharged(seat: Seat, rest: number): number {
    return rest > 0 ? rest + spentBy(seat) : 0;
  }
}

/** Whose answer a record is. */
function seatsIn(match: Match, seq: number): Seat[] {
  const [record] = match.recordsFrom(seq);
  return record !== undefined && 'answer' in record ? [record.seat] : [];
}

/** Nothing has changed but the time. */
export function isSameRoom(room: RoomState, before: RoomState | undefined): boolean {
  const plain = ({ changed: _, asked: __, bank: ___, moved: ____, ...rest }: RoomState): string =>
    JSON.stringify(rest);
  return before !== undefined && plain(room) === plain(before);
}
