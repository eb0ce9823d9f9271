import type { Option, ViewedEvent } from '@zunft/kernel';
import { Speaker } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../table/scene.ts';
import { arrivalsAt } from './arrivals.ts';
import { consequence } from './consequence.ts';
import { describe as describeTable } from './describe.ts';
import { lastAction } from './last-action.ts';
import { texts } from './texts.ts';
import type { GuildhallView, SeatView } from './view.ts';

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  hand: 6,
  hall: [],
  area: [],
  completed: 0,
  honours: [],
  tokens: 0,
  points: 0,
  ...more,
});

const view = (...seats: SeatView[]): GuildhallView => ({
  stage: 'turn',
  turn: 6,
  active: 0,
  first: 0,
  actionsLeft: 1,
  played: [],
  winner: null,
  deck: 60,
  discard: { count: 2, top: 'weaver.red' },
  prestigeDeck: 14,
  row: ['owe_9'],
  seats,
  you: { seat: 0, hand: [], chapters: ['weaver'] },
});

const names = ['Ada', 'Berta'];
const speaker = new Speaker({ language: 'en', texts, names, viewer: 0 });

/** As much of a scene as words need. */
const scene = (seen: GuildhallView, ...events: ViewedEvent[]): Scene =>
  ({
    viewer: 0,
    view: { value: seen },
    speaker: { value: speaker },
    richSpeaker: { value: speaker },
    soFar: { value: events.map((event, seq) => ({ seq, event })) },
  }) as unknown as Scene;

describe('the last thing that a player did', () => {
  it('is what was done, not the card that enters the guildhall at the end of every turn', () => {
    const events: ViewedEvent[] = [
      { type: 'play', seat: 1, cards: ['assassin.red'] },
      { type: 'target', seat: 1, target: 0 },
      { type: 'discard', seat: 1, target: 0, cards: ['weaver.blue'] },
      { type: 'place', seat: 1, cards: ['assassin.red'], params: { from: 'area' } },
      { type: 'turn', seat: 0, params: { turn: 7 } },
    ];
    expect(lastAction(scene(view(seat(), seat()), ...events), 1)).toBe('Berta discards your Weaver blue.');
    expect(lastAction(scene(view(seat(), seat())), 1)).toBeUndefined();
  });
});

describe('what comes of placing a card', () => {
  const placing = (...hall: string[]) =>
    consequence(scene(view(seat({ hall, area: ['weaver.red'] }), seat())), {
      ref: { verb: 'place', card: 'weaver.blue' },
    } as Option);

  it('is how far its chapter gets', () => {
    expect(placing('weaver.green', 'trader.blue')).toBe('3 of 5 colours then');
    expect(placing('weaver.green', 'weaver.yellow', 'weaver.purple')).toBe('It completes the chapter.');
  });
});

describe('what an exchange would bring', () => {
  const options = [
    { id: 'give', legal: true, ref: { verb: 'give-chapter', name: 'weaver' } },
    { id: 'take', legal: true, ref: { verb: 'take-chapter', name: 'dancer' } },
  ] as Option[];
  const exchanging = (source: string): Scene => {
    const seen = view(
      seat({ hall: ['weaver.red', 'weaver.blue', 'dancer.green'] }),
      seat({ hall: ['dancer.red', 'dancer.yellow', 'weaver.green'] }),
    );
    return {
      ...scene(seen, { type: 'target', seat: 0, target: 1, cause: source } as ViewedEvent),
      decision: { value: { source } },
      options: { value: options },
      option: (id: string) => options.find((option) => option.id === id),
      stateOf: () => 'legal',
      chosen: { value: ['give', 'take'] },
      pointed: { value: undefined },
      pending: { value: [] },
    } as unknown as Scene;
  };

  it('is every card of a chapter, with the chapters that come of it', () => {
    expect(arrivalsAt(exchanging('trader.4'), 0)).toEqual([
      { card: 'dancer.red', colours: 3 },
      { card: 'dancer.yellow', colours: 3 },
    ]);
    expect(arrivalsAt(exchanging('trader.4'), 1)).toEqual([
      { card: 'weaver.red', colours: 3 },
      { card: 'weaver.blue', colours: 3 },
    ]);
  });

  it('goes to the hand, where the hand pays for it', () => {
    const brought = arrivalsAt(exchanging('peddler.4'), 0);
    expect(
      brought.map(({ card, colours }) => `${card} ${speaker.say('gh.ofFive', { count: colours })}`),
    ).toEqual(['dancer.red to your hand', 'dancer.yellow to your hand']);
  });
});

describe('the table in words', () => {
  it('tells everything that is seen', () => {
    const seen = view(
      seat({ hall: ['farmer.red', 'dancer.blue', 'dancer.red'], area: ['trader.red'], completed: 1 }),
      seat({
        hall: ['trader.red', 'trader.yellow', 'trader.green', 'trader.purple'],
        points: 9,
      }),
    );
    const told = describeTable(seen as never, { speaker, names, options: { pointsToWin: 20 } });
    expect(told.map(({ heading, lines }) => [heading, ...lines].join('\n'))).toMatchInlineSnapshot(`
      [
        "Your guildhall
      0 of 20 VP
      1 completed chapter: Weaver
      Played this turn: Trader red
      Farmer: red; level 1
      Dancer: red, blue; X = 2",
        "Berta’s guildhall
      9 of 20 VP
      6 hand cards
      no completed chapter
      Trader: red, yellow, green, purple; level 4
      Trader: only blue missing",
        "Prestige row and piles
      Golden Seal of the City: 9 VP for 2 completed chapters. No effect.
      Prestige: 14 in the deck
      Deck: 60 cards
      Discard pile: 2 cards, Weaver red on top",
      ]
    `);
  });
});
