import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botAnswer, botNamed } from '@zunft/bots';
import { games } from '@zunft/games';
import { type Journal, Match } from '@zunft/kernel';
import { dealTable, playBackAndForth } from '@zunft/testkit';
import { describe, expect, test } from 'vitest';
import { optionsFrom } from '../game-options.ts';
import { main } from '../main.ts';
import { testTerminal } from '../test-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'zunft-replay-'));
const registered = games[0]!;

/** A whole game between bots. */
function recordGame(seed: string): Journal {
  const options = optionsFrom(registered, 3, {}, seed);
  const match = Match.deal(registered.game, { seats: 3, options, chance: { kind: 'sealed', seed } });
  while (!match.isOver) {
    const seat = match.waitingFor[0]!;
    const own = `${seed} ${match.seq}`;
    const bot = botNamed(registered, 'apprentice')!;
    match.answer(seat, botAnswer(match, seat, bot, own), { by: 'apprentice' });
  }
  return match.journal();
}

const journal = recordGame('replay');

function saved(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const file = saved('game.json', journal);

async function replay(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const terminal = testTerminal();
  const code = await main(['replay', ...argv], terminal, {});
  return { code, out: terminal.printed(), err: terminal.complained() };
}

describe('zunft replay: prints a recorded game', () => {
  test.each(['en', 'de'])('turn by turn, to its end, within 80 columns (%s)', async (language) => {
    const { code, out, err } = await replay(file, '--language', language);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const turns = [...out.matchAll(/^(?:Turn|Zug) (\d+): /gm)].map((match) => Number(match[1]));
    expect(turns.length).toBeGreaterThan(5);
    expect(turns).toEqual(turns.map((_, i) => i + 1));
    expect(out).toMatch(/^ {2}1\. (Seat|Platz) \d +\d+ (VP|SP)$/m);
    expect(Math.max(...out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });

  test('a spectator sees no hand, a player their own, all everything', async () => {
    const drawn = async (...argv: string[]): Promise<[first: string, second: string]> => {
      const { out } = await replay(file, ...argv);
      const text = out.replaceAll(/\n {7,}/g, ' ');
      const line = (who: string): string => new RegExp(`^ +${who} draws? (.*)\\.$`, 'm').exec(text)![1]!;
      return [line(argv.includes('0') ? 'You' : 'Seat 0'), line('Seat 1')];
    };
    expect(await drawn()).toEqual(['9 cards', '9 cards']);
    const [own, other] = await drawn('--seat', '0');
    expect(other).toBe('9 cards');
    const all = await drawn('--seat', 'all');
    expect(all[0]).toBe(own);
    const cards = all[1].split(/, | and /).map((words) => Number(/^(\d+)× /.exec(words)?.[1] ?? 1));
    expect(cards.reduce((sum, count) => sum + count)).toBe(9);
  });

  test('the seed is shown only where everything is', async () => {
    expect((await replay(file)).out).not.toContain('The seed was');
    expect((await replay(file, '--seat', 'all')).out).toContain('The seed was replay');
  });

  test('--to stops after a step', async () => {
    const { out } = await replay(file, '--to', '4');
    expect(out).toContain('the game is not over');
    expect(out).not.toMatch(/^ *5 {2}/m);
    const beyond = await replay(file, '--to', String(journal.records.length + 1));
    expect(beyond.code).toBe(2);
    expect(beyond.err).toMatch(/there is no step \d+\.\n$/);
    expect((await replay(file, '--seat', '3')).err).toBe(
      'There is no seat 3: the seats are 0 to 2, or all.\n',
    );
  });

  test('--names puts names to the seats', async () => {
    expect((await replay(file, '--names', 'Anna,Ben,Cleo')).out).toContain('Cleo');
  });
});

describe('zunft replay --verify', () => {
  const records = journal.records as readonly { seat: number; answer: unknown; hash?: string }[];

  test('agrees with an honest journal', async () => {
    const { code, out } = await replay(file, '--verify');
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/^Verified: \d+ records fit, \d+ fingerprints agree\.\n$/),
    });
  });

  test('a game in which the players agreed to go back', async () => {
    const match = dealTable(registered.game, 3, {}, 'agreed');
    playBackAndForth(match, 'agreed');
    const { code, out, err } = await replay(saved('agreed.json', match.journal()), '--verify');
    expect(match.takebacks).toBeGreaterThan(0);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toBe('');

    const told = (await replay(saved('agreed.json', match.journal()))).out.replaceAll(/\s+/g, ' ');
    expect(told).toContain('takes the last answer back with everybody’s consent');
  });

  test('names the record whose fingerprint differs', async () => {
    const at = records.findLastIndex((record) => record.hash !== undefined);
    const tampered = records.map((record, i) =>
      i === at ? { ...record, hash: '0123456789abcdef' } : record,
    );
    const { code, out, err } = await replay(
      saved('hash.json', { ...journal, records: tampered }),
      '--verify',
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      new RegExp(`^Record ${at + 1} leads to another table .*instead of 0123456789abcdef\\)\\.\\n$`),
    );
  });

  test('names the first record that another seed does not allow', async () => {
    const other = saved('seed.json', { ...journal, chance: { kind: 'sealed', seed: 'another' } });
    const { code, err } = await replay(other, '--verify');
    expect(code).toBe(1);
    expect(err).toMatch(/^Record \d+ [^\n]+\n$/);
  });

  test('an answer that was changed is found', async () => {
    const at = records.findIndex(({ answer }) => Array.isArray(answer) && answer.length === 3);
    const changed = records.map((record, i) =>
      i === at ? { ...record, answer: (record.answer as string[]).toReversed() } : record,
    );
    const { code } = await replay(saved('answer.json', { ...journal, records: changed }), '--verify');
    expect(code).toBe(1);
  });
});

describe('zunft replay: files that cannot be used', () => {
  test.each([
    ['seats', { ...journal, seats: 9 }],
    ['options.pointsToWin', { ...journal, options: { ...journal.options, pointsToWin: 'many' } }],
    ['options.chosen', { ...journal, options: { ...journal.options, chosen: [] } }],
    ['options.extra', { ...journal, options: { ...journal.options, extra: true } }],
    ['chess', { ...journal, game: 'chess' }],
    ['version 99', { ...journal, rulesVersion: 99 }],
    ['Record 1', { ...journal, records: [{ seat: 0, answer: ['fly'] }] }],
    ['Record 1', { ...journal, records: [{ undo: 5 }] }],
    ['Record 1', { ...journal, records: [{ undo: 0, agreed: true }] }],
    ['records.0', { ...journal, records: [{ undo: 0, agreed: false }] }],
    ['records.0', { ...journal, records: [{ seat: -1, answer: [] }] }],
  ])('%s: one sentence, exit code 2', async (what, document) => {
    const { code, out, err } = await replay(saved('bad.json', document));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(err).toContain(what);
  });

  test('a journal without its fingerprints is not verified', async () => {
    const bare = journal.records.map((record) => ({ ...record, hash: undefined }));
    const { code, err } = await replay(saved('bare.json', { ...journal, records: bare }), '--verify');
    expect(code).toBe(1);
    expect(err).toContain('another table than recorded');
  });

  test('a start position that is none', async () => {
    const { game } = registered;
    const start = { game: 'guildhall', options: journal.options, players: [{ hand: ['weaver.red'] }, {}] };
    const fromThere = { ...Match.setUp(game, start).journal() };
    expect((await replay(saved('start.json', fromThere))).code).toBe(0);

    const twoMany = { ...fromThere, start: { ...start, players: [{ hand: ['weaver.pink'], cash: 3 }, {}] } };
    const { code, err } = await replay(saved('start.json', twoMany));
    expect(code).toBe(2);
    expect(err).toContain('players.0.hand');
    expect(err).toContain('players.0.cash');

    const others = await replay(saved('start.json', { ...fromThere, seats: 3 }));
    expect(others.code).toBe(2);
    expect(others.err).toContain('seats');
  });
});
