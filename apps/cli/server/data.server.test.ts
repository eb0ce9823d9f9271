import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, start } from '@zunft/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { testTerminal } from '../test-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'zunft-data-'));
const client = join(folder, 'dist');
const data = join(folder, 'data');
const file = join(folder, 'backup');

const settings = (dataFolder: string) => ({
  HOST: '127.0.0.1',
  PORT: '0',
  ZUNFT_LOG_LEVEL: 'error',
  ZUNFT_DATA: dataFolder,
});

async function zunft(
  argv: string[],
  dataFolder: string,
): Promise<{ code: number; out: string; err: string }> {
  const terminal = testTerminal();
  const code = await main(argv, terminal, settings(dataFolder));
  return { code, out: terminal.printed(), err: terminal.complained() };
}

async function nameAt({ address }: Running, cookie: string): Promise<string> {
  const response = await fetch(`${address}/api/me`, { headers: { cookie } });
  return ((await response.json()) as { ok: { name: string } }).ok.name;
}

describe('zunft backup and restore', () => {
  let server: Running;
  let cookie: string;

  beforeAll(async () => {
    mkdirSync(client);
    writeFileSync(join(client, 'index.html'), '<!doctype html>');
    server = await start({ environment: settings(data), client });
    const named = await fetch(`${server.address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    });
    cookie = named.headers.get('set-cookie')!.split(';')[0]!;
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a running server is saved, and another one goes on with it', async () => {
    const saved = await zunft(['backup', file], data);
    expect(saved).toEqual({
      code: 0,
      out: expect.stringMatching(/^Everything is saved in “.+backup”/),
      err: '',
    });
    const other = join(folder, 'other');
    expect(await zunft(['restore', file, '--language', 'de'], other)).toEqual({
      code: 0,
      out: expect.stringMatching(/^Alles aus „.+backup“ ist wieder da/),
      err: '',
    });
    const restored = await start({ environment: settings(other), client });
    expect(await nameAt(restored, cookie)).toBe('Anna');
    await restored.close();
  });

  test('nothing is restored over data, or from something else', async () => {
    await zunft(['backup', file], data);
    const occupied = await zunft(['restore', file], data);
    expect({ ...occupied, err: '' }).toEqual({ code: 2, out: '', err: '' });
    expect(occupied.err).toMatch(/^(There is data already|Another program is using the data)[^\n]+\n$/);
    writeFileSync(join(folder, 'letter'), 'Dear server');
    const foreign = await zunft(['restore', join(folder, 'letter')], join(folder, 'empty'));
    expect(foreign.err).toMatch(/is not a backup of Zunft/);
    expect(await nameAt(server, cookie)).toBe('Anna');
  });

  test('a folder without data, and a file in the way, are named', async () => {
    const missing = await zunft(['backup', join(folder, 'never')], join(folder, 'nowhere'));
    expect(missing.err).toMatch(/^There is no data in “.+nowhere”: [^\n]+\n$/);
    writeFileSync(join(folder, 'diary'), 'Dear diary');
    const inTheWay = await zunft(['backup', join(folder, 'diary'), '--language', 'de'], data);
    expect(inTheWay.err).toMatch(/^Die Datei „.+diary“ ist keine Sicherung von Zunft und bleibt[^\n]+\n$/);
    const below = await zunft(['restore', file], join(folder, 'diary', 'x'));
    expect(below.err).toMatch(/^There can be no data in “.+diary.x”: [^\n]+\n$/);
  });

  test('a bad setting is a sentence', async () => {
    const terminal = testTerminal();
    const environment = { ...settings(data), DATABASE_URL: 'mysql://x' };
    expect(await main(['backup', join(folder, 'never')], terminal, environment)).toBe(2);
    expect(terminal.complained()).toMatch(/DATABASE_URL must look like/);
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });

  test('zunft serve says why it cannot start', async () => {
    const terminal = testTerminal();
    expect(await main(['serve'], terminal, { PORT: 'http' })).toBe(2);
    expect(terminal.complained()).toMatch(/^The server cannot start. PORT must be a whole number[^\n]+\n$/);
  });
});
