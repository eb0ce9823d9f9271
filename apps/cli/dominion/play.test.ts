import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@zunft/kernel';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { anyOptions, lines, testTerminal } from '../test-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'zunft-dominion-'));

async function play(argv: readonly string[], type: Parameters<typeof testTerminal>[0]): Promise<string> {
  const terminal = testTerminal(type);
  const code = await main(['play', 'dominion', ...argv], terminal, {});
  expect({ code, err: terminal.complained() }).toEqual({ code: 0, err: '' });
  return terminal.printed();
}

/** What is printed when these lines are typed at a given table, without the breaks of lines. */
async function typed(
  language: string,
  table: Readonly<Record<string, Json>>,
  ...script: string[]
): Promise<string> {
  const file = join(folder, 'position.json');
  writeFileSync(file, JSON.stringify({ game: 'dominion', ...table }));
  const argv = ['--position', file, '--bots', 'random', '--language', language];
  return (await play(argv, lines(...script))).replaceAll(/\n {2,}(?=[^ –\d])/g, ' ');
}

describe('zunft play dominion: a whole game of answers at random', () => {
  const attacks = 'moat,secret-chamber,spy,thief,swindler,masquerade,scout,library,cellar,throne-room';

  test.each([
    ['en', '2', 'name-that-card', 'The game is over.'],
    ['de', '2', 'tricks-of-the-trade', 'Die Partie ist zu Ende.'],
    ['de', '3', 'decisions-decisions', 'Die Partie ist zu Ende.'],
    ['en', '4', 'clean-living', 'The game is over.'],
    ['en', '2', 'draft', 'The game is over.'],
    ['de', '6', 'random', 'Die Partie ist zu Ende.'],
    ['de', '2', attacks, 'Die Partie ist zu Ende.'],
  ])(
    '%s, %s players, %s: ends with places, cards and the seed',
    async (language, players, kingdom, end) => {
      const argv = ['--seed', 'any', '--players', players, '--kingdom', kingdom, '--language', language];
      const screen = await play(argv, anyOptions(kingdom));
      const [, result] = screen.split(`\n${end}\n`);
      expect(result).toMatch(/^ {2}1\. .* (VP|SP)$/m);
      expect(result).toMatch(/^ {2}(Apprentice|Lehrling) 2: .*\(\d+ (VP|SP)\)/m);
      expect(result).toMatch(/ any\n$/);
      expect(screen.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
    },
    30_000,
  );
});

describe('zunft play dominion: answers', () => {
  const doctor = {
    options: { kingdom: 'name-that-card' },
    players: [{ hand: ['doctor', 'wishing-well'], deck: ['copper', 'estate', 'gold', 'silver'] }, {}],
    actions: 2,
  };

  test('a name by its beginning, in both languages; a slip brings suggestions', async () => {
    const screen = await typed('en', doctor, 'play doctor', 'xyz', 'kupfre', 'co', 'kupfer');
    expect(screen).toContain('Type a name or how it begins; Enter alone lists all 70.');
    expect(screen).toContain('Nothing is called “xyz”.\n');
    expect(screen).toContain('Nothing is called “kupfre”. Did you mean Copper?');
    expect(screen.replaceAll('\n', ' ')).toContain(
      '“co” could be several: Copper, Council Room, Courtyard, Conspirator, Coppersmith.',
    );
    expect(screen).toContain('You name Copper.');
    expect(await typed('de', doctor, 'arzt ausspielen', 'burgh')).toContain('Du nennst Burghof.');
    expect(await typed('de', doctor, 'play.doctor', 'wishing')).toContain('Du nennst Wunschbrunnen.');
  });

  test('a name from the list', async () => {
    const screen = await typed('en', doctor, 'play doctor', '', '71', '3');
    expect(screen).toMatch(/ 1 {2}Copper +2 {2}Silver +3 {2}Gold/);
    expect(screen).toContain('“71” is not among the possible answers.');
    expect(screen).toContain('You name Gold.');
  });

  test('an order, as proposed or typed', async () => {
    const asked = await typed('en', doctor, 'play doctor', 'curse', '2 1 3');
    expect(asked).toContain('in which order do the 3 cards go back?');
    expect(asked).toContain('You put Estate, Copper and Gold on your deck.');
    expect(asked).toContain('deck 4, on top: Gold, Copper, Estate');
    expect(await typed('de', doctor, 'play.doctor', 'fluch', '')).toContain(
      'Du legst Kupfer, Anwesen und Gold auf den Nachziehstapel.',
    );
  });

  test('an amount: tokens and overpaying', async () => {
    const rich = { ...doctor, coins: 5, players: [{ tokens: 2 }, {}] };
    const screen = await typed('en', rich, 'spend', '3', 'two', '1', 'masterpiece', '2');
    expect(screen).toContain('You have 2 coin tokens and 5 coins. How many tokens do you spend?');
    expect(screen).toContain('Type a number from 1 to 2.');
    expect(screen).toMatch(/from 1 to 2[^[]* \[K-04\]/);
    expect(screen).toContain('“two” is not among the possible answers.');
    expect(screen).toContain('You spend 1 coin token.');
    expect(screen).toContain('Type a number from 0 to 3.');
    expect(screen).toContain('You overpay by 2 coins.');
    expect(await typed('de', rich, 'meister', '4')).toContain('Gib eine Zahl von 0 bis 2 ein.');
  });

  test('an option by its words or its card, but not by a letter or two', async () => {
    const hand = { ...doctor, players: [{ hand: ['copper*3', 'estate'] }, {}] };
    const screen = await typed('en', hand, 'co', 'copper', 'province', 'play all', 'buy silver');
    expect(screen).toContain('“co” is not among the possible answers.');
    expect(screen).toContain('“copper” could be several: Play Copper, Buy Copper.');
    expect(screen).toMatch(/Buy Province: It costs 8; you have no coins so far, 8 too few\. \[DOM-1\.2\]/);
    expect(screen).toContain('You play 3× Copper.');
    expect(screen).toContain('You buy Silver for 3 coins.');
    expect(screen).not.toContain('You gain Silver.');
  });

  test('help names a card and a rule of this game', async () => {
    expect(await typed('en', doctor, 'help')).toContain('card Nobles, card 3');
    expect(await typed('de', doctor, 'hilfe')).toContain('regeln DOM-1.2: nur diese');
    expect(await typed('de', doctor, 'karte Arzt')).toMatch(/^Arzt/m);
    expect(await typed('en', doctor, 'rules DOM-doctor')).toMatch(/^DOM-doctor {2}Doctor/m);
  });
});

test('zunft play dominion: people who choose at once do not see what the others choose', async () => {
  const file = join(folder, 'masquerade.json');
  const players = [{ hand: ['masquerade', 'copper', 'estate'] }, { hand: ['estate', 'silver'] }];
  writeFileSync(
    file,
    JSON.stringify({ game: 'dominion', options: { kingdom: 'tricks-of-the-trade' }, players }),
  );
  const argv = ['--position', file, '--hot-seat', '--names', 'Anna,Ben'];

  const script = ['', 'play masquerade', 'pass copper', '', 'pass silver', '', 'trash nothing'];
  const [, forBen, forAnna] = (await play(argv, lines(...script))).split('it is up to you').slice(1);

  expect(forBen).toContain('choose a hand card that you pass to Anna');
  expect(forBen).not.toContain('Copper to');
  expect(forAnna).toContain('You pass Copper to Ben.\n• Ben passes you Silver.');
});
