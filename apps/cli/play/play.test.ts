import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@zunft/games';
import type { Journal } from '@zunft/kernel';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { firstOptions, lines, testTerminal } from '../test-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'zunft-play-'));

type Typist = Parameters<typeof testTerminal>[0];
type Given = Parameters<typeof testTerminal>[1];

/** Plays and returns what was printed; the command must end well. */
async function play(argv: readonly string[], type: Typist, given?: Given): Promise<string> {
  const terminal = testTerminal(type, given);
  const code = await main(['play', 'guildhall', ...argv], terminal, {});
  expect({ code, err: terminal.complained() }).toEqual({ code: 0, err: '' });
  return terminal.printed();
}

const journalIn = (file: string): Journal => JSON.parse(readFileSync(file, 'utf8'));

/** Lines up to the first own turn: keep the cards, lay out the first three. */
const begin = ['', '1 2 3'];

describe('zunft play: a whole game of first options', () => {
  test.each([
    ['en', ['--seed', 'abc'], 'The game is over.'],
    ['de', ['--seed', 'abc', '--players', '3', '--bots', 'apprentice,random'], 'Die Partie ist zu Ende.'],
    ['en', ['--seed', 'x', '--players', '4', '--professions', 'all', '--may-pass'], 'The game is over.'],
    [
      'de',
      ['--seed', 'y', '--professions', 'random-six', '--prestige', 'job-faire', '--points', '9'],
      'Ende.',
    ],
  ])('%s %j ends with places, points and the seed', async (language, argv, ending) => {
    const screen = await play([...argv, '--language', language], firstOptions());
    expect(screen).toContain(ending);
    expect(screen).toMatch(/^ {2}1\. .* (VP|SP)$/m);
    expect(screen.trimEnd()).toMatch(new RegExp(` ${argv[1]}$`));
    expect(Math.max(...screen.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });
});

describe('zunft play: the table', () => {
  test('shows colours as a dot and a letter, hand, row and actions', async () => {
    const screen = await play(['--seed', 'abc'], lines(...begin));
    expect(screen).toMatch(/^── Turn \d+: Player 1 ─+ 2 actions left ──$/m);
    expect(screen).toMatch(/^ {4}\w+ +[●·]r [●·]b [●·]y [●·]g [●·]p/m);
    expect(screen).toMatch(/^ {2}Hand \(6\): {2}\w+ ●/m);
    expect(screen).toMatch(/ 9 VP {3}for 2 completed chapters$/m);
    expect(screen).not.toContain('\x1b');
  });

  test('has colours where they are wanted, and says the same', async () => {
    const plain = await play(['--seed', 'abc'], lines(...begin));
    const coloured = await play(['--seed', 'abc'], lines(...begin), { colour: true });
    expect(coloured).toContain('\x1b[31m●r');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
    expect(coloured.replace(/\x1b\[\d+m/g, '')).toBe(plain);
  });

  test('never shows what others hold', async () => {
    const screen = await play(['--seed', 'abc'], lines(...begin));
    expect(screen).toMatch(/Apprentice 2 draws 9 cards\./);
    expect(screen).toMatch(/Apprentice 2 discards \d cards, \w+ \w+ on top\./);
  });

  test('shows a fingerprint of the seed at the deal unless the seed was chosen', async () => {
    const secret = await play([], firstOptions());
    const [, commitment] = /Fingerprint of the seed:\s+([0-9a-f]{64})/.exec(secret)!;
    const [, seed] = /The seed was\s+([0-9a-f]{64})/.exec(secret)!;
    const { commitmentOf } = await import('@zunft/kernel');
    expect(commitmentOf(seed!)).toBe(commitment);
    expect(await play(['--seed', 'abc'], lines())).not.toContain('Fingerprint');
  });
});

describe('zunft play: at the prompt', () => {
  const typed = (language: string, ...script: string[]): Promise<string> =>
    play(['--seed', 'abc', '--language', language], lines(...begin, ...script));

  test('why: the reason and its rule for each option with a dash', async () => {
    const screen = await typed('en', 'why', 'why 9', 'why 1', 'why 99', '9');
    const reason = /– ?9 {2}Buy .*: This costs .* \[GH-2\.4-C\]/;
    expect(screen.replaceAll(/\n {5}/g, ' ')).toMatch(reason);
    expect(screen).toContain('this is possible');
    expect(screen).toContain('There is no option 99 here.');
    expect(await typed('de', 'warum 9')).toContain('[GH-2.4-C]');
  });

  test('undo: takes the last answer back, or says why not', async () => {
    const screen = await typed('en', '1', 'undo', 'undo');
    expect(screen).toContain('You take your last answer back.');
    expect(screen).toMatch(/\[K-05\]/);
    expect(await typed('de', '1', 'zurück')).toContain('Du nimmst deine letzte Antwort zurück.');
  });

  test('rules, card, log, table, help: in both languages', async () => {
    expect(await typed('en', 'rules')).toMatch(/^GH-2\.6 +Identical cards$/m);
    expect(await typed('en', 'rules GH-2.6')).toContain('No guildhall ever holds');
    expect(await typed('de', 'regeln GH-2.6')).toMatch(/^GH-2\.6 {2}/m);
    expect(await typed('en', 'card weaver')).toMatch(/^Weaver\n {2}0: /m);
    expect(await typed('de', 'karte Weber')).toMatch(/^Weber\n {2}0: /m);
    expect(await typed('en', 'card 1')).toMatch(/^> card 1\n\w+\n {2}/m);
    expect(await typed('en', 'card', 'card xyz')).toMatch(/which card[\s\S]*no card “xyz”/);
    expect((await typed('en', 'log')).match(/• .* begins?\./g)).toHaveLength(2);
    expect((await typed('de', 'tisch')).match(/^── Zug/gm)).toHaveLength(2);
    for (const word of ['hilfe', 'help', '?'])
      expect(await typed('de', word)).toMatch(/^ {2}zurück {2,}deine/m);
  });

  test('nonsense is explained and changes nothing', async () => {
    const screen = await typed('en', 'sing', '77', '', '1 2', 'rules X', 'why x');
    expect(screen).toContain('“sing” is not among the possible answers.');
    expect(screen).toContain('“77” is not among the possible answers.');
    expect(screen).toContain('please choose');
    expect(screen).toContain('[K-04]');
    expect(screen).toContain('There is no rule “X”.');
    expect(screen.match(/^── Turn/gm)).toHaveLength(1);
  });

  test('cards that an effect takes one at a time may be typed at once', async () => {
    const file = join(folder, 'swap.json');
    const hall = ['trader.blue', 'trader.green', 'farmer.red', 'farmer.blue'];
    const players = [{ hand: ['trader.red'], hall }, { hall: ['weaver.red', 'weaver.blue', 'weaver.green'] }];
    writeFileSync(file, JSON.stringify({ game: 'guildhall', players }));

    const all = await play(['--position', file], lines('play.trader.red', 'level.2', '1 2 5 6', 'log'));

    expect(all).toMatch(/You give .* and .* to Apprentice 2/);
  });

  test('quit and the end of the input say that nothing was saved', async () => {
    expect(await typed('en', 'quit')).toMatch(/it was not saved\.\n$/);
    expect(await typed('en')).toMatch(/it was not saved\.\n$/);
    expect(await typed('de', 'ende')).toMatch(/sie wurde nicht gespeichert\.\n$/);
  });

  test('save: says where it cannot', async () => {
    expect(await typed('en', 'save', 'save /no/such/folder/game.json')).toMatch(
      /save FILE[\s\S]*There is no folder/,
    );
  });
});

describe('zunft play: save and resume', () => {
  test('a game saved in the middle of a decision goes on as if nothing had happened', async () => {
    const file = join(folder, 'middle.json');
    const screen = await play(['--seed', 'abc'], lines(...begin, '1', `save ${file}`, 'quit'));
    expect(screen).toContain(`it is saved in ${file}.`);
    expect(journalIn(file).records.at(-1)).not.toHaveProperty('hash');

    const resumed = await play(['--resume', file], firstOptions());
    const straight = await play(['--seed', 'abc'], afterBegin(['', '1 2 3', '1']));
    const end = (text: string): string => text.slice(text.indexOf('The game is over.'));
    expect(end(resumed)).toBe(end(straight));
  });

  test('the last answer before saving can still be taken back', async () => {
    const file = join(folder, 'undo.json');
    await play(['--seed', 'abc'], lines(...begin, '1', `save ${file}`));
    expect(await play(['--resume', file], lines('undo'))).toContain('You take your last answer back.');
  });

  test('a resumed game knows who sat where, and their names', async () => {
    const file = join(folder, 'hot-seat.json');
    const people = ['--hot-seat', '--players', '3', '--names', 'Anna,Ben,Cleo'];
    await play(['--seed', 'q', ...people], lines('', `save ${file}`, 'quit'));
    expect(await play(['--resume', file], lines())).toContain('Anna, Ben, Cleo');
  });

  test('a resumed game knows who was a bot', async () => {
    const file = join(folder, 'bots.json');
    await play(['--seed', 'abc', '--players', '3', '--bots', 'random'], lines(...begin, `save ${file}`));
    expect(await play(['--resume', file], lines())).toContain('Player 1, Dice 2, Dice 3');
  });

  test('refuses a journal whose answers do not fit', async () => {
    const file = join(folder, 'tampered.json');
    await play(['--seed', 'abc'], lines(...begin, `save ${file}`));
    const journal = journalIn(file);
    writeFileSync(file, JSON.stringify({ ...journal, chance: { ...journal.chance, seed: 'other' } }));
    const terminal = testTerminal();
    expect(await main(['play', 'guildhall', '--resume', file], terminal, {})).toBe(2);
    expect(terminal.complained()).toMatch(/^Record \d+ does not fit: [^\n]+\n$/);
  });

  test('refuses a journal that leads to another table than recorded', async () => {
    const file = join(folder, 'other-table.json');
    await play(['--seed', 'abc'], lines(...begin, `save ${file}`));
    const journal = journalIn(file);
    const records = journal.records.map((record) =>
      'hash' in record ? { ...record, hash: 'beef' } : record,
    );
    writeFileSync(file, JSON.stringify({ ...journal, records }));
    const terminal = testTerminal();
    expect(await main(['play', 'guildhall', '--resume', file], terminal, {})).toBe(2);
    expect(terminal.complained()).toMatch(/^Record 1 leads to another table than recorded [^\n]+\n$/);
  });
});

/** A few given lines, then first options. */
function afterBegin(script: readonly string[]): (screen: string) => string {
  const left = [...script];
  const rest = firstOptions();
  return (screen) => left.shift() ?? rest(screen);
}

describe('zunft play: positions', () => {
  test('begins with the table that a file describes, and can save and resume it', async () => {
    const file = join(folder, 'position.json');
    const saved = join(folder, 'from-position.json');
    const hand = ['weaver.red', 'farmer.blue'];
    const players = [{ hand, hall: ['weaver.blue'], tokens: 7 }, { hand: ['dancer.green'] }];
    writeFileSync(file, JSON.stringify({ game: 'guildhall', players }));
    const screen = await play(['--position', file], lines('2', `save ${saved}`));
    expect(screen).toMatch(/^▸ Player 1 \(you\) {3}7 VP/m);
    expect(screen).toMatch(/^ {4}Weaver ·r ●b ·y ·g ·p$/m);
    expect(existsSync(saved)).toBe(true);
    expect(await play(['--resume', saved], lines())).toMatch(/Player 1 \(you\) {3}7 VP/);
  });
});

describe('zunft play: hot seat', () => {
  test('waits for the next person before it shows their cards', async () => {
    const seen: string[] = [];
    const script = lines('', '', '1 2 3', '', '', '1 2 3', '');
    const type = (screen: string): string | undefined => {
      seen.push(screen);
      return script();
    };
    const argv = ['--hot-seat', '--names', 'Anna,Ben', '--seed', 'q'];
    const screen = await play(argv, type, { interactive: true });
    const handOvers = seen.filter((text) => /nobody else is looking/.test(text));
    expect(handOvers.length).toBeGreaterThanOrEqual(3);
    for (const text of handOvers) expect(text.slice(text.lastIndexOf('\x1b[H'))).not.toMatch(/Hand \(/);
    expect(screen).toMatch(/Anna \(you\)/);
    expect(screen).toMatch(/Ben \(you\)/);
  });
});

test('zunft play: every registered game has a screen', async () => {
  const { gameScreens } = await import('../game-screens.ts');
  expect(Object.keys(gameScreens).sort()).toEqual(games.map(({ game }) => game.id).sort());
});

test.each([
  ['en', 'Master: Thinks several moves ahead'],
  ['de', 'Meister: Denkt mehrere Züge voraus'],
])('zunft play: %s: says once how each kind of bot plays', async (language, words) => {
  const argv = ['--bots', 'master:4,master:9', '--seed', 'abc', '--language', language];
  const screen = await play(argv, lines(...begin));
  expect(screen.split(words)).toHaveLength(2);
});

describe('zunft play: hints', () => {
  test.each([
    ['en', 'hint', 'A master would consider:', /^• .*\d+: .* \(\d+% to win\)\./m],
    ['de', 'tipp', 'Ein Meister würde erwägen:', /^• .*\d+: .* \(\d+\s% Siegchance\)\./m],
  ])('%s: %s says what a master would do, and answers nothing', async (language, word, title, line) => {
    const screen = await play(['--seed', 'abc', '--language', language], lines(...begin, word, word));
    expect(screen).toContain(title);
    expect(screen).toMatch(line);
    expect(screen.split(title)).toHaveLength(3);
    expect(Math.max(...screen.split('\n').map((one) => [...one].length))).toBeLessThanOrEqual(80);
  });

  test('are counted at the end', async () => {
    let asked = 0;
    const rest = firstOptions();
    const screen = await play(['--seed', 'abc', '--points', '5'], (prompt, ...more) =>
      asked++ < 2 ? 'hint' : rest(prompt, ...more),
    );
    expect(screen).toContain('Player 1 asked for 1 hint.');
  });
});
