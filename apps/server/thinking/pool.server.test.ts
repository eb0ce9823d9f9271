import { botTask } from '@zunft/bots';
import { games } from '@zunft/games';
import { OwnBrain } from '@zunft/host';
import type { Update } from '@zunft/protocol';
import { dealTable } from '@zunft/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { ServerClock } from '../operate/server-clock.ts';
import { playAtRandom, TestClient, testServer } from '../test-server.ts';
import { thinkingPool } from './pool.ts';

const match = dealTable(games[0]!.game, 3, {}, 'a table');
const taskFor = (bot: string) => botTask(match, match.waitingFor[0]!, bot, 'a seed');
const never = new AbortController().signal;

describe('threads that think', () => {
  const noticed: string[] = [];
  const pool = thinkingPool({ botThreads: 2 }, new ServerClock(), ({ outcome }) => noticed.push(outcome));
  afterAll(() => pool.close());

  test('come to what is thought here, several at once', async () => {
    const here = await new OwnBrain(games).think(taskFor('master:60'), {}, never);
    const there = Array.from({ length: 3 }, () => pool.think(taskFor('master:60'), {}, never));
    for (const thought of await Promise.all(there)) expect(thought).toEqual(here);
  });

  test('keep to the time', async () => {
    const { iterations } = await pool.think(taskFor('master:1000000'), { milliseconds: 60 }, never);
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(1_000_000);
  });

  test('stop when they are called off, and are free for the next', async () => {
    const stop = new AbortController();
    const dropped = [1, 2].map(() => pool.think(taskFor('master:9000000'), {}, stop.signal));
    setTimeout(() => stop.abort(), 50);
    for (const thought of dropped) await expect(thought).rejects.toThrow();
    await pool.think(taskFor('master:20'), {}, never);
    expect(noticed).toContain('dropped');
  });

  test('say that there is no such bot', async () => {
    await expect(pool.think(taskFor('nobody'), {}, never)).rejects.toThrow('no bot nobody');
  });
});

test('a server: masters play, a hint holds up nothing that follows it, and both are measured', async () => {
  const server = await testServer({ ZUNFT_BOT_MS: '40', ZUNFT_BOT_THREADS: '1' });
  const anna = await TestClient.open(server.address);
  const { room } = await anna.ask('lay', {
    game: 'guildhall',
    options: { pointsToWin: 5 },
    places: [{ kind: 'me' }, { kind: 'bot', bot: 'master', name: 'Berta' }],
    seating: 'as-placed',
  });
  const { table } = room;
  expect(room.hints).toBe(true);
  await anna.ask('ready', { table, ready: true, nonce: 'mine' });
  const asked = new Promise<Update>((resolve) => {
    anna.onPush((push) => {
      if ('update' in push && push.update.decisions.length > 0) resolve(push.update);
    });
  });
  const { update } = await anna.ask('watch', { table, as: 0 });
  await anna.ask('pace', { table, pace: 'instant' });
  const { seq } = update.decisions.length > 0 ? update : await asked;

  const order: string[] = [];
  const hint = anna.ask('hint', { table, as: 0 }).then((told) => {
    order.push('hint');
    return told;
  });
  await anna.ask('view', { table, as: 0 }).then(() => order.push('view'));
  expect(await hint).toMatchObject({ seq, options: [{ chance: expect.any(Number) }, {}, {}] });
  expect(order).toEqual(['view', 'hint']);

  const { hints, over } = await playAtRandom(anna, table, 'a');
  expect({ hints, over }).toEqual({ hints: [1, 0], over: true });
  expect(await server.metric('zunft_thought_seconds_count{outcome="thought"}')).toBeGreaterThan(5);
  expect(await server.metric('zunft_thought_seconds_count{outcome="failed"}')).toBe(0);
  expect(await server.metric('zunft_thoughts_waiting')).toBe(0);
  anna.close();
  await server.close();
});
