import { type Heard, heardIn } from './asked.ts';
import { type Answer, answerOf } from './decision.ts';
import type { Game } from './game.ts';
import type { Seat } from './layout.ts';
import { runTo } from './playout.ts';
import { type Position, tableAt } from './position.ts';
import type { Table } from './table.ts';

/** A question that has been answered, at the table as it was then. */
export interface Answered extends Heard {
  readonly t: Table;
}

/** Every question that has been answered since the step of a position began. */
export function answeredIn(game: Game, position: Position): Answered[] {
  const { answers, overlays = [] } = position;
  const answered: Answered[] = [];
  while (answered.length < answers.length) {
    const t = tableAt(game, position);
    t.begin(answers.slice(0, answered.length), overlays);
    // Several seats may have been asked at once.
    const heard = heardIn(runTo(game, t), answers.slice(answered.length));
    answered.push(...heard.map((one) => ({ t, ...one })));
  }
  return answered;
}

/** An answer in words; whose it is only where the table was not waiting for it. */
export type StepAnswer = Answer | { readonly seat: Seat; readonly answer: Answer };

export function stepAnswerOf(game: Game, { t, question, values, isAwaited }: Answered): StepAnswer {
  const answer = answerOf(game, t, question, values);
  return isAwaited ? answer : { seat: question.seat, answer };
}
