import { type Game, operandOf, type Question, type Table, verbIndex, verbOf } from '@zunft/kernel';

/** The move that says that no more is picked. */
export const enough = -1;

/** More than sit at any table. */
const mostSeats = 16;

/**
 * What can be picked next in answer to a question. A move has the same key in every world in which a player could
 * not tell it from another: cards go by their faces. Where several are to be picked they are picked one by one, and
 * in one order only, unless the order is what is asked for.
 */
export class Moves {
  count = 0;
  readonly keys: number[] = [];
  /** Which option of the question each of them is; `enough` for none. */
  readonly options: number[] = [];
  private readonly takesCard: readonly boolean[];
  private readonly picked: number[] = [];
  private lastKey = enough;
  private readonly prompts = new Map<string, number>();
  /** Which question is asked of whom, as a number. */
  private asked = 0;

  constructor(game: Game) {
    this.takesCard = game.verbs.map(({ operand }) => operand === 'card');
  }

  /** To be called once for every question, before the first pick. */
  begin({ prompt, seat }: Question): void {
    this.picked.length = 0;
    this.lastKey = enough;
    let place = this.prompts.get(prompt);
    if (place === undefined) {
      place = this.prompts.size;
      this.prompts.set(prompt, place);
    }
    this.asked = Math.imul(place * mostSeats + seat + 1, 0x9e3779b1);
  }

  /** The key of a move in the tree: what nobody could know may decide which question comes, and its moves are its own. */
  keyInTree(move: number): number {
    return this.keys[move]! ^ this.asked;
  }

  list(t: Table, question: Question): void {
    this.count = 0;
    const { picked } = this;
    const { length } = picked;
    if (question.kind !== 'choose') {
      for (let i = optionCount(question) - 1; i >= 0; i--) this.add(i, i);
      return;
    }
    if (length >= question.min && isSeveral(question)) this.add(enough, enough);
    this.listPicks(t, question, isOrdering(question));
    // Where not all go together, whoever began with the last ones may have to go back for the first.
    if (this.count === 0) this.listPicks(t, question, true);
  }

  private listPicks(t: Table, question: Question, anyOrder: boolean): void {
    const { picked } = this;
    const { length } = picked;
    for (let i = 0; i < question.count; i++) {
      const key = this.keyOf(t, question.values[i]!);
      if (length > 0 && (picked.includes(i) || (!anyOrder && key < this.lastKey))) continue;
      if (length > 0 && !question.groupIsFree(i)) continue;
      if (this.has(key)) continue;
      if (anyOrder || this.enoughFrom(t, question, key)) this.add(key, i);
    }
  }

  /** Whether as many as must be can still be picked in order, beginning with this one. */
  private enoughFrom(t: Table, question: Question, key: number): boolean {
    const { picked } = this;
    const needed = question.min - picked.length;
    if (needed <= 1) return true;
    let left = 0;
    for (let i = 0; i < question.count && left < needed; i++) {
      if (!picked.includes(i) && this.keyOf(t, question.values[i]!) >= key) left++;
    }
    return left >= needed;
  }

  private add(key: number, option: number): void {
    this.keys[this.count] = key;
    this.options[this.count] = option;
    this.count++;
  }

  private has(key: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.keys[i] === key) return true;
    return false;
  }

  /** Picks one of the moves; `true` if the question is answered with it. */
  pick(question: Question, move: number): boolean {
    const option = this.options[move]!;
    if (option === enough) return true;
    question.choose(valueAt(question, option));
    if (question.kind !== 'choose') return true;
    this.picked.push(option);
    this.lastKey = this.keys[move]!;
    return question.chosenCount >= Math.min(question.max, question.count);
  }

  private keyOf(t: Table, value: number): number {
    const operand = operandOf(value);
    return this.takesCard[verbIndex(value)] ? verbOf(value) | t.face(operand) : value;
  }
}

export const isSeveral = (question: Question): boolean => question.max > 1 || question.min !== question.max;

/** All of them are picked, and only their order is asked for. */
const isOrdering = ({ ordered, min, count }: Question): boolean => ordered && min === count;

/** How many answers there are, or how many options if several can be picked. */
export const optionCount = (question: Question): number =>
  question.kind === 'choose'
    ? question.count
    : question.kind === 'name'
      ? question.names.length
      : question.max - question.min + 1;

export const valueAt = (question: Question, option: number): number =>
  question.kind === 'choose'
    ? question.values[option]!
    : question.kind === 'name'
      ? option
      : question.min + option;
