import type { Answer, Policy, Situation } from '@zunft/kernel';

/** A question being thought about: as long as one likes, and one can always ask what has come of it so far. */
export interface Thinking {
  /** How many iterations were spent so far. */
  readonly iterations: number;
  /** Thinks on for so many iterations; `false` if there is nothing more to find out. */
  run(iterations: number): boolean;
  thought(): Thought;
}

/** What has come of thinking. Plain data. */
export interface Thought {
  readonly answer: Answer;
  readonly iterations: number;
  /** The best answers, the one given first unless taste decided; empty if the bot goes by rules of thumb. */
  readonly options: readonly Considered[];
}

/** An answer that was considered. */
export interface Considered {
  readonly answer: Answer;
  /** How likely the seat is to win after it, from 0 to 1. */
  readonly chance: number;
  /** How many iterations were spent on it. */
  readonly visits: number;
  /** What speaks for it most, against the other answers; nothing if it hardly matters. */
  readonly why?: Why;
}

/** A feature by which tables are judged, whose it is, and how it is after this answer: the text is `why.<feature>`. */
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
  thought: () => ({ answer, iterations: 0, options: [] }),
});
