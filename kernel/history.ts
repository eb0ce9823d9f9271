import type { Answer, Reason } from './decision.ts';
import { Refusal, RuleDefect, refusalRules, refuse, type TableRefusalCode } from './errors.ts';
import type { Seat } from './layout.ts';
import type { Message, Params } from './message.ts';
import type { Origin } from './run.ts';

/** An answer that is in force, and how the table stood before it. */
export interface Given {
  readonly seq: number;
  readonly seat: Seat;
  readonly prompt: Message;
  /** The card or effect that asked. */
  readonly source?: string;
  readonly answer: Answer;
  readonly before: Origin;
  readonly sealed: readonly (readonly number[] | null)[];
  /** Why its seat cannot take it back any more unless everybody agrees. */
  readonly barred?: Reason;
}

/** What taking back would mean for a seat: its last answer in force, and whether the others must agree. */
export type UndoState =
  | { readonly kind: 'none' }
  | (TakenBack & { readonly kind: 'free' })
  | (TakenBack & { readonly kind: 'agreed'; readonly why: Reason });

type TakenBack = Pick<Given, 'prompt' | 'source' | 'answer'>;

export const barredBy = (code: TableRefusalCode, params: Params = {}): Reason => ({
  code,
  params,
  rule: refusalRules[code],
});

/**
 * The answers in force, oldest first. A seat takes back freely from the end, down to what is barred; an answer is
 * barred once and for all, so that what was seen on the way to something taken back is not forgotten. Answers of one
 * step share their table, so that going back costs one copy of the table for each step and no time.
 */
export class History {
  private given: Given[] = [];
  /** So many answers were given in the real world, and nothing leads back there from one that is only imagined. */
  private elsewhere = 0;

  get last(): Given | undefined {
    return this.given.at(-1);
  }

  /** Adds an answer; if it is barred or another seat's, so is the one before. */
  add(given: Given, barred?: Reason): void {
    const other = this.last?.seat !== given.seat;
    this.bar(other ? barredBy('undo-other-answered', { seat: given.seat }) : barred);
    this.given.push(given);
    this.bar(barred);
  }

  /** Bars the last answer, unless it is barred already. */
  bar(why: Reason | undefined): void {
    const { last } = this;
    if (last === undefined || last.barred !== undefined || why === undefined) return;
    this.given[this.given.length - 1] = { ...last, barred: why };
  }

  /** The last answer of a seat, or a `Refusal`. */
  lastOf(seat: Seat): Given {
    const given = this.given.findLast((one) => one.seat === seat);
    if (given === undefined) throw refuse('nothing-to-undo');
    return given;
  }

  undoState(seat: Seat): UndoState {
    const given = this.given.findLast((one) => one.seat === seat);
    if (given === undefined) return { kind: 'none' };
    const { prompt, source, answer, barred: why } = given;
    const taken = { prompt, ...(source !== undefined && { source }), answer };
    return why === undefined ? { kind: 'free', ...taken } : { kind: 'agreed', why, ...taken };
  }

  /** An answer that its seat can take back without asking anybody, or a `Refusal`. */
  freeTo(seq: number): Given {
    const undone = this.given.slice(this.at(seq));
    const why = undone.find(({ barred }) => barred !== undefined)?.barred;
    if (why !== undefined) throw new Refusal(why.code, why.rule, why.params);
    return undone[0]!;
  }

  /** An answer that can be taken back if everybody agrees: the last one of its seat. Otherwise a `Refusal`. */
  agreedTo(seq: number): Given {
    const given = this.given[this.at(seq)]!;
    if (this.lastOf(given.seat) !== given) throw refuse('nothing-to-undo');
    return given;
  }

  private at(seq: number): number {
    const index = this.given.findIndex((given) => given.seq === seq);
    if (index < 0) throw refuse('nothing-to-undo');
    return index;
  }

  /** Forgets everything from an answer on. What barred it bars the one before. */
  cutFrom(seq: number): void {
    const index = this.at(seq);
    if (index < this.elsewhere) throw new RuleDefect('an imagined world has no past');
    const { barred } = this.given[index]!;
    this.given.length = index;
    this.bar(barred);
  }

  // Other worlds

  /** The same for a world that somebody imagines. */
  imagined(): History {
    const history = new History();
    history.given = this.given.slice();
    history.elsewhere = this.given.length;
    return history;
  }

  /** The last answer as it would have been in an imagined world. */
  changeLast(answer: Answer, barred: Reason | undefined): void {
    const { barred: _, ...given } = this.given.pop()!;
    this.given.push({ ...given, answer, ...(barred !== undefined && { barred }) });
  }
}
