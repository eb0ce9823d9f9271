import { none, type Policy, type Question, verbOf } from '@zunft/kernel';
import { actionPhase, actions, buyPhase, buys, coins, hand, phase } from '../places.ts';
import { isAction, isTreasure } from '../printed.ts';
import { verb } from '../verbs.ts';
import { pickBest, type Score } from './choosing.ts';
import {
  draftScore,
  giveScore,
  keepScore,
  modeScore,
  passScore,
  putBackScore,
  reactScore,
  spyScore,
  takeScore,
  topCardScore,
  usefulScore,
  uselessScore,
} from './deciding.ts';
import { discardScore } from './discarding.ts';
import { answerGain } from './gains.ts';
import { Mind } from './mind.ts';
import { answerName } from './naming.ts';
import { answerButcher, answerOverpay, answerTokens } from './paying.ts';
import { doublingScore, nextAction } from './playing.ts';
import type { Strategy } from './strategy.ts';
import { trashScore } from './trashing.ts';

/** Plays by a strategy. Keeps nothing between two questions, so that one can sit at many tables. */
export function strategist(strategy: Strategy): Policy {
  const mind = new Mind(strategy);
  return {
    answer(t, question) {
      mind.look(t, question.seat);
      const { prompt } = question;
      if (prompt === 'action' || prompt === 'buy') question.choose(nextStep(mind));
      else (answers[prompt] ?? answerAnything)(mind, question);
    },
    foresee(t, seat, prompt) {
      if (prompt !== 'action' && prompt !== 'buy') return none;
      mind.look(t, seat);
      return nextStep(mind);
    },
  };
}

/** What to do next in the own turn. Allowed by the rules as they are in `turn.ts`; nothing is listed for it. */
function nextStep(mind: Mind): number {
  const { t, me } = mind;
  const now = t.get(phase);
  let hasActions = false;
  let hasTreasures = false;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    const face = t.face(card);
    if (isTreasure[face]) hasTreasures = true;
    if (isAction[face]) hasActions = true;
  }
  if (hasActions && now === actionPhase && t.get(actions) > 0) {
    const action = nextAction(mind);
    if (action !== none) return verb.play | action;
  }
  if (now !== buyPhase) {
    if (hasTreasures) return verb['play-treasures'];
    if (mind.tokensToSpend() > 0) return verb['spend-tokens'];
  }
  const face = t.get(buys) > 0 ? mind.purchase(t.get(coins)) : none;
  return face === none ? verb.end : verb.buy | face;
}

type Answer = (mind: Mind, question: Question) => void;

const by =
  (score: Score): Answer =>
  (mind, question) =>
    pickBest(mind, question, score);

/** What a card of a later set may ask: the first legal answer, or none at all. */
function answerAnything(mind: Mind, question: Question): void {
  if (question.kind === 'amount') question.choose(question.min);
  else if (question.kind === 'name') question.choose(0);
  else pickBest(mind, question, reluctantly);
}

const reluctantly: Score = (_, value) => (verbOf(value) === verb.decline ? 0 : -1);

const answers: Readonly<Record<string, Answer>> = {
  gain: answerGain,
  name: answerName,
  overpay: answerOverpay,
  'spend-tokens': answerTokens,
  'pay-tokens': answerButcher,
  trash: by(trashScore),
  discard: by(discardScore),
  choose: by(modeScore),
  'trash-this': by(modeScore),
  'deck-to-discard': by(modeScore),
  keep: by(keepScore),
  react: by(reactScore),
  'put-back': by(putBackScore),
  order: by(uselessScore),
  pass: by(passScore),
  give: by(giveScore),
  'play-twice': by(doublingScore),
  'discard-for': by(usefulScore),
  'discard-or-put-back': by(spyScore),
  'top-card': by(topCardScore),
  'gain-trashed': by(takeScore),
  draft: by(draftScore),
};
