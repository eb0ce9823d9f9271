import type { Decision, Options, Seat, ViewedEvent } from '@zunft/kernel';
import { z } from 'zod';

// Tables with people: how they meet, how long they may think, and what they agree on besides the game.

/** How long people may think. */
export const clockSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** So many seconds for every answer. */
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(10).max(3_600) }),
  /** A supply for the whole game, and a little for every answer. */
  z.strictObject({
    kind: z.literal('bank'),
    seconds: z.int().min(30).max(10_800),
    increment: z.int().min(0).max(300),
  }),
  /** So many days for every answer. */
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
]);
export type ClockSpec = z.infer<typeof clockSpec>;

/** Who finds the table: everybody in the list of open tables, or only those who were given its link or code. */
export const visibilities = ['open', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

/** Who besides the players may look: nobody ever; as a spectator, and at everything after the end; only after the end. */
export const watchPolicies = ['nobody', 'spectators', 'afterwards'] as const;
export type WatchPolicy = (typeof watchPolicies)[number];

/** Seats in the order in which people sit down, or drawn by lot from the same secret as the cards. */
export const seatings = ['drawn', 'as-placed'] as const;
export type Seating = (typeof seatings)[number];

/** Line breaks and other controls, halves of characters, and what turns the direction of everything around it. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Something that can be seen and is no mere accent. */
const visible = /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u;

const personName = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(24)
  .refine((name) => !unprintable.test(name) && visible.test(name), 'characters that can be seen in a line');

/** Who is to sit on a chair when a table is laid: the one who lays it, anybody, a friend with the link, a bot. */
export const place = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('kept'), name: personName.optional() }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(60), name: personName.optional() }),
]);
export type Place = z.infer<typeof place>;

/** What a table with people is laid for. */
export const roomSetup = {
  game: z.string().max(60),
  options: z.record(z.string().max(60), z.json()).optional(),
  places: z.array(place).min(1).max(12),
  clock: clockSpec.optional(),
  visibility: z.enum(visibilities).optional(),
  watching: z.enum(watchPolicies).optional(),
  seating: z.enum(seatings).optional(),
  /** Unless told: at tables with bots only. */
  hints: z.boolean().optional(),
} as const;

export const personNameSchema = personName;

/** `gathering` until everybody is ready; `paused` as all players agreed; `aborted` before anybody had moved. */
export const phases = ['gathering', 'running', 'paused', 'over', 'aborted'] as const;
export type Phase = (typeof phases)[number];

/** A chair as everybody may see it. */
export interface SeatInfo {
  readonly kind: 'open' | 'kept' | 'person' | 'bot';
  /** Of the person or the bot; of a kept chair, whom it is kept for. */
  readonly name?: string;
  readonly bot?: string;
  /** The viewer's own chair. */
  readonly you?: true;
  /** A chair that is kept for one person, and not for whoever has the code: for the viewer, or for somebody else. */
  readonly keptFor?: 'you' | 'other';
  /** Whoever laid the table and may change who sits where. */
  readonly owner?: true;
  readonly ready?: true;
  /** Somebody of this chair is connected to the table. */
  readonly here?: true;
  /** Gone for long, or since their time ran out, or it did so twice in a row: a bot may play for them, or somebody else. */
  readonly absent?: true;
  /** The person is there, but their time ran out when they were last asked. */
  readonly late?: true;
  /** The bot that answers for the person at present. */
  readonly standIn?: string;
  readonly resigned?: true;
}

/** Time at a table with a clock, in milliseconds, at the moment of sending. */
export interface RoomTime {
  /** What each seat has left for the answer it owes, or will owe next. */
  readonly left: readonly number[];
  /** Seats whose time is running. */
  readonly running: readonly Seat[];
  /** When this was true, in milliseconds since 1970. */
  readonly at: number;
}

/** Something that needs the agreement of all people at the table. */
export interface RoomRequest {
  readonly kind: 'takeback' | 'pause';
  readonly by: Seat;
  /** People who have agreed so far, the one who asks included; bots agree to everything. */
  readonly agreed: readonly Seat[];
  readonly needed: readonly Seat[];
  /** Others whose answers would be taken back as well. */
  readonly others?: readonly Seat[];
  /** What the answer that would be taken back brought about, as everybody saw it. */
  readonly undoes?: readonly ViewedEvent[];
}

/** A table with people as one viewer may see it: everything but the game itself. */
export interface Room {
  readonly table: string;
  /** Grows with every change; a smaller one is old news. */
  readonly version: number;
  readonly phase: Phase;
  readonly game: string;
  readonly options: Options;
  readonly clock: ClockSpec;
  readonly visibility: Visibility;
  readonly watching: WatchPolicy;
  readonly seating: Seating;
  /** Everybody may ask for hints. */
  readonly hints: boolean;
  readonly seats: readonly SeatInfo[];
  /** The code by which friends find the table, for those who sit at it. */
  readonly code?: string;
  /** The seat of an absent person that the viewer's code is for. */
  readonly invited?: Seat;
  /** The viewer's own standing orders: occasions to be asked at. Missing: as the game has it. */
  readonly orders?: readonly string[];
  /** The fingerprint of the server's secret; the players' nonces were added to it when they said that they are ready. */
  readonly commitment: string;
  readonly created: number;
  readonly changed: number;
  /** How many look on. */
  readonly spectators: number;
  readonly time?: RoomTime;
  readonly request?: RoomRequest;
  /** Who asked for the pause. */
  readonly pausedBy?: Seat;
  /** The table where the same people meet again, and who was the first to want it. */
  readonly rematch?: string;
  readonly rematchBy?: Seat;
}

/** A table in the list of open tables, and in the list of one's own. */
export interface RoomSummary {
  readonly table: string;
  readonly game: string;
  readonly options: Options;
  readonly phase: Phase;
  readonly clock: ClockSpec;
  readonly watching: WatchPolicy;
  readonly seats: readonly Pick<
    SeatInfo,
    'kind' | 'name' | 'bot' | 'you' | 'keptFor' | 'standIn' | 'resigned'
  >[];
  readonly created: number;
  readonly changed: number;
  /** Since when it waits for the one who asks. */
  readonly waitingSince?: number;
  /** What the one who asks has to answer there. */
  readonly asked?: Pick<Decision, 'prompt' | 'source'>;
  /** By seat, when it is over. */
  readonly outcome?: { readonly places: readonly number[]; readonly scores: readonly number[] };
}

/** Who somebody is to the server. The identity itself lives in a cookie and is never sent. */
export interface Me {
  readonly person: string;
  readonly name: string;
  /** They have not said what they are called; the name is made up. */
  readonly nameless?: true;
}

export interface RoomResponses {
  readonly me: Me;
  readonly lay: { readonly room: Room };
  readonly enter: { readonly room: Room };
  readonly exit: Record<string, never>;
  readonly sit: { readonly room: Room };
  readonly stand: { readonly room: Room };
  readonly arrange: { readonly room: Room };
  readonly ready: { readonly room: Room };
  readonly abort: { readonly room: Room };
  readonly resign: { readonly room: Room };
  readonly pause: { readonly room: Room };
  readonly resume: { readonly room: Room };
  readonly agree: { readonly room: Room };
  readonly grant: { readonly room: Room };
  readonly 'stand-in': { readonly room: Room };
  readonly return: { readonly room: Room };
  readonly orders: { readonly room: Room };
  readonly invite: { readonly code: string };
  readonly rematch: { readonly room: Room };
  readonly lobby: { readonly tables: readonly RoomSummary[] };
  readonly 'leave-lobby': Record<string, never>;
  readonly mine: { readonly tables: readonly RoomSummary[] };
  readonly finished: { readonly tables: readonly RoomSummary[]; readonly next?: number };
}

/** What a server says of rooms without having been asked. */
export type RoomPush =
  | { readonly table: string; readonly room: Room }
  | { readonly lobby: readonly RoomSummary[] }
  | { readonly mine: readonly RoomSummary[] }
  /** The server stops or starts anew: come back, not before so many milliseconds have passed. */
  | { readonly goodbye: { readonly after: number } };
