import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { anyOptions, testTerminal } from '../test-terminal.ts';

async function play(argv: readonly string[], columns: number): Promise<string> {
  const terminal = testTerminal(anyOptions('any'), { columns });
  const code = await main(['play', 'the-guild', ...argv], terminal, {});
  expect({ code, err: terminal.complained() }).toEqual({ code: 0, err: '' });
  return terminal.printed();
}

describe('zunft play the-guild: a whole game of answers at random', () => {
  test.each([
    ['en', '2', 80, 'The game is over.'],
    ['de', '3', 80, 'Die Partie ist zu Ende.'],
    ['de', '6', 100, 'Die Partie ist zu Ende.'],
  ])(
    '%s, %s players, %i columns: ends with places, experience and the seed',
    async (language, players, columns, end) => {
      const argv = ['--seed', 'any', '--players', players, '--language', language];
      const screen = await play(argv, columns);
      const [, result] = screen.split(`\n${end}\n`);
      expect(result).toMatch(/^ {2}1\. .* (XP|EP)$/m);
      expect(result).toMatch(/ any\n$/);
      expect(screen.split('\n').filter((line) => [...line].length > columns)).toEqual([]);
    },
    60_000,
  );

  test('people who share a keyboard may take up each other’s offers', async () => {
    const any = anyOptions('any');
    const offered = /Accept Player \d’s offer/;
    const terminal = testTerminal((screen) => (offered.test(screen) ? undefined : any(screen)));
    await main(['play', 'the-guild', '--hot-seat', '--players', '2', '--seed', 'any'], terminal, {});
    expect(terminal.printed()).toMatch(offered);
  });
});
