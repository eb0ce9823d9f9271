import { commitmentOf, type Seat } from '@zunft/kernel';
import type { Room, RoomSummary, SeatInfo } from '@zunft/protocol';
import { allowsHints, isMissing, peopleIn, seatOf } from './chairs.ts';
import { seenVersion } from './orders.ts';
import type { Chair, PendingRequest, RoomState } from './state.ts';
import { type Outage, timeLeft } from './time.ts';

/** What is known of a room besides what is stored. */
export interface RoomPresence {
  /** By seat: somebody of this chair is connected. */
  readonly here: readonly boolean[];
  /** By seat: gone for long, though no clock ran out. */
  readonly gone: readonly boolean[];
  readonly spectators: number;
}

/** Whoever looks at a room, perhaps somebody whom nobody knows. */
interface Visitor {
  readonly person: string | undefined;
  /** The code that they have come with. */
  readonly code?: string | undefined;
}

/** A room as one person may see it. Built up from what is allowed. */
export function roomFor(
  { table, version, room }: { readonly table: string; readonly version: number; readonly room: RoomState },
  { person, code }: Visitor,
  presence: RoomPresence,
  time: { readonly now: number; readonly outages: readonly Outage[] },
): Room {
  const you = person === undefined ? -1 : seatOf(room, person);
  const { phase, game, options, clock, visibility, watching, seating, created, changed } = room;
  const { pausedBy, rematch, rematchBy } = room;
  const { orders } = room.chairs[you] ?? {};
  return {
    table,
    version: seenVersion({ version, room }),
    phase,
    game,
    options,
    clock,
    visibility,
    watching,
    seating,
    hints: allowsHints(room),
    seats: room.chairs.map((chair, seat) => ({
      ...seatInfo(room, chair, seat, you, presence),
      ...keptFor(chair, person),
    })),
    ...(you >= 0 && { code: room.code }),
    ...(you < 0 && invitedTo(room, code, presence)),
    ...(orders !== undefined && { orders }),
    commitment: commitmentOf(room.secret),
    created,
    changed,
    spectators: presence.spectators,
    ...(clock.kind !== 'none' &&
      (phase === 'running' || phase === 'paused') && { time: roomTime(room, time) }),
    ...(room.request !== undefined && { request: requestFor(room, room.request, you) }),
    ...(pausedBy !== undefined && { pausedBy }),
    ...(rematch !== undefined && { rematch }),
    ...(rematchBy !== undefined && { rematchBy }),
  };
}

/** The chair of an absent person that a code is for, as long as it can be taken over. */
function invitedTo(
  { chairs }: RoomState,
  code: string | undefined,
  { here }: RoomPresence,
): Pick<Room, 'invited'> {
  const seat = chairs.findIndex(({ invite }) => invite !== undefined && invite === code);
  return seat < 0 || here[seat] === true ? {} : { invited: seat };
}

/** What happened in the game is told only to those who may look on. */
function requestFor(
  room: RoomState,
  { undoes, ...request }: PendingRequest,
  you: Seat,
): NonNullable<Room['request']> {
  const looksOn = you >= 0 || room.watching === 'spectators';
  return { ...request, ...(undoes !== undefined && looksOn && { undoes }), needed: peopleIn(room) };
}

function seatInfo(
  room: RoomState,
  chair: Chair,
  seat: Seat,
  you: Seat,
  { here, gone }: RoomPresence,
): SeatInfo {
  const { kind, name, bot, ready, standIn, absent, resigned } = chair;
  const isAbsent = gone[seat] === true || isMissing(chair, here[seat] === true);
  return {
    kind,
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
    ...(seat === you && { you: true }),
    ...(kind === 'person' && chair.person === room.owner && { owner: true }),
    ...(ready && { ready }),
    ...(here[seat] && { here: true }),
    ...(kind === 'person' && isAbsent && { absent: true }),
    ...(kind === 'person' && absent && !isAbsent && { late: true }),
    ...(standIn !== undefined && { standIn }),
    ...(resigned && { resigned }),
  };
}

/** Of a chair that is kept for one person: whether that is the viewer. */
const keptFor = ({ kind, person }: Chair, viewer: string | undefined): Pick<SeatInfo, 'keptFor'> =>
  kind === 'kept' && person !== undefined ? { keptFor: person === viewer ? 'you' : 'other' } : {};

function roomTime(
  room: RoomState,
  { now, outages }: { readonly now: number; readonly outages: readonly Outage[] },
): NonNullable<Room['time']> {
  return {
    left: room.chairs.map((_, seat) => timeLeft(room, seat, now, outages)),
    running: room.phase === 'running' ? peopleIn(room).filter((seat) => room.asked[seat] != null) : [],
    at: now,
  };
}

/** A room in a list. */
export function roomSummary(
  table: string,
  room: RoomState,
  person: string | undefined,
  { waitingSince, asked, outcome }: Pick<RoomSummary, 'waitingSince' | 'asked' | 'outcome'> = {},
): RoomSummary {
  const you = person === undefined ? -1 : seatOf(room, person);
  const { game, options, phase, clock, watching, created, changed } = room;
  return {
    table,
    game,
    options,
    phase,
    clock,
    watching,
    seats: room.chairs.map((chair, seat) => ({
      kind: chair.kind,
      ...(chair.name !== undefined && { name: chair.name }),
      ...(chair.bot !== undefined && { bot: chair.bot }),
      ...(seat === you && { you: true as const }),
      ...keptFor(chair, person),
      ...(chair.standIn !== undefined && { standIn: chair.standIn }),
      ...(chair.resigned && { resigned: chair.resigned }),
    })),
    created,
    changed,
    ...(waitingSince !== undefined && { waitingSince }),
    ...(asked !== undefined && { asked }),
    ...(outcome !== undefined && { outcome }),
  };
}
