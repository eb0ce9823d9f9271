import type { Answer, Decision } from './decision.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { hashCells, type Position, tableAt } from './position.ts';
import { operandOf, type Question, verbOf, verbShift } from './question.ts';
import { suspended, type Table } from './table.ts';

/**
 * Perft: chance is part of the state, so a deal fixes the tree of all answers. How many answer sequences of a
 * length there are, and a fingerprint of the tables they lead to, are golden numbers: two ways of running the rules
 * that have little in common must agree on them.
 *
 * Where several options are to be picked there are far too many answers. `spread` says which are counted: at most
 * eight, evenly over all selections of the smallest and of the largest possible size, each in the order in which
 * the options are listed. Of identical cards the first ones are taken. A single pick tries every option. A text is
 * left empty.
 */
export interface PerftRow {
  /** Answers in a sequence. */
  readonly depth: number;
  readonly sequences: number;
  /** Over the tables after the last answer, in any order. */
  readonly hash: string;
}

/**
 * The fast runner: plain copies of the table at the beginning of a step, nobody looking. The start is a table at
 * which no seat has given a sealed answer yet.
 */
export function perft(game: Game, start: Position, depth: number): PerftRow[] {
  const t = tableAt(game, start);
  const count = new Count(depth);
  visit(game, t, { checkpoint: t.cells.slice(), answers: start.answers, sealed: [] }, count, 0);
  return count.rows();
}

/** The slow runner, obviously right: a live match that is written down and read again at every question. */
export function perftBySuspending(game: Game, start: Position, depth: number): PerftRow[] {
  const count = new Count(depth);
  visitLive(game, start, count, 0);
  return count.rows();
}

/** Sequences and fingerprints by length. */
class Count {
  readonly depth: number;
  private readonly sequences: number[];
  private readonly low: number[];
  private readonly high: number[];

  constructor(depth: number) {
    this.depth = depth;
    this.sequences = new Array<number>(depth + 1).fill(0);
    this.low = new Array<number>(depth + 1).fill(0);
    this.high = new Array<number>(depth + 1).fill(0);
  }

  add(depth: number, hash: string): void {
    this.sequences[depth]! += 1;
    this.high[depth] = (this.high[depth]! + Number.parseInt(hash.slice(0, 8), 16)) >>> 0;
    this.low[depth] = (this.low[depth]! + Number.parseInt(hash.slice(8), 16)) >>> 0;
  }

  rows(): PerftRow[] {
    const hex = (word: number): string => word.toString(16).padStart(8, '0');
    return this.sequences.slice(1).map((sequences, i) => ({
      depth: i + 1,
      sequences,
      hash: hex(this.high[i + 1]!) + hex(this.low[i + 1]!),
    }));
  }
}

// Fast

interface Node {
  readonly checkpoint: Int32Array;
  readonly answers: readonly (readonly number[])[];
  /** Answers of the seats asked at once, as far as they are in. */
  readonly sealed: readonly (readonly number[])[];
}

function visit(game: Game, t: Table, node: Node, count: Count, depth: number): void {
  const here = run(game, t, node);
  if (depth > 0) count.add(depth, hashCells(t.cells));
  if (depth === count.depth) return;
  for (const next of nodesAfter(game, t, here)) visit(game, t, next, count, depth + 1);
}

/** Seats of whom all are heard answer in their order; of those of whom one is heard, any may answer. */
function nodesAfter(game: Game, t: Table, here: Node): Node[] {
  const { questions, hears } = t.pending;
  if (hears === 'first') {
    return questions.flatMap((question, i) =>
      someAnswers(game, t, question).map((values) => ({
        ...here,
        answers: [...here.answers, [i, ...values]],
      })),
    );
  }
  const question = questions[here.sealed.length];
  if (question === undefined) return [];
  return someAnswers(game, t, question).map((values) => {
    const sealed = [...here.sealed, values];
    return sealed.length < questions.length
      ? { ...here, sealed }
      : { ...here, answers: [...here.answers, ...sealed], sealed: [] };
  });
}

/** Runs to the next question. Where steps are over, the rest starts from a new checkpoint. */
function run(game: Game, t: Table, node: Node): Node {
  let here = node;
  t.cells.set(here.checkpoint);
  t.begin(here.answers, []);
  try {
    while (!game.isOver(t)) {
      game.step(t);
      here = { checkpoint: t.cells.slice(), answers: [], sealed: [] };
      t.begin([], []);
    }
  } catch (signal) {
    if (signal !== suspended) throw signal;
  }
  return here;
}

function someAnswers(game: Game, t: Table, question: Question): readonly (readonly number[])[] {
  if (question.kind === 'text') return [[]];
  if (question.kind === 'name') return spread(question.names.length, (i) => [i]);
  if (question.kind === 'amount') {
    const { min, max } = question;
    return spread(max - min + 1, (i) => [min + i]);
  }
  const copies = new Map<number, number[]>();
  const choices = new Map<number, Choice>();
  for (let i = 0; i < question.count; i++) {
    const value = question.values[i]!;
    const isCard = game.verbs[value >> verbShift]!.operand === 'card';
    const alike = isCard ? verbOf(value) | t.face(operandOf(value)) : value;
    copies.set(alike, [...(copies.get(alike) ?? []), value]);
    choices.set(alike, { count: copies.get(alike)!.length, group: question.groups[i]! });
  }
  const behind = [...copies.values()];
  const max = Math.min(question.max, question.count);
  return selections([...choices.values()], question.min, max).map((picks) => {
    const used = behind.map(() => 0);
    return picks.map((choice) => behind[choice]![used[choice]!++]!);
  });
}

// Slow

function visitLive(game: Game, position: Position, count: Count, depth: number): void {
  const match = Match.resume(game, JSON.parse(JSON.stringify(position)));
  if (depth > 0) count.add(depth, match.hash());
  if (depth === count.depth || match.isOver) return;
  for (const seat of [match.waitingFor[0]!, ...match.mayAnswer]) {
    for (const answer of someLiveAnswers(match.decisions(seat)[0]!)) {
      const next = Match.resume(game, JSON.parse(JSON.stringify(match.position())));
      next.answer(seat, answer);
      visitLive(game, next.position(), count, depth + 1);
    }
  }
}

function someLiveAnswers(decision: Decision): readonly Answer[] {
  if (decision.kind === 'text') return [''];
  if (decision.kind === 'name') return spread(decision.names.length, (i) => decision.names[i]!);
  if (decision.kind === 'amount') return spread(decision.max - decision.min + 1, (i) => decision.min + i);
  const legal = decision.options.filter((option) => option.legal);
  const choices = legal.map(({ count = 1, group = -1 }) => ({ count, group }));
  return selections(choices, decision.min, decision.max).map((picks) => picks.map((i) => legal[i]!.id));
}

// Both

interface Choice {
  readonly count: number;
  readonly group: number;
}

/** Of so many things at most eight, evenly spread, the first and the last among them. */
function spread<T>(count: number, at: (i: number) => T): T[] {
  const most = 8;
  if (count <= most) return Array.from({ length: count }, (_, i) => at(i));
  return Array.from({ length: most }, (_, i) => at(Math.round((i * (count - 1)) / (most - 1))));
}

/** Selections beyond this number are not looked at. */
const mostSelections = 10_000;

function selections(choices: readonly Choice[], min: number, max: number): number[][] {
  if (min === 1 && max === 1) return choices.map((_, i) => [i]);
  const smallest = selectionsOf(choices, min);
  let largest: number[][] = [];
  for (let size = max; size > min && largest.length === 0; size--) largest = selectionsOf(choices, size);
  const all = [...smallest, ...largest];
  return spread(all.length, (i) => all[i]!);
}

/** All ways to pick so many, in the order of the options; a choice as often as there are cards behind it. */
function selectionsOf(choices: readonly Choice[], size: number): number[][] {
  const found: number[][] = [];
  const picks: number[] = [];
  const groups = new Set<number>();
  const pick = (from: number): void => {
    if (picks.length === size) found.push([...picks]);
    if (picks.length === size || found.length >= mostSelections) return;
    for (let i = from; i < choices.length; i++) {
      const { count, group } = choices[i]!;
      if (group >= 0 ? groups.has(group) : picks.filter((other) => other === i).length >= count) continue;
      groups.add(group);
      picks.push(i);
      pick(i);
      picks.pop();
      groups.delete(group);
    }
  };
  pick(0);
  return found;
}
