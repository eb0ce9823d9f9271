import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../main.ts';
import { testTerminal } from '../test-terminal.ts';
import { commandWords } from './command-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'zunft-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function arena(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const terminal = testTerminal();
  const code = await main(['arena', ...argv], terminal, {});
  return { code, out: terminal.printed(), err: terminal.complained() };
}

async function resultOf(...argv: string[]) {
  const { out, err } = await arena(...argv, '--json');
  expect(err).toBe('');
  return JSON.parse(out);
}

describe('zunft arena', () => {
  it.each([
    ['en', 'Win share of the row against the column', 'Elo difference'],
    ['de', 'Siege der Zeile gegen die Spalte', 'Elo-Unterschied'],
  ])('prints a cross table and every pairing in %s', async (language, ...words) => {
    const flags = [
      '--bots',
      'random,apprentice,journeyman:2',
      '--games',
      '2',
      '--threads',
      '1',
      '--points',
      '8',
    ];
    const { code, out } = await arena('guildhall', ...flags, '--language', language);
    expect(code).toBe(0);
    for (const word of words) expect(out).toContain(word);
    expect(out).not.toMatch(/arena\.|simulate\.|NaN|undefined/);
  });

  it.each([
    ['guildhall', ['--bots', 'journeyman:2,apprentice', '--players', '4', '--points', '6', '--games', '1']],
    ['dominion', ['--bots', 'big-money-ultimate,big-money-duchies,journeyman-card,engine', '--games', '2']],
    ['dominion', ['--bots', 'big-money-ultimate,engine', '--games', '2', '--kingdoms', 'yardstick']],
  ])('fits into 80 columns: %s %j', async (game, flags) => {
    for (const language of ['en', 'de']) {
      const { code, out } = await arena(game, ...flags, '--threads', '1', '--language', language);
      expect(code).toBe(0);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    }
  });

  it('gives the same result whatever the number of threads', async () => {
    const flags = [
      'guildhall',
      '--bots',
      'apprentice,random',
      '--players',
      '3',
      '--games',
      '150',
      '--seed',
      '4',
    ];
    const alone = await resultOf(...flags, '--threads', '1');
    expect(await resultOf(...flags, '--threads', '2')).toEqual(alone);
    const [pairing] = alone.pairings;
    const [bout] = pairing.bouts;
    expect(bout).toMatchObject({ games: 150, deals: 25 });
    expect(bout.sides[0].wins + bout.sides[1].wins).toBeCloseTo(150, 6);
    expect(bout.sides[0].single.rate).toBeGreaterThan(0.9);
    expect(bout.sides[1].single.rate).toBeLessThan(0.1);
    expect(bout.elo.low).toBeGreaterThan(200);
  });

  it('goes on where it was interrupted, as if it had not been', async () => {
    const flags = ['guildhall', '--bots', 'apprentice,random', '--games', '120', '--threads', '1'];
    const state = join(folder, 'state.json');
    const whole = await resultOf(...flags);
    // The first part of the same arena is what an interrupted one has left behind.
    await resultOf(...flags, '--games', '70', '--resume', state);
    const left = JSON.parse(readFileSync(state, 'utf8'));
    expect(left.tallies[0].deals).toBe(35);
    expect(await resultOf(...flags, '--resume', state)).toEqual(whole);
    // All is there already.
    expect(await resultOf(...flags, '--resume', state)).toEqual(whole);
  });

  it('refuses a state that belongs to something else', async () => {
    const flags = ['guildhall', '--bots', 'apprentice,random', '--games', '4', '--threads', '1'];
    const state = join(folder, 'other.json');
    await resultOf(...flags, '--resume', state);
    const say = async (...more: string[]) => (await arena(...flags, ...more)).err;
    expect(await say('--resume', state, '--seed', '2')).toMatch(/another arena: the seed differs/);
    expect(await say('--resume', state, '--games', '2')).toMatch(/number of games is smaller/);
    const damaged = file('damaged.json', readFileSync(state, 'utf8').replace('"ties":0', '"ties":1'));
    expect(await say('--resume', damaged)).toMatch(/is damaged/);
    expect(await say('--resume', file('foreign.json', '{"a":1}'))).toMatch(/not written by zunft arena/);
    expect(await say('--resume', file('nothing.json', 'nothing'))).toMatch(/does not contain JSON/);
    expect(await say('--resume', join(folder, 'gone', 'x.json'))).toMatch(/no folder/);
  });

  it('stops as soon as the test is decided, at the same place in any number of threads', async () => {
    const flags = [
      'guildhall',
      '--bots',
      'apprentice,random',
      '--games',
      '4000',
      '--sprt',
      '0,100',
      '--points',
      '8',
    ];
    const alone = await resultOf(...flags, '--threads', '1');
    const [bout] = alone.pairings[0].bouts;
    expect(bout.test).toMatchObject({ elo0: 0, elo1: 100, verdict: 'elo1' });
    expect(bout.games).toBeLessThan(200);
    expect(await resultOf(...flags, '--threads', '2')).toEqual(alone);
    const { out } = await arena(...flags, '--threads', '1');
    expect(out).toMatch(/Decided: Apprentice is stronger by 100 Elo rather than 0/);
  });

  it('plays in several kingdoms and says what they come to', async () => {
    const kingdoms = file('kingdoms.txt', '# two\ntricks-of-the-trade\n\nname-that-card # the other\n');
    const flags = ['dominion', '--bots', 'apprentice,big-money', '--games', '20', '--threads', '1'];
    const result = await resultOf(...flags, '--kingdoms', kingdoms);
    const [pairing] = result.pairings;
    expect(pairing.bouts).toHaveLength(2);
    const [one, other] = pairing.bouts.map((bout: { sides: { share: number }[] }) => bout.sides[0]!.share);
    expect(pairing.share).toBeCloseTo((one + other) / 2, 3);
    const { out } = await arena(...flags, '--kingdoms', '2');
    expect(out).toMatch(/All kingdoms/);
    expect(out).not.toMatch(/undefined|NaN/);
  });

  it.each([
    [['guildhall'], /at least two bots/],
    [['guildhall', '--bots', 'random'], /at least two bots/],
    [['guildhall', '--bots', 'random,random'], /only once/],
    [['guildhall', '--bots', 'random,aprentice'], /Did you mean “apprentice”/],
    [['guildhall', '--bots', 'random,master:0'], /--bots master:N must be from 1 to 9999999, not 0/],
    [['guildhall', '--bots', 'random,exec:'], /exec:COMMAND/],
    [['guildhall', '--bots', 'random,exec:no-such-program-at-all'], /cannot be started \(ENOENT\)/],
    [['guildhall', '--bots', 'random,gone.strategy'], /has no bots that are written in files/],
    [['dominion', '--bots', 'random,gone.strategy'], /no file “gone.strategy”/],
    [['guildhall', '--bots', 'random,apprentice', '--players', '5'], /--players must be from 2 to 4/],
    [['guildhall', '--bots', 'random,apprentice', '--games', '0'], /--games/],
    [['guildhall', '--bots', 'random,apprentice', '--patience', '0'], /--patience/],
    [['guildhall', '--bots', 'random,apprentice', '--sprt', '20,0'], /two numbers, the smaller one first/],
    [['guildhall', '--bots', 'random,apprentice', '--sprt', 'much'], /two numbers/],
    [['guildhall', '--bots', 'random,apprentice', '--kingdoms', '3'], /no flag --kingdoms here/],
    [['dominion', '--bots', 'random,apprentice', '--kingdoms', '0'], /--kingdoms must be/],
    [['dominion', '--bots', 'random,apprentice', '--kingdoms', '3', '--sprt', '0,9'], /do not go together/],
    [
      ['dominion', '--bots', 'random,apprentice', '--kingdoms', '3', '--kingdom', 'random'],
      /do not go together/,
    ],
    [['dominion', '--bots', 'random,apprentice', '--kingdoms', '/gone.txt'], /no file/],
    [['chess', '--bots', 'random,apprentice'], /no game “chess”/],
  ])('refuses %j in one sentence', async (argv, sentence) => {
    const { code, out, err } = await arena(...argv, '--threads', '1');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('refuses kingdoms that are none, and says in which file', async () => {
    const flags = ['dominion', '--bots', 'random,apprentice', '--kingdoms'];
    const { err } = await arena(...flags, file('bad.txt', 'cellar,marked\n'));
    expect(err).toMatch(/bad\.txt.*“marked” is not a kingdom card/);
    expect((await arena(...flags, file('empty.txt', '\n# nothing\n'))).err).toMatch(/no kingdom in the file/);
  });
});

describe('the words of a command', () => {
  it('are separated by blanks, but for those in quotes', () => {
    expect(commandWords(`node "my bot.mjs" --name='a b'  -x`)).toEqual([
      'node',
      'my bot.mjs',
      '--name=a b',
      '-x',
    ]);
    expect(commandWords('  ')).toEqual([]);
  });
});
