import type { Seat } from '@zunft/kernel';
import { Failure, type Place } from '@zunft/protocol';
import type { Chair, RoomState } from './state.ts';

/** Somebody at a server. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** They have not said what they are called; the name is made up. */
  readonly nameless?: true;
}

export const seatOf = (room: RoomState, person: string): Seat =>
  room.chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person);

/** The seat of somebody who has one, or a `Failure`. */
export function ownSeat(room: RoomState, person: Person): Seat {
  const seat = seatOf(room, person.id);
  if (seat < 0) throw new Failure('not-seated');
  return seat;
}

/** A person who plays for themselves: not resigned, and no bot stands in. */
export const isPlaying = ({ kind, standIn, resigned }: Chair): boolean =>
  kind === 'person' && standIn === undefined && resigned !== true;

/** Who has to agree when all people have to. */
export const peopleIn = (room: Pick<RoomState, 'chairs'>): Seat[] =>
  room.chairs.flatMap((chair, seat) => (isPlaying(chair) ? [seat] : []));

/** Unless whoever laid the table said otherwise, hints are for those who play against bots alone. */
export const allowsHints = ({ hints, chairs }: Pick<RoomState, 'hints' | 'chairs'>): boolean =>
  hints ?? chairs.filter(({ kind }) => kind !== 'bot').length <= 1;

/** The bot that answers for a seat at present. */
export function botOf(chair: Chair | undefined): string | undefined {
  return chair?.kind === 'bot' ? chair.bot : chair?.standIn;
}

/** Everybody finds it in the list of open tables: to sit down at, or to watch. */
export const isListed = ({ visibility, phase, watching }: RoomState): boolean =>
  visibility === 'open' &&
  (phase === 'gathering' || ((phase === 'running' || phase === 'paused') && watching === 'spectators'));

export function mustGather(room: RoomState): void {
  if (room.phase !== 'gathering') throw new Failure('already-begun');
}

export function mustRun(room: RoomState): void {
  if (room.phase === 'gathering') throw new Failure('not-begun');
  if (room.phase !== 'running') throw new Failure('not-running');
}

/** Takes time also while it is paused, but not when it is over. */
export function mustHaveBegun(room: RoomState): void {
  if (room.phase === 'gathering') throw new Failure('not-begun');
  if (room.phase !== 'running' && room.phase !== 'paused') throw new Failure('not-running');
}

const withChair = (room: RoomState, seat: Seat, chair: Chair): RoomState => ({
  ...room,
  chairs: room.chairs.map((other, i) => (i === seat ? chair : other)),
});

export function changeChair(room: RoomState, seat: Seat, change: (chair: Chair) => Chair): RoomState {
  const chair = room.chairs[seat];
  if (chair === undefined) throw new Failure('bad-request', { seat });
  return withChair(room, seat, change(chair));
}

/** A chair as it is laid. */
export function chairFor(place: Place, me: Person): Chair {
  switch (place.kind) {
    case 'me':
      return { kind: 'person', person: me.id, name: me.name };
    case 'open':
      return { kind: 'open' };
    case 'kept':
      return { kind: 'kept', ...(place.name !== undefined && { name: place.name }) };
    case 'bot':
      return { kind: 'bot', bot: place.bot, name: place.name ?? place.bot };
  }
}

/** Whether somebody may sit down on a chair: an open one at an open table, or one that they were given a code for. */
function isFree({ kind, person }: Chair, me: Person, hasCode: boolean): boolean {
  return kind === 'open' || (kind === 'kept' && (person === me.id || (person === undefined && hasCode)));
}

/** Sits down; without a seat named, on the chair kept for this person or the first free one. */
export function sitDown(
  room: RoomState,
  me: Person,
  { seat, hasCode }: { readonly seat: Seat | undefined; readonly hasCode: boolean },
): RoomState {
  mustGather(room);
  if (seatOf(room, me.id) >= 0) throw new Failure('already-seated');
  const knowsTable =
    hasCode || room.visibility === 'open' || room.chairs.some(({ person }) => person === me.id);
  if (!knowsTable) throw new Failure('not-allowed');
  const free = room.chairs.flatMap((chair, i) => (isFree(chair, me, hasCode) ? [i] : []));
  const own = free.find((i) => room.chairs[i]!.person === me.id);
  const wanted = seat ?? own ?? free[0];
  if (wanted === undefined) throw new Failure('no-free-seat');
  if (!free.includes(wanted)) throw new Failure('seat-taken', { seat: wanted });
  const name = ownName(room, me.name);
  return withChair(room, wanted, { kind: 'person', person: me.id, name, ...ordersOf(room, me) });
}

/** What somebody has ordered already, at a table where the same people meet again. */
function ordersOf({ chairs }: RoomState, me: Person): Pick<Chair, 'orders'> {
  const orders = chairs.find(({ person }) => person === me.id)?.orders;
  return orders === undefined ? {} : { orders };
}

/** What somebody is called at a table where others may have the same name: Mia 2. */
export function ownName({ chairs }: RoomState, name: string): string {
  const taken = new Set(chairs.flatMap((chair) => (chair.kind === 'kept' ? [] : [readAs(chair.name)])));
  let own = name;
  for (let number = 2; taken.has(readAs(own)); number++) own = `${name} ${number}`;
  return own;
}

/** What somebody sees of a name: two that look alike are one. */
const readAs = (name = ''): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/[\p{Z}\u2800]+/gu, ' ')
    .trim();

/**
 * Stands up again before the game has begun, or lets the chair go that is kept for oneself. The last one clears the
 * table.
 */
export function standUp(room: RoomState, me: Person): RoomState {
  mustGather(room);
  const kept = room.chairs.findIndex(({ kind, person }) => kind === 'kept' && person === me.id);
  const seat = seatOf(room, me.id) < 0 && kept >= 0 ? kept : ownSeat(room, me);
  const left = withChair(room, seat, { kind: 'open' });
  const heir = left.chairs.find(({ kind }) => kind === 'person')?.person;
  if (heir === undefined) return { ...left, phase: 'aborted' };
  return left.owner === me.id ? { ...left, owner: heir } : left;
}

/** Whoever laid the table says who is to sit on a chair that is not their own. */
export function arrange(room: RoomState, me: Person, seat: Seat, place: Place): RoomState {
  mustGather(room);
  if (room.owner !== me.id) throw new Failure('not-owner');
  const old = room.chairs[seat];
  if (old === undefined) throw new Failure('bad-request', { seat });
  if (place.kind === 'me') {
    if (old.kind === 'person') throw new Failure('seat-taken', { seat });
    const own = seatOf(room, me.id);
    const stood = own < 0 ? room : withChair(room, own, { kind: 'open' });
    const name = ownName(withChair(stood, seat, { kind: 'open' }), me.name);
    return withChair(stood, seat, { kind: 'person', person: me.id, name, ...ordersOf(room, me) });
  }
  if (old.person === me.id && old.kind === 'person') throw new Failure('seat-taken', { seat });
  return withChair(unready(room, me), seat, chairFor(place, me));
}

/** Whom one would play with is another matter now: the others have to say anew that they are ready. */
const unready = (room: RoomState, me: Person): RoomState => ({
  ...room,
  chairs: room.chairs.map((chair) => {
    if (chair.person === me.id) return chair;
    const { ready: _, nonce: __, ...rest } = chair;
    return rest;
  }),
});

export function markReady(room: RoomState, me: Person, ready: boolean, nonce: string | undefined): RoomState {
  mustGather(room);
  return changeChair(room, ownSeat(room, me), ({ ready: _, nonce: __, ...chair }) =>
    ready ? { ...chair, ready: true, ...(nonce !== undefined && { nonce }) } : chair,
  );
}

/** Everybody has said that the game may begin. */
export const allReady = (room: RoomState): boolean =>
  room.chairs.every(({ kind, ready }) => kind === 'bot' || (kind === 'person' && ready === true));

/** Everybody sits, and this person has not said yet that the game may begin. */
export function isAskedIfReady(room: RoomState, person: string): boolean {
  const { phase, chairs } = room;
  const own = chairs[seatOf(room, person)];
  const areSeated = chairs.every(({ kind }) => kind === 'bot' || kind === 'person');
  return phase === 'gathering' && areSeated && own !== undefined && own.ready !== true;
}

/** A person whose time has run out. */
export const isLateAgain = ({ missed = 0, ...chair }: Chair): Chair => ({
  ...chair,
  absent: true,
  missed: missed + 1,
});

/** Others may go on without this person: not there since the time ran out, or it did so twice in a row. */
export const isMissing = ({ absent, missed = 1 }: Chair, isHere: boolean): boolean =>
  absent === true && (!isHere || missed > 1);

/** Somebody has shown up again. */
export function isBack(room: RoomState, seat: Seat): RoomState {
  const chair = room.chairs[seat];
  if (chair === undefined || (chair.absent !== true && chair.invite === undefined)) return room;
  return changeChair(room, seat, ({ absent: _, missed: __, invite: ___, ...rest }) => rest);
}
