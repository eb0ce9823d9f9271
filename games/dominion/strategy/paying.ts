import { type Face, none, type Question } from '@zunft/kernel';
import { buys, coins, discard, kingdom } from '../places.ts';
import { type CardId, isAction, silver } from '../printed.ts';
import { isSoldOut, price } from '../supply.ts';
import { clamp, type Mind } from './mind.ts';
import { firstLine } from './strategy.ts';
import { tokensFor } from './trashing.ts';
import { handWorth } from './worth.ts';

/** How much to pay above the price: by the section `overpay`, or by rule of thumb. */
export function answerOverpay(mind: Mind, question: Question): void {
  const lines = mind.strategy.amounts('overpay', question.source);
  const line = firstLine(lines, mind.sight);
  const amount =
    line === none ? (usual[question.source as CardId]?.(mind) ?? 0) : lines.items[line]!(mind.sight);
  question.choose(clamp(amount, question.min, question.max));
}

export function answerTokens(mind: Mind, question: Question): void {
  question.choose(clamp(mind.tokensToSpend(), question.min, question.max));
}

export function answerButcher(mind: Mind, question: Question): void {
  const cost = Number(question.params?.['cost'] ?? 0);
  question.choose(clamp(tokensFor(mind, cost), question.min, question.max));
}

const usual: Readonly<Partial<Record<CardId, (mind: Mind) => number>>> = {
  masterpiece: (mind) => Math.min(spareCoins(mind), mind.left(silver)),
  doctor: spareCoins,
  herald: (mind) => Math.min(spareCoins(mind), goodDiscards(mind)),
  stonemason: (mind) => bestActionCost(mind, spareCoins(mind)),
};

/** Coins that no further purchase needs. */
function spareCoins(mind: Mind): number {
  const { t } = mind;
  const has = t.get(coins);
  const next = t.get(buys) > 0 ? mind.purchase(has) : none;
  return next === none ? has : has - price(t, next);
}

/** A hand of five is drawn next; so many good cards are known to lie in the discard pile. */
function goodDiscards({ t, me }: Mind): number {
  let count = 0;
  for (let card = t.bottom(discard(me)); card !== none && count < 5; card = t.above(card)) {
    if (t.knows(me, card) && handWorth[t.face(card)]! >= 2) count++;
  }
  return count;
}

/** The cost, up to this, of the Actions of which two are worth most; 0 if there are none worth having. */
function bestActionCost(mind: Mind, most: number): number {
  const { t } = mind;
  let cost = 0;
  let worth = 0;
  for (let card = t.bottom(kingdom); card !== none; card = t.above(card)) {
    const face: Face = t.face(card);
    const now = price(t, face);
    if (!isAction[face] || now === 0 || now > most || isSoldOut(t, face)) continue;
    if (mind.gainWorth(face) > worth) {
      cost = now;
      worth = mind.gainWorth(face);
    }
  }
  return cost;
}
