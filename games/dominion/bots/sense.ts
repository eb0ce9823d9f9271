import { operandOf, type Policy, type Question, type Sense, type Table, verbOf } from '@zunft/kernel';
import { actionPhase, phase } from '../places.ts';
import { isAction } from '../printed.ts';
import { deckWorth } from '../strategy/worth.ts';
import { verb } from '../verbs.ts';
import { features, measure, weights } from './measure.ts';
import { PlanBook, planFor } from './plans.ts';

/** How much the plan's own choice looks better than anything else. */
const trust = 1.5;

/** So much more worth makes a purchase look better by one. */
const worthScale = 3;

type Planner = PlanBook['planFor'];

/** How Dominion looks to whoever thinks ahead: everybody plays on to the end by what was found to win here. */
const senseBy = (planFor: Planner): Sense => ({
  features,
  measure,
  weights: () => weights,
  hunch(t, question, into) {
    const { prompt } = question;
    if (prompt === 'action' || prompt === 'buy') lookAtTurn(t, question, into);
    else lookAtAnswers(question, into);
    trustPlan(planFor(t), t, question, into);
  },
  playout: planFor,
  horizon: () => 160,
});

export const sense = senseBy(planFor);

/** With plans that were found in only so many trial games. */
export function hastySense(games: number): Sense {
  const book = new PlanBook(games);
  return senseBy((t) => book.planFor(t));
}

/** What can be done next in the own turn. What is silly at any table is not even tried. */
function lookAtTurn(t: Table, question: Question, into: Float64Array): void {
  const { values, count } = question;
  let treasures = false;
  let best = 0;
  for (let i = 0; i < count; i++) {
    const value = values[i]!;
    if (verbOf(value) === verb['play-treasures']) treasures = true;
    if (verbOf(value) === verb.buy) best = Math.max(best, deckWorth(t, operandOf(value)));
  }
  for (let i = 0; i < count; i++) into[i] = firstSight(t, values[i]!, treasures, best);
}

function firstSight(t: Table, value: number, treasures: boolean, best: number): number {
  const operand = operandOf(value);
  switch (verbOf(value)) {
    case verb.play:
      return isAction[t.face(operand)] ? 0 : Number.NEGATIVE_INFINITY;
    case verb.buy:
      return treasures ? Number.NEGATIVE_INFINITY : (deckWorth(t, operand) - best) / worthScale;
    case verb.end:
      return treasures ? Number.NEGATIVE_INFINITY : -best / worthScale;
    case verb['play-treasures']:
      return t.get(phase) === actionPhase ? -0.5 : 0;
    default:
      return 0;
  }
}

function lookAtAnswers(question: Question, into: Float64Array): void {
  const { kind, min, max, count, names } = question;
  const several = max > 1 || min !== max;
  if (kind === 'choose') into.fill(several ? -1 : 0, 0, count);
  else into.fill(kind === 'name' ? -1.5 : 0, 0, kind === 'name' ? names.length : max - min + 1);
}

const picks: number[] = [];

/** What the plan would answer looks better than it would by itself. */
function trustPlan(plan: Policy, t: Table, question: Question, into: Float64Array): void {
  const { chosenCount: before, chosen, values, count, kind, min } = question;
  for (let i = 0; i < before; i++) picks[i] = chosen[i]!;
  question.chosenCount = 0;
  plan.answer(t, question);
  for (let k = 0; k < question.chosenCount; k++) {
    const value = chosen[k]!;
    const at = kind === 'choose' ? values.indexOf(value) : kind === 'amount' ? value - min : value;
    if (at < 0 || (kind === 'choose' && at >= count)) continue;
    into[at] = Math.max(0, into[at]!) + trust;
  }
  for (let i = 0; i < before; i++) chosen[i] = picks[i]!;
  question.chosenCount = before;
}
