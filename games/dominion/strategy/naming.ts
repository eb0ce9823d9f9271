import { type Face, none, type Question } from '@zunft/kernel';
import { deck, discard } from '../places.ts';
import { type CardId, cardIds, copper, curse } from '../printed.ts';
import { isDead } from './discarding.ts';
import type { Mind } from './mind.ts';
import { firstLine } from './strategy.ts';
import { trashWish } from './trashing.ts';
import { handWorth } from './worth.ts';

/** Names a card: by the section `name`, or the one that is likeliest to come up and matters. */
export function answerName(mind: Mind, question: Question): void {
  const lines = mind.strategy.cards('name', question.source);
  const line = firstLine(lines, mind.sight);
  const face = line === none ? likeliest(mind, question.source) : lines.items[line]!;
  question.choose(Math.min(face, question.names.length - 1));
}

/** How much it matters to name a card right, for each that asks. */
const matters: Readonly<Partial<Record<CardId, (mind: Mind, face: Face) => number>>> = {
  'wishing-well': (_, face) => 0.5 + handWorth[face]!,
  journeyman: (_, face) => (isDead(face) ? 2 : face === copper ? 1 : 0),
  doctor: (mind, face) => (trashWish(mind, 'doctor', face) > 0 ? Math.max(0.1, -mind.deckWorth(face)) : 0),
};

function likeliest(mind: Mind, source: string | undefined): Face {
  const { t, me } = mind;
  const top = t.top(deck(me));
  if (source === 'wishing-well' && top !== none && t.knows(me, top)) return t.face(top);
  const weight = matters[source as CardId];
  let best = curse;
  let most = 0;
  for (let face = 0; face < cardIds.length; face++) {
    const count = toCome(mind, face);
    const score = count === 0 ? 0 : count * (weight?.(mind, face) ?? 1);
    if (score > most) {
      best = face;
      most = score;
    }
  }
  return best;
}

/** Copies in the own deck, as far as the seat can tell: all that it does not know to lie elsewhere. */
function toCome({ t, me }: Mind, wanted: Face): number {
  let count = 0;
  for (let card = t.bottom(deck(me)); card !== none; card = t.above(card))
    if (t.face(card) === wanted) count++;
  for (let card = t.bottom(discard(me)); card !== none; card = t.above(card)) {
    if (t.face(card) === wanted && !t.knows(me, card)) count++;
  }
  return count;
}
