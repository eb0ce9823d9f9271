import { botNames } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import { completeOptions, Match, type Options, type Problem, Stream, seedOf } from '@zunft/kernel';
import { Failure, type Place, type Request } from '@zunft/protocol';
import { chairFor, type Person } from './chairs.ts';
import type { RoomState } from './state.ts';
import { firstBank } from './time.ts';

/** A new room as somebody wants it; a `Failure` or a `BadDocument` with everything that is wrong with it. */
export function layRoom(
  registered: RegisteredGame,
  wanted: Omit<Request<'lay'>, 'id' | 'command'>,
  me: Person,
  { code, secret, now }: { readonly code: string; readonly secret: string; readonly now: number },
): RoomState {
  const { game } = registered;
  const options = (wanted.options ?? {}) as Options;
  const problems = placeProblems(wanted.places, botNames(registered));
  if (problems.length > 0) throw new Failure('bad-request', { command: 'lay' }, problems);
  // What is left to chance is drawn when the game begins; here it only has to be possible.
  completeOptions(game, wanted.places.length, options, () => 0);
  const defaults = Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, spec.default]),
  );
  return {
    phase: 'gathering',
    game: game.id,
    options: { ...defaults, ...options },
    clock: wanted.clock ?? { kind: 'none' },
    visibility: wanted.visibility ?? 'private',
    watching: wanted.watching ?? 'spectators',
    seating: wanted.seating ?? 'drawn',
    ...(wanted.hints !== undefined && { hints: wanted.hints }),
    code,
    secret,
    owner: me.id,
    created: now,
    changed: now,
    chairs: wanted.places.map((place) => chairFor(place, me)),
    ...noTimes(wanted.places.length),
  };
}

function placeProblems(places: readonly Place[], bots: readonly string[]): Problem[] {
  const unknown = places.flatMap((place, seat) =>
    place.kind === 'bot' && !bots.includes(place.bot)
      ? [{ path: `places.${seat}.bot`, code: 'not-one-of', params: { value: place.bot, allowed: bots } }]
      : [],
  );
  const own = places.filter(({ kind }) => kind === 'me').length;
  if (own === 1) return unknown;
  return [...unknown, { path: 'places', code: 'bad-value', params: { value: `${own} × me` } }];
}

/** The same people again, each on a chair kept for them, and their standing orders. Whoever asks sits down at once. */
export function layAgain(
  room: RoomState,
  me: Person,
  { code, secret, now }: { readonly code: string; readonly secret: string; readonly now: number },
): RoomState {
  const {
    rematch: _,
    rematchBy: _by,
    request: __,
    pausedAt: ___,
    pausedBy: _pausedBy,
    moved: ____,
    unseen: _unseen,
    ...same
  } = room;
  return {
    ...same,
    phase: 'gathering',
    code,
    secret,
    owner: me.id,
    created: now,
    changed: now,
    chairs: room.chairs.map(({ kind, person, name = '', bot, orders }) => {
      if (kind === 'bot') return { kind, name, bot: bot! };
      if (kind !== 'person')
        return { kind, ...(name !== '' && { name }), ...(person !== undefined && { person }) };
      const chair = { person: person!, name, ...(orders !== undefined && { orders }) };
      return { ...chair, kind: person === me.id ? kind : 'kept' };
    }),
    ...noTimes(room.chairs.length),
  };
}

/** Everybody is ready: draws the seats and deals. The seed comes from the server's secret and everybody's nonce. */
export function deal(
  { game }: RegisteredGame,
  room: RoomState,
): { readonly room: RoomState; readonly match: Match } {
  const nonces = room.chairs.map(({ nonce }) => nonce ?? null);
  const seed = seedOf(room.secret, nonces);
  const chairs = room.seating === 'drawn' ? drawn(room.chairs, new Stream(`${seed}/seats`)) : room.chairs;
  const stream = new Stream(`${seed}/options`);
  const options = completeOptions(game, chairs.length, room.options, (bound) => stream.below(bound));
  const match = Match.deal(game, {
    seats: chairs.length,
    options,
    chance: { kind: 'sealed', seed },
    deal: { secret: room.secret, nonces },
  });
  const bank = chairs.map(() => firstBank(room.clock));
  return { match, room: { ...room, phase: 'running', chairs, ...noTimes(chairs.length), bank } };
}

/** Nobody is asked yet. */
function noTimes(seats: number): Pick<RoomState, 'asked' | 'used' | 'spent' | 'bank'> {
  const none = Array.from({ length: seats }, () => 0);
  return { asked: none.map(() => null), used: none, spent: none, bank: none };
}

function drawn<T>(things: readonly T[], stream: Stream): T[] {
  const left = [...things];
  return things.map(() => left.splice(stream.below(left.length), 1)[0]!);
}
