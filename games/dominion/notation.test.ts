import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BadDocument,
  type Json,
  Match,
  makePosition,
  type PositionDocument,
  parsePosition,
} from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { dominion } from './index.ts';
import { recommendedSetIds, recommendedSets } from './kingdom.ts';
import { deck, discard, kingdom, pile, soldOut } from './places.ts';
import { faceOf, kingdomCardIds, printedCards } from './printed.ts';

type Words = Readonly<Record<string, Json>>;

const page = readFileSync(join(import.meta.dirname, '../../docs/position.md'), 'utf8');
const ten = 'cellar,chapel,moat,village,workshop,militia,smithy,market,mine,witch';
const read = (document: unknown): Match => Match.resume(dominion, parsePosition(dominion, document));
const overJson = (document: PositionDocument): PositionDocument => JSON.parse(JSON.stringify(document));
const two = (rest: Words = {}): Words => ({
  game: 'dominion',
  options: { kingdom: ten },
  players: [{}, {}],
  ...rest,
});
const first = (player: Words): Words => two({ players: [player, {}] });

function problems(document: unknown): string[] {
  try {
    parsePosition(dominion, document);
  } catch (error) {
    if (error instanceof BadDocument) return error.problems.map(({ path, code }) => `${path} ${code}`);
    throw error;
  }
  throw new Error(`${JSON.stringify(document)} was accepted`);
}

describe('positions in words', () => {
  it.each(recommendedSetIds.map((set, i) => [set, 2 + (i % 5)] as const))(
    '%s with %i players: describing, reading and describing again changes nothing',
    (set, seats) => {
      const cards = [...recommendedSets[set], 'copper*3', 'estate'];
      const match = read({
        game: 'dominion',
        options: { kingdom: set },
        players: Array.from({ length: seats }, () => ({
          hand: cards.slice(0, 5),
          deck: cards.slice(5),
          tokens: 2,
        })),
        trash: ['gold*30', 'duchy*8', `curse*${10 * seats - 16}`],
        actions: 9,
      });
      let questions = 0;
      let inEffects = 0;

      playAtRandom(match, 'round trip', () => {
        const inEffect = match.position().answers.length > 0;
        if (questions++ % 20 !== 0 && !inEffect) return;
        if (inEffect) inEffects++;
        const document = makePosition(dominion, match);
        const again = read(overJson(document));
        expect(makePosition(dominion, again)).toEqual(document);
        expect(again.decisions()).toEqual(match.decisions());
      });

      expect(inEffects).toBeGreaterThan(3);
      const end = makePosition(dominion, match);
      expect(makePosition(dominion, read(overJson(end)))).toEqual(end);
      expect(read(end).outcome).toEqual(match.outcome);
    },
  );

  it('a draft, too, at every card', () => {
    const match = dealTable(dominion, 3, { kingdom: 'draft' }, 'draft');
    for (let i = 0; i < 12; i++) {
      const document = makePosition(dominion, match);
      const again = read(overJson(document));
      expect(makePosition(dominion, again)).toEqual(document);
      expect(again.decisions()).toEqual(match.decisions());
      const [decision] = match.decisions();
      const legal = decision?.kind === 'choose' ? decision.options.filter((option) => option.legal) : [];
      match.answer(decision!.seat, [legal.at(-1)!.id]);
    }
  });

  it('copper*3 stands for three Coppers, both ways', () => {
    const match = read(first({ hand: ['copper*3', 'estate', 'copper'], deck: ['gold*2', 'silver'] }));

    expect(match.view(0)).toMatchObject({
      you: { hand: ['copper', 'copper', 'copper', 'estate', 'copper'] },
    });
    expect(makePosition(dominion, match)).toMatchObject({
      players: [{ hand: ['copper*3', 'estate', 'copper'], deck: ['gold*2', 'silver'] }, { hand: [] }],
    });
    expect(makePosition(dominion, read(first({ hand: ['copper*0', 'gold*1'] })))).toMatchObject({
      players: [{ hand: ['gold'] }, {}],
    });
  });

  it('what is not mentioned lies in the supply, and the kingdom is laid out', () => {
    const { table: t } = read(first({ hand: ['witch*2'] }));

    expect(t.size(pile(faceOf('witch')))).toBe(8);
    expect(t.size(pile(faceOf('village')))).toBe(10);
    expect(
      t
        .cardsIn(kingdom)
        .map((card) => t.faceName(card))
        .sort(),
    ).toEqual(ten.split(',').sort());
    expect(t.size(pile(faceOf('copper')))).toBe(60);
    expect(t.size(pile(faceOf('estate')))).toBe(14);
  });

  it('decks and discard piles are written from the top down; everyone sees the top of the latter', () => {
    const { table: t } = read(first({ deck: ['gold', 'silver'], discard: ['estate', 'duchy'] }));

    expect(t.faceName(t.top(deck(0)))).toBe('gold');
    expect(t.faceName(t.top(discard(0)))).toBe('estate');
    expect(t.cardsIn(discard(0)).map((card) => t.knows(1, card))).toEqual([false, true]);
    expect(t.cardsIn(deck(0)).map((card) => t.knows(0, card))).toEqual([false, false]);
  });

  it('counters are words where they stand for words, and have defaults', () => {
    const match = read(two({ phase: 'treasures', coins: 4, players: [{ tokens: 2 }, { turns: 3 }] }));

    expect(makePosition(dominion, match)).toMatchObject({
      stage: 'turn',
      phase: 'treasures',
      active: 0,
      actions: 1,
      buys: 1,
      coins: 4,
      players: [
        { tokens: 2, turns: 1 },
        { tokens: 0, turns: 3 },
      ],
    });
  });

  it('empty piles are counted, whatever the document says', () => {
    const { table: t } = read(two({ soldOut: 7, trash: ['witch*10', 'curse*10'] }));

    expect(t.get(soldOut)).toBe(2);
  });

  it('answers lead into the middle of an effect', () => {
    const match = read(two({ players: [{ hand: ['workshop'] }, {}], answers: [['play.workshop']] }));

    expect(match.decisions()[0]).toMatchObject({
      seat: 0,
      prompt: { key: 'prompt.gain' },
      source: 'workshop',
    });
    expect(makePosition(dominion, match)).toMatchObject({
      players: [{ hand: ['workshop'], inPlay: [] }, {}],
      answers: [['play.workshop']],
    });
  });

  it('answers to a question for several players survive', () => {
    const document = {
      game: 'dominion',
      options: { kingdom: ten.replace('witch', 'masquerade') },
      players: [{ hand: ['masquerade', 'copper'] }, { hand: ['estate', 'gold'] }],
      answers: [['play.masquerade'], ['pass.copper'], ['pass.gold']],
    };

    const match = read(document);

    expect(match.view(0)).toMatchObject({ you: { hand: ['gold'] } });
    expect(read(overJson(makePosition(dominion, match))).decisions()).toEqual(match.decisions());
  });

  it('a table where the kingdom is still to be chosen needs no list of what is in the box', () => {
    const match = read({
      game: 'dominion',
      options: { kingdom: 'draft' },
      stage: 'draft',
      players: [{}, {}],
    });
    expect(match.decisions()[0]).toMatchObject({ prompt: { key: 'prompt.draft' } });

    for (const card of kingdomCardIds.slice(0, 9)) match.answer(match.waitingFor[0]!, [`draft.${card}`]);
    match.answer(match.waitingFor[0]!, ['draft.witch']);

    expect(match.decisions()[0]).toMatchObject({ prompt: { key: 'prompt.action' } });
    expect(match.table.size(pile(faceOf('witch')))).toBe(10);
    expect(match.table.size(pile(faceOf('village')))).toBe(0);
  });

  it('docs/position.md: every example can be read', () => {
    const all = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json]) => JSON.parse(json!));
    const examples = all.filter(({ game }) => game === 'dominion');

    expect(examples.length).toBeGreaterThan(3);
    for (const example of examples) {
      const document = makePosition(dominion, read(example));
      expect(makePosition(dominion, read(overJson(document)))).toEqual(document);
    }
  });
});

const guildsOnly = kingdomCardIds.filter((id) => printedCards[faceOf(id)]!.set === 'guilds');

const bad: readonly (readonly [problem: string, document: Json])[] = [
  ['game wrong-game', two({ game: 'guildhall' })],
  ['seats out-of-range', two({ players: [{}] })],
  ['seats out-of-range', two({ players: [{}, {}, {}, {}, {}, {}, {}] })],
  ['players wrong-number-of-players', two({ seats: 3 })],
  ['players.0.hand unknown-card', first({ hand: ['coper'] })],
  ['players.0.hand unknown-card', first({ hand: ['coper*3'] })],
  ['players.0.hand too-many-copies', first({ hand: ['village*12'] })],
  ['players.0.hand too-many-copies', first({ hand: ['spy'] })],
  ['players.0.hand not-a-list', first({ hand: 'copper*3' })],
  ['players.0.hand not-text', first({ hand: [3] })],
  ['players.0.purse unknown-key', first({ purse: [] })],
  ['players.0.tokens bad-value', first({ tokens: -1 })],
  ['players.0.tokens bad-value', first({ tokens: 1.5 })],
  ['players.0.turns bad-value', first({ turns: 'three' })],
  ['coins bad-value', two({ coins: 1_000_001 })],
  ['phase bad-value', two({ phase: 'sleep' })],
  ['stage bad-value', two({ stage: 'middle' })],
  ['active no-such-seat', two({ active: 2 })],
  ['first no-such-seat', two({ first: 5 })],
  ['kingdom card-twice-in-kingdom', two({ kingdom: ['village', 'village'] })],
  ['kingdom unknown-card', two({ kingdom: ['wizard'] })],
  ['options.kingdom ten-cards', two({ options: { kingdom: 'village,smithy' } })],
  ['options.kingdom no-kingdom', two({ options: { kingdom: 'none' } })],
  ['options.lastCopy not-one-of', two({ options: { lastCopy: 'lost' } })],
  ['answers.0 not-playable', two({ players: [{ hand: ['estate'] }, {}], answers: [['play.estate']] })],
  ['answers.0 unknown-option', two({ answers: [['play.gold']] })],
  [' not-an-object', []],
  ['options.showPoints not-a-switch', two({ options: { showPoints: 'yes' } })],
  ['options.kingdom no-kingdom-card', two({ options: { kingdom: 'village,villain' } })],
  ['options.kingdom card-twice', two({ options: { kingdom: 'village,village' } })],
  ['options.kingdom mistyped-code', two({ options: { kingdom: '0000-0000-1' } })],
  ['options.kingdom quotas-miss-ten', two({ options: { fromGuilds: 3, fromBase: 3, fromIntrigue: 3 } })],
  ['options.banned too-few-of-set', two({ options: { fromGuilds: 9, banned: guildsOnly.slice(0, 5) } })],
  ['options.banned too-many-banned', two({ options: { banned: kingdomCardIds.slice(9) } })],
];

describe('positions that cannot be', () => {
  it.each(bad)('%s', (problem, document) => {
    expect(problems(document)).toContain(problem);
  });

  it('every code of docs/position.md is shown here', () => {
    const tables = [...page.matchAll(/^\| code (?:in Dominion )?\|.*?(?:\n\n|\n$)/gms)].join();
    const codes = [...tables.matchAll(/`([a-z-]+)`/g)]
      .map(([, code]) => code!)
      .filter((code) => code.includes('-'));

    expect(codes).toContain('unknown-key');
    expect(codes).toContain('card-twice-in-kingdom');
    const shown = new Set(bad.map(([problem]) => problem.split(' ')[1]));
    expect(codes.filter((code) => !shown.has(code))).toEqual([]);
  });

  it('all problems are listed', () => {
    const document = two({ active: 9, coins: -1, players: [{ hand: ['gnome'] }, { tokens: 'x' }] });

    expect(problems(document).sort()).toEqual([
      'active no-such-seat',
      'coins bad-value',
      'players.0.hand unknown-card',
      'players.1.tokens bad-value',
    ]);
  });

  it('of a draft with a kingdom of more than ten cards', () => {
    const document = {
      game: 'dominion',
      options: { kingdom: 'draft' },
      players: [{}, {}],
      kingdom: kingdomCardIds.slice(0, 11),
    };

    expect(problems(document)).toContain('kingdom ten-cards');
  });
});
