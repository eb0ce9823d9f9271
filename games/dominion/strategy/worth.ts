import type { Face, Table } from '@zunft/kernel';
import { pile, soldOut } from '../places.ts';
import { type CardId, cardIds, isAction, isVictory, printedCoins, province } from '../printed.ts';
import { pilesThatEndIt } from '../supply.ts';
import { givesActions, givesCards, givesCoins } from './traits.ts';

// How good cards are, by rule of thumb, on a scale on which a Silver is worth 3 and a Gold twice that and a bit.

interface Worth {
  /** While the deck is being built. */
  readonly early: number;
  /** When the end is near and points count. */
  readonly late: number;
}

const worth = (early: number, late: number): Worth => ({ early, late });

const worths: Readonly<Record<CardId, Worth>> = {
  copper: worth(-0.8, 0),
  silver: worth(3, 2),
  gold: worth(6.5, 4),
  estate: worth(-1.5, 1.5),
  duchy: worth(0.5, 5),
  province: worth(14, 16),
  curse: worth(-4, -2.5),
  'candlestick-maker': worth(2.2, 1),
  stonemason: worth(1.5, 0.5),
  doctor: worth(2, 0.3),
  masterpiece: worth(1.5, 1),
  advisor: worth(4.2, 1.5),
  herald: worth(4.3, 1.5),
  plaza: worth(3.6, 1),
  taxman: worth(3.4, 1),
  baker: worth(5.4, 2.5),
  butcher: worth(5.3, 2.5),
  journeyman: worth(5.3, 2),
  'merchant-guild': worth(5, 2),
  soothsayer: worth(5.6, 2),
  cellar: worth(1.8, 0.6),
  chapel: worth(2.6, 0.1),
  moat: worth(2, 0.8),
  chancellor: worth(2.9, 1.5),
  village: worth(2.6, 0.6),
  woodcutter: worth(2.5, 1.2),
  workshop: worth(2, 0.4),
  bureaucrat: worth(3.3, 1),
  feast: worth(3.2, 3),
  gardens: worth(0.5, 3),
  militia: worth(4.5, 2),
  moneylender: worth(3.9, 1),
  remodel: worth(3.5, 2.5),
  smithy: worth(4.2, 1.5),
  spy: worth(3.2, 1),
  thief: worth(1.5, 0.5),
  'throne-room': worth(3.4, 1),
  'council-room': worth(4.9, 2),
  festival: worth(5, 2),
  laboratory: worth(5.6, 2.5),
  library: worth(5, 2),
  market: worth(5.2, 2.5),
  mine: worth(4.6, 1.5),
  witch: worth(6, 2),
  adventurer: worth(4.4, 2),
  courtyard: worth(3.2, 1.3),
  pawn: worth(2, 1),
  'secret-chamber': worth(1.6, 0.8),
  'great-hall': worth(2.4, 3),
  masquerade: worth(4, 1.3),
  'shanty-town': worth(2.2, 0.5),
  steward: worth(3.6, 1.3),
  swindler: worth(3.6, 1.3),
  'wishing-well': worth(2.9, 1),
  baron: worth(3.5, 1.5),
  bridge: worth(3.6, 1.8),
  conspirator: worth(3.6, 1.5),
  coppersmith: worth(2.5, 1),
  ironworks: worth(3.4, 1),
  'mining-village': worth(3.5, 1.5),
  scout: worth(0.8, 0.6),
  duke: worth(0.5, 5),
  minion: worth(5.2, 2.2),
  saboteur: worth(3.5, 1),
  torturer: worth(5.5, 2),
  'trading-post': worth(4.2, 0.8),
  tribute: worth(4.3, 2),
  upgrade: worth(5, 1.5),
  harem: worth(6.2, 6),
  nobles: worth(6, 6),
};

/** What a card is worth while decks are being built, in any kingdom. */
export const early: readonly number[] = cardIds.map((id) => worths[id].early);
const late: readonly number[] = cardIds.map((id) => worths[id].late);

/** Few Provinces are left, or one more pile ends the game. */
export const isLate = (t: Table): boolean =>
  t.size(pile(province)) <= t.seats + 2 || t.get(soldOut) >= pilesThatEndIt(t) - 1;

/** What it is worth to own a card. */
export const deckWorth = (t: Table, face: Face): number => (isLate(t) ? late : early)[face]!;

/** What an Action does for the turn it is played in. */
const actionWorth: readonly number[] = cardIds.map((_, face) =>
  isAction[face]
    ? 1 +
      givesCards[face]! * 0.9 +
      givesCoins[face]! +
      (givesActions[face]! > 0 ? 0.6 : 0) +
      Math.max(0, early[face]!) * 0.15
    : 0,
);

/** What a card in the hand is worth in the turn to come; Victory cards and Curses alone are worth nothing. */
export const handWorth: readonly number[] = cardIds.map((_, face) =>
  isAction[face] ? actionWorth[face]! : isVictory[face] && printedCoins[face] === 0 ? 0 : printedCoins[face]!,
);
