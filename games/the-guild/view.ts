import { type Card, type Json, none, type Seat, type Table, type Zone } from '@zunft/kernel';
import { actOf } from './act.ts';
import { type ActKind, type Title, titles } from './deck/schema.ts';
import { deckSize } from './draw.ts';
import { debtOf } from './money.ts';
import { opposition, skillOf } from './opposition.ts';
import {
  actCard,
  active,
  actor,
  annexes,
  artefacts,
  ballot,
  bank,
  businesses,
  caller,
  debt,
  discard,
  experience,
  extensions,
  first,
  forgoes,
  guilds,
  hallStates,
  hand,
  inDeck,
  noOffer,
  number,
  offer,
  offerFace,
  offerKinds,
  offerPrice,
  offerTo,
  phase,
  phases,
  pledge,
  profession,
  share,
  square,
  stage,
  stages,
  supporterPlayed,
  supporters,
  taler,
  target,
  targetCard,
  tested,
  townHall,
  turn,
  turns,
  victories,
  winner,
  wonBy,
} from './places.ts';
import { price } from './price.ts';
import { printed } from './print.ts';
import {
  baseIncome,
  businessLimit,
  favourOf,
  forecast,
  handLimit,
  incomeOf,
  inTower,
  inventoryOf,
  isFresh,
  isLocked,
  lockOf,
  protectionOf,
  residenceOf,
  titleOf,
  unlockedIncomeOf,
  votesOf,
} from './standing.ts';
import { titleTable } from './titles.ts';
import { missing } from './town-hall.ts';

/** What a viewer may see of a table. Everything but hands and the deck is public. */
export interface GuildView {
  readonly stage: (typeof stages)[number];
  readonly phase: (typeof phases)[number];
  /** Turns begun, all players together. */
  readonly turn: number;
  readonly active: number;
  readonly first: number;
  readonly deck: number;
  /** The top card last. */
  readonly discard: readonly string[];
  /** Professions that nobody has chosen. */
  readonly guilds: readonly string[];
  /** The one district or person of this turn has been played. */
  readonly supporterPlayed: boolean;
  /** The active player has called the election and plays no cards. */
  readonly forgoes: boolean;
  readonly townHall: TownHallView;
  /** Who has called the election. */
  readonly caller: number | null;
  readonly act: ActView | null;
  readonly winner: number | null;
  readonly wonBy: (typeof victories)[number];
  readonly seats: readonly SeatView[];
  readonly you: { readonly seat: number; readonly hand: readonly HandCard[] } | null;
}

export interface TownHallView {
  readonly state: (typeof hallStates)[number];
  readonly card: string;
  readonly cost: number;
  readonly value: number;
  /** What is missing if the viewer, or for a spectator the active player, builds now. */
  readonly missing: number;
  /** By seat. */
  readonly pledges: readonly number[];
  readonly shares: readonly number[];
}

/** What is being done to somebody, while others may answer. */
export interface ActView {
  readonly actor: number;
  readonly card: string;
  readonly kind: ActKind;
  readonly target: number;
  readonly targetCard: string | null;
  /** What the number must exceed; null: it cannot fail. */
  readonly opposition: number | null;
  readonly skill: number;
  /** Null until it is drawn. */
  readonly number: number | null;
}

export interface SeatView {
  readonly profession: string | null;
  readonly taler: number;
  readonly experience: number;
  readonly title: Title;
  /** Experience that the next title takes; null: there is none. */
  readonly nextTitle: number | null;
  readonly residence: string;
  readonly slots: number;
  /** Null: as many as one likes. */
  readonly businessLimit: number | null;
  readonly inventory: number;
  readonly handLimit: number;
  readonly hand: number;
  readonly votes: number;
  /** Votes that count at the election being held besides. */
  readonly ballot: number;
  readonly favour: number;
  readonly sabotage: number;
  readonly burglary: number;
  readonly inTower: boolean;
  readonly debt: number;
  /** To whom; null: to the bank. */
  readonly debts: readonly { readonly to: number | null; readonly amount: number }[];
  readonly businesses: readonly CardView[];
  readonly annexes: readonly CardView[];
  readonly extensions: readonly CardView[];
  readonly supporters: readonly CardView[];
  readonly artefacts: readonly CardView[];
  /** What the next economy phase brings as things are. */
  readonly income: {
    readonly base: number;
    readonly businesses: number;
    readonly other: number;
    readonly upkeep: number;
  };
  readonly offer: OfferView | null;
  readonly turns: number;
}

export interface CardView {
  readonly card: string;
  /** For so many rounds; 0: not at all. */
  readonly locked: number;
  /** Of use from its owner's next turn on. */
  readonly fresh?: true;
  /** What a business pays as things are. */
  readonly income?: number;
  /** What a locked business would pay otherwise. */
  readonly unlocked?: number;
}

export interface OfferView {
  readonly kind: (typeof offerKinds)[number];
  readonly card: string | null;
  readonly price: number;
  /** Seats that may still take it up. */
  readonly to: readonly number[];
}

export interface HandCard {
  readonly card: string;
  /** For this seat, now. */
  readonly price: number;
}

export function view(t: Table, viewer: Seat): Json {
  return seen(t, viewer) as unknown as Json;
}

function seen(t: Table, viewer: Seat): GuildView {
  return {
    stage: stages[t.get(stage)]!,
    phase: phases[t.get(phase)]!,
    turn: t.get(turn),
    active: t.get(active),
    first: t.get(first),
    deck: deckSize(t),
    discard: names(t, discard),
    guilds: names(t, guilds),
    supporterPlayed: t.get(supporterPlayed) === 1,
    forgoes: t.get(forgoes) === 1,
    townHall: townHallView(t, viewer),
    caller: seatOrNobody(t.get(caller)),
    act: actView(t),
    winner: seatOrNobody(t.get(winner)),
    wonBy: victories[t.get(wonBy)]!,
    seats: Array.from({ length: t.seats }, (_, seat) => seatView(t, seat)),
    you:
      viewer < t.seats
        ? {
            seat: viewer,
            hand: t
              .cardsIn(hand(viewer))
              .map((card) => ({ card: t.faceName(card), price: price(t, viewer, card) })),
          }
        : null,
  };
}

const names = (t: Table, zone: Zone): string[] => t.cardsIn(zone).map((card) => t.faceName(card));

/** Counters hold seats plus 1. */
const seatOrNobody = (counter: number): number | null => (counter === 0 ? null : counter - 1);

function townHallView(t: Table, viewer: Seat): TownHallView {
  const { id, cost, value } = printed(t, t.top(square));
  const state = t.get(townHall);
  const perSeat = (read: (seat: Seat) => number) => Array.from({ length: t.seats }, (_, seat) => read(seat));
  return {
    state: hallStates[state]!,
    card: id,
    cost,
    value,
    missing: state === inDeck ? cost : missing(t, viewer < t.seats ? viewer : t.get(active)),
    pledges: perSeat((seat) => t.get(pledge(seat))),
    shares: perSeat((seat) => t.get(share(seat))),
  };
}

function actView(t: Table): ActView | null {
  const act = actOf(t);
  if (act === undefined) return null;
  const aimedAt = t.get(targetCard) - 1;
  const opposed = opposition(t);
  const acting = t.get(actor) - 1;
  return {
    actor: acting,
    card: t.faceName(t.get(actCard) - 1),
    kind: act.kind,
    target: t.get(target) - 1,
    targetCard: aimedAt === none ? null : t.faceName(aimedAt),
    opposition: opposed === none ? null : opposed,
    skill: skillOf(t, acting, act.kind),
    number: t.get(tested) === 0 ? null : t.get(number),
  };
}

function seatView(t: Table, seat: Seat): SeatView {
  const title = titleOf(t, seat);
  const limit = businessLimit(t, seat);
  const { residence, slots } = residenceOf(t, seat);
  const own = t.top(profession(seat));
  return {
    profession: own === none ? null : t.faceName(own),
    taler: t.get(taler(seat)),
    experience: t.get(experience(seat)),
    title: titles[title]!,
    nextTitle: titleTable[title + 1]?.experience ?? null,
    residence,
    slots,
    businessLimit: Number.isFinite(limit) ? limit : null,
    inventory: inventoryOf(t, seat),
    handLimit: handLimit(t, seat),
    hand: t.size(hand(seat)),
    votes: votesOf(t, seat),
    ballot: t.get(ballot(seat)),
    favour: favourOf(t, seat),
    sabotage: protectionOf(t, seat, 'sabotage'),
    burglary: protectionOf(t, seat, 'burglary'),
    inTower: inTower(t, seat),
    debt: debtOf(t, seat),
    debts: debtsOf(t, seat),
    businesses: businessViews(t, seat),
    annexes: cardViews(t, annexes(seat)),
    extensions: cardViews(t, extensions(seat)),
    supporters: cardViews(t, supporters(seat)),
    artefacts: cardViews(t, artefacts(seat)),
    income: { base: baseIncome, ...forecast(t, seat) },
    offer: offerView(t, seat),
    turns: t.get(turns(seat)),
  };
}

function debtsOf(t: Table, seat: Seat): SeatView['debts'] {
  const debts: { to: number | null; amount: number }[] = [];
  for (let creditor = bank; creditor < t.seats; creditor++) {
    const amount = t.get(debt(seat, creditor));
    if (amount > 0) debts.push({ to: creditor === bank ? null : creditor, amount });
  }
  return debts;
}

const businessViews = (t: Table, seat: Seat): CardView[] =>
  t.cardsIn(businesses(seat)).map((card) => ({
    ...cardView(t, card),
    income: incomeOf(t, seat, card),
    ...(isLocked(t, card) && { unlocked: unlockedIncomeOf(t, seat, card) }),
  }));

const cardViews = (t: Table, zone: Zone): CardView[] => t.cardsIn(zone).map((card) => cardView(t, card));

const cardView = (t: Table, card: Card): CardView => ({
  card: t.faceName(card),
  locked: isLocked(t, card) ? lockOf(t, card) : 0,
  ...(isFresh(t, card) && { fresh: true as const }),
});

function offerView(t: Table, seat: Seat): OfferView | null {
  if (t.get(offer(seat)) === noOffer) return null;
  const bits = t.get(offerTo(seat));
  return {
    kind: offerKinds[t.get(offer(seat))]!,
    card: t.layout.faces[t.get(offerFace(seat)) - 1] ?? null,
    price: t.get(offerPrice(seat)),
    to: Array.from({ length: t.seats }, (_, other) => other).filter((other) => (bits & (1 << other)) !== 0),
  };
}
