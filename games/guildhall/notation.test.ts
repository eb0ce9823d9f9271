import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BadDocument,
  type Json,
  Match,
  makePosition,
  type PositionDocument,
  type Problem,
  parsePosition,
} from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from './index.ts';

const read = (document: unknown): Match => Match.resume(guildhall, parsePosition(guildhall, document));
const overJson = (document: PositionDocument): PositionDocument => JSON.parse(JSON.stringify(document));

function problems(document: unknown): string[] {
  return problemsOf(document).map(({ path, code }) => `${path} ${code}`);
}

function problemsOf(document: unknown): readonly Problem[] {
  try {
    parsePosition(guildhall, document);
  } catch (error) {
    if (error instanceof BadDocument) return error.problems;
    throw error;
  }
  throw new Error(`${JSON.stringify(document)} was accepted`);
}

const two = (rest: Readonly<Record<string, Json>>): Json => ({
  game: 'guildhall',
  rest: 'box',
  players: [{}, {}],
  ...rest,
});
const first = (player: Readonly<Record<string, Json>>): Json => two({ players: [player, {}] });

const nine = Array.from({ length: 9 }, (_, i) => ['farmer', 'weaver', 'dancer'][i % 3]).map(
  (profession, i) => `${profession}.${['red', 'blue', 'green'][(i / 3) | 0]}`,
);

describe('positions in words', () => {
  it.each([
    [2, 'old-world', 'old-world'],
    [3, 'job-faire', 'job-faire'],
    [4, 'all', 'old-world'],
    [3, 'random-six', 'job-faire'],
  ] as const)(
    '%i players, %s: describing, reading and describing again changes nothing',
    (seats, professions, prestige) => {
      const options = { professions, prestige, pointsToWin: 12 };
      const match = dealTable(guildhall, seats, options, `round trip ${professions}`);
      let questions = 0;
      let inEffects = 0;

      playAtRandom(match, 'round trip', () => {
        const inEffect = match.position().answers.length > 0;
        if (questions++ % 10 !== 0 && !(inEffect && questions % 3 === 0)) return;
        if (inEffect) inEffects++;
        const document = makePosition(guildhall, match);
        const again = read(overJson(document));
        expect(makePosition(guildhall, again)).toEqual(document);
        expect(again.decisions()).toEqual(match.decisions());
      });

      expect(inEffects).toBeGreaterThan(20);
      const end = makePosition(guildhall, match);
      expect(makePosition(guildhall, read(overJson(end)))).toEqual(end);
      expect(read(end).outcome).toEqual(match.outcome);
    },
  );

  it('answers lead into the middle of an effect', () => {
    const document = two({
      players: [
        { hand: ['trader.red'], hall: ['farmer.red', 'farmer.blue'] },
        { hall: ['weaver.red', 'weaver.blue'] },
      ],
      answers: [['play.trader.red'], ['level.0'], ['give.farmer.blue']],
    });

    const [decision] = read(document).decisions();

    expect(decision).toMatchObject({
      seat: 0,
      prompt: { key: 'prompt.exchange' },
      options: [{ id: 'take.weaver.blue' }, { id: 'take.weaver.red' }],
    });
    expect(makePosition(guildhall, read(document))).toMatchObject({
      players: [{ hand: ['trader.red'] }, { hall: ['weaver.red', 'weaver.blue'] }],
      answers: [['play.trader.red'], ['level.0'], ['give.farmer.blue']],
    });
  });

  it('answers that end the action lead behind it', () => {
    const document = two({
      players: [{ hand: ['trader.red'], hall: ['farmer.red'] }, { hall: ['weaver.red'] }],
      answers: [['play.trader.red'], ['level.0'], ['give.farmer.red']],
    });

    const again = makePosition(guildhall, read(document));

    expect(again).toMatchObject({
      actionsLeft: 1,
      players: [{ hall: ['weaver.red'], area: ['trader.red'] }, { hall: ['farmer.red'] }],
    });
    expect(again).not.toHaveProperty('answers');
  });

  it('what an effect has drawn after a reshuffle is drawn again', () => {
    const cards = ['red', 'blue', 'green'].flatMap((colour) =>
      ['farmer', 'weaver', 'dancer', 'trader'].map((profession) => `${profession}.${colour}`),
    );
    const match = read(
      two({
        options: { professions: 'all' },
        actionsLeft: 3,
        players: [
          {
            hand: [...cards.slice(0, 5), 'bricklayer.red'],
            hall: ['bricklayer.blue', 'bricklayer.green', 'bricklayer.yellow', 'bricklayer.purple'],
          },
          {},
        ],
        discard: cards.slice(5),
      }),
    );
    for (let i = 0; i < 2; i++) {
      const { hand } = (match.view(0) as { you: { hand: string[] } }).you;
      match.answer(0, ['refill']);
      match.answer(
        0,
        hand.filter((card) => card !== 'bricklayer.red').map((card) => `discard.${card}`),
      );
    }
    match.answer(0, ['play.bricklayer.red']);
    match.answer(0, ['level.4']);
    expect(match.decisions()[0]!.prompt.key).toBe('prompt.put-back');

    const document = makePosition(guildhall, match);

    expect(read(document).view(0)).toEqual(match.view(0));
  });

  it('a document says what it needs and the rest is filled in', () => {
    const document = makePosition(guildhall, read({ game: 'guildhall', players: [{}, {}, {}] }));

    expect(document).toMatchObject({
      seats: 3,
      stage: 'turn',
      active: 0,
      actionsLeft: 2,
      winner: null,
      discard: [],
      box: [],
    });
    expect(document['deck']).toHaveLength(120);
    expect(document['row']).toHaveLength(5);
    expect(document['prestigeDeck']).toHaveLength(15);
  });

  it.each(['fast', 'sealed'])('%s chance goes on where it was', (kind) => {
    const match = read({ game: 'guildhall', chance: { kind }, players: [{}, {}] });
    const again = read(overJson(makePosition(guildhall, match)));

    playAtRandom(match, 'the same answers');
    playAtRandom(again, 'the same answers');

    expect(makePosition(guildhall, again)).toEqual(makePosition(guildhall, match));
  });

  it('completed chapters are written as chapters, also two of one profession', () => {
    const document = makePosition(
      guildhall,
      read(first({ completed: ['weaver.*', 'dancer.*', 'weaver.*'] })),
    );

    expect(document).toMatchObject({ players: [{ completed: ['weaver.*', 'dancer.*', 'weaver.*'] }, {}] });
  });

  it('piles are written from the top down, and listed cards lie above the rest', () => {
    const document = makePosition(
      guildhall,
      read({
        game: 'guildhall',
        players: [{}, {}],
        deck: ['weaver.red', 'weaver.blue'],
        discard: ['farmer.red'],
      }),
    );

    expect((document['deck'] as string[]).slice(0, 2)).toEqual(['weaver.red', 'weaver.blue']);
    expect(document['deck']).toHaveLength(119);
  });

  it('[GH-2.2] of the discard pile only the top card is known', () => {
    const { table: t } = read(two({ discard: ['weaver.red', 'weaver.blue'] }));
    const pile = t.cardsIn(guildhall.zones.findIndex(({ name }) => name === 'discard'));

    expect(pile.map((card) => t.faceName(card))).toEqual(['weaver.blue', 'weaver.red']);
    expect(pile.map((card) => t.knows(0, card))).toEqual([false, true]);
  });

  it('[G-22] a table at a standstill can be written down and read again', () => {
    const match = read(
      two({ actionsLeft: 1, idle: 2, players: [{ tokens: 3 }, {}], row: [], prestigeDeck: [] }),
    );
    match.answer(0, ['refill']);
    expect(match.isOver).toBe(true);

    const document = makePosition(guildhall, match);

    expect(document).toMatchObject({ stage: 'standstill' });
    expect(read(document).isOver).toBe(true);
  });

  it('the same seed fills in the same cards, another seed others', () => {
    const deck = (seed: string): Json =>
      makePosition(guildhall, read({ game: 'guildhall', seed, players: [{}, {}] }))['deck']!;

    expect(deck('a')).toEqual(deck('a'));
    expect(deck('a')).not.toEqual(deck('b'));
  });

  it('docs/position.md: every example can be read', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/position.md'), 'utf8');
    const all = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json]) => JSON.parse(json!));
    const examples = all.filter(({ game }) => game === 'guildhall');

    expect(examples.length).toBeGreaterThan(3);
    for (const example of examples) {
      const document = makePosition(guildhall, read(example));
      expect(makePosition(guildhall, read(document))).toEqual(document);
    }
  });
});

const bad: readonly (readonly [problem: string, document: Json])[] = [
  [' not-an-object', null],
  [' not-an-object', []],
  ['game wrong-game', two({ game: 'dominion' })],
  ['players wrong-number-of-players', two({ seats: 3 })],
  ['seats out-of-range', two({ players: [{}] })],
  ['seats out-of-range', { game: 'guildhall' }],
  ['seats out-of-range', two({ players: [{}, {}, {}, {}, {}] })],
  ['seed not-text', two({ seed: 7 })],
  ['chance bad-value', two({ chance: 'dice' })],
  ['chance bad-value', two({ chance: { kind: 'loaded' } })],
  ['chance.state bad-value', two({ chance: { state: [1, 2, 3] } })],
  ['chance.state bad-value', two({ chance: { state: ['1', '2', '3', '4'] } })],
  ['rest not-one-of', two({ rest: 'hand' })],
  ['options not-an-object', two({ options: ['all'] })],
  ['options.prestige not-one-of', two({ options: { prestige: 'none' } })],
  ['options.pointsToWin out-of-range', two({ options: { pointsToWin: 0 } })],
  ['options.mayPass not-a-switch', two({ options: { mayPass: 'no' } })],
  ['options.cheat unknown-option', two({ options: { cheat: true } })],
  ['options.chosen six-professions', two({ options: { professions: 'chosen' } })],
  ['players.1 not-an-object', two({ players: [{}, 'empty'] })],
  ['table unknown-key', two({ table: [] })],
  ['hand unknown-key', two({ hand: [] })],
  ['players.0.deck unknown-key', first({ deck: [] })],
  ['players.0.hand not-a-list', first({ hand: 'weaver.red' })],
  ['deck not-a-list', two({ deck: { top: 'weaver.red' } })],
  ['players.0.hand unknown-card', first({ hand: ['weaver.pink'] })],
  ['players.0.hand not-text', first({ hand: [7] })],
  ['players.0.hand unknown-card', first({ hand: ['wizard.*'] })],
  ['players.0.hand too-many-copies', first({ hand: Array(5).fill('weaver.red') })],
  ['players.0.hand too-many-copies', first({ hand: ['scholar.red'] })],
  ['row too-many-copies', two({ row: ['owe_9', 'owe_9', 'owe_9'] })],
  ['players.0.tokens bad-value', first({ tokens: -1 })],
  ['players.0.tokens bad-value', first({ tokens: 1e12 })],
  ['players.0.tokens bad-value', first({ tokens: 'many' })],
  ['actionsLeft bad-value', two({ actionsLeft: 1.5 })],
  ['stage bad-value', two({ stage: 'night' })],
  ['played bad-value', two({ played: 'weaver' })],
  ['played bad-value', two({ played: ['wizard'] })],
  ['winner bad-value', two({ winner: -1 })],
  ['active no-such-seat', two({ active: 2 })],
  ['first no-such-seat', two({ first: 3 })],
  ['winner no-such-seat', two({ winner: 2 })],
  ['players.0.hall duplicate-in-hall', first({ hall: ['weaver.red', 'weaver.red'] })],
  ['players.0.hall chapter-not-set-aside', first({ hall: ['weaver.*'] })],
  ['players.0.completed not-whole-chapters', first({ completed: ['weaver.red'] })],
  ['players.0.completed not-whole-chapters', first({ completed: Array(3).fill('weaver.red') })],
  [
    'players.0.completed not-whole-chapters',
    first({ completed: ['weaver.red', 'weaver.red', 'weaver.blue', 'weaver.green', 'weaver.yellow'] }),
  ],
  [
    'players.0.completed too-many-chapters',
    first({ completed: ['weaver.*', 'weaver.*', 'farmer.*', 'dancer.*'] }),
  ],
  ['players.0.hand card-in-wrong-zone', first({ hand: ['owe_9'] })],
  ['players.0.honours card-in-wrong-zone', first({ honours: ['weaver.red'] })],
  ['deck card-in-wrong-zone', two({ deck: ['owe_5'] })],
  ['row card-in-wrong-zone', two({ row: ['weaver.red'] })],
  ['row row-too-long', two({ row: ['owe_5', 'owe_5', 'owe_5', 'owe_9', 'owe_9', 'owe_7_actions'] })],
  [
    'players.0.hand hand-too-small',
    two({ stage: 'redraw', first: 1, players: [{ hand: nine.slice(1) }, {}] }),
  ],
  ['players.1.hand hand-too-small', two({ stage: 'redraw', players: [{ hand: nine }, {}] })],
  [
    'players.0.hand hand-too-small',
    two({ stage: 'furnish', first: 1, players: [{ hand: ['weaver.red', 'weaver.red', 'weaver.blue'] }, {}] }),
  ],
  ['answers not-a-list', two({ answers: 'refill' })],
  ['answers.0 unknown-option', two({ answers: [['play.weaver.red']] })],
  ['answers.0 wrong-shape', two({ answers: ['refill'] })],
  ['answers.1 unknown-option', two({ answers: [['refill'], ['pass']] })],
  ['answers.0 game-over', two({ winner: 1, answers: [['refill']] })],
];

describe('a position that cannot be', () => {
  it.each(bad)('%s: %j', (problem, document) => {
    expect(problems(document)).toEqual([problem]);
  });

  it('names every card, key and number that is wrong, at once', () => {
    const found = problems(
      two({
        actionsLeft: -2,
        colour: 'red',
        deck: 'weaver.red',
        players: [
          { hand: ['weaver.pink', 'weaver.red'], tokens: 'few' },
          { hall: ['owe_77'], purse: 3 },
        ],
      }),
    );

    expect(found.sort()).toEqual(
      [
        'actionsLeft bad-value',
        'colour unknown-key',
        'deck not-a-list',
        'players.0.hand unknown-card',
        'players.0.tokens bad-value',
        'players.1.hall unknown-card',
        'players.1.purse unknown-key',
      ].sort(),
    );
  });

  it('names what is wrong with table, options and cards at once', () => {
    const found = problems(
      two({
        game: 'dominion',
        rest: 'floor',
        options: { pointsToWin: 0 },
        players: [{ hand: ['weaver.pink'] }, {}],
      }),
    );

    expect(found.sort()).toEqual(
      [
        'game wrong-game',
        'rest not-one-of',
        'options.pointsToWin out-of-range',
        'players.0.hand unknown-card',
      ].sort(),
    );
  });

  it('names everything that the rules forbid, at once', () => {
    const found = problems(
      two({
        active: 4,
        row: ['weaver.red'],
        players: [
          { hall: ['farmer.red', 'farmer.red', 'dancer.*'] },
          { completed: ['weaver.*', 'weaver.*', 'dancer.*', 'trader.*'], honours: ['assassin.red'] },
        ],
      }),
    );

    expect(found.sort()).toEqual(
      [
        'active no-such-seat',
        'row card-in-wrong-zone',
        'players.0.hall duplicate-in-hall',
        'players.0.hall chapter-not-set-aside',
        'players.1.completed too-many-chapters',
        'players.1.honours card-in-wrong-zone',
      ].sort(),
    );
  });

  it('every code of docs/position.md is shown here', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/position.md'), 'utf8');
    const tables = [...page.matchAll(/^\| code (?:in Guildhall )?\|.*?\n\n/gms)].join();
    const codes = [...tables.matchAll(/`([a-z-]+)`/g)]
      .map(([, code]) => code!)
      .filter((code) => code.includes('-'));

    const shown = new Set(bad.map(([problem]) => problem.split(' ')[1]));
    expect(codes.filter((code) => !shown.has(code))).toEqual([]);
  });
});
