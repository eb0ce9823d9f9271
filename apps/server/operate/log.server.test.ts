import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunTable, playAtRandom, TestClient, type TestServer, testServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Every text inside a document that is long enough to be recognised. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length > 3 ? [value] : [];
  return typeof value !== 'object' || value === null ? [] : Object.values(value).flatMap(textsIn);
};

test('the log of a whole game contains no secrets, no hands, and nothing that anybody sent', async () => {
  const [a, b] = [await TestClient.open(server.address), await TestClient.open(server.address)];
  const [anna, ben] = [await a.ask('me', { name: 'Anna Amalia' }), await b.ask('me', { name: 'Benedikt' })];
  const { table, code } = await begunTable(a, b, { options: { pointsToWin: 8 } });
  await Promise.all([playAtRandom(a, table, 'a'), playAtRandom(b, table, 'b')]);
  await a.say('not JSON but my password');
  await expect(a.ask('sit', { table, code: 'wrong1' })).rejects.toThrow('wrong-code');
  await a.say(JSON.stringify({ command: 'view', table: 'a code in the wrong place!' }));
  await fetch(`${server.address}/api/me?name=secret-in-query`, { headers: { cookie: a.cookie } });
  await fetch(`${server.address}/join/secret-in-path`);
  const { journal } = (await a.ask('journal', { table })) as {
    journal: { chance: unknown; records: { answer?: unknown }[] };
  };
  const stored = await server.storage.load(table);

  const log = server.logged();
  expect(log).toContain(`"command":"answer","table":"${table}"`);
  const secrets = [
    code!,
    a.cookie,
    a.cookie.split('=')[1]!.split('.')[0]!,
    b.cookie.split('=')[1]!.split('.')[1]!,
    anna.person,
    ben.person,
    anna.name,
    ben.name,
    'nonce-of-a',
    'password',
    'wrong1',
    'wrong place',
    'secret-in-query',
    'secret-in-path',
    stored!.stored.room!.secret,
    ...textsIn(journal.chance).filter((text) => text !== 'sealed'),
    ...textsIn(journal.records.map(({ answer }) => answer)).filter((text) => text.includes('.')),
  ];
  expect(secrets.length).toBeGreaterThan(50);
  expect([...new Set(secrets)].filter((secret) => log.includes(secret))).toEqual([]);
  for (const line of log.trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
});
