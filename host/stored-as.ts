import type { JournalRecord } from '@zunft/kernel';
import { Failure, type Player, type TableInfo } from '@zunft/protocol';
import { begun, type Draft } from './draft.ts';
import { botOf } from './room/chairs.ts';
import { differsInOrders } from './room/orders.ts';
import { settled } from './room/settled.ts';
import type { RoomState } from './room/state.ts';
import type { Outage } from './room/time.ts';
import type { StoredTable } from './store.ts';
import { infoOf, summaryOf, withPlayers } from './summary.ts';

interface Time {
  readonly now: number;
  readonly outages: readonly Outage[];
}

/** What a draft is written as, after the table as it is and with the records that are new. */
export function storedAs(
  before: StoredTable,
  draft: Draft,
  records: readonly JournalRecord[],
  time: Time,
): StoredTable {
  const room = draft.room && roomAs(draft.room, before.room, draft, records, time);
  return {
    table: before.table,
    version: before.version + 1,
    ...(draft.match !== undefined && { begun: begunAs(before, draft, room, time.now) }),
    ...(room !== undefined && { room }),
  };
}

function roomAs(
  room: RoomState,
  before: RoomState | undefined,
  { match }: Draft,
  records: readonly JournalRecord[],
  time: Time,
): RoomState {
  if (before !== undefined && records.length === 0 && differsInOrders(room, before))
    return { ...room, unseen: (room.unseen ?? 0) + 1 };
  // What people agree on after the end does not change when it was.
  const changed = before?.phase === 'over' ? before.changed : time.now;
  return { ...(match === undefined ? room : settled(room, match, records, time)), changed };
}

function begunAs(
  before: StoredTable,
  draft: Draft,
  room: RoomState | undefined,
  now: number,
): NonNullable<StoredTable['begun']> {
  const match = begun(draft);
  if (before.begun !== undefined) {
    const info = infoIn(before);
    const summary = summaryOf(info, match, playersNow(before, room), now, draft.hints);
    return { head: before.begun.head, summary };
  }
  const players = room!.chairs.map(({ name = '', bot }) => ({ name, ...(bot !== undefined && { bot }) }));
  const { records: _, ...head } = withPlayers(match.journal(), players);
  const info = infoOf(before.table, head, players, room!.created);
  return { head, summary: summaryOf(info, match, playersIn(room!), now) };
}

/** What stays the same as long as the game is played. */
export function infoIn({ table, begun: game }: StoredTable): TableInfo {
  if (game === undefined) throw new Failure('not-begun', { table });
  const { seq, waitingFor, mayAnswer, over, outcome, changed, takebacks, hints, asked, ...info } =
    game.summary;
  return info;
}

/** Who answers for each seat at present. */
export const playersNow = (stored: StoredTable, room = stored.room): readonly Player[] =>
  room === undefined ? infoIn(stored).players : playersIn(room);

const playersIn = (room: RoomState): readonly Player[] =>
  room.chairs.map((chair) => {
    const bot = botOf(chair);
    return { name: chair.name ?? '', ...(bot !== undefined && { bot }) };
  });
