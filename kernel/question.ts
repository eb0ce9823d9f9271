import type { Seat } from './layout.ts';
import type { Params } from './message.ts';

/** The operand of an option lies in the low bits of its value, its verb above. */
export const verbShift = 16;
const operandMask = (1 << verbShift) - 1;

/** What the operand of a verb is: `card` a card on the table, `face` any of its kind. A list names the operands. */
export type OperandKind = 'card' | 'face' | 'seat' | 'number' | 'nothing' | readonly string[];

export interface Verbs<N extends string> {
  /** The number of each verb; an option's value is the verb combined (|) with its operand. */
  readonly at: Readonly<Record<N, number>>;
  readonly list: readonly { readonly name: N; readonly operand: OperandKind }[];
}

export function defineVerbs<N extends string>(specs: Readonly<Record<N, OperandKind>>): Verbs<N> {
  const names = Object.keys(specs) as N[];
  const at = {} as Record<N, number>;
  names.forEach((name, i) => {
    at[name] = i << verbShift;
  });
  return { at, list: names.map((name) => ({ name, operand: specs[name] })) };
}

export const verbOf = (value: number): number => value & ~operandMask;
/** The place of an option's verb in the list of the game's verbs. */
export const verbIndex = (value: number): number => value >> verbShift;
export const operandOf = (value: number): number => value & operandMask;

const noNames: readonly string[] = [];

/** A `text` has at most `max` characters and may be empty. */
export type QuestionKind = 'choose' | 'amount' | 'name' | 'text';

/**
 * A question being put together by a rule. Values of legal options are numbers, so that a play-out builds no
 * objects; options that are not possible are kept, with their reason, only while somebody is looking.
 */
export class Question {
  kind: QuestionKind = 'choose';
  seat: Seat = 0;
  prompt = '';
  params: Params | undefined;
  /** What is asking: the card or effect whose rule needs the answer. */
  source: string | undefined;
  /** What a window is about, see `window`. */
  occasion: string | undefined;
  /** The value that lets it happen. */
  pass: number | undefined;
  readonly values: number[] = [];
  readonly groups: number[] = [];
  count = 0;
  readonly refused: { value: number; code: string }[] = [];
  min = 1;
  max = 1;
  /** Of an amount: one to begin with, within the bounds. */
  usual: number | undefined;
  /** The order of the picks matters. */
  ordered = false;
  /** Everything that makes the options legal is public, so that a single option need not be asked about. */
  open = false;
  /** Somebody will read this question. */
  shown = false;
  names: readonly string[] = noNames;
  readonly chosen: number[] = [];
  chosenCount = 0;

  reset(seat: Seat, prompt: string, shown: boolean): this {
    this.kind = 'choose';
    this.seat = seat;
    this.prompt = prompt;
    this.params = undefined;
    this.source = undefined;
    this.occasion = undefined;
    this.pass = undefined;
    this.count = 0;
    if (this.refused.length > 0) this.refused.length = 0;
    this.min = 1;
    this.max = 1;
    this.usual = undefined;
    this.ordered = false;
    this.open = false;
    this.shown = shown;
    this.names = noNames;
    this.chosenCount = 0;
    return this;
  }

  /** Lists an option; with a reason it is shown but cannot be taken. `group`: at most one pick of each group. */
  offer(value: number, why?: string, group = -1): this {
    if (why === undefined) {
      this.values[this.count] = value;
      this.groups[this.count] = group;
      this.count++;
    } else if (this.shown) {
      this.refused.push({ value, code: why });
    }
    return this;
  }

  /**
   * Makes it a window, in which a seat may step in or let something happen, and lists the option for that. Others see
   * whether a seat lets things happen at an occasion: it is about public facts and the seat, never about its hand.
   */
  window(occasion: string, pass: number): this {
    this.occasion = occasion;
    this.pass = pass;
    return this.offer(pass);
  }

  /** There is nothing to choose, and everyone knows it. */
  get isSettled(): boolean {
    return this.open && this.count === 1 && this.min === 1;
  }

  between(min: number, max: number): this {
    this.min = min;
    this.max = max;
    return this;
  }

  /** Whether no option of the same group has been picked yet. */
  groupIsFree(option: number): boolean {
    const group = this.groups[option]!;
    if (group < 0) return true;
    for (let i = 0; i < this.chosenCount; i++) {
      if (this.groups[this.values.indexOf(this.chosen[i]!)] === group) return false;
    }
    return true;
  }

  /** Adds a value to the answer. */
  choose(value: number): void {
    this.chosen[this.chosenCount++] = value;
  }
}
