import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { main } from './main.ts';
import { testTerminal } from './test-terminal.ts';

const bin = fileURLToPath(new URL('./zunft.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'zunft-'));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function zunft(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const terminal = testTerminal();
  const code = await main(argv, terminal, {});
  return { code, out: terminal.printed(), err: terminal.complained() };
}

const commands = [
  ...['play', 'replay', 'rules', 'cards', 'simulate', 'protocol', 'perft'],
  ...['serve', 'backup', 'restore'],
];

describe('zunft: help', () => {
  test.each([[[]], [['--help']], [['help']]])('%j lists the commands', async (argv) => {
    const { code, out, err } = await zunft(...argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of commands) {
      expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
  });

  test.each(commands)('help %s explains every flag in both languages', async (name) => {
    for (const language of ['en', 'de']) {
      const { code, out } = await zunft('help', name, '--language', language);
      expect(code).toBe(0);
      expect(out).toContain(`zunft ${name}`);
      expect((await zunft(name, '--help', '--language', language)).out).toBe(out);
    }
  });

  test('fits 80 columns', async () => {
    for (const argv of [[], ['help', 'play'], ['help', 'simulate'], ['help', 'play', '--language', 'de']]) {
      const { out } = await zunft(...argv);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  });
});

describe('zunft: language', () => {
  test('comes from the flag, else from the system, else it is English', async () => {
    const said = async (argv: string[], environment: Record<string, string>): Promise<string> => {
      const terminal = testTerminal();
      await main(argv, terminal, environment);
      return terminal.printed();
    };
    expect(await said([], {})).toContain('Usage');
    expect(await said([], { LANG: 'de_DE.UTF-8' })).toContain('Aufruf');
    expect(await said([], { LANG: 'C.UTF-8' })).toContain('Usage');
    expect(await said(['--language', 'en'], { LANG: 'de_DE.UTF-8' })).toContain('Usage');
    expect(await said(['--language=de'], {})).toContain('Aufruf');
  });
});

describe('zunft: bad input ends with one sentence and exit code 2', () => {
  const notJson = file('text.json', 'Guten Tag');
  const nearlyJson = file('deck.json', '{\n  "id": "mine",\n  "cards": [1, 2,]\n}');
  const noJournal = file('other.json', { format: 'something-else' });
  const badJournal = file('bad.json', {
    format: 'zunft-journal',
    version: 1,
    game: 'guildhall',
    rulesVersion: 1,
    seats: 'two',
    options: {},
    chance: { kind: 'fast', seed: 7 },
    records: [{ seat: 0 }],
    extra: true,
  });
  const badPosition = file('position.json', {
    game: 'guildhall',
    seats: 2,
    deck: ['weaver.pink'],
    nonsense: 1,
  });
  const cases: [argv: string[], sentence: RegExp][] = [
    [['plai', 'guildhall'], /no command “plai”.* Did you mean “play”\?/],
    [['constructor'], /no command “constructor”/],
    [['help', 'nothing'], /no command “nothing”/],
    [['play'], /which game: guildhall/],
    [['play', 'gildhall'], /no game “gildhall”.*Did you mean “guildhall”\?/],
    [['play', 'guildhall', 'now'], /“now”/],
    [['play', 'guildhall', '--player', '3'], /no flag --player here\. Did you mean --players\?/],
    [['play', 'guildhall', '-x'], /no flag -x here/],
    [['play', 'guildhall', '--players'], /--players needs a value/],
    [['play', 'guildhall', '--players', '--may-pass'], /--players needs a value/],
    [['play', 'guildhall', '--players', '-1'], /--players needs a whole number, not “-1”/],
    [['play', 'guildhall', '--bots', 'master:0'], /--bots master:N must be from 1 to 9999999, not 0/],
    [['play', 'guildhall', '--players', 'three'], /--players needs a whole number, not “three”/],
    [['play', 'guildhall', '--players', '5'], /--players must be from 2 to 4, not 5/],
    [['play', 'guildhall', '--may-pass=yes'], /--may-pass takes no value/],
    [['play', 'guildhall', '--seed='], /--seed needs a value/],
    [['play', 'guildhall', '--language', 'fr'], /“fr” is not possible for --language/],
    [['play', 'guildhall', '--bots', 'aprentice'], /Did you mean “apprentice”\?/],
    [['play', 'guildhall', '--bots', 'random,random,random', '--players', '2'], /3 bots do not fit/],
    [['play', 'guildhall', '--names', 'A,B,C'], /3 names for 2 seats/],
    [['play', 'guildhall', '--names', 'A,A'], /same name/],
    [['play', 'guildhall', '--points', '4'], /--points must be from 5 to 60/],
    [['play', 'guildhall', '--professions', 'weever'], /Did you mean “weaver”\?/],
    [['play', 'guildhall', '--professions', 'weaver,hunter'], /6/],
    [['play', 'guildhall', '--professions', 'chosen'], /“chosen” is not possible/],
    [['play', 'guildhall', '--prestige', 'new-world'], /Did you mean “old-world”\?/],
    [['play', 'guildhall', '--position', join(folder, 'none.json')], /no file/],
    [['play', 'guildhall', '--position', badPosition], /position\.json.*deck.*weaver\.pink.*nonsense/],
    [['play', 'guildhall', '--position', badPosition, '--players', '2'], /--position and --players/],
    [['play', 'guildhall', '--resume', notJson, '--seed', 'a'], /--resume and --seed/],
    [['play', 'guildhall', '--resume', notJson], /does not contain JSON/],
    [['play', 'the-guild', '--deck', nearlyJson], /deck\.json.*line 3, column 18/],
    [['replay'], /which file/],
    [['replay', folder], /cannot be read \(EISDIR\)/],
    [['replay', noJournal], /zunft-journal/],
    [['replay', badJournal], /seats.*chance\.seed.*records\.0.*extra/],
    [['rules'], /which game/],
    [['rules', 'guildhall', 'GH-2.66'], /no rule “GH-2.66”\. Did you mean “GH-2.6”\?/],
    [['cards', 'guildhall', 'wever'], /Did you mean “Weaver”\?/],
    [['play', 'dominion', '--players', '7'], /--players must be from 2 to 6, not 7/],
    [['play', 'dominion', '--kingdom', 'village,villain'], /kingdom.*“villain” is not a kingdom card/],
    [['play', 'dominion', '--kingdom', 'village,smithy'], /kingdom.*10.*2/],
    [['play', 'dominion', '--points', '9'], /no flag --points here/],
    [['play', 'dominion', '--bots', 'big-mony'], /Did you mean “big-money”\?/],
    [['rules', 'dominion', 'DOM-harald'], /no rule “DOM-harald”\. Did you mean “DOM-herald”\?/],
    [['cards', 'dominion', 'herlad'], /Did you mean “Herald”\?/],
    [['serve', 'now'], /“now” is one word too many/],
    [['backup'], /which file/],
    [['backup', 'a', 'b'], /“b” is one word too many/],
    [['backup', join(folder, 'nowhere', 'file')], /no folder/],
    [['restore', join(folder, 'none')], /no file/],
    [['restore', notJson], /not a backup/],
  ];

  test.each(cases)('%j', async (argv, sentence) => {
    const { code, out, err } = await zunft(...argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(err).toMatch(sentence);
    const german = await zunft(...argv, ...(argv.includes('--language') ? [] : ['--language', 'de']));
    expect(german.code).toBe(2);
    expect(german.err).toMatch(/^[^\n]+\n$/);
  });

  test('the same from a shell, without a stack trace', () => {
    const { status, stdout, stderr } = spawnSync('node', [bin, 'replay', notJson, '--language', 'de'], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(`Die Datei „${notJson}“ enthält kein JSON.\n`);
  });
});

describe('zunft: pipes', () => {
  test('a reader that goes away ends the command quietly', () => {
    const script = 'set -o pipefail; node "$0" rules guildhall | true';
    const { status, stderr } = spawnSync('bash', ['-c', script, bin], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
