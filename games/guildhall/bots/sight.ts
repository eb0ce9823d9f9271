import { type Card, type Face, none, type Seat, type Table } from '@zunft/kernel';
import { bits, chapterSize, faceOf, type Profession, professionIds, professionOf } from '../faces.ts';
import { area, discard, hall, hand, maxSeats } from '../places.ts';

/** What an open chapter with so many cards is worth to its owner, in points; with five it is complete. */
const chapterWorth = [0, 0.3, 0.8, 1.7, 3.0, 5.0] as const;

/** Of what a card would add to the guildhall, so much is felt while it is in hand. */
const inHand = 0.4;

/** What one seat sees of a table, and what cards are worth to whom. Reads nothing that the seat does not know. */
export class Sight {
  me: Seat = 0;
  seats = 0;
  table!: Table;
  /** Colours in open chapters, a bit each, by seat and profession. */
  private readonly open = new Int32Array(maxSeats * professionIds.length);
  /** My own, together with the cards that I have played this turn. */
  private readonly mine = new Int32Array(professionIds.length);
  /** Professions of this game. */
  private readonly inGame: Profession[] = [];
  private game: Table['printed'] | undefined;

  look(t: Table, me: Seat): this {
    this.table = t;
    this.me = me;
    this.seats = t.seats;
    if (this.game !== t.printed) this.readBox(t);
    this.open.fill(0);
    for (let seat = 0; seat < t.seats; seat++) {
      const at = seat * professionIds.length;
      for (let card = t.bottom(hall(seat)); card !== none; card = t.above(card)) {
        const face = t.face(card);
        const profession = professionOf(face);
        this.open[at + profession]! |= 1 << (face - faceOf(profession, 0));
      }
    }
    const at = me * professionIds.length;
    for (let profession = 0; profession < professionIds.length; profession++) {
      this.mine[profession] = this.open[at + profession]!;
    }
    for (let card = t.bottom(area(me)); card !== none; card = t.above(card)) {
      const face = t.face(card);
      const profession = professionOf(face);
      this.mine[profession]! |= 1 << (face - faceOf(profession, 0));
    }
    return this;
  }

  private readBox(t: Table): void {
    this.game = t.printed;
    this.inGame.length = 0;
    for (let profession = 0; profession < professionIds.length; profession++) {
      if (t.printed.includes(faceOf(profession, 0))) this.inGame.push(profession);
    }
  }

  /** Open cards of a profession. */
  level(seat: Seat, profession: Profession): number {
    return bits(this.open[seat * professionIds.length + profession]!);
  }

  private chapter(seat: Seat, profession: Profession): number {
    return seat === this.me ? this.mine[profession]! : this.open[seat * professionIds.length + profession]!;
  }

  /** What a card would add to a guildhall; nothing if it is there already. */
  gain(seat: Seat, face: Face): number {
    const profession = professionOf(face);
    const chapter = this.chapter(seat, profession);
    if ((chapter & (1 << (face - faceOf(profession, 0)))) !== 0) return 0;
    const size = bits(chapter);
    return chapterWorth[size + 1]! - chapterWorth[size]!;
  }

  /** What its owner would lose with an open card. */
  loss(seat: Seat, face: Face): number {
    const size = bits(this.chapter(seat, professionOf(face)));
    return size === 0 ? 0 : chapterWorth[size]! - chapterWorth[size - 1]!;
  }

  /** What a card in my hand is worth to me. */
  held(face: Face): number {
    return this.gain(this.me, face) * inHand;
  }

  chapterLoss(seat: Seat, profession: Profession): number {
    return chapterWorth[bits(this.chapter(seat, profession))]!;
  }

  /** What another's whole chapter would add to my guildhall. */
  chapterGain(from: Seat, profession: Profession): number {
    const before = bits(this.mine[profession]!);
    const after = bits(this.mine[profession]! | this.chapter(from, profession));
    return chapterWorth[after]! - chapterWorth[before]!;
  }

  /** How much another's loss is worth to me: all of it, nearly, if there are only two of us. */
  get envy(): number {
    return 0.8 / (this.seats - 1);
  }

  /** What I gain if an open card of another player comes to me. */
  prize(seat: Seat, face: Face): number {
    return this.gain(this.me, face) + this.envy * this.loss(seat, face);
  }

  /** What it costs me if a card of mine comes to another player. */
  gift(seat: Seat, face: Face): number {
    return this.envy * this.gain(seat, face);
  }

  /** The best of all open cards of a player. */
  bestIn(seat: Seat, worth: (face: Face) => number): number {
    const t = this.table;
    let best = Number.NEGATIVE_INFINITY;
    for (let card = t.bottom(hall(seat)); card !== none; card = t.above(card)) {
      best = Math.max(best, worth(t.face(card)));
    }
    return best;
  }

  /** The best of the cards in my hand. */
  bestInHand(worth: (face: Face) => number): number {
    const t = this.table;
    let best = Number.NEGATIVE_INFINITY;
    for (let card = t.bottom(hand(this.me)); card !== none; card = t.above(card)) {
      best = Math.max(best, worth(t.face(card)));
    }
    return best;
  }

  /** The best over all other players. */
  bestOther(worth: (seat: Seat) => number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 1; i < this.seats; i++) best = Math.max(best, worth((this.me + i) % this.seats));
    return best;
  }

  /** What I would get out of the discard pile: the best card that I know there, or a hope. */
  bestInPile(): number {
    const t = this.table;
    let best = 0;
    let unknown = 0;
    for (let card: Card = t.top(discard); card !== none; card = t.below(card)) {
      if (t.knows(this.me, card)) best = Math.max(best, this.gain(this.me, t.face(card)));
      else unknown++;
    }
    return Math.max(best, (this.bestOfAll() * unknown) / (unknown + 12));
  }

  private bestOfAll(): number {
    let best = 0;
    for (const profession of this.inGame) {
      const size = bits(this.mine[profession]!);
      if (size < chapterSize) best = Math.max(best, chapterWorth[size + 1]! - chapterWorth[size]!);
    }
    return best;
  }

  /** What a card drawn blindly adds to my guildhall on average. */
  averageGain(): number {
    let sum = 0;
    for (const profession of this.inGame) {
      const size = bits(this.mine[profession]!);
      if (size === chapterSize) continue;
      sum += (chapterWorth[size + 1]! - chapterWorth[size]!) * (1 - size / chapterSize);
    }
    return sum / this.inGame.length;
  }
}
