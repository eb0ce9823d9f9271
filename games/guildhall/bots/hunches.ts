import { none, type Seat } from '@zunft/kernel';
import { type Profession, type ProfessionId, professionIds } from '../faces.ts';
import { discard, hand } from '../places.ts';
import type { Sight } from './sight.ts';

/** What an action is worth, in points, and a card more in hand. */
export const anAction = 0.7;
export const aCard = 0.2;

/** What the apprentice thinks of a profession. */
interface Hunch {
  /** What its effect at a level is worth in points. */
  worth(s: Sight, level: number): number;
  /** How gladly it is used upon a player. */
  upon?(s: Sight, seat: Seat): number;
}

const byId: Partial<Record<ProfessionId, Hunch>> = {
  assassin: {
    worth: (s, level) => (level === 0 ? 1 : level === 2 ? 1.6 : 2) * s.bestOther((seat) => mostHarm(s, seat)),
    upon: mostHarm,
  },
  farmer: { worth: (_, level) => (level >= 3 ? 2 : 1) },
  historian: {
    worth(s, level) {
      if (level > 0) return s.bestInPile() * (level === 4 ? 1.7 : 1);
      const top = s.table.top(discard);
      return top === none ? 0 : s.gain(s.me, s.table.face(top));
    },
  },
  trader: {
    worth(s, level) {
      if (level === 4) return s.bestOther((seat) => bestChapter(s, seat)) - cheapestChapter(s);
      return (level === 2 ? 1.6 : 1) * s.bestOther((seat) => bestPrize(s, seat) - cheapestGift(s, seat));
    },
    upon: (s, seat) => bestPrize(s, seat) - cheapestGift(s, seat),
  },
  dancer: { worth: (_, level) => anAction + aCard * level },
  weaver: {
    worth(s, level) {
      const best = s.bestInHand((face) => s.gain(s.me, face) - s.held(face));
      return level === 0 ? best : best * (level === 2 ? 1.5 : 2.2) - cheapestLoss(s);
    },
  },
  bricklayer: { worth: (_, level) => aCard * (level === 0 ? 2.5 : level === 2 ? 4 : 5.5) },
  hunter: {
    worth: (s, level) => (level === 0 ? 1 : level === 2 ? 1.6 : 2) * (s.bestInPile() - cheapestLoss(s)),
  },
  peddler: {
    worth(s, level) {
      const deal = s.bestOther((seat) => bestPrize(s, seat)) * (level === 0 ? 1 : level === 2 ? 1.6 : 2);
      return anAction + 0.7 * deal + s.bestInHand((face) => -s.held(face));
    },
    upon: bestPrize,
  },
  robber: {
    worth: (s, level) => (level === 0 ? 1 : level === 2 ? 1.8 : 3) * (s.averageGain() + aCard * s.envy),
    upon: (s, seat) => s.table.size(hand(seat)),
  },
  scholar: { worth: (s, level) => (level === 0 ? 1 : level === 2 ? 3 : 5) * s.averageGain() },
  'tax-collector': {
    worth: (s, level) => level + s.bestOther((seat) => -cheapestGift(s, seat)),
    upon: (s, seat) => -cheapestGift(s, seat),
  },
};

/** A profession that it has never heard of: the higher the better. */
const stranger: Hunch = { worth: (_, level) => 0.4 + 0.3 * level };

const hunches: readonly Hunch[] = professionIds.map((id) => byId[id] ?? stranger);

export const effectWorth = (s: Sight, profession: Profession, level: number): number =>
  hunches[profession]!.worth(s, level);

/** How gladly the effect of a profession is used upon a player. */
export const targetWorth = (s: Sight, profession: Profession | undefined, seat: Seat): number =>
  (profession === undefined ? undefined : hunches[profession]!.upon)?.(s, seat) ?? bestPrize(s, seat);

function mostHarm(s: Sight, seat: Seat): number {
  return s.envy * s.bestIn(seat, (face) => s.loss(seat, face));
}

function bestPrize(s: Sight, seat: Seat): number {
  return s.bestIn(seat, (face) => s.prize(seat, face));
}

function cheapestGift(s: Sight, seat: Seat): number {
  return -s.bestIn(s.me, (face) => -s.loss(s.me, face) - s.gift(seat, face));
}

function cheapestLoss(s: Sight): number {
  return -s.bestIn(s.me, (face) => -s.loss(s.me, face));
}

function bestChapter(s: Sight, seat: Seat): number {
  let best = 0;
  for (let profession = 0; profession < professionIds.length; profession++) {
    if (s.level(seat, profession) > 0) best = Math.max(best, chapterPrize(s, seat, profession));
  }
  return best;
}

/** What I gain if a whole chapter of another player comes to me. */
export const chapterPrize = (s: Sight, seat: Seat, profession: Profession): number =>
  s.chapterGain(seat, profession) + s.envy * s.chapterLoss(seat, profession);

function cheapestChapter(s: Sight): number {
  let least = Number.POSITIVE_INFINITY;
  for (let profession = 0; profession < professionIds.length; profession++) {
    if (s.level(s.me, profession) > 0) least = Math.min(least, s.chapterLoss(s.me, profession));
  }
  return least;
}
