import {
  type Card,
  type Face,
  none,
  operandOf,
  type Question,
  type Seat,
  type Table,
  verbOf,
} from '@zunft/kernel';
import { type Profession, professionOf } from '../faces.ts';
import { completedChapters } from '../hall.ts';
import { house } from '../options.ts';
import { area, discard, hall, hand } from '../places.ts';
import { prestigeOf } from '../prestige/index.ts';
import { professionCard } from '../professions/index.ts';
import { points } from '../score.ts';
import { verb } from '../verbs.ts';
import { aCard, chapterPrize, effectWorth, targetWorth } from './hunches.ts';
import type { Sight } from './sight.ts';

/** Hand cards that are worth less than this to their owner are thrown away. */
const worthKeeping = 0.3;

const handSize = 6;

/** So much of a chapter's price is gone with it; a purchase must be worth more. */
const chapterPrice = 3.4;

/** What the options of one question are worth to the seat that is asked. */
export class Judgement {
  private readonly t: Table;
  private readonly s: Sight;
  private readonly me: Seat;
  /** Whose cards are offered for taking, if any are. */
  private readonly takenFrom: Seat | 'pile' | undefined;
  private readonly offersGifts: boolean;

  constructor(t: Table, s: Sight, question: Question) {
    this.t = t;
    this.s = s;
    this.me = s.me;
    let offersGifts = false;
    let takenFrom: Seat | 'pile' | undefined;
    for (let i = 0; i < question.count; i++) {
      const value = question.values[i]!;
      if (verbOf(value) === verb.give) offersGifts = true;
      if (verbOf(value) === verb.take) takenFrom = this.owner(operandOf(value));
    }
    this.offersGifts = offersGifts;
    this.takenFrom = takenFrom ?? (question.prompt === 'exchange-any' ? this.me : undefined);
  }

  private owner(card: Card): Seat | 'pile' {
    const zone = this.t.zoneOf(card);
    return zone === discard ? 'pile' : this.t.layout.zones[zone]!.owner!;
  }

  of(value: number): number {
    const operand = operandOf(value);
    switch (verbOf(value)) {
      case verb.play:
        return this.play(operand);
      case verb.refill:
        return this.refill();
      case verb.buy:
        return this.buy(operand);
      case verb.level:
        return effectWorth(this.s, this.played()!, operand);
      case verb.use:
        return 1;
      case verb.target:
        return targetWorth(this.s, this.played(), operand);
      case verb.place:
        return this.place(operand);
      case verb.discard:
        return this.discard(operand);
      case verb.give:
        return this.give(operand);
      case verb.take:
        return this.take(operand);
      case verb['put-back']:
        return -this.keep(this.t.face(operand));
      case verb['give-chapter']:
        return -this.s.chapterLoss(this.me, operand);
      case verb['take-chapter']:
        return this.s.bestOther((seat) => chapterPrize(this.s, seat, operand));
      default:
        return 0;
    }
  }

  /** The profession played last. */
  private played(): Profession | undefined {
    const card = this.t.top(area(this.me));
    return card === none ? undefined : professionOf(this.t.face(card));
  }

  private play(card: Card): number {
    const face = this.t.face(card);
    return this.s.gain(this.me, face) - this.s.held(face) + this.bestEffect(professionOf(face));
  }

  /** The highest level that a card of this profession would have. */
  private bestEffect(profession: Profession): number {
    const have = this.s.level(this.me, profession);
    const { levels } = professionCard(profession);
    for (let i = levels.length - 1; i >= 0; i--) {
      if (levels[i]! <= have) return Math.max(0, effectWorth(this.s, profession, levels[i]!));
    }
    return 0;
  }

  private refill(): number {
    const { t } = this;
    let kept = 0;
    for (let card = t.bottom(hand(this.me)); card !== none; card = t.above(card)) {
      if (this.keep(t.face(card)) >= worthKeeping) kept++;
    }
    return aCard * (handSize - kept);
  }

  private buy(card: Card): number {
    const { points: worth, cost, effect } = prestigeOf(this.t.face(card));
    if (points(this.t, this.me) + worth >= house(this.t).pointsToWin) return 100 + worth;
    // Cards with an effect give fewer points, which the effect is meant to make up for.
    const bonus = effect === undefined ? 0 : 0.7 * ((cost === 1 ? 5 : 9) - worth);
    const full = completedChapters(this.t, this.me) >= 3 ? 1 : 0;
    return worth + bonus - chapterPrice * cost + 1 + full;
  }

  /** What a hand card is worth to me, to be placed or for its effect. */
  private keep(face: Face): number {
    const gain = this.s.gain(this.me, face);
    return gain === 0 ? 0 : gain + 0.25 * this.bestEffect(professionOf(face));
  }

  /** A card that goes into my guildhall, from wherever it lies. */
  private place(card: Card): number {
    const { t, s } = this;
    const face = t.face(card);
    const gain = s.gain(this.me, face);
    const owner = this.owner(card);
    if (owner === this.me || owner === 'pile') return gain;
    return gain + 0.4 * s.gift(owner, face);
  }

  private discard(card: Card): number {
    const { t, s } = this;
    const face = t.face(card);
    const zone = t.zoneOf(card);
    if (zone === hand(this.me)) return worthKeeping - this.keep(face);
    for (let i = 1; i < s.seats; i++) {
      const seat = (this.me + i) % s.seats;
      if (zone === hall(seat)) return s.loss(seat, face);
    }
    // My own, all of them: what the next player would like lies deepest.
    return s.gain((this.me + 1) % s.seats, face);
  }

  private give(card: Card): number {
    const { t, s } = this;
    const face = t.face(card);
    const fromHand = t.zoneOf(card) === hand(this.me);
    if (this.takenFrom === this.me) return s.gain(this.me, face) - s.held(face);
    const cost = fromHand ? s.held(face) : s.loss(this.me, face);
    if (this.takenFrom === 'pile') return -cost;
    if (this.takenFrom !== undefined) return -cost - s.gift(this.takenFrom, face);
    return -cost - s.bestOther((seat) => s.gift(seat, face));
  }

  private take(card: Card): number {
    const { s } = this;
    const face = this.t.face(card);
    const owner = this.owner(card);
    // Gifts are chosen first, while one can see for whom they are.
    const later = this.offersGifts ? -10 : 0;
    if (owner === this.me) return (this.offersGifts ? -0.05 : 0) - s.loss(this.me, face);
    if (owner === 'pile') return later + s.gain(this.me, face);
    return later + s.prize(owner, face);
  }
}
