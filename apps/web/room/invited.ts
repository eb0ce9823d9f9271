import type { Room } from '@zunft/protocol';
import { callMe } from '../online/me.ts';
import type { RoomEntry } from '../online/room-entry.ts';

/** Whose seat somebody was invited to take over, if they were. */
export function invitedFor({ room }: RoomEntry): string | undefined {
  const { invited, seats } = room.value;
  return invited === undefined ? undefined : (seats[invited]?.name ?? String(invited + 1));
}

/** Sits down in the place of somebody who is absent; the code says in whose. */
export async function takeSeat(entry: RoomEntry, name: string): Promise<Room> {
  await callMe(name);
  return entry.ask('sit', entry.code === undefined ? {} : { code: entry.code });
}
