import { playersOf } from './tables.ts';

const kingdom = 'doctor,scout,moat,village,workshop,militia,smithy,secret-chamber,wishing-well,witch';

/** Tables of Dominion in the middle of a game, to be opened with `openTable(context, { table, ...position })`. */
const position = (document: Readonly<Record<string, unknown>>) => ({
  game: 'dominion',
  players: playersOf(2),
  position: { game: 'dominion', seed: 'position', options: { kingdom }, ...document } as never,
});

const other = { hand: ['copper*5'], deck: ['copper*2', 'estate*3'] };

/** A Doctor asks for the name of a card; a Curse lies on the deck. */
export const namingACard = position({
  players: [{ hand: ['doctor', 'copper*3', 'estate'], deck: ['curse', 'copper*4'] }, other],
  answers: [['play.doctor']],
});

/** Four cards go back on the deck in an order of choice: Copper, Village, Smithy and Silver. */
export const ordering = position({
  players: [
    { hand: ['scout', 'copper*2', 'estate*2'], deck: ['copper', 'village', 'smithy', 'silver', 'copper*2'] },
    other,
  ],
  answers: [['play.scout']],
});

/** Three coins and one Buy. */
export const threeCoins = position({
  phase: 'treasures',
  coins: 3,
  players: [{ hand: ['estate', 'village'], inPlay: ['copper*3'], deck: ['copper*4', 'estate*2'] }, other],
});

const attacked = (hand: readonly string[]) =>
  position({
    active: 1,
    first: 1,
    players: [
      { hand, deck: ['copper*4', 'estate'] },
      { hand: ['militia', 'copper*4'], deck: ['copper*2', 'estate*3'] },
    ],
    answers: [['play.militia']],
  });

/** Berta plays a Militia against a hand with a Moat. */
export const attackedWithMoat = attacked(['moat', 'copper*3', 'village']);

/** The same without a Reaction in hand. */
export const attackedBare = attacked(['copper*3', 'estate', 'village']);

/** A Library has drawn an Estate, which stays in the hand; a Village comes next. */
export const drawingInLibrary = position({
  options: { kingdom: kingdom.replace('scout', 'library') },
  players: [{ hand: ['library', 'copper*4'], deck: ['estate', 'village', 'copper*3'] }, other],
  answers: [['play.library']],
});

/** Five cards in hand, with which four coins can be made; two Buys. */
export const beforeTreasures = position({
  buys: 2,
  players: [{ hand: ['estate', 'copper*2', 'silver', 'village'], deck: ['copper*4', 'estate*2'] }, other],
});

const sixCoins = {
  options: { kingdom: 'tricks-of-the-trade' },
  phase: 'treasures',
  coins: 6,
  players: [{ hand: ['estate', 'nobles'], inPlay: ['gold*2'], deck: ['copper*4', 'estate*2'] }, other],
};

/** Six coins: enough for a Stonemason, and for four more. */
export const beforeOverpaying = position(sixCoins);

/** How much more is paid for the Stonemason? */
export const overpaying = position({ ...sixCoins, answers: [['buy.stonemason']] });

/** The same for a Herald, with discarded cards to fetch. */
export const overpayingHerald = position({
  ...sixCoins,
  players: [{ ...sixCoins.players[0], discard: ['copper*3', 'gold'] }, other],
  answers: [['buy.herald']],
});

/** Five coins and three tokens, in a kingdom that knows tokens. */
export const withTokens = position({
  options: { kingdom: 'name-that-card' },
  phase: 'treasures',
  coins: 5,
  players: [{ hand: ['estate'], inPlay: ['gold', 'silver'], deck: ['copper*5'], tokens: 3 }, other],
});

/** Three coins, a Smithy without an Action, and a pile that has run out. */
export const nothingGoes = position({
  phase: 'treasures',
  coins: 3,
  actions: 0,
  players: [{ hand: ['smithy', 'estate'], inPlay: ['copper*3'], deck: ['copper*4', 'estate*2'] }, other],
  box: ['village*10'],
});

/** Eight coins, and one Province left. */
export const lastProvince = position({
  options: { kingdom, showPoints: true },
  phase: 'treasures',
  coins: 8,
  players: [
    { hand: ['estate'], inPlay: ['gold*2', 'silver'], deck: ['copper*5', 'province*4', 'duchy'], turns: 15 },
    { hand: ['copper*4', 'curse'], deck: ['province*3'], turns: 14 },
  ],
});
