import { Refusal, RuleDefect, refuse } from './errors.ts';
import { textOf, unitsOf } from './free-text.ts';
import type { Game } from './game.ts';
import type { Seat } from './layout.ts';
import type { Message, Params } from './message.ts';
import { operandOf, type Question, verbShift } from './question.ts';
import type { Policy, Table } from './table.ts';

/** Why something cannot be done: a code, what it is about, and the rule that says so. */
export interface Reason {
  readonly code: string;
  readonly params: Params;
  readonly rule: string;
}

/** What an option points at, so that a screen can highlight it where it lies. */
export interface OptionRef {
  readonly verb: string;
  readonly card?: string;
  /** The zone in which that card lies, and whose it is. */
  readonly zone?: string;
  readonly owner?: Seat;
  readonly seat?: Seat;
  readonly number?: number;
  readonly name?: string;
}

export type Option = {
  readonly id: string;
  readonly ref: OptionRef;
  /** So many identical cards stand behind this option. */
  readonly count?: number;
  /** At most one option of each group may be picked. */
  readonly group?: number;
} & ({ readonly legal: true } | { readonly legal: false; readonly why: Reason });

/** Where a seat may step in: what it is about, one of the game's `occasions`, and the option that lets it happen. */
export interface Window {
  readonly occasion: string;
  readonly pass: string;
}

interface Asked {
  readonly seat: Seat;
  readonly prompt: Message;
  readonly source?: string;
  readonly window?: Window;
}

/** What a seat is asked. Four shapes, no more. */
export type Decision =
  | (Asked & {
      readonly kind: 'choose';
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      readonly ordered?: true;
      /** What sending the picks does; said with `count`, the number picked so far. Missing where one pick is the answer. */
      readonly commit?: Message;
    })
  | (Asked & {
      readonly kind: 'amount';
      readonly min: number;
      readonly max: number;
      /** An amount to begin with, where one is likelier than the least. */
      readonly usual?: number;
    })
  | (Asked & { readonly kind: 'name'; readonly names: readonly string[] })
  /** A short text of one's own, perhaps none; its length is counted in UTF-16 code units. */
  | (Asked & {
      readonly kind: 'text';
      readonly maxLength: number;
      /** What sending it does; said with `count`, the length of the text so far. */
      readonly commit: Message;
    });

/** Ids of the options picked, an amount, a name or a text: whatever the decision asks for. */
export type Answer = readonly string[] | number | string;

/** The id of an option, with these faces on the cards; they begin at `offset`. */
export function optionId(game: Game, value: number, faces: ArrayLike<number>, offset = 0): string {
  const { name: verb, operand } = game.verbs[value >> verbShift]!;
  const n = operandOf(value);
  if (operand === 'nothing') return verb;
  if (operand === 'number' || operand === 'seat') return `${verb}.${n}`;
  if (operand === 'face') return `${verb}.${game.faces[n]}`;
  return operand === 'card' ? `${verb}.${game.faces[faces[offset + n]!]}` : `${verb}.${operand[n]}`;
}

const idOf = (game: Game, t: Table, value: number): string => optionId(game, value, t.cells, t.layout.face);

function describe(game: Game, t: Table, value: number): { id: string; ref: OptionRef } {
  const { name: verb, operand } = game.verbs[value >> verbShift]!;
  const n = operandOf(value);
  const id = idOf(game, t, value);
  if (operand === 'nothing') return { id, ref: { verb } };
  if (operand === 'number') return { id, ref: { verb, number: n } };
  if (operand === 'seat') return { id, ref: { verb, seat: n } };
  if (operand === 'face') return { id, ref: { verb, card: game.faces[n]! } };
  if (operand !== 'card') return { id, ref: { verb, name: operand[n]! } };
  const zone = t.layout.zones[t.zoneOf(n)]!;
  const owner = zone.owner === undefined ? {} : { owner: zone.owner };
  return { id, ref: { verb, card: t.faceName(n), zone: zone.name, ...owner } };
}

const paramsOf = ({ min, max, params }: Question): Params => ({ min, max, ...params });

export const promptOf = (question: Question): Message => ({
  key: `prompt.${question.prompt}`,
  params: paramsOf(question),
});

const commitOf = (question: Question): Message => ({
  key: `commit.${question.prompt}`,
  params: paramsOf(question),
});

/** The window that a question is, if it is one. */
export function windowOf(game: Game, t: Table, { occasion, pass }: Question): Window | undefined {
  if (occasion === undefined || pass === undefined) return undefined;
  if (!game.occasions?.includes(occasion))
    throw new RuleDefect(`occasion ${occasion} is not in the list of ${game.id}`);
  return { occasion, pass: idOf(game, t, pass) };
}

/** Puts a question of the rules into the form that players, screens and bots get. */
export function decisionOf(game: Game, t: Table, question: Question): Decision {
  const window = windowOf(game, t, question);
  const asked: Asked = {
    seat: question.seat,
    prompt: promptOf(question),
    ...(question.source !== undefined && { source: question.source }),
    ...(window !== undefined && { window }),
  };
  if (question.kind === 'amount') {
    const { min, max, usual } = question;
    return { ...asked, kind: 'amount', min, max, ...(usual !== undefined && { usual }) };
  }
  if (question.kind === 'name') return { ...asked, kind: 'name', names: question.names };
  if (question.kind === 'text')
    return { ...asked, kind: 'text', maxLength: question.max, commit: commitOf(question) };
  return {
    ...asked,
    kind: 'choose',
    options: optionsOf(game, t, question),
    min: question.min,
    max: Math.min(question.max, question.count),
    ...(question.ordered && { ordered: true as const }),
    // Whoever picks none or several has to say when that is all.
    ...((question.min !== 1 || question.max !== 1) && { commit: commitOf(question) }),
  };
}

function optionsOf(game: Game, t: Table, question: Question): Option[] {
  const counts = new Map<string, number>();
  const options = new Map<string, Option>();
  for (let i = 0; i < question.count; i++) {
    const { id, ref } = describe(game, t, question.values[i]!);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    const group = question.groups[i]!;
    options.set(id, { id, ref, ...(group >= 0 && { group }), legal: true });
  }
  for (const { value, code } of question.refused) {
    const { id, ref } = describe(game, t, value);
    if (!options.has(id))
      options.set(id, { id, ref, legal: false, why: reasonOf(game, t, question, value, code) });
  }
  return [...options.values()].map((option) => {
    const count = counts.get(option.id) ?? 1;
    return count > 1 ? { ...option, count } : option;
  });
}

function reasonOf(game: Game, t: Table, question: Question, value: number, code: string): Reason {
  const reason = game.reasons[code];
  if (reason === undefined) throw new RuleDefect(`reason ${code} is not in the list of ${game.id}`);
  return {
    code,
    params: reason.params?.(t, question.seat, operandOf(value), question) ?? {},
    rule: reason.rule,
  };
}

/** Checks an answer against its question and turns it into values. Throws a `Refusal` and changes nothing. */
export function valuesOf(game: Game, t: Table, question: Question, answer: Answer): number[] {
  if (question.kind === 'amount') return [amountOf(question, answer)];
  if (question.kind === 'name') {
    const index = typeof answer === 'string' ? question.names.indexOf(answer) : -1;
    if (index < 0) throw refuse('unknown-name', { name: String(answer) });
    return [index];
  }
  if (question.kind === 'text') {
    if (typeof answer !== 'string') throw refuse('wrong-shape');
    return unitsOf(answer, question.max);
  }
  if (!Array.isArray(answer) || answer.some((id) => typeof id !== 'string')) throw refuse('wrong-shape');
  return picksOf(game, t, question, answer as readonly string[]);
}

function amountOf(question: Question, answer: Answer): number {
  if (typeof answer !== 'number') throw refuse('wrong-shape');
  if (!Number.isInteger(answer)) throw refuse('not-a-whole-number', { amount: answer });
  if (answer < question.min || answer > question.max) {
    throw refuse('amount-out-of-range', { amount: answer, min: question.min, max: question.max });
  }
  return answer;
}

function picksOf(game: Game, t: Table, question: Question, ids: readonly string[]): number[] {
  const used = new Set<number>();
  const groups = new Set<number>();
  const values = ids.map((id) => {
    const at = optionAt(game, t, question, id, used);
    const group = question.groups[at]!;
    if (group >= 0 && groups.has(group)) throw refuse('same-group', { option: id });
    used.add(at);
    groups.add(group);
    return question.values[at]!;
  });
  if (values.length < question.min) throw refuse('too-few', { picked: values.length, min: question.min });
  if (values.length > question.max) throw refuse('too-many', { picked: values.length, max: question.max });
  return values;
}

/** Where the option with this id stands, leaving out what is used already: identical cards share an id. */
function optionAt(game: Game, t: Table, question: Question, id: string, used: ReadonlySet<number>): number {
  let known = false;
  for (let i = 0; i < question.count; i++) {
    if (idOf(game, t, question.values[i]!) !== id) continue;
    if (!used.has(i)) return i;
    known = true;
  }
  throw known ? refuse('repeated-option', { option: id }) : refusalOfOption(game, t, question, id);
}

function refusalOfOption(game: Game, t: Table, question: Question, id: string): Refusal {
  const refused = question.refused.find(({ value }) => idOf(game, t, value) === id);
  if (refused === undefined) return refuse('unknown-option', { option: id });
  const { code, rule, params } = reasonOf(game, t, question, refused.value, refused.code);
  return new Refusal(code, rule, params);
}

/** The other direction: values of a question as the ids that a player would have sent. */
export function answerOf(game: Game, t: Table, question: Question, values: readonly number[]): Answer {
  if (question.kind === 'amount') return values[0]!;
  if (question.kind === 'name') return question.names[values[0]!]!;
  if (question.kind === 'text') return textOf(values);
  return values.map((value) => idOf(game, t, value));
}

/** What a policy would answer to a question that stands open. A policy has no text to give. */
export function answerBy(game: Game, t: Table, question: Question, policy: Policy): Answer {
  question.chosenCount = 0;
  if (question.kind !== 'text') policy.answer(t, question);
  return answerOf(game, t, question, question.chosen.slice(0, question.chosenCount));
}

/** The options that values of a question stand for. An amount, a name or a text stands for none. */
export const refsOf = (game: Game, t: Table, question: Question, values: readonly number[]): OptionRef[] =>
  question.kind === 'choose' ? values.map((value) => describe(game, t, value).ref) : [];

/** What the id of an option points at, without the place where a card lay. */
export function refOfId(game: Game, id: string): OptionRef {
  const { name: verb, operand } = game.verbs
    .filter(({ name }) => id === name || id.startsWith(`${name}.`))
    .reduce((a, b) => (b.name.length > a.name.length ? b : a));
  const rest = id.slice(verb.length + 1);
  if (operand === 'nothing') return { verb };
  if (operand === 'card' || operand === 'face') return { verb, card: rest };
  if (operand === 'number') return { verb, number: Number(rest) };
  return operand === 'seat' ? { verb, seat: Number(rest) } : { verb, name: rest };
}
