import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journal } from '@zunft/kernel';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { anyOptions, lines, testTerminal } from '../test-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'zunft-orders-'));
const kingdom = 'doctor,scout,moat,village,workshop,militia,smithy,secret-chamber,wishing-well,witch';

/** Anna can attack Ben twice, who holds a Moat. */
const attacks = join(folder, 'attacks.json');
writeFileSync(
  attacks,
  JSON.stringify({
    game: 'dominion',
    options: { kingdom },
    actions: 2,
    players: [
      { hand: ['witch*2'], deck: ['copper*5'] },
      { hand: ['moat', 'copper*4'], deck: ['copper*5'] },
    ],
  }),
);
const atOneKeyboard = ['play', 'dominion', '--position', attacks, '--hot-seat', '--names', 'Anna,Ben'];

async function zunft(argv: readonly string[], type: Parameters<typeof testTerminal>[0]): Promise<string> {
  const terminal = testTerminal(type);
  expect(await main(argv, terminal, {})).toBe(0);
  return terminal.printed();
}

/** What Anna and Ben type until Ben is asked at the first attack. */
const toTheAttack = ['', 'play.witch', ''];

describe('zunft play: standing orders', () => {
  test.each([
    ['en', 'orders', /^Ask me when …\n +1 {2}somebody plays an Attack: yes\n/m, /an Attack: no$/m],
    [
      'de',
      'aufträge',
      /^Frag mich, wenn …\n +1 {2}jemand einen Angriff ausspielt: ja\n/m,
      /ausspielt: nein$/m,
    ],
  ])('%s: %s lists the occasions and switches them', async (language, word, asked, silent) => {
    const argv = [...atOneKeyboard, '--language', language];
    const listed = await zunft(argv, lines('', word));
    expect(listed).toMatch(asked);
    expect(listed).not.toMatch(silent);
    expect(await zunft(argv, lines('', `${word} 1`))).toMatch(silent);
    const back = await zunft(argv, lines('', `${word} 1`, `${word} 1`));
    expect(back.slice(back.lastIndexOf(`> ${word} 1`))).toMatch(asked);
  });

  test('what is not asked about is let happen at once, also the question that is open', async () => {
    const saved = join(folder, 'saved.json');
    const script = [...toTheAttack, 'orders 1', '', 'play.witch', `save ${saved}`];
    const screen = await zunft(atOneKeyboard, lines(...script));
    const { records } = JSON.parse(readFileSync(saved, 'utf8')) as Journal;
    expect(records).toMatchObject([
      { seat: 0, answer: ['play.witch'] },
      { seat: 1, answer: ['decline'], by: 'orders' },
      { seat: 0, answer: ['play.witch'] },
      { seat: 1, answer: ['decline'], by: 'orders' },
    ]);
    expect(screen.match(/Ben, it is up to you/g)).toHaveLength(1);
  });

  test('are each person’s own', async () => {
    const screen = await zunft(atOneKeyboard, lines('', 'orders 1', 'play.witch', '', 'orders'));
    expect(screen.match(/Ben, it is up to you/g)).toHaveLength(1);
    expect(screen.slice(screen.indexOf('Ben, it is'))).toMatch(/an Attack: yes/);
  });

  test('what is no occasion is explained and changes nothing', async () => {
    const screen = await zunft(atOneKeyboard, lines('', 'orders 2', 'orders x', 'orders'));
    expect(screen).toMatch(/There is no occasion 2\.[\s\S]*There is no occasion x\.[\s\S]*an Attack: yes/);
    const guildhall = await zunft(['play', 'guildhall', '--seed', 'abc'], lines('orders', 'help'));
    expect(guildhall).toContain('In this game there is nothing to step in on');
    expect(guildhall).not.toMatch(/^ {2}orders/m);
    expect(await zunft(atOneKeyboard, lines('', 'help'))).toMatch(/^ {2}orders {2,}when you want/m);
  });

  test('begin as the game has it: in The Guild not at everything that others do', async () => {
    const screen = await zunft(['play', 'the-guild', '--seed', 'any', '--bots', 'random'], lines('orders'));
    expect(screen).toMatch(/I am the target: yes\n[\s\S]*that can be answered: no\n[\s\S]*is counted: yes/);
  });

  test('against bots: whoever wants to step in nowhere is asked at no window', async () => {
    const argv = ['play', 'the-guild', '--seed', 'any', '--players', '3', '--bots', 'random'];
    const asked = /Play a card before\?|Answer with a card\?/;
    const open = await zunft(argv, anyOptions('any'));
    let first = true;
    const any = anyOptions('any');
    const silent = await zunft(argv, (screen) => {
      const line = first ? 'orders 1 2 4' : any(screen);
      first = false;
      return line;
    });
    expect(open).toMatch(asked);
    expect(silent).not.toMatch(asked);
    expect(silent).toContain('The game is over.');
  });
});
