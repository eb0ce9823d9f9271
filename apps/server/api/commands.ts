import type { CommandName, Request, Responses } from '@zunft/protocol';
import { z } from 'zod';
import {
  gameInfo,
  hint,
  json,
  logEntry,
  me,
  opened,
  room,
  roomSummary,
  standing,
  standingWithDecisions,
  standingWithEvents,
  tableInfo,
  tableSummary,
  update,
  verification,
} from './schemas.ts';

/** How a command is reached, what it is for, and what it answers. */
export interface DescribedCommand<C extends CommandName = CommandName> {
  readonly about: string;
  readonly response: z.ZodType<Responses[C]>;
  /** Changes nothing and can be asked for by GET, with these fields in the query. */
  readonly get?: readonly (keyof Request<C>)[];
  /** Makes sense only where news can follow. */
  readonly socketOnly?: true;
}

const nothing = z.strictObject({}) as unknown as z.ZodType<Record<string, never>>;
const seq = z.int().nonnegative();
const theRoom = z.strictObject({ room });
const rooms = z.strictObject({ tables: z.array(roomSummary) });

/** Every command of the protocol, as the OpenAPI document tells of it. */
export const describedCommands: { readonly [C in CommandName]: DescribedCommand<C> } = {
  hello: {
    about: 'The version of the protocol, its commands and the games',
    get: ['version'],
    response: z.strictObject({
      version: seq,
      commands: z.array(z.string()),
      games: z.array(z.string()),
    }),
  },
  games: {
    about: 'The games with their options and bots',
    get: [],
    response: z.strictObject({ games: z.array(gameInfo) }),
  },
  me: {
    about: 'Who you are here; with a name, what others shall call you',
    get: [],
    response: me,
  },
  lobby: {
    about: 'The open tables; over a socket, news of them from now on',
    get: [],
    response: rooms,
  },
  'leave-lobby': { about: 'No more news of open tables', socketOnly: true, response: nothing },
  mine: { about: 'Your tables that are not over', get: [], response: rooms },
  finished: {
    about: 'Games that are over, newest first; `next` is the `before` of the next page',
    get: ['before', 'mine'],
    response: z.strictObject({ tables: z.array(roomSummary), next: seq.exactOptional() }),
  },
  lay: { about: 'Lay a table and sit down at it', response: theRoom },
  enter: {
    about: 'Be at a table, found by name or by code; news of it from now on',
    socketOnly: true,
    response: theRoom,
  },
  exit: { about: 'Leave; the own chair is kept', socketOnly: true, response: nothing },
  sit: { about: 'Sit down', response: theRoom },
  stand: { about: 'Stand up before the game begins', response: theRoom },
  arrange: { about: 'Decide who may sit on a chair; for whoever laid the table', response: theRoom },
  ready: {
    about: 'Say that you are ready; the game begins when everybody is. The nonce becomes part of the seed',
    response: theRoom,
  },
  abort: { about: 'Clear the table before anybody has moved', response: theRoom },
  resign: { about: 'Give the game up', response: theRoom },
  pause: { about: 'Ask the others for a pause', response: theRoom },
  resume: { about: 'Go on after a pause', response: theRoom },
  agree: { about: 'Agree to what somebody asked for, or do not', response: theRoom },
  grant: { about: 'Give an opponent more time', response: theRoom },
  'stand-in': { about: 'Let a bot play for somebody who is absent', response: theRoom },
  orders: {
    about: 'Say at which occasions you want to be asked; everywhere else it is let happen',
    response: theRoom,
  },
  return: { about: 'Take the own chair back from the bot', response: theRoom },
  invite: {
    about: 'A code with which somebody else may take the chair of somebody who is absent',
    response: z.strictObject({ code: z.string() }),
  },
  rematch: { about: 'A new table for the same people', response: theRoom },
  watch: {
    about: 'Watch a game, from a seat or as a spectator; news of it from now on',
    socketOnly: true,
    response: z.strictObject({ info: tableInfo, update }),
  },
  unwatch: { about: 'No more news of a game', socketOnly: true, response: nothing },
  decisions: { about: 'What a seat is asked', response: standingWithDecisions },
  answer: {
    about: 'Answer a question; acknowledged when it has been written down for good',
    response: standingWithEvents,
  },
  preview: {
    about: 'What an answer would lead to, as far as the seat can know',
    response: z.union([
      z.strictObject({ known: z.literal(false) }),
      z.strictObject({ known: z.literal(true), view: json }),
    ]),
  },
  hint: {
    about: 'What a strong player would answer, where the table allows hints; knows no more than the seat',
    response: hint,
  },
  'drop-hint': { about: 'Calls a hint off that is being thought about', response: nothing },
  view: { about: 'The table as a viewer sees it', response: z.strictObject({ seq, view: json }) },
  events: {
    about: 'What happened, as a viewer saw it',
    response: z.strictObject({ seq, from: seq, events: z.array(logEntry) }),
  },
  undo: { about: 'Take the last answer back, if nothing has become known since', response: standing },
  takeback: { about: 'Ask the others whether the last answer may be taken back', response: standing },
  pace: { about: 'How fast bots answer', response: nothing },
  hurry: { about: 'Bots answer at once until a person is asked', response: nothing },
  journal: {
    about: 'The record of the game: everything after the end, before that what a seat may know',
    response: z.strictObject({ journal: json }),
  },
  position: {
    about: 'The position as a document, after the end',
    response: z.strictObject({ seq, position: json }),
  },
  verify: { about: 'Plays the game again and compares; after the end', response: verification },
  new: { about: 'Open a table without people; not on a server', response: opened },
  load: { about: 'Open a recorded game; not on a server', response: opened },
  tables: {
    about: 'The tables of a host without people; not on a server',
    response: z.strictObject({ tables: z.array(tableSummary) }),
  },
  close: { about: 'Forget a table; not on a server', response: nothing },
};

/** Commands that can be carried out by a request of its own. */
export const restCommands: readonly CommandName[] = (Object.keys(describedCommands) as CommandName[]).filter(
  (command) => describedCommands[command].socketOnly !== true,
);
