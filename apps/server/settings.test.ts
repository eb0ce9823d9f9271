import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CannotStart, settingDefaults, settingsFrom } from './settings.ts';

describe('settings', () => {
  test('without anything said the server is reachable from this computer only', () => {
    expect(settingsFrom({})).toMatchObject({
      host: 'localhost',
      port: 8417,
      dataFolder: resolve('./data'),
      databaseUrl: undefined,
      origins: [],
      trustedProxies: [],
      heartbeat: 30_000,
    });
    expect(settingsFrom({ HOST: '', PORT: '' })).toEqual(settingsFrom({}));
  });

  test('a name that nothing has is refused, even without a value', () => {
    for (const value of ['secret', '']) {
      expect(() => settingsFrom({ ZUNFT_METRIC_TOKEN: value })).toThrow(
        new CannotStart(
          'There is no setting ZUNFT_METRIC_TOKEN: docs/operate.md lists those there are. Perhaps it is misspelt.',
        ),
      );
    }
    expect(settingsFrom({ METRICS_TOKEN: 'of another program' })).toEqual(settingsFrom({}));
  });

  test.each([
    ['0', 0],
    ['80', 80],
    ['65535', 65535],
  ])('PORT=%s is taken as it is', (value, port) => {
    expect(settingsFrom({ PORT: value }).port).toBe(port);
  });

  test.each(['65536', '-1', '80a', '8 0', '1e3', '0x50', '80.5', 'http'])('refuses PORT=%s', (value) => {
    expect(() => settingsFrom({ PORT: value })).toThrow(
      new CannotStart(`PORT must be a whole number from 0 to 65535, not "${value}".`),
    );
  });

  test.each(['0.0.0.0', '::', '::1', 'fe80::1%eth0', 'games.example.org'])('accepts HOST=%s', (value) => {
    expect(settingsFrom({ HOST: value }).host).toBe(value);
  });

  test.each([
    ['HOST', 'http://localhost'],
    ['HOST', 'two words'],
    ['HOST', 'a/b'],
    ['DATABASE_URL', 'mysql://localhost/zunft'],
    ['DATABASE_URL', 'localhost'],
    ['ZUNFT_ORIGINS', 'example.org'],
    ['ZUNFT_ORIGINS', 'https://example.org/'],
    ['ZUNFT_ORIGINS', 'https://example.org, *'],
    ['ZUNFT_TRUST_PROXY', 'yes'],
    ['ZUNFT_TRUST_PROXY', '10.0.0.0/99'],
    ['ZUNFT_LOG_LEVEL', 'loud'],
    ['ZUNFT_MAX_MESSAGE', '12'],
    ['ZUNFT_MAX_BACKLOG', '0'],
    ['ZUNFT_MAX_SOCKETS', 'many'],
    ['ZUNFT_RATE_SOCKET', '0'],
    ['ZUNFT_HEARTBEAT', '0.5'],
    ['ZUNFT_BOT_THREADS', '0'],
    ['ZUNFT_BOT_THREADS', 'all'],
    ['ZUNFT_BOT_MS', '5'],
    ['ZUNFT_SHUTDOWN', '-1'],
  ])('refuses %s=%s with one sentence that names it', (name, value) => {
    let sentence = '';
    try {
      settingsFrom({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(CannotStart);
      sentence = (error as Error).message;
    }
    expect(sentence).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
  });

  test('a database address is never repeated, as it may contain a password', () => {
    expect(() => settingsFrom({ DATABASE_URL: 'postgre://me:hunter2@host/db' })).toThrow(/^(?!.*hunter2)/);
  });

  test('lists are separated by commas', () => {
    const { origins, trustedProxies } = settingsFrom({
      ZUNFT_ORIGINS: 'https://example.org, http://localhost:5173',
      ZUNFT_TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
    });
    expect(origins).toEqual(['https://example.org', 'http://localhost:5173']);
    expect(trustedProxies).toEqual(['loopback', '10.0.0.0/8', '::1']);
  });

  test('docs/operate.md names every setting with its default, and no other', () => {
    const page = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`|–) \|/gm)];
    expect(Object.fromEntries(rows.map(([, name, value = '']) => [name, value]))).toEqual(
      Object.fromEntries(settingDefaults),
    );
  });
});
