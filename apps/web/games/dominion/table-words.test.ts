import { recommendedSets } from '@zunft/games/dominion/text';
import type { Option, ViewedEvent } from '@zunft/kernel';
import { Speaker } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../table/scene.ts';
import { amountNote } from './amounts.ts';
import { consequence, leftOver } from './consequence.ts';
import { describe as describeTable } from './describe.ts';
import { lastAction } from './last-action.ts';
import { notice } from './notice.ts';
import { texts } from './texts.ts';
import { title } from './title.ts';
import { verdict } from './verdict.ts';
import type { DominionView, SeatView } from './view.ts';

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  hand: 5,
  deck: 4,
  deckTop: [],
  discard: { count: 0, top: null },
  inPlay: [],
  aside: [],
  tokens: 0,
  turns: 3,
  ...more,
});

const pile = (card: string, cost: number, count = 8) => ({ card, cost, count });

const view = (more: Partial<DominionView> = {}): DominionView => ({
  stage: 'turn',
  phase: 'treasures',
  turn: 6,
  active: 0,
  first: 0,
  actions: 0,
  buys: 1,
  coins: 6,
  discount: 0,
  copperBonus: 0,
  kingdom: ['herald', 'bridge', 'stonemason'],
  supply: [pile('gold', 6), pile('province', 8), pile('herald', 4), pile('bridge', 4), pile('stonemason', 2)],
  emptyPiles: 0,
  pilesThatEndIt: 3,
  trash: [],
  seats: [seat(), seat()],
  you: { seat: 0, hand: [] },
  ...more,
});

const speaker = new Speaker({ language: 'en', texts, names: ['Ada', 'Berta'], viewer: 0 });

/** As much of a scene as words need. */
const scene = (seen: DominionView, more: object = {}): Scene =>
  ({
    viewer: 0,
    view: { value: seen },
    speaker: { value: speaker },
    richSpeaker: { value: speaker },
    info: { options: {} },
    pointed: { value: undefined },
    questioned: { value: undefined },
    option: () => undefined,
    ...more,
  }) as unknown as Scene;

const option = (verb: string, card?: string): Option =>
  ({ id: verb, ref: { verb, ...(card !== undefined && { card }) }, legal: true }) as Option;

describe('what comes of it', () => {
  it('all Treasures: their sum, with what makes Copper dearer', () => {
    const seen = view({ coins: 1, copperBonus: 1, you: { seat: 0, hand: ['copper', 'silver', 'estate'] } });
    expect(consequence(scene(seen), option('play-treasures'))).toBe('+4, 5 coins then');
  });

  it('a purchase: what is left, and how much may be overpaid', () => {
    expect(consequence(scene(view()), option('buy', 'bridge'))).toBe('2 coins and 0 Buys left then');
    expect(consequence(scene(view()), option('buy', 'herald'))).toBe('You may pay up to 2 more.');
  });

  it('the last Province ends the game, and so does the third empty pile', () => {
    const last = view({ coins: 8, supply: [pile('province', 8, 1)] });
    expect(consequence(scene(last), option('buy', 'province'))).toBe('The game ends after this turn.');
    const third = view({ emptyPiles: 2, supply: [pile('bridge', 4, 1)] });
    expect(consequence(scene(third), option('gain', 'bridge'))).toBe('The game ends after this turn.');
  });

  it('ending a turn names what is left unused, and nothing if there is nothing', () => {
    const early = view({
      phase: 'actions',
      actions: 1,
      coins: 0,
      you: { seat: 0, hand: ['bridge', 'gold'] },
    });
    expect(leftOver(scene(early))).toBe('Unused: 1 Action card, Treasures for 3 coins');
    expect(leftOver(scene(view()))).toBe('Unused: 1 Buy with 6 coins');
    expect(leftOver(scene(view({ buys: 0 })))).toBeUndefined();
    expect(leftOver(scene(view({ coins: 1 })))).toBeUndefined();
  });
});

describe('what should be known', () => {
  it('the dearest card that tokens would pay', () => {
    const seats = [seat({ tokens: 2 }), seat()];
    expect(notice(scene(view({ seats })))).toBe(
      'Province costs 8, you have 6: 2 coin tokens would cover it.',
    );
    expect(notice(scene(view({ seats, phase: 'buys' })))).toBeUndefined();
    expect(notice(scene(view()))).toBeUndefined();
  });

  it('that the game ends', () => {
    const supply = [pile('province', 8, 0)];
    expect(notice(scene(view({ supply })))).toBe('The last Province is gone: the game ends after this turn.');
  });
});

describe('what is played', () => {
  it('is a recommended set by its title, or ten cards without one', () => {
    const tricks = [...recommendedSets['tricks-of-the-trade']].reverse();
    expect(title(scene(view({ kingdom: tricks })))).toBe('Dominion: Tricks of the Trade');
    expect(title(scene(view({ kingdom: [...tricks.slice(1), 'moat'] })))).toBeUndefined();
  });
});

describe('how the game was decided', () => {
  const after = (...seats: SeatView[]) =>
    verdict(scene(view({ stage: 'over', seats }), { names: { value: ['Ada', 'Berta', 'Conrad'] } }));

  it('by fewer turns, where the points are equal', () => {
    expect(after(seat({ points: 30, turns: 15 }), seat({ points: 30, turns: 14 }), seat({ points: 3 }))).toBe(
      'A tie at 30 VP: whoever had fewer turns wins (Ada 15, Berta 14).',
    );
  });

  it('by points, or not at all: then there is nothing to say', () => {
    expect(after(seat({ points: 31, turns: 15 }), seat({ points: 30, turns: 14 }))).toBeUndefined();
    expect(after(seat({ points: 30, turns: 15 }), seat({ points: 30, turns: 15 }))).toBeUndefined();
  });
});

describe('an amount', () => {
  const asked = (key: string, params: object = {}, source?: string) => ({
    decision: { value: { kind: 'amount', prompt: { key, params }, source } },
    amount: { value: undefined },
  });

  it('overpaid names the Actions that it gains', () => {
    const here = scene(view(), asked('prompt.overpay', {}, 'stonemason'));
    expect(amountNote(here, 4)).toBe('4 more gains two Actions that cost exactly 4: Herald, Bridge');
    expect(amountNote(here, 3)).toBe('3 more gains nothing: no Action costs exactly that');
    expect(amountNote(here, 0)).toBe('Paying nothing extra brings nothing extra.');
  });

  it('of tokens spent names what it pays', () => {
    expect(amountNote(scene(view(), asked('prompt.spend-tokens')), 2)).toBe('8 coins then: Province');
    expect(amountNote(scene(view(), asked('prompt.spend-tokens')), 1)).toBe('7 coins then');
  });
});

describe('the last thing that a player did', () => {
  const did = (...events: ViewedEvent[]) =>
    lastAction(
      scene(view(), { game: { texts }, soFar: { value: events.map((event, seq) => ({ seq, event })) } }),
      1,
    );
  const event = (type: string, card: string): ViewedEvent => ({ type, seat: 1, cards: [card] });

  it('is the purchase, not the gain that belongs to it', () => {
    expect(did(event('buy', 'gold'), event('gain', 'gold'), { type: 'clean-up', seat: 1 })).toBe('buys Gold');
    expect(did(event('play', 'bridge'), event('gain', 'gold'))).toBe('gains Gold');
  });

  it('sums up Treasures played together', () => {
    expect(did(event('buy', 'gold'), event('play', 'silver'), event('play', 'silver'))).toBe(
      'plays 2 Silver',
    );
    expect(did()).toBeUndefined();
  });
});

describe('the table in words', () => {
  it('tells everything that is seen', () => {
    const seen = view({
      discount: 1,
      copperBonus: 1,
      trash: ['copper', 'copper', 'estate'],
      seats: [
        seat({ inPlay: ['bridge'], deckTop: ['gold'], tokens: 1, points: 3, owns: { gold: 2, estate: 1 } }),
        seat({ discard: { count: 2, top: 'curse' }, aside: ['silver'] }),
      ],
    });
    const told = describeTable(seen as never, { speaker, names: ['Ada', 'Berta'] });
    expect(told.map(({ heading, lines }) => [heading, ...lines].join('\n'))).toMatchInlineSnapshot(`
      [
        "This turn
      It is your turn: 0 Actions, 1 Buy, 6 coins.
      All cards cost 1 less this turn.
      Every Copper gives 1 more this turn.
      The game ends when the Provinces or any 3 piles run out.
      0 of 3 empty · 8 Provinces",
        "Kingdom
      Herald, Action, costs 4, may be overpaid, 8 left. +1 Card. +1 Action. Reveal the top card of your deck. If it is an Action, play it. Overpay: for each extra coin, put a card from your discard pile on your deck.
      Bridge, Action, costs 4, 8 left. +1 Buy. +1 Coin. This turn all cards cost 1 less, but not below 0.
      Stonemason, Action, costs 2, may be overpaid, 8 left. Trash a card from your hand and gain 2 cards that are both cheaper. Overpay: gain 2 Actions that cost exactly as much as you pay extra.",
        "Basic cards
      Gold, Treasure, costs 6, 8 left. 3 coins.
      Province, Victory, costs 8, 8 left. 6 VP.",
        "Trash
      2 Copper, Estate",
        "Your side of the table
      3 VP
      Deck: 4 cards
      On top of the deck, as you know: Gold
      Discard pile: empty
      1 coin token
      3 turns begun
      In play: Bridge
      Cards owned: 2 Gold, Estate",
        "Berta
      5 cards in hand
      Deck: 4 cards
      Discard pile: 2 cards, Curse on top
      No coin token
      3 turns begun
      Revealed or set aside: Silver",
      ]
    `);
  });
});
