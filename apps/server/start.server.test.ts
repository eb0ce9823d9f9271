import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { makeLog } from './operate/log.ts';
import { CannotStart } from './settings.ts';
import { start } from './start.ts';
import { StorageError } from './storage/storage-error.ts';
import { begunTable, possibleAnswer, type Refused, TestClient, testServer } from './test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'zunft-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const client = join(folder, 'dist');
mkdirSync(client);
writeFileSync(join(client, 'index.html'), '<!doctype html>');
let count = 0;
const environment = (more: Record<string, string> = {}) => ({
  HOST: '127.0.0.1',
  PORT: '0',
  ZUNFT_DATA: join(folder, `data-${count++}`),
  ...more,
});
const log = makeLog('silent');

describe('starting', () => {
  test('says where the server is', async () => {
    const running = await start({ environment: environment(), client, log });
    expect(running.sentence).toBe(`Zunft is ready at ${running.address}`);
    expect((await fetch(running.address)).status).toBe(200);
    await running.close();
    const everywhere = await start({ environment: environment({ HOST: '0.0.0.0' }), client, log });
    expect(everywhere.sentence).toMatch(
      /^Zunft is ready at http:\/\/localhost:\d+ and at every other address/,
    );
    await everywhere.close();
  });

  test.each([
    ['a taken port', async () => ({ PORT: await takenPort() }), /^Port \d+ is in use/],
    ['a foreign address', async () => ({ HOST: '192.0.2.1' }), /^HOST must be an address/],
    ['a setting that makes no sense', async () => ({ ZUNFT_LOG_LEVEL: 'loud' }), /^ZUNFT_LOG_LEVEL must be/],
    ['no database', async () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }), /^The database cannot be/],
    [
      'a file instead of a data folder',
      async () => ({ ZUNFT_DATA: aFile() }),
      /must name a folder.*a-file\)$/,
    ],
    ['a folder below a file', async () => ({ ZUNFT_DATA: join(aFile(), 'x') }), /must name a folder.*x\)$/],
  ])('refuses %s with one sentence', async (_what, changed, sentence) => {
    const failed = start({ environment: environment(await changed()), client, log });
    const error = await failed.then(
      () => undefined,
      (thrown: unknown) => thrown as Error,
    );
    expect(error).toBeInstanceOf(CannotStart);
    expect(error?.message).toMatch(sentence);
    expect(error?.message).not.toContain('\n');
  });

  test.runIf(process.platform === 'linux')('refuses a place where no folder can be made', async () => {
    const failed = start({ environment: environment({ ZUNFT_DATA: '/proc/zunft/data' }), client, log });
    await expect(failed).rejects.toThrow(/ZUNFT_DATA must name a folder.*\/proc\/zunft\/data/);
  });

  test('the data is free again after a start that failed', async () => {
    const settings = environment();
    await expect(start({ environment: { ...settings, HOST: '192.0.2.1' }, client, log })).rejects.toThrow();
    const running = await start({ environment: settings, client, log });
    await running.close();
  });
});

async function takenPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return String((server.address() as { port: number }).port);
}

function aFile(): string {
  const file = join(folder, 'a-file');
  writeFileSync(file, 'no folder');
  chmodSync(file, 0o600);
  return file;
}

describe('stopping', () => {
  test('what was accepted is finished, then everybody is told to come back', async () => {
    const server = await testServer({ ZUNFT_SHUTDOWN: '60' });
    const [a, b] = [await TestClient.open(server.address), await TestClient.open(server.address)];
    const { table } = await begunTable(a, b);
    const { client, fields } = await possibleAnswer([a, b], table);
    const other = client === a ? b : a;

    const append = server.storage.append.bind(server.storage);
    let isWriting = false;
    let goOn = (): void => undefined;
    const looked = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.storage.append = async (change) => {
      isWriting = true;
      await looked;
      await append(change);
    };
    const answered = client.ask('answer', fields);
    const waiting = client.ask('view', { table, as: fields.as });
    const overHttp = fetch(`${server.address}/api/resign`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: other.cookie },
      body: JSON.stringify({ table }),
    });
    await expect.poll(() => isWriting).toBe(true);
    await expect.poll(() => server.metric('zunft_requests_total{command="resign",via="http"}')).toBe(1);
    const stopped = server.close();
    await expect
      .poll(() => client.heard.at(-1))
      .toEqual({
        goodbye: { after: expect.any(Number) },
      });
    await expect(other.ask('me', {})).rejects.toThrow('shutting-down');
    expect((await fetch(`${server.address}/ready`)).status).toBe(503);
    expect((await fetch(`${server.address}/api/me`)).status).toBe(503);
    const refused = TestClient.open(server.address).catch((error: Refused) => error);
    expect(await refused).toMatchObject({ error: { code: 'shutting-down' } });

    goOn();
    expect((await answered).seq).toBeGreaterThan(fields.seq);
    expect((await waiting).seq).toBeGreaterThan(fields.seq);
    expect((await overHttp).status).toBe(200);
    expect(await (await overHttp).json()).toHaveProperty('ok.room');
    expect(await a.closed).toEqual({ code: 1012, reason: 'shutting-down' });
    expect(await b.closed).toEqual({ code: 1012, reason: 'shutting-down' });
    await stopped;
  });

  test('does not wait for ever', async () => {
    const server = await testServer({ ZUNFT_SHUTDOWN: '1' });
    const client = await TestClient.open(server.address);
    const never = new Promise<undefined>(() => undefined);
    let isAsked = false;
    server.storage.person = () => {
      isAsked = true;
      return never;
    };
    void client.ask('me', {}).catch(() => undefined);
    await expect.poll(() => isAsked).toBe(true);
    const begun = performance.now();
    await server.close();
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(server.logged()).toMatch('requests given up');
  });
});

test('what is due is done once a second, and what fails does not stop it', async () => {
  const server = await testServer();
  const [a, b] = [await TestClient.open(server.address), await TestClient.open(server.address)];
  const { table } = await begunTable(a, b);
  const rounds = [[table, 'no-such-table'], new StorageError('storage-unavailable'), [table]];
  server.storage.claimDue = async () => {
    const round = rounds.shift() ?? [];
    if (round instanceof Error) throw round;
    return round;
  };
  await expect.poll(() => server.metric('zunft_jobs_claimed_total')).toBe(3);
  expect(await server.metric('zunft_storage_errors_total{code="storage-unavailable"}')).toBe(1);
  expect(server.logged().match(/not woken/g)).toHaveLength(1);
  await server.close();
});

describe('as a process', () => {
  const program = `
    import { runServer } from ${JSON.stringify(new URL('./start.ts', import.meta.url).href)};
    process.exitCode = await runServer({ environment: process.env, client: ${JSON.stringify(client)} }, console.log);`;
  const loader = new URL('../cli/typescript.js', import.meta.url).href;

  async function started(
    more: Record<string, string> = {},
  ): Promise<{ child: ChildProcess; address: string }> {
    const child = spawn(process.execPath, ['--import', loader, '--input-type=module', '-e', program], {
      env: { ...process.env, ...environment(more), ZUNFT_LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(child.stdout!, 'data')) as [Buffer];
    return { child, address: /http\S+/.exec(String(said))?.[0] ?? '' };
  }

  test.each(['SIGTERM', 'SIGINT'] as const)('ends well on %s, with open sockets', async (signal) => {
    const { child, address } = await started();
    const socket = await TestClient.open(address);
    await socket.ask('me', {});
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect((await socket.closed).code).toBe(1012);
    expect(socket.heard.at(-1)).toHaveProperty('goodbye');
  });

  test('ends at once on a second signal', async () => {
    const { child, address } = await started({ ZUNFT_SHUTDOWN: '60' });
    const socket = await TestClient.open(address);
    // A socket that does not answer the close frame keeps the server waiting for a while.
    socket.socket.pause();
    child.kill('SIGTERM');
    const isStopping = async () => (await fetch(`${address}/ready`).catch(() => undefined))?.status !== 200;
    await expect.poll(isStopping).toBe(true);
    await delay(600);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    socket.socket.terminate();
  });

  test('takes signals that come together for one, and ends well', async () => {
    const { child, address } = await started();
    const socket = await TestClient.open(address);
    await socket.ask('me', {});
    const sent = performance.now();
    for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT'] as const) child.kill(signal);
    // On a busy machine it may come so late that it would be meant.
    setTimeout(() => performance.now() - sent < 250 && child.kill('SIGTERM'), 60);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
