import type { Speaker } from '@zunft/text';
import { faceOf, typesOf } from './faces.ts';
import type { Pile } from './view.ts';

/** A pile in words: the card, its cost, how many are left, and whether it can be paid. */
export function pileName(speaker: Speaker, { card, cost, count }: Pile, reach?: 'now' | 'soon'): string {
  const { cost: printed, overpay = false } = faceOf(card);
  return speaker.say('dom.pile', {
    card: speaker.card(card),
    types: typesOf(speaker, card),
    cost,
    printed,
    cheaper: String(cost < printed),
    overpay: String(overpay),
    count,
    reach: reach ?? 'none',
  });
}
