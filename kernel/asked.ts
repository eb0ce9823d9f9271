import { RuleDefect } from './errors.ts';
import type { Seat } from './layout.ts';
import type { Question } from './question.ts';

/** What is asked at a table, until the rules go on. */
export interface Asked {
  readonly questions: readonly Question[];
  /**
   * `all`: the rules go on when every seat has answered, unheard by the others. `first`: they hear one answer,
   * whoever gives it; the table waits for the first of the seats, the others may answer.
   */
  readonly hears: 'all' | 'first';
}

export const nothingAsked: Asked = { questions: [], hears: 'all' };

/** Answers to what every seat has to answer, while some are missing; in the order of the questions. */
export type Sealed = readonly (readonly number[] | null)[];

/** Seats that the table waits for. */
export function awaitedSeats({ questions, hears }: Asked, sealed: Sealed): Seat[] {
  const awaited = hears === 'first' ? questions.slice(0, 1) : questions.filter((_, i) => sealed[i] == null);
  return awaited.map(({ seat }) => seat);
}

/** Seats that may answer, although the table does not wait for them. */
export const optionalSeats = ({ questions, hears }: Asked): Seat[] =>
  hears === 'first' ? questions.slice(1).map(({ seat }) => seat) : [];

/** What the rules hear when a question is answered too; or, while other answers are missing, the sealed ones. */
export function withAnswer(
  { questions, hears }: Asked,
  sealed: Sealed,
  question: Question,
  values: readonly number[],
): { readonly heard: readonly (readonly number[])[] } | { readonly sealed: Sealed } {
  if (hears === 'first') return { heard: [[questions.indexOf(question), ...values]] };
  const given = questions.map((other, i) => (other === question ? values : (sealed[i] ?? null)));
  const heard = given.filter((one) => one !== null);
  return heard.length < given.length ? { sealed: given } : { heard };
}

/** A question, and the values of the answer to it that the rules have heard. */
export interface Heard {
  readonly question: Question;
  readonly values: readonly number[];
  /** The table waited for it. */
  readonly isAwaited: boolean;
}

/** The other direction: whose answers they are that the rules have heard. */
export function heardIn({ questions, hears }: Asked, heard: readonly (readonly number[])[]): Heard[] {
  if (hears === 'all')
    return questions.map((question, i) => ({ question, values: heard[i]!, isAwaited: true }));
  const [index, ...values] = heard[0]!;
  return [{ question: answeredOne(questions, index!), values, isAwaited: index === 0 }];
}

/** Which of the questions an answer was given to. */
export function answeredOne(questions: readonly Question[], index: number): Question {
  const question = questions[index];
  if (question === undefined) throw new RuleDefect('an answer to a question that is not asked');
  return question;
}
