import type { RoomSummary, TableSummary } from '@zunft/protocol';

/** A game that can be watched again, kept by this browser or by the server. */
export type PastGame = Pick<TableSummary, 'table' | 'game' | 'players' | 'seats' | 'outcome' | 'changed'> &
  Partial<Pick<TableSummary, 'seq' | 'takebacks' | 'hints' | 'loaded'>>;

export const pastGameOf = ({ table, game, seats, outcome, changed }: RoomSummary): PastGame => ({
  table,
  game,
  changed,
  seats: seats.length,
  players: seats.map(({ name = '', bot }) => ({ name, ...(bot !== undefined && { bot }) })),
  ...(outcome !== undefined && { outcome: outcome as NonNullable<TableSummary['outcome']> }),
});
