import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@zunft/games';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { testTerminal } from '../test-terminal.ts';

const { game } = games.find(({ game }) => game.id === 'dominion')!;

function saved(seats: number, kingdom: string): string {
  const match = dealTable(game, seats, { kingdom }, 'replay');
  playAtRandom(match, 'replay');
  const path = join(mkdtempSync(join(tmpdir(), 'zunft-replay-')), 'game.json');
  writeFileSync(path, JSON.stringify(match.journal()));
  return path;
}

async function replay(...argv: string[]): Promise<string> {
  const terminal = testTerminal();
  const code = await main(['replay', ...argv], terminal, {});
  expect({ code, err: terminal.complained() }).toEqual({ code: 0, err: '' });
  return terminal.printed();
}

describe('zunft replay: a game of Dominion', () => {
  const file = saved(3, 'name-that-card');

  test.each(['en', 'de'])('turn by turn, to its end, within 80 columns (%s)', async (language) => {
    const story = await replay(file, '--language', language, '--seat', 'all');
    expect(story).toMatch(/^(Turn|Zug) 1: (Seat|Platz) \d\n[\s\S]*^(Turn|Zug) 1: (Seat|Platz) \d\n/m);
    expect(story).toMatch(/^ {2}1\. (Seat|Platz) \d +-?\d+ (VP|SP)$/m);
    expect(story).toMatch(/^ {2}(Seat|Platz) \d: .*\(-?\d+ (VP|SP)\)/m);
    expect(story.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
  });

  test('begins with the kingdom: cards, name, code', async () => {
    const begin = (await replay(file)).slice(0, 400).replaceAll(/\n {4}/g, ' ');
    expect(begin).toContain(
      'Kingdom: Doctor, Masterpiece, Advisor, Plaza, Baker, Courtyard, Wishing Well, Tribute, Harem, Nobles (Name that Card, code 3PCW-VM9W-R)',
    );
    expect(begin).not.toContain('Banned');
    expect(await replay(saved(2, 'draft'))).toContain('Kingdom: chosen in turn');
  });

  test('a spectator learns no card that was drawn face down', async () => {
    const deal = (await replay(file)).split('Turn 1')[0]!;
    expect(deal.match(/draws 5 cards\./g)).toHaveLength(3);
  });

  test('is verified', async () => {
    expect(await replay(file, '--verify')).toMatch(/^Verified: \d+ records fit, \d+ fingerprints agree\.\n$/);
  });
});
