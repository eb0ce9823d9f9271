import type { Seat } from '@zunft/kernel';
import type { LiveTable } from './live-table.ts';
import { isPlaying, type Person, peopleIn, seatOf } from './room/chairs.ts';

/** What somebody who speaks to a host may do. */
export interface Access {
  /** Speaks for this seat: answers, takes back. */
  playsFor(table: LiveTable, seat: Seat): boolean;
  /** Sees what this seat sees. */
  sees(table: LiveTable, seat: Seat): boolean;
  /** Sees what a spectator sees. */
  looksOn(table: LiveTable): boolean;
  /** May know everything about this table. */
  knowsAll(table: LiveTable): boolean;
  /** Nobody else has a say in how fast bots play there. */
  isAlone(table: LiveTable): boolean;
  /** Opens, lists and throws away tables of a host. */
  readonly keepsTables: boolean;
}

/** Whoever speaks is trusted to name the seat they speak for. */
export const trusted: Access = {
  playsFor: () => true,
  sees: () => true,
  looksOn: () => true,
  knowsAll: () => true,
  isAlone: () => true,
  keepsTables: true,
};

/** One person at one screen with tables of their own: the seats without bots are theirs; what is over is open. */
export const ownTables: Access = {
  playsFor: ({ info }, seat) => info.loaded !== true && info.players[seat]?.bot === undefined,
  sees: (table, seat) => ownTables.playsFor(table, seat) || ownTables.knowsAll(table),
  looksOn: () => true,
  knowsAll: ({ info, isOver }) => isOver || info.loaded === true,
  isAlone: () => true,
  keepsTables: true,
};

/** A person at a server: the own seat, and what the table's policy allows everybody. */
export function asPerson({ id }: Pick<Person, 'id'>): Access {
  const isSeated = ({ room }: LiveTable): boolean => room !== undefined && seatOf(room, id) >= 0;
  return {
    playsFor: ({ room }, seat) =>
      room !== undefined && seatOf(room, id) === seat && isPlaying(room.chairs[seat]!),
    sees: (table, seat) =>
      (table.room !== undefined && seatOf(table.room, id) === seat) || asPerson({ id }).knowsAll(table),
    looksOn: (table) =>
      isSeated(table) ||
      table.room?.watching === 'spectators' ||
      (table.isOver && table.room?.watching === 'afterwards'),
    knowsAll: (table) => table.isOver && (isSeated(table) || table.room?.watching !== 'nobody'),
    isAlone: (table) => {
      const { room } = table;
      return room !== undefined && isSeated(table) && peopleIn(room).length === 1;
    },
    keepsTables: false,
  };
}
