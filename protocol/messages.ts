import { z } from 'zod';
import { paces } from './live.ts';
import { personNameSchema, place, roomSetup } from './rooms.ts';

/** Grows when a change would break a program that speaks this protocol. */
export const protocolVersion = 1;

const id = z.union([z.string(), z.number(), z.null()]);
const table = z.string().min(1);
const seat = z.int().nonnegative();
const seq = z.int().nonnegative();
/** What friends type to find a table, or a chair that waits for somebody. */
const code = z.string().trim().min(1).max(40);
const viewer = z.union([seat, z.literal('spectator')]);
const answer = z.union([z.array(z.string()), z.number(), z.string()]);
const player = z.strictObject({ name: z.string().trim().min(1).max(40), bot: z.string().optional() });

/** What every request may carry besides what its command needs. */
const envelope = { id: id.optional(), command: z.string() };

const onTable = { ...envelope, table };

/** The fields of every request, by command. docs/protocol.md explains them. */
export const requests = {
  hello: z.strictObject({ ...envelope, version: z.int().optional() }),
  games: z.strictObject(envelope),
  new: z.strictObject({
    ...envelope,
    table: table.optional(),
    game: z.string(),
    seats: z.int().optional(),
    options: z.record(z.string(), z.json()).optional(),
    seed: z.string().optional(),
    chance: z.enum(['fast', 'sealed']).optional(),
    position: z.json().optional(),
    players: z.array(player).optional(),
    hints: z.boolean().optional(),
  }),
  load: z.strictObject({ ...envelope, table: table.optional(), journal: z.json() }),
  tables: z.strictObject(envelope),
  watch: z.strictObject({ ...onTable, as: viewer.optional(), since: seq.optional() }),
  unwatch: z.strictObject(onTable),
  decisions: z.strictObject({ ...onTable, as: seat.optional() }),
  answer: z.strictObject({ ...onTable, as: seat, answer, seq: seq.optional(), by: z.string().optional() }),
  preview: z.strictObject({ ...onTable, as: seat, answer }),
  hint: z.strictObject({ ...onTable, as: seat }),
  'drop-hint': z.strictObject({ ...onTable, as: seat }),
  view: z.strictObject({ ...onTable, as: viewer.optional(), at: seq.optional() }),
  events: z.strictObject({ ...onTable, as: viewer.optional(), since: seq.optional() }),
  undo: z.strictObject({ ...onTable, as: seat }),
  takeback: z.strictObject({ ...onTable, as: seat }),
  pace: z.strictObject({ ...onTable, pace: z.enum(paces) }),
  hurry: z.strictObject(onTable),
  journal: z.strictObject({ ...onTable, as: viewer.optional() }),
  position: z.strictObject({ ...onTable, at: seq.optional() }),
  verify: z.strictObject(onTable),
  close: z.strictObject(onTable),

  // Tables with people, on a server
  me: z.strictObject({ ...envelope, name: personNameSchema.optional() }),
  lay: z.strictObject({ ...envelope, ...roomSetup }),
  enter: z.strictObject({ ...envelope, table: table.optional(), code: code.optional() }),
  exit: z.strictObject(onTable),
  sit: z.strictObject({
    ...envelope,
    table: table.optional(),
    seat: seat.optional(),
    code: code.optional(),
  }),
  stand: z.strictObject(onTable),
  arrange: z.strictObject({ ...onTable, seat, place }),
  ready: z.strictObject({ ...onTable, ready: z.boolean(), nonce: z.string().max(128).optional() }),
  abort: z.strictObject(onTable),
  resign: z.strictObject(onTable),
  pause: z.strictObject(onTable),
  resume: z.strictObject(onTable),
  agree: z.strictObject({ ...onTable, agree: z.boolean() }),
  grant: z.strictObject({ ...onTable, seat }),
  'stand-in': z.strictObject({ ...onTable, seat, bot: z.string().max(60).optional() }),
  return: z.strictObject(onTable),
  orders: z.strictObject({ ...onTable, ask: z.array(z.string().max(60)).max(20).optional() }),
  invite: z.strictObject({ ...onTable, seat }),
  rematch: z.strictObject(onTable),
  lobby: z.strictObject(envelope),
  'leave-lobby': z.strictObject(envelope),
  mine: z.strictObject(envelope),
  finished: z.strictObject({
    ...envelope,
    before: z.int().nonnegative().optional(),
    mine: z.boolean().optional(),
  }),
} as const;

export type CommandName = keyof typeof requests;
export type Request<C extends CommandName> = z.infer<(typeof requests)[C]>;
export const commandNames = Object.keys(requests) as CommandName[];

export const isCommand = (word: unknown): word is CommandName =>
  typeof word === 'string' && Object.hasOwn(requests, word);

/** Whatever a request named itself, to be echoed; `null` if it has no name that can be read. */
export function idOf(request: unknown): z.infer<typeof id> {
  const named = typeof request === 'object' && request !== null && 'id' in request ? request.id : null;
  const parsed = id.safeParse(named);
  return parsed.success ? parsed.data : null;
}
