import type { Change, RoomState, StoredTable } from '@zunft/host';
import type { JournalRecord } from '@zunft/kernel';
import type { TableSummary } from '@zunft/protocol';

const created = 1_700_000_000_000;

/** A table with two people and nobody ready, as the database sees it. */
export const sampleRoom = (room: Partial<RoomState> = {}): RoomState => ({
  phase: 'gathering',
  game: 'guildhall',
  options: { long: false },
  clock: { kind: 'move', seconds: 60 },
  visibility: 'open',
  watching: 'spectators',
  seating: 'drawn',
  code: newName('code'),
  secret: 'f00d'.repeat(16),
  owner: 'anna',
  created,
  changed: created,
  chairs: [
    { kind: 'person', name: 'Anna', person: 'anna' },
    { kind: 'person', name: 'Bert', person: 'bert' },
  ],
  asked: [null, null],
  used: [0, 0],
  spent: [0, 0],
  bank: [0, 0],
  ...room,
});

const sampleSummary = (table: string, summary: Partial<TableSummary> = {}): TableSummary => ({
  table,
  game: 'guildhall',
  rulesVersion: 1,
  seats: 2,
  options: { long: false },
  players: [{ name: 'Anna' }, { name: 'Bert' }],
  commitment: 'beef'.repeat(16),
  created,
  changed: created,
  takebacks: 0,
  seq: 0,
  waitingFor: [0],
  over: false,
  ...summary,
});

export const sampleGame = (
  table: string,
  summary: Partial<TableSummary> = {},
): NonNullable<StoredTable['begun']> => ({
  summary: sampleSummary(table, summary),
  head: {
    format: 'zunft-journal',
    version: 1,
    game: 'guildhall',
    rulesVersion: 1,
    seats: 2,
    options: { long: false },
    chance: { kind: 'sealed', seed: 'f00d'.repeat(16) },
  },
});

let names = 0;
const run = Math.random().toString(36).slice(2, 8);

/** A name that no other test uses. */
export const newName = (what: string): string => `${what}-${run}-${++names}`;

export const sampleRecord = (n: number): JournalRecord => ({
  seat: n % 2,
  answer: [`play.weaver.${n}`],
  hash: `${n}`.padStart(16, '0'),
});

/** A new table. */
export const laid = ({
  table = newName('table'),
  room = {},
}: {
  table?: string;
  room?: Partial<RoomState>;
} = {}): Change => ({
  stored: { table, version: 1, room: sampleRoom(room) },
  seq: 0,
  records: [],
});

/** What comes after a change: the game begins or goes on with so many answers. */
export function next(
  { stored, seq, records }: Change,
  {
    answers = 0,
    room = {},
    summary = {},
    ...more
  }: {
    answers?: number;
    room?: Partial<RoomState>;
    summary?: Partial<TableSummary>;
  } & Partial<Pick<Change, 'due' | 'snapshot'>> = {},
): Change {
  const from = seq + records.length;
  const { table } = stored;
  const before = stored.begun?.summary ?? {};
  return {
    stored: {
      table,
      version: stored.version + 1,
      begun: sampleGame(table, { ...before, seq: from + answers, ...summary }),
      room: { ...(stored.room ?? sampleRoom()), phase: 'running', ...room },
    },
    seq: from,
    records: Array.from({ length: answers }, (_, i) => sampleRecord(from + i)),
    ...more,
  };
}
