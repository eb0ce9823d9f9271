import { isAskedIfReady, type ListedRoom, type StoredTable } from '@zunft/host';
import type { Schema } from './schema.ts';

/** What is searched of a table, out of what is stored of it. */
export function tableColumns(stored: StoredTable, seq: number): Schema['tables'] {
  const { room, begun } = stored;
  const summary = begun?.summary;
  const game = room?.game ?? summary?.game;
  if (game === undefined) throw new Error(`table ${stored.table} has neither people nor a game`);
  const phase = room?.phase ?? (summary?.over ? 'over' : 'running');
  const changed = room?.changed ?? summary?.changed ?? 0;
  return {
    id: stored.table,
    version: stored.version,
    seq,
    game,
    phase,
    visibility: room?.visibility ?? 'private',
    watching: room?.watching ?? 'nobody',
    owner: room?.owner ?? null,
    code: room?.code ?? null,
    created: room?.created ?? summary?.created ?? 0,
    changed,
    finished: phase === 'over' ? changed : null,
    summary: summary === undefined ? null : JSON.stringify(summary),
    head: begun === undefined ? null : JSON.stringify(begun.head),
    room: room === undefined ? null : JSON.stringify(room),
  };
}

/** Who sits at the table. The number of chairs never changes. */
export function seatColumns({ table, room }: StoredTable): Schema['seats'][] {
  if (room === undefined) return [];
  const { phase, changed } = room;
  return room.chairs.map(({ kind, person, invite }, seat) => ({
    table_id: table,
    seat,
    person: person ?? null,
    seated: kind === 'person' ? 1 : 0,
    active: phase === 'over' || phase === 'aborted' ? 0 : 1,
    finished: phase === 'over' ? changed : null,
    invite: invite ?? null,
  }));
}

/** Since when the table waits for somebody who sits there themselves: for an answer, or for a word that it may begin. */
export function waitingSince({ room, summary }: ListedRoom, person: string): number | undefined {
  if (isAskedIfReady(room, person)) return room.changed;
  if (room.phase !== 'running') return undefined;
  const times = room.chairs.flatMap((chair, seat) => {
    const plays = chair.kind === 'person' && chair.standIn === undefined && chair.resigned === undefined;
    const awaited = plays && chair.person === person && summary?.waitingFor.includes(seat);
    return awaited ? [room.asked[seat] ?? room.changed] : [];
  });
  return times.length === 0 ? undefined : Math.min(...times);
}
