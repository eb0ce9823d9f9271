import type { Answer, Match, Seat } from '@zunft/kernel';
import { isPlaying } from './chairs.ts';
import type { RoomState } from './state.ts';

/**
 * The option by which standing orders let something happen to a seat that the table waits for; `undefined` where the
 * person is to be asked. Goes by what the window is about, never by the cards in hand. Without orders: as the game has it.
 */
export function passAt(match: Match, seat: Seat, orders: readonly string[] | undefined): string | undefined {
  const asked = orders ?? match.game.askedAt;
  if (asked === undefined || !match.waitingFor.includes(seat)) return undefined;
  const window = match.window(seat);
  return window === undefined || asked.includes(window.occasion) ? undefined : window.pass;
}

/** The same where people meet; for whoever plays for themselves. */
export function passByOrder(match: Match, room: RoomState | undefined, seat: Seat): string | undefined {
  const chair = room?.chairs[seat];
  return chair !== undefined && isPlaying(chair) ? passAt(match, seat, chair.orders) : undefined;
}

/** An answer that may have been given by itself: it lets something happen, or nothing else can be answered. */
export function canBeByItself(match: Match, seat: Seat, answer: Answer): boolean {
  const [asked] = match.decisions(seat);
  // What is not asked at all is refused as such.
  if (asked === undefined) return true;
  if (asked.window !== undefined && Array.isArray(answer) && answer[0] === asked.window.pass) return true;
  return (
    asked.kind === 'choose' && asked.min === 1 && asked.options.filter(({ legal }) => legal).length === 1
  );
}

const withoutOrders = (room: RoomState): string =>
  JSON.stringify({ ...room, chairs: room.chairs.map(({ orders: _, ...chair }) => chair) });

/** Nothing is different but orders. */
export const differsInOrders = (room: RoomState, before: RoomState): boolean =>
  room !== before && withoutOrders(room) === withoutOrders(before);

/** The version as everybody may know it: that somebody has given orders is nobody else's business. */
export const seenVersion = (stored: { readonly version: number; readonly room?: RoomState }): number =>
  stored.version - (stored.room?.unseen ?? 0);
