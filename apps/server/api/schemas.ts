import type { Decision, Json, ViewedEvent } from '@zunft/kernel';
import {
  clockSpec,
  type Hint,
  type Me,
  type Push,
  phases,
  type Room,
  type RoomSummary,
  seatings,
  type TableInfo,
  type TableSummary,
  type UndoOffer,
  type Update,
  type Verification,
  visibilities,
  type WireError,
  watchPolicies,
} from '@zunft/protocol';
import { z } from 'zod';

// What responses and news look like, for the OpenAPI document. `protocol/` has the same as types: whatever does not fit
// them does not compile, and tests hold whole games against these schemas.

const number = z.int().nonnegative();
const seat = number.describe('A seat, counted from 0');
const yes = z.literal(true);
const moment = number.describe('Milliseconds since 1970');

export const json = z.json() as z.ZodType<Json>;

const params = z
  .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
  .describe('What the code or the message is about');

const message = z
  .strictObject({ key: z.string(), params: params.exactOptional() })
  .describe('A sentence that has not been put into a language yet');

const reason = z
  .strictObject({ code: z.string(), params, rule: z.string() })
  .describe('Why something cannot be done, and the rule that says so');

const optionRef = z
  .strictObject({
    verb: z.string(),
    card: z.string().exactOptional(),
    zone: z.string().exactOptional().describe('Where that card lies'),
    owner: seat.exactOptional(),
    seat: seat.exactOptional(),
    number: z.int().exactOptional(),
    name: z.string().exactOptional(),
  })
  .describe('What an option points at');

const optionFields = {
  id: z.string(),
  ref: optionRef,
  count: number.exactOptional().describe('So many identical cards stand behind it'),
  group: z.int().exactOptional().describe('At most one option of each group may be picked'),
};
const option = z.union([
  z.strictObject({ ...optionFields, legal: yes }),
  z.strictObject({ ...optionFields, legal: z.literal(false), why: reason }),
]);

const asked = {
  seat,
  prompt: message,
  source: z.string().exactOptional(),
  window: z
    .strictObject({ occasion: z.string(), pass: z.string() })
    .exactOptional()
    .describe(
      'Others do something, and the seat may step in: what it is about, and the option that lets it happen',
    ),
};

export const decision = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...asked,
      kind: z.literal('choose'),
      options: z.array(option),
      min: number,
      max: number,
      ordered: yes.exactOptional().describe('The order of the picks counts'),
      commit: message.exactOptional(),
    }),
    z.strictObject({
      ...asked,
      kind: z.literal('amount'),
      min: z.int(),
      max: z.int(),
      usual: z.int().exactOptional().describe('An amount to begin with'),
    }),
    z.strictObject({ ...asked, kind: z.literal('name'), names: z.array(z.string()) }),
    z.strictObject({ ...asked, kind: z.literal('text'), maxLength: number, commit: message }),
  ])
  .describe(
    'What a seat is asked: answer with the ids of options, with an amount, with a name, or with a short text',
  ) satisfies z.ZodType<Decision>;

const answer = z.union([z.array(z.string()), z.number(), z.string()]);

export const event = z.strictObject({
  type: z.string(),
  seat: z.int(),
  target: seat.exactOptional(),
  cards: z.array(z.string()).exactOptional().describe('Those that the viewer may know'),
  hidden: number.exactOptional().describe('How many cards the viewer may not know'),
  params: params.exactOptional(),
  cause: z.string().exactOptional(),
}) satisfies z.ZodType<ViewedEvent>;

export const logEntry = z.strictObject({ seq: number, event });

const outcome = z.strictObject({ places: z.array(z.int()), scores: z.array(z.number()) });

const standingFields = {
  seq: number.describe('How many records the journal has'),
  waitingFor: z.array(seat),
  mayAnswer: z
    .array(seat)
    .exactOptional()
    .describe('Seats that are asked too, although the table does not wait for them'),
  over: z.boolean(),
  outcome: outcome.exactOptional().describe('By seat, after the end'),
};

const taken = {
  prompt: message,
  source: z.string().exactOptional(),
  answer,
  picks: z.array(optionRef),
};
const undoOffer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('free'), ...taken }),
  z.strictObject({ kind: z.literal('agreed'), ...taken, why: reason }),
]) satisfies z.ZodType<UndoOffer>;

const hintCounts = z.array(number);

export const hint = z
  .strictObject({
    seq: number.describe('The question it is about'),
    options: z.array(
      z.strictObject({
        answer,
        chance: z.number().exactOptional().describe('To win after this answer, from 0 to 1'),
        why: z
          .strictObject({
            feature: z.string(),
            whose: z.enum(['mine', 'theirs']),
            change: z.enum(['more', 'less']),
          })
          .exactOptional()
          .describe('What speaks for it most; the text is `why.<feature>`'),
      }),
    ),
  })
  .describe('Answers that a strong player would consider, the best first') satisfies z.ZodType<Hint>;

export const update = z
  .strictObject({
    ...standingFields,
    from: number.describe('Forget what you were told from this record on: it is told anew'),
    events: z.array(logEntry),
    view: json.describe('The table as this viewer sees it; each game has its own'),
    viewHash: z.string(),
    decisions: z.array(decision),
    final: z.array(z.string()).describe('Options that cannot be taken back once picked'),
    picks: z.array(optionRef),
    undo: undoOffer,
    takebacks: number,
    hints: hintCounts.exactOptional().describe('By seat: hints asked for; missing where nobody may'),
  })
  .describe('Everything that one viewer needs to know about a game now') satisfies z.ZodType<Update>;

const options = z.record(z.string(), json).describe('The options of the game, complete');
const player = z.strictObject({ name: z.string(), bot: z.string().exactOptional() });

const infoFields = {
  table: z.string(),
  game: z.string(),
  rulesVersion: number,
  seats: number,
  options,
  players: z.array(player),
  commitment: z.string().describe('The SHA-256 of the secret that all cards come from'),
  created: moment,
  loaded: yes.exactOptional(),
  hintsAllowed: z.boolean().exactOptional(),
};
export const tableInfo = z.strictObject(infoFields) satisfies z.ZodType<TableInfo>;
export const opened = z.strictObject({ ...infoFields, ...standingFields });
export const tableSummary = z.strictObject({
  ...infoFields,
  ...standingFields,
  changed: moment,
  takebacks: number,
  hints: hintCounts.exactOptional(),
  asked: z.strictObject(asked).exactOptional(),
}) satisfies z.ZodType<TableSummary>;

export const standing = z.strictObject(standingFields);
export const standingWithDecisions = z.strictObject({ ...standingFields, decisions: z.array(decision) });
export const standingWithEvents = z.strictObject({ ...standingFields, events: z.array(event) });

export const optionSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('switch'), default: z.boolean() }),
  z.strictObject({ kind: z.literal('one-of'), values: z.array(z.string()), default: z.string() }),
  z.strictObject({ kind: z.literal('number'), min: z.number(), max: z.number(), default: z.number() }),
  z.strictObject({
    kind: z.literal('words'),
    values: z.array(z.string()),
    default: z.array(z.string()),
  }),
  z.strictObject({ kind: z.literal('text'), default: z.string() }),
]);

export const gameInfo = z.strictObject({
  game: z.string(),
  rulesVersion: number,
  seats: z.strictObject({ min: number, max: number }),
  options: z.record(z.string(), optionSpec),
  bots: z.array(z.string()),
  occasions: z.array(z.string()).exactOptional().describe('What windows can be about'),
  askedAt: z.array(z.string()).exactOptional().describe('Those at which one is asked without orders'),
});

export const verification = z.strictObject({
  commitment: z.string(),
  seed: z.string(),
  deal: z
    .strictObject({ secret: z.string(), nonces: z.array(z.string().nullable()), fits: z.boolean() })
    .exactOptional()
    .describe('What the seed was made of'),
  records: number,
  fingerprints: number,
  mismatch: number.exactOptional(),
}) satisfies z.ZodType<Verification>;

// Tables with people

const chairKinds = ['open', 'kept', 'person', 'bot'] as const;
const chairFields = {
  kind: z.enum(chairKinds),
  name: z.string().exactOptional(),
  bot: z.string().exactOptional(),
  you: yes.exactOptional().describe('The own chair of whoever asks'),
  keptFor: z
    .enum(['you', 'other'])
    .exactOptional()
    .describe('A chair kept for one person alone: for whoever asks, or for somebody else'),
  standIn: z.string().exactOptional().describe('The bot that answers for the person'),
  resigned: yes.exactOptional(),
};

export const room = z
  .strictObject({
    table: z.string(),
    version: number.describe('Grows with every change; a smaller one is old news'),
    phase: z.enum(phases),
    game: z.string(),
    options,
    clock: clockSpec,
    visibility: z.enum(visibilities),
    watching: z.enum(watchPolicies),
    seating: z.enum(seatings),
    hints: z.boolean().describe('Everybody may ask for hints'),
    seats: z.array(
      z.strictObject({
        ...chairFields,
        owner: yes.exactOptional().describe('Laid the table'),
        ready: yes.exactOptional(),
        here: yes.exactOptional().describe('Is connected'),
        absent: yes.exactOptional().describe('Others may go on without this person'),
        late: yes.exactOptional().describe('Is there, but did not answer in time when last asked'),
      }),
    ),
    code: z.string().exactOptional().describe('By which friends find the table'),
    invited: seat.exactOptional().describe('The seat of an absent person that your code is for'),
    orders: z
      .array(z.string())
      .exactOptional()
      .describe('Occasions at which you want to be asked; missing: at all'),
    commitment: z.string(),
    created: moment,
    changed: moment,
    spectators: number,
    time: z
      .strictObject({ left: z.array(z.number()), running: z.array(seat), at: moment })
      .exactOptional()
      .describe('Milliseconds left by seat, and whose time runs'),
    request: z
      .strictObject({
        kind: z.enum(['takeback', 'pause']),
        by: seat,
        agreed: z.array(seat),
        needed: z.array(seat),
        others: z.array(seat).exactOptional().describe('Whose answers would be taken back as well'),
        undoes: z
          .array(event)
          .exactOptional()
          .describe('What the answer to be taken back brought about, as everybody saw it'),
      })
      .exactOptional(),
    pausedBy: seat.exactOptional().describe('Who asked for the pause'),
    rematch: z.string().exactOptional().describe('The table where the same people meet again'),
    rematchBy: seat.exactOptional().describe('Who was the first to want it'),
  })
  .describe('A table with people: everything but the game itself') satisfies z.ZodType<Room>;

export const roomSummary = z.strictObject({
  table: z.string(),
  game: z.string(),
  options,
  phase: z.enum(phases),
  clock: clockSpec,
  watching: z.enum(watchPolicies),
  seats: z.array(z.strictObject(chairFields)),
  created: moment,
  changed: moment,
  waitingSince: moment.exactOptional(),
  asked: z.strictObject({ prompt: message, source: z.string().exactOptional() }).exactOptional(),
  outcome: outcome.exactOptional(),
}) satisfies z.ZodType<RoomSummary>;

export const me = z.strictObject({
  person: z.string(),
  name: z.string(),
  nameless: z.literal(true).exactOptional(),
}) satisfies z.ZodType<Me>;

export const push = z
  .union([
    z.strictObject({ table: z.string(), update }),
    z.strictObject({ table: z.string(), room }),
    z.strictObject({ lobby: z.array(roomSummary) }),
    z.strictObject({ mine: z.array(roomSummary) }),
    z.strictObject({ goodbye: z.strictObject({ after: number }) }),
  ])
  .describe('What comes over a socket without having been asked for') satisfies z.ZodType<Push>;

const problem = z.strictObject({ path: z.string(), code: z.string(), params });

export const wireErrorSchema = z
  .strictObject({
    code: z.string().describe('Stable; docs/protocol.md lists them'),
    message: z.string().describe('For whoever debugs the program'),
    params,
    rule: z.string().exactOptional().describe('The rule of the game or table that forbids it'),
    problems: z.array(problem).exactOptional(),
  })
  .describe('A refused request changes nothing') satisfies z.ZodType<WireError>;

/** Names under which the document refers to them. */
export const named = {
  Json: json,
  Params: params,
  Message: message,
  Reason: reason,
  OptionRef: optionRef,
  Option: option,
  Decision: decision,
  Event: event,
  LogEntry: logEntry,
  UndoOffer: undoOffer,
  Update: update,
  TableInfo: tableInfo,
  GameInfo: gameInfo,
  OptionSpec: optionSpec,
  Room: room,
  RoomSummary: roomSummary,
  ClockSpec: clockSpec,
  Push: push,
  Error: wireErrorSchema,
} as const;
