import type { Answer, Policy, Situation } from '@zunft/kernel';

/** A question being thought about: as long as one likes, and one can always ask what has come of it so far. */
export interface Thinking {
  /** How many iterations were spent so far. */
  readonly iterations: number;
  /** Thinks on for so many iterations; `false` if there is nothing more to find out. */
  run(iterations: number): boolean;
  /** What it would answer now. */
  answer(): Answer;
  /** The best two or three answers, best first, which takes a moment more; none if there is nothing to compare. */
  explain(): readonly Considered[];
}

/** What has come of thinking. Plain data. */
export interface Thought {
  readonly answer: Answer;
  readonly iterations: number;
  /** If somebody wants to know why. */
  readonly options: readonly Considered[];
}

export const thoughtOf = (thinking: Thinking, isExplained: boolean): Thought => ({
  answer: thinking.answer(),
  options: isExplained ? thinking.explain() : [],
  iterations: thinking.iterations,
});

/** An answer that was considered. */
export interface Considered {
  readonly answer: Answer;
  /** How likely the seat is to win after it, from 0 to 1, in hundredths. */
  readonly chance: number;
  /** How many iterations were spent on it. */
  readonly visits: number;
  /** What it does that speaks for it most; nothing if all answers do the same. */
  readonly why?: Why;
}

/** A feature by which tables are judged, whose it is, and how this answer changes it: the text is `why.<feature>`. */
export interface Why {
  readonly feature: string;
  readonly whose: 'mine' | 'theirs';
  readonly change: 'more' | 'less';
}

/** Rules of thumb know at once, and cannot say why. */
export function thinkingOfPolicy(situation: Situation, policy: Policy): Thinking {
  return settledOn(situation.answerBy(policy));
}

/** Nobody expects a text of a bot. */
export const thinkingOfNothing = (situation: Situation): Thinking => settledOn(situation.answer([]));

const settledOn = (answer: Answer): Thinking => ({
  iterations: 0,
  run: () => false,
  answer: () => answer,
  explain: () => [],
});
