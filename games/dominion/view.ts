import { type Json, none, type Seat, type Table, type Zone } from '@zunft/kernel';
import { dominionOptions } from './options.ts';
import {
  actions,
  active,
  aside,
  buys,
  coins,
  copperBonus,
  deck,
  discard,
  discount,
  first,
  hand,
  inPlay,
  kingdom,
  phase,
  phases,
  pile,
  soldOut,
  stage,
  stages,
  tokens,
  trash,
  turn,
  turns,
} from './places.ts';
import { cardIds } from './printed.ts';
import { ownedFaces, points, pointsByCard } from './score.ts';
import { eachPile, pilesThatEndIt, price } from './supply.ts';

/** What a viewer may see of a table. */
export interface DominionView {
  readonly stage: (typeof stages)[number];
  readonly phase: (typeof phases)[number];
  /** Turns begun, all players together. */
  readonly turn: number;
  readonly active: number;
  readonly first: number;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly discount: number;
  readonly copperBonus: number;
  readonly kingdom: readonly string[];
  readonly supply: readonly Pile[];
  readonly emptyPiles: number;
  readonly pilesThatEndIt: number;
  readonly trash: readonly string[];
  readonly seats: readonly SeatView[];
  readonly you: { readonly seat: number; readonly hand: readonly string[] } | null;
}

export interface Pile {
  readonly card: string;
  readonly count: number;
  /** Now; what is printed may be more. */
  readonly cost: number;
}

export interface SeatView {
  readonly hand: number;
  readonly deck: number;
  /** What the viewer remembers of the top of the deck, from the top down. */
  readonly deckTop: readonly string[];
  readonly discard: { readonly count: number; readonly top: string | null };
  readonly inPlay: readonly string[];
  /** Revealed or set aside. */
  readonly aside: readonly string[];
  readonly tokens: number;
  readonly turns: number;
  /** Only where an aid shows it, or when the game is over. */
  readonly points?: number;
  readonly owns?: Readonly<Record<string, number>>;
  readonly score?: readonly { readonly card: string; readonly count: number; readonly points: number }[];
}

/** What a viewer may see: DOM-1.2. Hidden zones are numbers. */
export function view(t: Table, viewer: Seat): Json {
  return seen(t, viewer) as unknown as Json;
}

function seen(t: Table, viewer: Seat): DominionView {
  const isOver = stages[t.get(stage)] === 'over';
  const { showPoints, showDecks } = dominionOptions(t.options);
  return {
    stage: stages[t.get(stage)]!,
    phase: phases[t.get(phase)]!,
    turn: t.get(turn),
    active: t.get(active),
    first: t.get(first),
    actions: t.get(actions),
    buys: t.get(buys),
    coins: t.get(coins),
    discount: t.get(discount),
    copperBonus: t.get(copperBonus),
    kingdom: names(t, kingdom),
    supply: piles(t),
    emptyPiles: t.get(soldOut),
    pilesThatEndIt: pilesThatEndIt(t),
    trash: names(t, trash),
    seats: Array.from({ length: t.seats }, (_, seat) => ({
      hand: t.size(hand(seat)),
      deck: t.size(deck(seat)),
      deckTop: knownTop(t, seat, viewer),
      discard: { count: t.size(discard(seat)), top: topOf(t, discard(seat)) },
      inPlay: names(t, inPlay(seat)),
      aside: names(t, aside(seat)),
      tokens: t.get(tokens(seat)),
      turns: t.get(turns(seat)),
      ...((showPoints || isOver) && { points: points(t, seat) }),
      ...((showDecks || isOver) && { owns: owned(t, seat) }),
      ...(isOver && { score: scoreOf(t, seat) }),
    })),
    you: viewer < t.seats ? { seat: viewer, hand: names(t, hand(viewer)) } : null,
  };
}

const names = (t: Table, zone: Zone): string[] => t.cardsIn(zone).map((card) => t.faceName(card));

const topOf = (t: Table, zone: Zone): string | null => (t.size(zone) === 0 ? null : t.faceName(t.top(zone)));

function piles(t: Table): readonly Pile[] {
  const list: Pile[] = [];
  eachPile(t, (face) => {
    list.push({ card: cardIds[face]!, count: t.size(pile(face)), cost: price(t, face) });
  });
  return list;
}

/** What the viewer remembers of the top of a deck, from the top down. */
function knownTop(t: Table, seat: Seat, viewer: Seat): string[] {
  const known: string[] = [];
  for (let card = t.top(deck(seat)); card !== none && t.knows(viewer, card); card = t.below(card)) {
    known.push(t.faceName(card));
  }
  return known;
}

const owned = (t: Table, seat: Seat): SeatView['owns'] & object =>
  Object.fromEntries(
    ownedFaces(t, seat).flatMap((count, face) => (count > 0 ? [[cardIds[face]!, count] as const] : [])),
  );

const scoreOf = (t: Table, seat: Seat): SeatView['score'] & object =>
  pointsByCard(t, seat).map(({ face, count, points }) => ({ card: cardIds[face]!, count, points }));
