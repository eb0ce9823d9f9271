import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pairing, type PairingTally } from '@zunft/bots';
import { zunftDeck } from '@zunft/games/the-guild/text';
import type { Options } from '@zunft/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { gameNamed } from '../game-named.ts';
import { main } from '../main.ts';
import { testTerminal } from '../test-terminal.ts';
import { gameSent } from '../typed-deck.ts';
import { HostedPairing } from './hosted-pairing.ts';

const folder = mkdtempSync(join(tmpdir(), 'zunft-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, source: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, source);
  return `exec:"${process.execPath}" "${path}"`;
}

const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
const [, shown = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
const example = program('example', shown);

/** Sends what a program makes of every update in which it is asked. */
const answering = (lines: string): string => `
import { createInterface } from 'node:readline';
const send = (message) => console.log(JSON.stringify(message));
for await (const line of createInterface({ input: process.stdin })) {
  const { table, update, id, ok, error } = JSON.parse(line);
  const decision = update?.decisions.find(({ seat }) => update.waitingFor.includes(seat));
  ${lines}
}`;

/** A short game is enough for most. */
const short = { pointsToWin: 5 };

const pairing = (
  bot: string,
  { game = 'guildhall', players = 2, options = short as Options, patience = 20 } = {},
): HostedPairing =>
  new HostedPairing(
    { game: gameNamed(game), sides: ['apprentice', bot], players, options, seed: '1' },
    patience,
  );

async function deal(hosted: HostedPairing) {
  try {
    return await hosted.play(0, 1);
  } finally {
    await hosted.end();
  }
}

describe('a program in the arena', () => {
  it.each(['guildhall', 'dominion', 'the-guild'])(
    'the example in docs/bots.md plays whole games of %s',
    async (game) => {
      const tally = await deal(pairing(example, { game, options: {} }));
      expect(tally.forfeits).toEqual([]);
      const [lineup] = tally.lineups;
      expect(lineup).toMatchObject({ games: 2 });
      expect(lineup!.byBot[example]!.played).toBe(2);
    },
  );

  it('plays with other cards', async () => {
    const deck = { ...zunftDeck, id: 'mine' };
    const game = gameSent('the-guild', deck);
    const sides = ['apprentice', example] as const;
    const hosted = new HostedPairing({ game, sides, players: 2, options: { deck: 'mine' }, seed: '1' }, 20);
    const tally = await deal(hosted);
    expect(tally).toMatchObject({ deals: 1, forfeits: [] });
  });

  it('plays the same games again', async () => {
    const [once, again] = [pairing(example), pairing(example)];
    expect(await deal(once)).toEqual(await deal(again));
  });

  it('can sit at several seats of a table', async () => {
    const tally = await deal(pairing(example, { players: 3 }));
    expect(tally.forfeits).toEqual([]);
    expect(tally.lineups.map(({ games }) => games)).toEqual([3, 3]);
    expect(tally.lineups[0]!.byBot[example]!.played).toBe(6);
  });

  it('meets the same deals and the same bots as any pairing', async () => {
    // Strategies leave nothing to chance, so that both ways to play must come to the same.
    const setup = {
      game: gameNamed('dominion'),
      sides: ['smithy', 'big-money'] as const,
      players: 3,
      options: { kingdom: 'random' },
      seed: '1',
    };
    const withoutDecisions = ({ lineups }: PairingTally) => lineups.map(({ decisions: _, ...rest }) => rest);
    const hosted = await deal(new HostedPairing(setup, 1));
    expect(withoutDecisions(hosted)).toEqual(withoutDecisions(new Pairing(setup).play(0, 1)));
  });

  it('may ask about its own seat, and nothing else', async () => {
    const log = join(folder, 'heard.json');
    const curious = program(
      'curious',
      answering(`
  if (id !== undefined && id !== null) heard.push([id, ok === undefined ? error.code : 'ok']);
  if (heard.length >= 7) {
    writeFileSync(${JSON.stringify(log)}, JSON.stringify(heard.slice(0, 7)));
    process.exit(3);
  }
  if (decision === undefined) continue;
  const as = decision.seat;
  send({ id: 'watch', command: 'watch', table, as });
  send({ id: 'other', command: 'view', table, as: 1 - as });
  send({ id: 'position', command: 'position', table });
  send({ id: 'undo', command: 'undo', table, as });
  send({ id: 'takeback', command: 'takeback', table, as });
  send({ id: 'new', command: 'new', game: 'guildhall' });
  send({ id: 'late', command: 'answer', table, as, answer: [], seq: 99999 });`).replace(
        'const send',
        "import { writeFileSync } from 'node:fs';\nconst heard = [];\nconst send",
      ),
    );
    const tally = await deal(pairing(curious));
    expect(tally.forfeits.map(({ why, detail }) => [why, detail])).toContainEqual(['crashed', 'exit 3']);
    expect(JSON.parse(readFileSync(log, 'utf8'))).toEqual([
      ['watch', 'ok'],
      ['other', 'not-allowed'],
      ['position', 'not-allowed'],
      ['undo', 'not-allowed'],
      ['takeback', 'not-allowed'],
      ['new', 'not-allowed'],
      ['late', 'stale-answer'],
    ]);
  });

  it.each([
    [
      'illegal',
      'unknown-option',
      `if (decision) send({ command: 'answer', table, as: decision.seat, answer: ['dance'] });`,
    ],
    ['crashed', 'exit 7', 'if (decision) process.exit(7);'],
    ['silent', '1 s', ''],
    ['silent', '1 s, malformed-line', `if (decision) console.log('my move: dance');`],
  ] as const)('loses the game when it is %s', async (why, detail, source) => {
    const bot = program(why, answering(source));
    const tally = await deal(pairing(bot, { patience: 1 }));
    expect(tally.forfeits).toEqual([
      { side: bot, deal: 0, why, detail },
      { side: bot, deal: 0, why, detail },
    ]);
    expect(tally.lineups[0]!.byBot['apprentice']!.soleWins).toBe(2);
  });

  it('gives all others a part of the win when one of three does not play on', async () => {
    const bot = program('gone', answering('if (decision) process.exit(0);'));
    const { lineups, forfeits } = await deal(pairing(bot, { players: 3 }));
    expect(forfeits).toHaveLength(6);
    expect(lineups[1]!.byBot['apprentice']).toMatchObject({ soleWins: 0, ties: 3 });
  });

  it.each(['1', '2'])('is named in the result of zunft arena, in %s threads', async (threads) => {
    const bot = program('named', answering('if (decision) process.exit(5);'));
    const terminal = testTerminal();
    const flags = ['--bots', `apprentice,${bot}`, '--games', '4', '--threads', threads];
    expect(await main(['arena', 'guildhall', ...flags], terminal, {})).toBe(0);
    expect(terminal.printed().replaceAll(/\s+/g, ' ')).toMatch(
      /lost 4 games because it ended \(the first in deal 1: exit 5\)/,
    );
  });
});
