import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { laid } from '../storage/testing/sample.ts';
import { begunTable, playAtRandom, TestClient, type TestServer, testServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ ZUNFT_TRUST_PROXY: 'loopback', ZUNFT_MAX_MESSAGE: '4096' });
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const post = (command: string, fields: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/api/${command}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof fields === 'string' ? fields : JSON.stringify(fields),
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}${path}`, { headers });

async function outcome(response: Promise<Response>): Promise<[status: number, code: string | undefined]> {
  const { status, headers } = await response;
  const body = (await (await response).json()) as { error?: { code: string } };
  expect(headers.get('cache-control')).toBe('no-store');
  return [status, body.error?.code];
}

const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('REST: who one is', () => {
  test('a newcomer gets a cookie, and is known by it', async () => {
    const first = await post('me', { name: 'Anna' });
    expect(first.headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const { ok: me } = (await first.json()) as { ok: { person: string; name: string } };
    const again = await get('/api/me', { cookie: cookieOf(first) });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(await again.json()).toEqual({ ok: me });
    expect(me).toEqual({ person: expect.any(String), name: 'Anna' });
  });

  test('over TLS the cookie is for TLS only', async () => {
    const response = await get('/api/me', { 'x-forwarded-proto': 'https' });
    expect(response.headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  test('a forged cookie makes a newcomer', async () => {
    const response = await get('/api/me', { cookie: `zunft-guest=${'A'.repeat(22)}.${'A'.repeat(43)}` });
    expect(response.status).toBe(200);
    expect(cookieOf(response)).toMatch(/^zunft-guest=[\w-]{22}\.[\w-]{43}$/);
  });

  test.each(['/', '/health', '/api', '/api/openapi.json', '/api/style.css', '/gone.js'])(
    '%s gives nobody a cookie',
    async (path) => {
      expect((await get(path)).headers.get('set-cookie')).toBeNull();
    },
  );
});

describe('REST: commands', () => {
  test('the same as over a socket', async () => {
    const [a, b] = [await TestClient.open(server.address), await TestClient.open(server.address)];
    const { table } = await begunTable(a, b);
    const response = await post('decisions', { table, as: 0 }, { cookie: a.cookie });
    expect(await response.json()).toEqual({ ok: await a.ask('decisions', { table, as: 0 }) });
    expect(await outcome(post('decisions', { table, as: 0 }, { cookie: b.cookie }))).toEqual([
      403,
      'not-allowed',
    ]);
    a.close();
    b.close();
  });

  test('what only asks can be asked for by GET', async () => {
    for (const command of ['hello', 'games', 'me', 'lobby', 'mine', 'finished?mine=true&before=5']) {
      expect(await outcome(get(`/api/${command}`))).toEqual([200, undefined]);
    }
    expect(await outcome(get('/api/hello?version=99'))).toEqual([400, 'unsupported-version']);
    expect(await outcome(get('/api/finished?colour=red'))).toEqual([400, 'bad-request']);
    expect(await outcome(get('/api/finished?before=soon'))).toEqual([400, 'bad-request']);
    expect(await outcome(get('/api/me?name=Mallory'))).toEqual([400, 'bad-request']);
    expect(await outcome(get('/api/lay?game=guildhall'))).toEqual([405, 'bad-method']);
    expect(await outcome(get('/api/dance'))).toEqual([404, 'not-found']);
  });

  test('a table where nothing has happened for days is open no more', async () => {
    const [today, old] = [laid({ room: { changed: Date.now() } }), laid()];
    for (const change of [today, old]) await server.storage.create(change);
    const { ok } = (await (await get('/api/lobby')).json()) as { ok: { tables: { table: string }[] } };
    const listed = ok.tables.map(({ table }) => table);
    expect(listed).toContain(today.stored.table);
    expect(listed).not.toContain(old.stored.table);
  });

  test.each([
    ['me', { name: '' }, 400, 'bad-request'],
    ['me', { name: 'x', colour: 'red' }, 400, 'bad-request'],
    ['me', '{"name":', 400, 'malformed-line'],
    ['me', '', 400, 'malformed-line'],
    ['me', '[]', 400, 'malformed-line'],
    ['me', 'null', 400, 'malformed-line'],
    ['me', `{"name":"${'x'.repeat(5_000)}"}`, 413, 'too-large'],
    ['me', '['.repeat(1_000), 400, 'malformed-line'],
    ['view', { table: 'nowhere' }, 404, 'unknown-table'],
    ['lay', { game: 'chess', places: [{ kind: 'me' }] }, 404, 'unknown-game'],
    ['dance', {}, 404, 'not-found'],
    ['watch', { table: 'x' }, 404, 'socket-only'],
    ['tables', {}, 403, 'not-allowed'],
  ])('%s with %j: %i %s', async (command, fields, status, code) => {
    expect(await outcome(post(command, fields))).toEqual([status, code]);
  });

  test('too many of them are told when to come back', async () => {
    const strict = await testServer({ ZUNFT_RATE_PERSON: '1' });
    const cookie = cookieOf(await fetch(`${strict.address}/api/me`));
    const statuses = new Set<number>();
    let last: Response | undefined;
    for (let i = 0; i < 12; i++) {
      last = await fetch(`${strict.address}/api/hello`, { headers: { cookie } });
      statuses.add(last.status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
    expect(last?.headers.get('retry-after')).toBe('1');
    expect(await last?.json()).toMatchObject({ error: { code: 'too-fast' } });
    await strict.close();
  });
});

describe('REST: requests that pages of others could make', () => {
  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('are refused: %j', async (headers: Record<string, string>) => {
    expect(await outcome(post('me', { name: 'Mallory' }, headers))).toEqual([403, 'foreign-origin']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'forms are refused: %s',
    async (type) => {
      const response = post('me', '{"name":"Mallory"}', { 'content-type': type });
      expect(await outcome(response)).toEqual([415, 'not-json']);
    },
  );

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is refused for what it is', async (method) => {
    const response = await fetch(`${server.address}/api/me`, { method });
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await outcome(Promise.resolve(response))).toEqual([405, 'bad-method']);
  });

  test('what changes something cannot be asked for by GET, and says by what else', async () => {
    const response = await get('/api/lay');
    expect(response.headers.get('allow')).toBe('POST');
    expect(await outcome(Promise.resolve(response))).toEqual([405, 'bad-method']);
  });

  test('the own page may, under the name that the proxy tells of', async () => {
    const own = { origin: server.address, 'sec-fetch-site': 'same-origin' };
    expect(await outcome(post('me', {}, own))).toEqual([200, undefined]);
    const proxied = { origin: 'https://zunft.example', 'x-forwarded-host': 'zunft.example' };
    expect(await outcome(post('me', {}, proxied))).toEqual([200, undefined]);
  });
});

describe('REST: the journal as a file', () => {
  test('of a finished game for those who may, and not before', async () => {
    const [a, b] = [await TestClient.open(server.address), await TestClient.open(server.address)];
    const { table } = await begunTable(a, b, { watching: 'nobody', options: { pointsToWin: 5 } });
    const path = `/api/tables/${table}/journal`;
    expect(await outcome(get(path, { cookie: a.cookie }))).toEqual([403, 'not-allowed']);
    expect((await get(`${path}?as=0`, { cookie: a.cookie })).status).toBe(200);
    expect(await outcome(get(`${path}?as=1`, { cookie: a.cookie }))).toEqual([403, 'not-allowed']);
    await Promise.all([playAtRandom(a, table, 'a'), playAtRandom(b, table, 'b')]);
    const response = await get(path, { cookie: a.cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="zunft-guildhall-${table}.json"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ format: 'zunft-journal', game: 'guildhall' });
    expect(await outcome(get(path))).toEqual([403, 'not-allowed']);
    expect(await outcome(get('/api/tables/none/journal'))).toEqual([404, 'unknown-table']);
    expect(await outcome(get(`${path}?seat=0`))).toEqual([400, 'bad-request']);
    a.close();
    b.close();
  });
});

describe('REST: the description', () => {
  test('is there for machines and for people, under the same policy as everything', async () => {
    const document = await get('/api/openapi.json');
    expect(document.headers.get('content-type')).toMatch('application/json');
    expect(await document.json()).toMatchObject({ openapi: '3.1.0' });
    for (const path of ['/api', '/api/']) {
      const page = await get(path);
      expect(page.headers.get('content-type')).toMatch('text/html');
      expect(page.headers.get('content-security-policy')).toMatch("default-src 'none'");
      expect(await page.text()).toContain('/api/style.css');
    }
    expect((await get('/api/style.css')).headers.get('content-type')).toMatch('text/css');
  });
});

test('REST: clients that offer HTTP/2 with every request are answered as all others', async () => {
  const body = JSON.stringify({ name: 'Ada' });
  const asked = request(`${server.address}/api/me`, {
    method: 'POST',
    headers: {
      ...{ connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' },
      ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    },
  });
  asked.end(body);
  const [answered] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answered.statusCode).toBe(200);
  expect(JSON.parse(await text(answered))).toMatchObject({ ok: { name: 'Ada' } });
});

test('REST: what is no HTTP is answered with a code', async () => {
  const { port } = new URL(server.address);
  const answered = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('HELO there\r\n\r\n'));
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('close', () => resolve(text));
  });
  expect(JSON.parse(answered.split('\r\n\r\n')[1]!).error.code).toBe('not-http');
});
