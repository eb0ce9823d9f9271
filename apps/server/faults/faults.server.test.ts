import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games as registered } from '@zunft/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, startPostgres } from '../storage/testing/postgres.ts';
import { cutConnections } from './cuts.ts';
import { stopDatabase } from './database-stops.ts';
import { killAtRandom } from './kills.ts';
import { ServerProcess } from './server-process.ts';
import { answerTwice } from './two-servers.ts';

// The short form of `npm run verify:faults`.

const games = registered.map(({ game }) => game.id);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zunft-faults-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('kill -9 under load loses no acknowledged answer, and every table goes on', () => {
  it('on SQLite', async () => {
    const environment = { ZUNFT_DATA: join(folder, 'kills') };
    const report = await killAtRandom({ environment, kills: 3, tables: 4, games });
    expect(report).toMatchObject({ kills: 3, lost: 0, stuck: 0 });
    expect(report.acknowledged).toBeGreaterThan(20);
  });

  it('on PostgreSQL', async () => {
    const { url, drop } = await freshDatabase();
    const environment = { DATABASE_URL: url, ZUNFT_DATA: join(folder, 'unused') };
    const report = await killAtRandom({ environment, kills: 3, tables: 4, games });
    expect(report).toMatchObject({ kills: 3, lost: 0, stuck: 0 });
    expect(report.acknowledged).toBeGreaterThan(20);
    await drop();
  });
});

it('a connection that is cut in mid-decision resumes without a gap or a repeat', async () => {
  const server = await ServerProcess.start({ ZUNFT_DATA: join(folder, 'cuts') });
  const report = await cutConnections(server.address, { cuts: 60, games });
  expect(report).toMatchObject({ cuts: 60, different: 0 });
  expect(await server.stop()).toBe(0);
});

describe('on one PostgreSQL', () => {
  it('two servers that answer for the same table at once: one wins, the other shows the newer state', async () => {
    const { url, drop } = await freshDatabase();
    const environment = { DATABASE_URL: url, ZUNFT_DATA: join(folder, 'none') };
    const servers = await Promise.all([ServerProcess.start(environment), ServerProcess.start(environment)]);
    const report = await answerTwice([servers[0].address, servers[1].address], {
      rounds: 30,
      game: 'guildhall',
    });
    expect(report).toMatchObject({ rounds: 30, undecided: 0, behind: 0 });
    await Promise.all(servers.map((server) => server.stop()));
    await drop();
  });

  it('that stops and starts, no acknowledged answer is lost and every table goes on', async () => {
    const postgres = await startPostgres();
    const server = await ServerProcess.start({
      DATABASE_URL: postgres.url,
      ZUNFT_DATA: join(folder, 'none'),
    });
    const report = await stopDatabase(server.address, postgres, { stops: 2, tables: 3, game: 'guildhall' });
    expect(report).toMatchObject({ lost: 0, stuck: 0 });
    expect(report.acknowledged).toBeGreaterThan(10);
    await server.stop();
    await postgres.stop();
  });
});
