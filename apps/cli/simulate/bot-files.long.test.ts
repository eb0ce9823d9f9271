import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../main.ts';
import { lines, testTerminal } from '../test-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'zunft-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const kingdom = 'cellar,market,militia,mine,moat,remodel,smithy,village,woodcutter,workshop';
const money = file('money.strategy', 'Provinz\nHerzogtum when Provinz left <= 4\nGold\nSilber\n');
const smithy = file('mit-schmiede.strategy', 'Province\nGold\nSmithy when count Smithy < 2\nSilver\n');

async function zunft(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const terminal = testTerminal(lines());
  const code = await main(argv, terminal, {});
  return { code, out: terminal.printed(), err: terminal.complained() };
}

const simulate = (...flags: string[]) =>
  zunft('simulate', 'dominion', '--kingdom', kingdom, '--games', '40', '--threads', '1', ...flags);

describe('zunft simulate with bots from files', () => {
  it('plays them against each other and against bots of the game', async () => {
    const { code, out, err } = await simulate('--bots', `${money},${smithy},big-money`, '--players', '3');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('money.strategy');
    expect(out).toContain('mit-schmiede.strategy');
    expect(out).toContain('Big Money');
    expect(out).not.toMatch(/bot\.|simulate\.|NaN|undefined/);
  });

  it('gives the same result whatever the number of threads', async () => {
    const run = async (threads: string) => {
      const { out, err } = await simulate('--bots', `${money},${smithy}`, '--threads', threads, '--json');
      expect(err).toBe('');
      const { seconds, cpuSeconds, gamesPerSecond, gamesPerCpuSecond, ...rest } = JSON.parse(out);
      expect([seconds, cpuSeconds, gamesPerSecond, gamesPerCpuSecond].every((each) => each > 0)).toBe(true);
      return rest;
    };
    const alone = await run('1');
    expect(await run('2')).toEqual(alone);
    expect(Object.keys(alone.winsByBot)).toEqual([money, smithy]);
    expect(alone.options.kingdom.split(',').sort().join()).toBe(kingdom);
    const { alone: won, tied, score } = alone.winsByBot[smithy];
    expect(won.games + tied.games + alone.winsByBot[money].alone.games).toBe(40);
    expect(score.mean).toBeGreaterThan(10);
    expect(alone.turnsPerPlayer).toBeGreaterThan(10);
    expect(alone.turnsPerPlayerError).toBeGreaterThan(0);
  });

  it('lets people play against them', async () => {
    const terminal = testTerminal(lines('quit'));
    const code = await main(['play', 'dominion', '--bots', money, '--seed', '1'], terminal, {});
    expect([code, terminal.complained()]).toEqual([0, '']);
    expect(terminal.printed()).toContain('money.strategy 2');
  });

  it.each([
    [
      'en',
      /^File “.*typo\.strategy”, line 2, column 3: There is no card “Smity”\. Did you mean Smithy\? \[unknown-card\]\nFile “.*”, line 3, column 15: .* \[expected\]\n$/,
    ],
    [
      'de',
      /^Datei „.*typo\.strategy“, Zeile 2, Spalte 3: Die Karte „Smity“ gibt es nicht\. Meintest du Smithy\? \[unknown-card\]\nDatei „.*“, Zeile 3, Spalte 15: .* \[expected\]\n$/,
    ],
  ])('says in %s what is wrong with one, and where', async (language, sentence) => {
    const typo = file('typo.strategy', 'Gold\n  Smity when turn < 3\nGold when turn\n');
    const { code, out, err } = await simulate('--bots', `${money},${typo}`, '--language', language);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });

  it.each([
    ['a file that is not there', `${money},${join(folder, 'gone.strategy')}`, /no file “.*gone\.strategy”/],
    ['a file that cannot be read', `${money},${folder}/`, /cannot be read \(EISDIR\)/],
    ['an unknown bot', `${money},big-monet`, /Did you mean “big-money”\?/],
  ])('refuses %s', async (_, bots, sentence) => {
    const { code, out, err } = await simulate('--bots', bots);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('refuses files for a game that reads none', async () => {
    const { code, err } = await zunft('simulate', 'guildhall', '--bots', money);
    expect(code).toBe(2);
    expect(err).toMatch(/guildhall.*has no bots that are written in files/);
  });

  it.each(['1', '2'])(
    'stops with a sentence when a game does not end, in %s threads',
    async (threads) => {
      const idle = file('idle.strategy', 'Silver when turn < 3\n');
      const { code, out, err } = await simulate('--bots', idle, '--threads', threads);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^Game \d+ does not come to an end/);
    },
    30_000,
  );
});

describe('options of a table as flags', () => {
  it('come from what each game says about them', async () => {
    const { out, err } = await zunft(
      ...['simulate', 'dominion', '--games', '1', '--threads', '1', '--json', '--from-guilds', '4'],
      ...['--from-base', '6', '--from-intrigue', '0', '--banned', 'witch,Burggraben', '--show-points'],
      ...['--masquerade', 'skip-empty-hands', '--overpaid-cost', 'printed', '--last-copy', 'kept'],
    );
    expect(err).toBe('');
    expect(JSON.parse(out).options).toMatchObject({
      kingdom: 'random',
      fromGuilds: 4,
      fromBase: 6,
      fromIntrigue: 0,
      banned: ['witch', 'moat'],
      showPoints: true,
      showDecks: false,
      masquerade: 'skip-empty-hands',
      overpaidCost: 'printed',
      lastCopy: 'kept',
    });
  });

  it.each([
    ['dominion', '--professions', 'all', /no flag --professions here/],
    ['guildhall', '--kingdom', 'random', /no flag --kingdom here/],
    ['dominion', '--kingdom', 'cellar,marked', /“marked” is not a kingdom card/],
    ['dominion', '--kingdom', 'cellar,market', /10 cards; there are 2/],
    ['dominion', '--from-base', '11', /--from-base must be from 0 to 10/],
    ['dominion', '--banned', 'wich', /Did you mean “witch”\?/],
    ['dominion', '--last-copy', 'lost', /not possible for --last-copy/],
  ])('%s refuses %s %s', async (game, flag, value, sentence) => {
    const { code, out, err } = await zunft('simulate', game, flag, value, '--games', '1');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });
});
