import type { TextProblem } from '@zunft/kernel';
import { scene } from '@zunft/testkit';
import { Speaker } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../printed.ts';
import { texts } from '../text/index.ts';
import { Sight } from './sight.ts';
import { firstLine, holds, readStrategy, type Strategy } from './strategy.ts';

function problemsOf(text: string): readonly TextProblem[] {
  const read = readStrategy(text);
  return 'problems' in read ? read.problems : [];
}

function strategyOf(text: string): Strategy {
  const read = readStrategy(text);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.strategy;
}

describe('reading a strategy', () => {
  it.each([
    ['Province\nGold', ['province', 'gold']],
    ['provinz\nGOLD\nGroße Halle', ['province', 'gold', 'great-hall']],
    [
      'Merchant Guild\nmerchant-guild\nKaufmannsgilde',
      ['merchant-guild', 'merchant-guild', 'merchant-guild'],
    ],
    ['# nothing but a comment\n\nGold # and one behind\r\nSilver\r\n', ['gold', 'silver']],
    ['\uFEFFGold', ['gold']],
    ['buy:\n  Gold\nplay:\n  Village\nbuy:\n  Silver', ['gold', 'silver']],
    ['Throne Room when count Throne Room < count Council Room', ['throne-room']],
  ])('knows cards by their names in both languages: %j', (text, cards) => {
    expect(strategyOf(text).buy.items).toEqual(cards.map((card) => faceOf(card as 'gold')));
  });

  it.each<[text: string, line: number, column: number, code: string, params: object]>([
    ['Gold\nSmity', 2, 1, 'unknown-card', { word: 'Smity', near: ['Smithy'] }],
    [
      'Merchant Gild when turn < 3',
      1,
      1,
      'unknown-card',
      { word: 'Merchant Gild', near: ['Merchant Guild'] },
    ],
    ['Zzzyzx', 1, 1, 'unknown-card', { near: 'none' }],
    ['Gold when', 1, 10, 'expected', { expected: 'condition', at: 'end' }],
    ['Gold  when   # later', 1, 11, 'expected', { expected: 'condition', at: 'end' }],
    ['Gold when turn', 1, 15, 'expected', { expected: 'comparison', at: 'end' }],
    ['Gold when turn and 3 < 4', 1, 16, 'expected', { expected: 'comparison', found: 'and' }],
    ['Gold when 3 <', 1, 14, 'expected', { expected: 'number', at: 'end' }],
    ['Gold when count < 3', 1, 17, 'expected', { expected: 'card', found: '<' }],
    ['Gold when Smithy < 3', 1, 18, 'expected', { expected: 'cardFact', found: '<' }],
    ['Gold when Smithy in pocket < 3', 1, 21, 'expected', { expected: 'place', found: 'pocket' }],
    ['Gold when money in trash < 3', 1, 20, 'expected', { expected: 'place', found: 'trash' }],
    ['Gold when (turn < 3', 1, 20, 'expected', { expected: 'closing', at: 'end' }],
    ['Gold when turn < 3 4', 1, 20, 'expected', { expected: 'lineEnd', found: '4' }],
    ['Gold when (turn < 3) + 1 > 2', 1, 11, 'expected', { expected: 'number', found: '(' }],
    ['Gold when not turn', 1, 19, 'expected', { expected: 'comparison', at: 'end' }],
    ['Gold turn < 3', 1, 6, 'expected', { expected: 'when', found: 'turn' }],
    ['Gold Silver', 1, 6, 'expected', { expected: 'when', found: 'Silver' }],
    ['3 Gold', 1, 1, 'expected', { expected: 'card', found: '3' }],
    ['other', 1, 1, 'expected', { expected: 'card', found: 'other' }],
    ['Gold\nplay:\n  3', 3, 3, 'expected', { expected: 'cardOrOther', found: '3' }],
    ['Gold\noverpay:\n  Gold', 3, 7, 'expected', { expected: 'cardFact', at: 'end' }],
    ['Gold\nchoose for Steward:\n  3', 3, 3, 'expected', { expected: 'choice', found: '3' }],
    ['Gold\nchoose for Steward:\n  coin', 3, 3, 'unknown-choice', { word: 'coin', near: ['coins'] }],
    ['Gold\nplays:\n  Village', 2, 1, 'unknown-section', { word: 'plays', near: ['play'] }],
    ['Gold\nplay Village:', 2, 6, 'expected', { expected: 'sectionEnd', found: 'Village' }],
    ['Gold\ntrash: Curse', 2, 8, 'expected', { expected: 'lineEnd', found: 'Curse' }],
    ['Gold\ntrash for:', 2, 10, 'expected', { expected: 'card', found: ':' }],
    ['Gold\nbuy for Chapel:', 2, 5, 'for-whom', { section: 'buy' }],
    ['Gold\nplay:\n  Gold', 3, 3, 'no-action', { card: 'Gold' }],
    ['Gold when turn < 3 & coins > 2', 1, 20, 'strange-sign', { sign: '&' }],
    ['Gold when turn < 12345678901', 1, 18, 'bad-number', { number: '12345678901' }],
    [`Gold when ${'('.repeat(60)}1`, 1, 62, 'too-deep', { most: 50 }],
    [`Gold when ${'not '.repeat(60)}1 < 2`, 1, 215, 'too-deep', { most: 50 }],
    ['', 1, 1, 'nothing-to-buy', {}],
    ['play:\n  Village', 1, 1, 'nothing-to-buy', {}],
  ])('refuses %j and says where', (text, line, column, code, params) => {
    const problems = problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line, column, code, params });
    for (const language of ['en', 'de'] as const) {
      const speaker = new Speaker({ language, texts, names: [] });
      const sentence = speaker.say(`textProblem.${code}`, problems[0]!.params);
      expect(sentence).toMatch(/^[A-ZÄÖÜ“„].*[.?]$/);
      expect(sentence).not.toMatch(/[{}]|Something|etwas anderes/);
    }
  });

  it('names a problem in each line that has one, from the top, and does not judge lines below a strange heading', () => {
    const problems = problemsOf('Gild\nGold\nSilver when\nparty:\n  at mine\ntrash:\n  Curs\n  50%');
    expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '1 unknown-card',
      '3 expected',
      '4 unknown-section',
      '7 unknown-card',
      '8 strange-sign',
    ]);
  });

  it('keeps to what fits, however strange the text', () => {
    for (const text of [
      'when',
      ':',
      ': :',
      'for:',
      '-',
      '(((',
      'count',
      'Gold when - - 3 < -(2)',
      '"',
      '💰',
    ]) {
      expect(() => readStrategy(text)).not.toThrow();
    }
  });
});

/** Whether a condition holds at a table in the middle of player 0's third turn. */
function isTrue(condition: string): boolean {
  const { match } = scene(
    [
      {
        hand: ['smithy', 'village', 'gold', 'silver', 'estate'],
        deck: ['copper*3', 'market', 'militia'],
        discard: ['copper*2', 'province', 'festival'],
        inPlay: ['village'],
        tokens: 3,
        turns: 3,
      },
      { hand: ['copper*5'], deck: ['duchy', 'estate*3'] },
    ],
    { coins: 2, buys: 2, actions: 1, supply: ['province*7'], box: ['gardens*8', 'curse*10'] },
  );
  const { buy } = strategyOf(`Gold when ${condition}`);
  const sight = new Sight();
  sight.look(match.table, 0);
  return holds(buy, 0, sight);
}

describe('conditions', () => {
  it.each([
    'Province left = 7',
    'Gardens left = 0 and empty piles = 2',
    'Witch left = 0',
    'count Copper = 5',
    'Copper in deck = 5 and Copper in hand = 0',
    'Village in hand = 1 and Village in play = 1 and count Village = 2',
    'cards in deck = 15 and cards in hand = 5 and cards in play = 1',
    'money in deck = 3 + 2 + 5 + 1 + 2 + 2',
    'money in hand = 5 and money in play = 0',
    'actions in deck = 6 and actions in hand = 2',
    'terminals in deck = 2 and villages in deck = 3',
    'treasures in deck = 7 and victories in deck = 2',
    'average money = 1',
    'turn = 3 and coins = 2 and buys = 2 and actions = 1 and tokens = 3',
    'points = 7 and lead = 1 and players = 2',
    '1 < 2 and 2 <= 2 and 2 >= 2 and 3 > 2 and 2 = 2 and 1 != 2',
    'not 2 < 2 and not 3 <= 2 and not 2 > 2 and not 1 >= 2 and not 1 = 2 and not 2 != 2',
    'turn < coins + 2 and turn <= coins + 1 and turn > coins and turn >= coins and turn != coins',
    'turn = coins + 1',
    '2 + 3 * 4 = 14 and (2 + 3) * 4 = 20 and 10 - 3 - 2 = 5 and 12 / 3 / 2 = 2',
    '-turn = 0 - 3 and - -turn = 3',
    'turn / 0 = 0',
    'average money > 0.9 and average money < 1.1',
    '1 = 2 and 1 = 2 or 1 = 1',
    '1 = 1 or 1 = 2 and 1 = 2',
    'not (1 = 1 and 1 = 2)',
    'COUNT copper = 5 AND NOT turn < 3',
    'count Kupfer = 5 and Dorf in hand = 1 and Provinz left = 7',
  ])('%s', (condition) => {
    expect(isTrue(condition)).toBe(true);
    expect(isTrue(`not (${condition})`)).toBe(false);
  });
});

describe('sections', () => {
  const { match } = scene([{ hand: ['copper'] }, {}]);
  const sight = new Sight();
  sight.look(match.table, 0);

  it('those for one card come before those for all', () => {
    const strategy = strategyOf(
      'Gold\ntrash:\n  Copper\ntrash for Chapel:\n  Curse\n  other when turn > 9\n',
    );
    expect(strategy.cards('trash', 'chapel').items[0]).toBe(faceOf('curse'));
    expect(strategy.cards('trash', 'chapel').other).toBe(1);
    expect(strategy.cards('trash', 'remodel').items).toEqual([faceOf('copper')]);
    expect(strategy.cards('trash', undefined).other).toBe(1);
    expect(strategy.cards('discard', 'cellar').items).toEqual([]);
  });

  it('give amounts and choices', () => {
    const strategy = strategyOf(
      'Gold\nsave:\n  2 * turn when turn > 9\n  tokens + 1\nchoose for Pawn:\n  buy\n  coins when coins > 3',
    );
    const line = firstLine(strategy.save, sight);
    expect(strategy.save.items[line]!(sight)).toBe(1);
    expect(strategy.choices('pawn').items).toEqual(['buy', 'coins']);
    expect(strategy.choices('steward').items).toEqual([]);
    expect(strategy.amounts('overpay', 'herald').items).toEqual([]);
  });
});
