import type { Stream } from '@zunft/kernel';
import { commandNames } from '@zunft/protocol';

/** What a stranger knows of a table that is none of their business. */
export interface Target {
  readonly table: string;
  readonly code: string;
}

type Message = Record<string, unknown>;

const pick = <T>(chance: Stream, from: readonly T[]): T => from[chance.below(from.length)]!;

/** Values that have surprised a program somewhere. */
const oddValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '0',
  'null',
  '__proto__',
  'constructor',
  "'; drop table tables; --",
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  'ß'.repeat(50),
  'x'.repeat(2_000),
  -1,
  0,
  0.5,
  1e308,
  -0,
  2 ** 53,
  4_294_967_296,
  [],
  [[]],
  [null],
  {},
  { length: -1 },
  { toString: 1 },
  { $ne: null },
  { __proto__: null, constructor: { prototype: { polluted: true } } },
];

/** Requests as they should be, about somebody else's table. */
function requestsOf({ table, code }: Target, chance: Stream): Message[] {
  const seat = chance.below(3);
  return [
    { command: 'view', table, as: seat },
    { command: 'view', table, at: chance.below(50) },
    { command: 'watch', table, as: seat, since: chance.below(50) },
    { command: 'watch', table },
    { command: 'enter', table },
    { command: 'decisions', table, as: seat },
    { command: 'decisions', table },
    { command: 'answer', table, as: seat, answer: ['refill'], seq: chance.below(5) },
    { command: 'answer', table, as: seat, answer: chance.below(10) },
    { command: 'preview', table, as: seat, answer: ['refill'] },
    { command: 'hint', table, as: seat },
    { command: 'drop-hint', table, as: seat },
    { command: 'events', table, as: seat, since: 0 },
    { command: 'undo', table, as: seat },
    { command: 'takeback', table, as: seat },
    { command: 'journal', table },
    { command: 'journal', table, as: seat },
    { command: 'position', table, at: chance.below(5) },
    { command: 'verify', table },
    { command: 'pace', table, pace: 'instant' },
    { command: 'hurry', table },
    { command: 'close', table },
    { command: 'tables' },
    { command: 'new', game: 'guildhall', table },
    { command: 'load', journal: { format: 'zunft-journal' } },
    { command: 'sit', table, seat },
    { command: 'sit', table, code: code.toUpperCase().slice(1) },
    { command: 'stand', table },
    { command: 'arrange', table, seat, place: { kind: 'bot', bot: 'random' } },
    { command: 'ready', table, ready: true, nonce: 'mine' },
    { command: 'abort', table },
    { command: 'resign', table },
    { command: 'pause', table },
    { command: 'resume', table },
    { command: 'agree', table, agree: true },
    { command: 'grant', table, seat },
    { command: 'stand-in', table, seat },
    { command: 'return', table },
    { command: 'orders', table, ask: ['attack'] },
    { command: 'invite', table, seat },
    { command: 'rematch', table },
  ];
}

/** A request with one field more, less or different. */
function bent(message: Message, chance: Stream): Message {
  const fields = Object.keys(message);
  const field = pick(chance, fields);
  switch (chance.below(4)) {
    case 0:
      return { ...message, [field]: pick(chance, oddValues) };
    case 1: {
      const { [field]: _, ...rest } = message;
      return rest;
    }
    case 2:
      return {
        ...message,
        [pick(chance, ['id', 'as', 'seq', '__proto__', 'colour'])]: pick(chance, oddValues),
      };
    default:
      return {
        ...message,
        command: pick(chance, [...commandNames, 'toString', '__proto__', 'hasOwnProperty']),
      };
  }
}

/** JSON with a few signs more, less or different. */
function broken(text: string, chance: Stream): string {
  const signs = '{}[]",:\\0x\u0000ü';
  let result = text;
  for (let i = 0; i <= chance.below(3); i++) {
    const at = chance.below(result.length + 1);
    const sign = signs[chance.below(signs.length)]!;
    result = result.slice(0, at) + (chance.below(2) === 0 ? sign : '') + result.slice(at + chance.below(3));
  }
  return result;
}

const noise = (chance: Stream, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(chance.below(0x2_00))).join('');

/** A message that a stranger should not send, or not about this table. */
export function badMessage(target: Target, chance: Stream): string {
  const honest = pick(chance, requestsOf(target, chance));
  const message = { id: chance.below(1_000), ...honest };
  switch (chance.below(10)) {
    case 0:
    case 1:
    case 2:
      return JSON.stringify(message);
    case 3:
    case 4:
    case 5:
      return JSON.stringify(bent(message, chance));
    case 6:
      return broken(JSON.stringify(message), chance);
    case 7:
      return noise(chance, chance.below(200));
    case 8:
      return JSON.stringify(pick(chance, oddValues)) ?? '';
    default: {
      const depth = 1 + chance.below(200);
      return `${'['.repeat(depth)}${']'.repeat(depth)}`;
    }
  }
}

/** What somebody who sits at the table says out of turn: for others, about the past, or what was never offered. */
export function outOfTurn(
  { table }: Target,
  { seat, seats, seq }: { readonly seat: number; readonly seats: number; readonly seq: number },
  chance: Stream,
): string {
  const other = (seat + 1 + chance.below(seats - 1)) % seats;
  const late = seq + 1 + chance.below(5);
  const message = pick<Message>(chance, [
    { command: 'answer', table, as: seat, answer: ['no-such-option'] },
    { command: 'answer', table, as: seat, answer: ['refill', 'refill', 'refill'] },
    { command: 'answer', table, as: seat, answer: Array(500).fill('refill') },
    { command: 'answer', table, as: seat, answer: 7 },
    { command: 'answer', table, as: seat, answer: 'gold' },
    { command: 'answer', table, as: seat, answer: ['refill'], seq: late },
    { command: 'answer', table, as: other, answer: ['refill'] },
    { command: 'decisions', table, as: other },
    { command: 'view', table, as: other },
    { command: 'watch', table, as: other },
    { command: 'journal', table, as: other },
    { command: 'journal', table },
    { command: 'undo', table, as: other },
    { command: 'takeback', table, as: other },
    { command: 'sit', table, seat: other },
    { command: 'stand', table },
    { command: 'arrange', table, seat: other, place: { kind: 'open' } },
    { command: 'ready', table, ready: false },
    { command: 'resume', table },
    { command: 'agree', table, agree: true },
    { command: 'stand-in', table, seat: other },
    { command: 'invite', table, seat: other },
    { command: 'grant', table, seat },
    { command: 'rematch', table },
  ]);
  return JSON.stringify({ id: chance.below(1_000), ...message });
}
