import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@zunft/games';
import { expect, test } from 'vitest';
import { ServerProcess } from '../faults/server-process.ts';
import { freshDatabase } from '../storage/testing/postgres.ts';
import { playEverything } from './client.ts';

/** The limits are those of a server that nobody has configured. */
async function playedOn(environment: Record<string, string>): Promise<void> {
  const server = await ServerProcess.start(environment, { limits: 'as usual' });
  const results = await playEverything(server.address);
  expect(results.map(({ game }) => game)).toEqual(games.map(({ game }) => game.id));
  for (const { outcomes, verified } of results) {
    expect(outcomes[0]!.places).toContain(1);
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect([verified.deal.fits, verified.mismatch]).toEqual([true, undefined]);
  }
  expect(await server.stop()).toBe(0);
}

/** They wait for the limits most of the time, and some games are long. */
const patience = { timeout: 600_000 };

test.concurrent('a stranger’s clients play a whole game of every game on SQLite', patience, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zunft-stranger-'));
  await playedOn({ ZUNFT_DATA: folder });
  rmSync(folder, { recursive: true, force: true });
});

test.concurrent('a stranger’s clients play a whole game of every game on PostgreSQL', patience, async () => {
  const { url, drop } = await freshDatabase();
  await playedOn({ DATABASE_URL: url });
  await drop();
});
