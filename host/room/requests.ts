import type { Seat } from '@zunft/kernel';
import { Failure } from '@zunft/protocol';
import { peopleIn } from './chairs.ts';
import type { PendingRequest, RoomState } from './state.ts';

/** Puts something to the others; bots agree to everything, so with nobody else it is granted at once. */
export function ask(room: RoomState, wanted: Omit<PendingRequest, 'agreed'>): RoomState {
  if (room.request !== undefined) throw new Failure('request-open');
  return { ...room, request: { ...wanted, agreed: [wanted.by] } };
}

/** Somebody says yes. */
export function agree(room: RoomState, seat: Seat): RoomState {
  const { request } = room;
  if (request === undefined) throw new Failure('no-request');
  if (request.agreed.includes(seat)) return room;
  return { ...room, request: { ...request, agreed: [...request.agreed, seat] } };
}

/** Somebody says no, or the one who asked takes it back. */
export function drop({ request, ...room }: RoomState): RoomState {
  if (request === undefined) throw new Failure('no-request');
  return room;
}

/**
 * Somebody leaves the game or their seat: what they asked for goes with them, as does whether they agreed, and nothing
 * from before can be taken back.
 */
export function withdrawn({ request, ...room }: RoomState, seat: Seat): RoomState {
  if (request?.kind !== 'pause' || request.by === seat) return room;
  return { ...room, request: { ...request, agreed: request.agreed.filter((other) => other !== seat) } };
}

/** The request that everybody has agreed to. */
export const granted = (room: RoomState): PendingRequest | undefined =>
  peopleIn(room).every((seat) => room.request?.agreed.includes(seat)) ? room.request : undefined;
