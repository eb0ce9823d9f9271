import { fastChance, type Game, makeTable, playOut } from '@zunft/kernel';
import { conservationProblem, dealTable, RandomPolicy } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { parseDeck } from './deck/parse.ts';
import { type DeckCard, type Effect, type Harm, windows } from './deck/schema.ts';
import { zunftDeck } from './deck/zunft.ts';
import { theGuild } from './index.ts';
import { bank, debt, maxSeats, taler, tower } from './places.ts';
import { testDeck } from './testing/deck.ts';
import { testGame } from './testing/table.ts';

describe('Decks', () => {
  it('[T-01] the game comes with a deck of our own, which makes sense, and says so', () => {
    expect(parseDeck(JSON.parse(JSON.stringify(zunftDeck)))).toEqual({ deck: zunftDeck });
    expect(theGuild.options).toEqual({ deck: { kind: 'one-of', values: ['zunft'], default: 'zunft' } });
  });

  it('[T-01] the deck for tests makes sense as well, and knows everything that a card can do', () => {
    expect(parseDeck(JSON.parse(JSON.stringify(testDeck)))).toEqual({ deck: testDeck });
    const cards: readonly DeckCard[] = testDeck.cards;
    const effects: readonly Effect['do'][] = [
      'taler',
      'experience',
      'draw',
      'favour',
      'discount',
      'unlock',
      'recover',
      'prevent',
      'protect',
      'shift',
      'redraw',
      'votes',
    ];
    const harms: readonly Harm['do'][] = [
      'lock',
      'destroy',
      'steal',
      'rob',
      'fine',
      'discard',
      'spy',
      'shame',
    ];
    const does = new Set(cards.flatMap(({ effects: list = [] }) => list.map((one) => one.do)));
    const harm = new Set(cards.flatMap(({ act }) => (act?.harm ?? []).map((one) => one.do)));
    const opened = new Set(cards.flatMap((card) => card.windows ?? []));
    expect(effects.filter((one) => !does.has(one))).toEqual([]);
    expect(harms.filter((one) => !harm.has(one))).toEqual([]);
    expect(windows.filter((one) => !opened.has(one))).toEqual([]);
  });

  it('[T-32] card values go from 1 to 6', () => {
    const values = zunftDeck.cards.map(({ value }) => value);
    expect(Math.min(...values)).toBe(1);
    expect(Math.max(...values)).toBe(6);
    for (const value of [0, 7]) {
      const cards = testDeck.cards.map((card) => (card.id === 'six' ? { ...card, value } : card));
      expect(parseDeck({ ...testDeck, cards })).toMatchObject({
        problems: [{ path: 'cards.six.value', code: 'out-of-range' }],
      });
    }
  });
});

/** Plays to the end, and looks at the table after every step. */
function playWhole(game: Game, seats: number, seed: string): { steps: number; places: readonly number[] } {
  const { options } = dealTable(game, seats, {}, seed).table;
  const t = makeTable(game, seats, options, fastChance(seed));
  const policy = new RandomPolicy(seed);
  t.chance.start(t.cells);
  game.setup(t);
  let steps = 0;
  while (!game.isOver(t) && steps < 20_000) {
    playOut(game, t, policy, 1);
    steps++;
    expect(conservationProblem(t)).toBeUndefined();
    for (let seat = 0; seat < seats; seat++) {
      if (t.get(taler(seat)) < 0) throw new Error(`seat ${seat} has ${t.get(taler(seat))} Taler`);
      let owed = 0;
      for (let creditor = bank; creditor < maxSeats; creditor++) owed += t.get(debt(seat, creditor));
      if (owed > 0 && t.get(tower(seat)) === 0) throw new Error(`seat ${seat} owes ${owed} and walks free`);
    }
  }
  return { steps, places: game.outcome(t).places };
}

describe('Random games', () => {
  it.each([2, 3, 4, 5, 6])(
    '[TG-10.1] %i players: they end with one winner, nobody has less than nothing',
    (seats) => {
      for (const game of [theGuild, testGame]) {
        const { steps, places } = playWhole(game, seats, `random ${seats}`);
        expect(steps).toBeLessThan(20_000);
        expect(places.filter((place) => place === 1)).toHaveLength(1);
      }
    },
  );

  it('[T-35] two players who are out of money find a way to go on', () => {
    for (let i = 0; i < 12; i++) expect(playWhole(theGuild, 2, `poor ${i}`).steps).toBeLessThan(5_000);
  });
});
