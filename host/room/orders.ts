import type { Match, Seat } from '@zunft/kernel';
import { isPlaying } from './chairs.ts';
import type { RoomState } from './state.ts';

/**
 * The option by which standing orders let something happen to a seat that the table waits for; `undefined` where the
 * person is to be asked. Goes by what the window is about, never by the cards in hand. Without orders: at all occasions.
 */
export function passAt(match: Match, seat: Seat, orders: readonly string[] | undefined): string | undefined {
  if (orders === undefined || !match.waitingFor.includes(seat)) return undefined;
  const window = match.window(seat);
  return window === undefined || orders.includes(window.occasion) ? undefined : window.pass;
}

/** The same where people meet; for whoever plays for themselves. */
export function passByOrder(match: Match, room: RoomState | undefined, seat: Seat): string | undefined {
  const chair = room?.chairs[seat];
  return chair !== undefined && isPlaying(chair) ? passAt(match, seat, chair.orders) : undefined;
}

const withoutOrders = (room: RoomState): string =>
  JSON.stringify({ ...room, chairs: room.chairs.map(({ orders: _, ...chair }) => chair) });

/** Nothing is different but orders. */
export const differsInOrders = (room: RoomState, before: RoomState): boolean =>
  room !== before && withoutOrders(room) === withoutOrders(before);

/** The version as everybody may know it: that somebody has given orders is nobody else's business. */
export const seenVersion = (stored: { readonly version: number; readonly room?: RoomState }): number =>
  stored.version - (stored.room?.unseen ?? 0);
