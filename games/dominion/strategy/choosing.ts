import type { Question } from '@zunft/kernel';
import type { Mind } from './mind.ts';

/** What picking an option is worth; more than nothing: worth doing even if it need not be done. */
export type Score = (mind: Mind, value: number, question: Question) => number;

/** What the score of an option is if line number `line` of the strategy lists it: in the order of the lines. */
export const listedScore = (line: number): number => 100_000 - 100 * line;

/**
 * Picks the best options one after the other: as many as must be picked, and more as long as they are worth it and
 * allowed. Scores are asked for anew before each pick, as they may depend on those before.
 */
export function pickBest(mind: Mind, question: Question, score: Score): void {
  const most = Math.min(question.max, question.count);
  while (question.chosenCount < most) {
    const best = bestOption(mind, question, score);
    if (best < 0) return;
    question.choose(question.values[best]!);
  }
}

function bestOption(mind: Mind, question: Question, score: Score): number {
  const isOptional = question.chosenCount >= question.min;
  let best = -1;
  let most = isOptional ? 0 : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < question.count; i++) {
    if (isChosen(question, question.values[i]!) || !question.groupIsFree(i)) continue;
    const points = score(mind, question.values[i]!, question);
    if (points > most) {
      best = i;
      most = points;
    }
  }
  return best;
}

export function isChosen(question: Question, value: number): boolean {
  for (let i = 0; i < question.chosenCount; i++) if (question.chosen[i] === value) return true;
  return false;
}

export function offers(question: Question, value: number): boolean {
  for (let i = 0; i < question.count; i++) if (question.values[i] === value) return true;
  return false;
}
