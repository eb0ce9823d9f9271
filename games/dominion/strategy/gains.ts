import { type Face, none, operandOf, type Question, verbOf } from '@zunft/kernel';
import { kingdom } from '../places.ts';
import { basicCount, isTreasure } from '../printed.ts';
import { isSoldOut, price } from '../supply.ts';
import { verb } from '../verbs.ts';
import { offers } from './choosing.ts';
import type { Mind } from './mind.ts';
import { type CardLines, holds } from './strategy.ts';

/** Picks what to gain: by the section `gain`, by the list of purchases, then by worth. */
export function answerGain(mind: Mind, question: Question): void {
  const { strategy } = mind;
  const listed = firstOffered(mind, strategy.cards('gain', question.source), question);
  const wanted = listed === none ? firstOffered(mind, strategy.buy, question) : listed;
  question.choose(wanted === none ? mostWorth(mind, question) : verb.gain | wanted);
}

function firstOffered(mind: Mind, lines: CardLines, question: Question): Face {
  for (let i = 0; i < lines.items.length; i++) {
    const face = lines.items[i]!;
    if (offers(question, verb.gain | face) && holds(lines, i, mind.sight)) return face;
  }
  return none;
}

function mostWorth(mind: Mind, question: Question): number {
  let best = question.values[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < question.count; i++) {
    const value = question.values[i]!;
    const worth = verbOf(value) === verb.decline ? 0 : mind.gainWorth(operandOf(value));
    if (worth > most) {
      best = value;
      most = worth;
    }
  }
  return best;
}

/** Which cards can be gained instead of another. */
export interface Exchange {
  readonly low: number;
  readonly high: number;
  readonly treasure: boolean;
}

/** What would be gained for a cost within these limits, or `none`. */
export function gainFor(mind: Mind, source: string | undefined, { low, high, treasure }: Exchange): Face {
  const { t, strategy } = mind;
  const fits = (face: Face): boolean => {
    const cost = price(t, face);
    return cost >= low && cost <= high && (!treasure || isTreasure[face]!) && !isSoldOut(t, face);
  };
  for (const lines of [strategy.cards('gain', source), strategy.buy]) {
    for (let i = 0; i < lines.items.length; i++) {
      if (fits(lines.items[i]!) && holds(lines, i, mind.sight)) return lines.items[i]!;
    }
  }
  let best = none;
  const consider = (face: Face): void => {
    if (fits(face) && (best === none || mind.gainWorth(face) > mind.gainWorth(best))) best = face;
  };
  for (let face = 0; face < basicCount; face++) consider(face);
  for (let card = t.bottom(kingdom); card !== none; card = t.above(card)) consider(t.face(card));
  return best;
}

/** How much better the deck gets by such a gain. */
export function gainWorth(mind: Mind, source: string | undefined, exchange: Exchange): number {
  const face = gainFor(mind, source, exchange);
  return face === none ? 0 : mind.gainWorth(face);
}
