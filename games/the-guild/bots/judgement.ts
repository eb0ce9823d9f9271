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
import type { Act, Harm, LastingType } from '../deck/schema.ts';
import { oppositionTo, skillOf } from '../opposition.ts';
import {
  actCard,
  actor,
  borrowing,
  buying,
  cardsPlayed,
  hand,
  noOffer,
  offer,
  offerFace,
  offerPrice,
  offersMade,
  pledge,
  residence,
  selling,
  share,
  square,
  taler,
  target,
} from '../places.ts';
import { needsRefusal } from '../play.ts';
import { price } from '../price.ts';
import { printed, printOn } from '../print.ts';
import { salePrice } from '../property.ts';
import { hasRoom, incomeOf, isLastingType, titleOf, votesOf } from '../standing.ts';
import { residences, titleTable } from '../titles.ts';
import { hallCost, missing } from '../town-hall.ts';
import { verb } from '../verbs.ts';
import { Deal, Deals } from './deals.ts';
import { harmWorth, inOwnTurn, Prospects, threat } from './prospects.ts';

/** Never tried. */
const silly = Number.NEGATIVE_INFINITY;

/** A card that is played makes room for another in the hand. */
const fresh = 0.3;

/** What options look like at first sight to the seat that is asked, in points of experience; ending or passing is 0. */
export class Judgement {
  private readonly t: Table;
  private readonly seen: Prospects;
  private readonly question: Question;
  private readonly me: Seat;

  constructor(t: Table, seen: Prospects, question: Question) {
    this.t = t;
    this.seen = seen;
    this.question = question;
    this.me = question.seat;
  }

  of(value: number): number {
    const operand = operandOf(value);
    switch (verbOf(value)) {
      case verb.play:
        return this.playing(operand);
      case verb.use:
        return this.using(operand);
      case verb.sell:
        return this.forced
          ? this.losing(operand) + salePrice(this.t, operand) * 0.2
          : this.makingRoom(operand);
      case verb.drop:
        return this.losing(operand) + 0.5;
      case verb.tower:
        return -12;
      case verb.upgrade:
        return this.upgrading();
      case verb.build:
        return this.building();
      case verb.pledge:
        return this.pledging();
      case verb.offer:
        return this.offering(operand + 1);
      case verb.to:
        return 1;
      case verb.give:
      case verb.withdraw:
        return silly;
      case verb.accept:
        return this.accepting(operand);
      case verb.call:
        return this.calling();
      case verb.at:
      case verb.against:
        return this.aimingAt(value);
      case verb.unlock:
        return 1 + this.seen.lasting(this.t, printed(this.t, operand));
      case verb.take:
        return this.seen.holding(this.t, operand);
      case verb.discard:
        return this.discarding(operand);
      case verb.redraw:
        return 1;
      default:
        return 0;
    }
  }

  private get forced(): boolean {
    return this.question.prompt === 'short' || this.question.prompt === 'short-of-upkeep';
  }

  private get inWindow(): boolean {
    return this.question.prompt.startsWith('answer-');
  }

  // Cards

  private playing(card: Card): number {
    if (this.inWindow) return this.answering(card, printed(this.t, card).value);
    const what = printed(this.t, card);
    const cost = price(this.t, this.me, card) * this.seen.taler;
    const worth = isLastingType(what.type)
      ? this.seen.lasting(this.t, what)
      : this.seen.using(what) * (what.act === undefined ? 1 : this.chance(card));
    return what.value + worth - cost + this.lateness(card) + fresh;
  }

  /** What must be paid every round should be affordable. */
  private lateness(card: Card): number {
    const { upkeep } = printed(this.t, card);
    return upkeep > 0 && this.seen.income - upkeep < 1 ? -8 : 0;
  }

  private using(card: Card): number {
    if (this.inWindow) return this.answering(card, 0);
    const what = printed(this.t, card);
    return this.seen.using(what) * (what.act === undefined ? 1 : this.chance(card)) - 0.8;
  }

  /** The best chance that an act has against anybody. */
  private chance(card: Card): number {
    const { act } = printed(this.t, card);
    let best = 0;
    for (let seat = 0; seat < this.t.seats; seat++) {
      if (seat !== this.me) best = Math.max(best, this.success(act!, seat));
    }
    return best;
  }

  private success(act: Act, victim: Seat): number {
    const against = oppositionTo(this.t, act, victim);
    const needed = against + 1 - skillOf(this.t, this.me, act.kind);
    return Math.min(1, Math.max(0, (7 - needed) / 6));
  }

  /** In a window a card gives its experience, and does something for whoever acts or suffers. */
  private answering(card: Card, experience: number): number {
    const { t, me } = this;
    const what = printed(t, card);
    const side = t.get(target) - 1 === me ? 1 : t.get(actor) - 1 === me ? -1 : 0;
    let worth = what.effects.some(({ do: does }) => inOwnTurn.has(does)) ? this.seen.using(what) : 0;
    for (const effect of what.effects) {
      if (effect.do === 'votes') worth += effect.amount * 3;
      else if (effect.do === 'prevent') worth += this.harm() * side;
      else if (effect.do === 'protect') worth += this.harm() * side * 0.5;
      else if (effect.do === 'shift') worth -= this.harm() * side * 0.2 * effect.amount;
      else if (effect.do === 'redraw') worth += this.harm() * Math.abs(side) * 0.2;
    }
    return worth + experience - price(t, me, card) * this.seen.taler;
  }

  /** What the act that is being carried out does. */
  private harm(): number {
    const card = this.t.get(actCard) - 1;
    if (card === none) return 0;
    const { act } = printed(this.t, card);
    return (act?.harm ?? []).reduce((sum, { do: what }) => sum + harmWorth(what) * 1.4, 0);
  }

  private aimingAt(value: number): number {
    const { t } = this;
    const operand = operandOf(value);
    if (this.question.prompt === 'rival') return votesOf(t, operand);
    if (this.question.prompt === 'offer-card') return this.dealing(selling, t.face(operand));
    if (this.question.prompt === 'want-card') return this.dealing(buying, t.face(operand));
    const isCard = verbOf(value) === verb.at;
    const victim = isCard ? t.layout.zones[t.zoneOf(operand)]!.owner! : operand;
    const act = actAsking(t, this.question);
    const chance = act === undefined ? 1 : this.success(act, victim);
    const worth = isCard ? 1 + this.cardWorth(operand, victim) * 0.4 : 1 + goods(t, victim, act?.harm ?? []);
    return chance * (worth + threat(t, victim));
  }

  private cardWorth(card: Card, owner: Seat): number {
    const what = printed(this.t, card);
    return what.type === 'business' ? 2 * incomeOf(this.t, owner, card) : this.seen.lasting(this.t, what);
  }

  private losing(card: Card): number {
    return -1 - Math.max(0, this.seen.lasting(this.t, printed(this.t, card)));
  }

  /** Sold to make room for something better in the hand. */
  private makingRoom(card: Card): number {
    const { t, me, seen } = this;
    const { type } = printed(t, card);
    if (!isLastingType(type) || hasRoom(t, me, type)) return silly;
    const next = this.bestWithoutRoom(type, salePrice(t, card));
    if (next <= 0) return silly;
    return next + salePrice(t, card) * seen.taler + this.losing(card) + 0.5;
  }

  /** What the best card of this type in the hand would bring, could it be laid out. */
  private bestWithoutRoom(type: LastingType, extra: number): number {
    const { t, me, seen } = this;
    let best = 0;
    for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
      const what = printed(t, card);
      if (what.type !== type || needsRefusal(t, me, card) !== undefined) continue;
      const cost = price(t, me, card);
      if (cost > t.get(taler(me)) + extra) continue;
      best = Math.max(best, what.value + seen.lasting(t, what) - cost * seen.taler + fresh);
    }
    return best;
  }

  /** What comes instead is nearly always better. */
  private discarding(card: Card): number {
    return 6 - this.seen.holding(this.t, card);
  }

  // The residence, the Town Hall, the election

  private upgrading(): number {
    const next = residences[this.t.get(residence(this.me))]!;
    const { t, me } = this;
    const spare = t.get(taler(me)) - next.cost > 4 ? 1.5 : -1;
    if (hasRoom(t, me, 'extension')) return spare;
    return Math.max(spare, this.bestWithoutRoom('extension', -next.cost) - next.cost * this.seen.taler + 1);
  }

  private building(): number {
    const { t, me, seen } = this;
    const cost = missing(t, me);
    const part = (printed(t, t.top(square)).value * cost) / hallCost(t);
    const ahead = seen.lead >= 2 ? 12 : seen.lead >= 0 ? 3 : -4;
    return part + ahead - cost * this.seen.taler * 0.8 - t.get(share(me));
  }

  /** Whoever leads likes to see it built, by whomever. */
  private pledging(): number {
    const { t, me, seen } = this;
    if (t.get(pledge(me)) > 0 || seen.lead < 1 || t.get(taler(me)) >= missing(t, me)) return silly;
    return t.get(taler(me)) >= 6 ? 1 : silly;
  }

  private calling(): number {
    const { lead } = this.seen;
    return lead >= 3 ? 20 : lead >= 2 ? 15 : lead >= 1 && this.seen.votes >= 5 ? 4 : -5;
  }

  // Offers

  private accepting(from: Seat): number {
    const { t, seen } = this;
    const kind = t.get(offer(from));
    const asked = t.get(offerPrice(from));
    if (kind === borrowing) return titleTable[titleOf(t, from)]!.experience < 30 && asked <= 2 ? 0.1 : -1;
    const what = printOn(t).printed[t.get(offerFace(from)) - 1]!;
    const theirs = rival.lookAcross(t, from);
    const [seller, buyer] = kind === selling ? [theirs, seen] : [seen, theirs];
    return deal.of(t, seller, buyer, what).advantage(seen, asked);
  }

  /** At most one offer a turn, before anything else: it is a gain only if somebody agrees. */
  private offering(kind: number): number {
    const { t } = this;
    if (kind === borrowing || t.get(offersMade) > 0 || t.get(cardsPlayed) > 0) return silly;
    const { gain } = deals.look(t, this.seen, kind);
    return gain < leastGain ? silly : gain * likely;
  }

  private dealing(kind: number, face: Face): number {
    return deals.look(this.t, this.seen, kind, face).gain;
  }

  /** An amount that is asked for. */
  amount(): number {
    const { t, question } = this;
    const { prompt, min, max } = question;
    const face = t.layout.faces.indexOf(question.source ?? '');
    const kind = prompt === 'ask-price' ? selling : prompt === 'bid-price' ? buying : noOffer;
    if (kind !== noOffer && face >= 0) {
      const { gain, price: fair } = deals.look(t, this.seen, kind, face);
      if (gain > 0) return Math.min(max, Math.max(min, fair));
    }
    return Math.ceil((min + max) / 2);
  }
}

const rival = new Prospects();
const deal = new Deal();
const deals = new Deals();

/** An offer that brings less is not worth the talk; and not every offer is taken up. */
const leastGain = 1;
const likely = 0.5;

/** The act that is being aimed: the question names the face of its card. */
const actAsking = (t: Table, { source }: Question): Act | undefined =>
  printOn(t).printed[t.layout.faces.indexOf(source!)]?.act;

/** What a seat has that an act may take. */
function goods(t: Table, victim: Seat, harm: readonly Harm[]): number {
  return harm.some(({ do: what }) => what === 'rob' || what === 'fine')
    ? Math.min(4, t.get(taler(victim)) * 0.4)
    : 0;
}
