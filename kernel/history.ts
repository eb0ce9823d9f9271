import type { Sealed } from './asked.ts';
import type { Answer, Reason } from './decision.ts';
import { PastNeeded, Refusal, RuleDefect, refusalRules, refuse, type TableRefusalCode } from './errors.ts';
import type { Seat } from './layout.ts';
import type { Message, Params } from './message.ts';
import type { Origin } from './run.ts';

/** An answer that is in force, as its seat knows it. */
export interface AnswerInForce {
  readonly seq: number;
  readonly seat: Seat;
  readonly prompt: Message;
  /** The card or effect that asked. */
  readonly source?: string;
  readonly answer: Answer;
  /** Why its seat cannot take it back any more unless everybody agrees. */
  readonly barred?: Reason;
}

/** An answer that is in force, and how the table stood before it. */
export interface Given extends AnswerInForce {
  readonly values: readonly number[];
  readonly before: Origin;
  readonly sealed: Sealed;
}

/** What taking back would mean for a seat: its last answer in force, and whether the others must agree. */
export type UndoState =
  | { readonly kind: 'none' }
  | (TakenBack & { readonly kind: 'free' })
  | (TakenBack & { readonly kind: 'agreed'; readonly why: Reason });

type TakenBack = Pick<AnswerInForce, 'prompt' | 'source' | 'answer'>;

export const barredBy = (code: TableRefusalCode, params: Params = {}): Reason => ({
  code,
  params,
  rule: refusalRules[code],
});

/** The last answer of each seat, by seat. */
type Latest = readonly (AnswerInForce | undefined)[];

/** Answers up to the last one. Never changes, so that imagined worlds share it. */
type Past = Beginning | { readonly given: Given; readonly earlier: Past; readonly latest: Latest };

/** Where a history begins: at the deal, or at a snapshot after the answers that it names. */
interface Beginning {
  readonly given?: undefined;
  readonly latest: Latest;
}

function after(earlier: Past, given: Given): Past {
  const latest = earlier.latest.slice();
  latest[given.seat] = given;
  return { given, earlier, latest };
}

/**
 * The answers in force. A seat takes back freely from the end, down to what is barred; an answer is barred once and
 * for all, so that what was seen on the way to something taken back is not forgotten. Answers of one step share their
 * table, so that going back costs one copy of the table for each step and no time.
 */
export class History {
  private past: Past;
  private readonly beginning: Beginning;
  /** Answers with smaller numbers than this were given before the snapshot that the history begins with. */
  private readonly begin: number;
  /** Those were given in the real world, and nothing leads back there from one that is only imagined. */
  private elsewhere = 0;

  constructor(begin = 0, latest: readonly (AnswerInForce | null | undefined)[] = []) {
    this.begin = begin;
    this.beginning = { latest: latest.map((answer) => answer ?? undefined) };
    this.past = this.beginning;
  }

  /** The last answer since the beginning. */
  get last(): Given | undefined {
    return this.past.given;
  }

  /** The last answer, after those that were given together with it by others who were asked at once. */
  get lastTogether(): readonly Given[] {
    const together: Given[] = [];
    for (let { past } = this; past.given !== undefined; past = past.earlier) {
      together.unshift(past.given);
      if (past.given.sealed.length === 0) break;
    }
    return together;
  }

  /** Nothing can be taken back unless everybody agrees. */
  get isBarred(): boolean {
    return this.last === undefined || this.last.barred !== undefined;
  }

  /** The last answer of each seat, without the way back. */
  latest(seats: number): (AnswerInForce | null)[] {
    return Array.from({ length: seats }, (_, seat) => {
      const answer = this.past.latest[seat];
      return answer === undefined ? null : inForce(answer);
    });
  }

  /** Adds an answer; if it is barred or another seat's, so is the one before. */
  add(given: Given, barred?: Reason): void {
    const other = this.last?.seat !== given.seat;
    this.bar(other ? barredBy('undo-other-answered', { seat: given.seat }) : barred);
    this.past = after(this.past, given);
    this.bar(barred);
  }

  /** Bars the last answer, unless it is barred already. */
  private bar(why: Reason | undefined): void {
    const { past } = this;
    if (past.given === undefined || past.given.barred !== undefined || why === undefined) return;
    this.past = after(past.earlier, { ...past.given, barred: why });
  }

  /** The last answer of a seat, or a `Refusal`. */
  lastOf(seat: Seat): AnswerInForce {
    const answer = this.past.latest[seat];
    if (answer === undefined) throw refuse('nothing-to-undo');
    return answer;
  }

  /** The number of a seat's last answer in force. */
  lastSeq(seat: Seat): number | undefined {
    return this.past.latest[seat]?.seq;
  }

  undoState(seat: Seat): UndoState {
    const last = this.past.latest[seat];
    if (last === undefined) return { kind: 'none' };
    const { prompt, source, answer, barred: why } = last;
    const taken = { prompt, ...(source !== undefined && { source }), answer };
    return why === undefined ? { kind: 'free', ...taken } : { kind: 'agreed', why, ...taken };
  }

  /** An answer that its seat can take back without asking anybody, or a `Refusal`. */
  freeTo(seq: number): Given {
    const remembered = this.beginning.latest.find((answer) => answer?.seq === seq);
    if (remembered?.barred !== undefined) throw refusalOf(remembered.barred);
    const { given } = this.upTo(seq);
    let why: Reason | undefined;
    for (let { past } = this; past.given !== undefined && past.given.seq >= seq; past = past.earlier) {
      why = past.given.barred ?? why;
    }
    if (why !== undefined) throw refusalOf(why);
    return given;
  }

  /** An answer that can be taken back if everybody agrees: the last one of its seat. Otherwise a `Refusal`. */
  agreedTo(seq: number): Given {
    const { given } = this.upTo(seq);
    if (this.lastOf(given.seat) !== given) throw refuse('nothing-to-undo');
    return given;
  }

  private upTo(seq: number): Exclude<Past, Beginning> {
    let { past } = this;
    while (past.given !== undefined && past.given.seq > seq) past = past.earlier;
    if (past.given !== undefined && past.given.seq === seq) return past;
    throw seq < this.begin ? new PastNeeded() : refuse('nothing-to-undo');
  }

  /** Forgets everything from an answer on. What barred it bars the one before. */
  cutFrom(seq: number): void {
    const { given, earlier } = this.upTo(seq);
    if (seq < this.elsewhere) throw new RuleDefect('an imagined world has no past');
    this.past = earlier;
    this.bar(given.barred);
  }

  // Other worlds

  /** The same for a world that somebody imagines. */
  imagined(): History {
    const history = new History(this.begin, this.beginning.latest);
    history.past = this.past;
    history.elsewhere = this.last === undefined ? 0 : this.last.seq + 1;
    return history;
  }

  /** The last answers, as many as there are here, as they would have been in an imagined world. */
  changeLast(answers: readonly Answer[], barred: Reason | undefined): void {
    let { past } = this;
    const changed: Given[] = [];
    for (const answer of answers.toReversed()) {
      if (past.given === undefined) throw new RuleDefect('there is no last answer');
      changed.unshift({ ...past.given, answer });
      past = past.earlier;
    }
    const { barred: _, ...last } = changed.pop()!;
    this.past = after(changed.reduce(after, past), { ...last, ...(barred !== undefined && { barred }) });
  }
}

const refusalOf = ({ code, rule, params }: Reason): Refusal => new Refusal(code, rule, params);

const inForce = ({ seq, seat, prompt, source, answer, barred }: AnswerInForce): AnswerInForce => ({
  seq,
  seat,
  prompt,
  ...(source !== undefined && { source }),
  answer,
  ...(barred !== undefined && { barred }),
});
