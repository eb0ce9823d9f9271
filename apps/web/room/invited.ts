import type { Seat } from '@zunft/kernel';
import type { Room } from '@zunft/protocol';
import { callMe } from '../online/me.ts';
import type { RoomEntry } from '../online/room-entry.ts';
import { isVacant, ownSeat } from './seats.ts';

/** The seats that somebody who came with a code may be meant for: those of absent people. */
export function seatsFor({ code, room }: RoomEntry): readonly Seat[] {
  const { phase, seats } = room.value;
  if (code === undefined || phase !== 'running' || ownSeat(room.value) !== undefined) return [];
  return seats.flatMap((info, seat) => (isVacant(info) ? [seat] : []));
}

/** Sits down in the place of somebody who is absent; the code says in whose. */
export async function takeSeat(entry: RoomEntry, name: string): Promise<Room> {
  await callMe(name);
  return entry.ask('sit', entry.code === undefined ? {} : { code: entry.code });
}
