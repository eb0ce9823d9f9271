import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Room } from '@zunft/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  begunTable,
  possibleAnswer,
  type Refused,
  TestClient,
  type TestServer,
  testServer,
} from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ ZUNFT_ORIGINS: 'https://games.example', ZUNFT_MAX_MESSAGE: '8192' });
});
afterAll(() => server.close());

const open = (headers: Record<string, string> = {}) => TestClient.open(server.address, headers);

async function refusedWith(opening: Promise<TestClient>): Promise<[status: number, code: string]> {
  const { status, error } = await opening.then(
    () => Promise.reject(new Error('opened')),
    (refused: Refused) => refused,
  );
  return [status, error.code];
}

const codeOf = (message: Readonly<Record<string, unknown>>): unknown =>
  (message['error'] as { code: string } | undefined)?.code;

describe('sockets: who one is', () => {
  test('a newcomer is somebody at once, and the same person with the cookie', async () => {
    const first = await open();
    const me = await first.ask('me', { name: 'Anna' });
    expect(me.name).toBe('Anna');
    const again = await open({ cookie: first.cookie });
    expect(await again.ask('me', {})).toEqual(me);
    const other = await open();
    expect((await other.ask('me', {})).person).not.toBe(me.person);
    expect(first.cookie).not.toContain(me.person);
    for (const client of [first, again, other]) client.close();
  });

  test('a forged cookie makes a newcomer, no error and nobody else', async () => {
    const known = await open();
    const { person } = await known.ask('me', { name: 'Known' });
    const [secret] = known.cookie.split('.');
    for (const cookie of ['zunft-guest=nonsense', `${secret}.${'A'.repeat(43)}`, `zunft-guest=${person}`]) {
      const forged = await open({ cookie });
      expect((await forged.ask('me', {})).person).not.toBe(person);
      expect(forged.cookie).not.toBe(cookie);
      forged.close();
    }
    known.close();
  });
});

describe('sockets: handshake', () => {
  test('pages of others are refused, programs and allowed origins are not', async () => {
    const own = server.address;
    expect(await refusedWith(open({ origin: 'https://evil.example' }))).toEqual([403, 'foreign-origin']);
    expect(await refusedWith(open({ origin: 'null' }))).toEqual([403, 'foreign-origin']);
    const crossSite = { origin: own, 'sec-fetch-site': 'cross-site' };
    expect(await refusedWith(open(crossSite))).toEqual([403, 'foreign-origin']);
    for (const origin of [own, 'https://games.example']) (await open({ origin })).close();
  });

  test('other addresses have no sockets', async () => {
    const elsewhere = TestClient.open(`${server.address}/api`);
    expect(await refusedWith(elsewhere)).toEqual([404, 'not-found']);
  });

  test('what is no handshake is refused with a code', async () => {
    const response = await new Promise<string>((resolve, reject) => {
      const asked = request(`${server.address}/socket`, {
        headers: { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      });
      asked.on('error', reject);
      asked.on('response', (answered) => {
        let body = '';
        answered.on('data', (part) => {
          body += part;
        });
        answered.on('end', () => resolve(body));
      });
      asked.end();
    });
    expect(JSON.parse(response).error.code).toBe('bad-handshake');
    expect(await (await fetch(`${server.address}/socket`)).json()).toMatchObject({
      error: { code: 'bad-handshake' },
    });
  });
});

describe('sockets: whoever is refused and does not hang up', () => {
  const handshake = [
    'GET /socket HTTP/1.1',
    ...['Host: zunft.example', 'Origin: https://evil.example', 'Connection: Upgrade', 'Upgrade: websocket'],
    ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
  ];

  test.each([
    ['a handshake', [...handshake, '', ''], 'foreign-origin'],
    ['what is no HTTP', ['HELO there', '', ''], 'not-http'],
  ])('%s: is told why, and hung up on', async (_, lines, code) => {
    const { port } = new URL(server.address);
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    const heard: Buffer[] = [];
    socket.on('data', (part) => heard.push(part));
    socket.write(lines.join('\r\n'));
    await once(socket, 'end');
    expect(JSON.parse(Buffer.concat(heard).toString().split('\r\n\r\n')[1]!).error.code).toBe(code);
    const cut = once(socket, 'error');
    const knocking = setInterval(() => socket.write('anybody there?'), 100);
    const [{ code: why }] = await cut;
    clearInterval(knocking);
    expect(['ECONNRESET', 'EPIPE']).toContain(why);
  });
});

describe('sockets: requests', () => {
  test('are carried out in the order in which they were sent', async () => {
    const [a, b] = await Promise.all([open(), open()]);
    const { table } = await begunTable(a, b);
    const { length } = a.heard;
    const ids = Array.from({ length: 20 }, (_, i) => i + 1_000);
    for (const id of ids) {
      const command = id % 2 === 0 ? { command: 'view', as: 0 } : { command: 'verify' };
      a.socket.send(JSON.stringify({ id, ...command, table }));
    }
    await a.ask('me', {});
    const answered = a.heard.slice(length).flatMap(({ id }) => (ids.includes(id as number) ? [id] : []));
    expect(answered).toEqual(ids);
    a.close();
    b.close();
  });

  test('that make no sense are answered with a code', async () => {
    const client = await open();
    expect(codeOf(await client.say('nonsense'))).toBe('malformed-line');
    expect(codeOf(await client.say('[]'))).toBe('malformed-line');
    expect(codeOf(await client.say(''))).toBe('malformed-line');
    expect(codeOf(await client.say('['.repeat(5_000)))).toBe('malformed-line');
    expect(codeOf(await client.say(Buffer.from('{"command":"hello"}')))).toBe('malformed-line');
    expect(await client.say('{"id":7,"command":"dance"}')).toMatchObject({
      id: 7,
      error: { code: 'unknown-command' },
    });
    client.close();
  });

  test('that are too large are refused, and much larger ones close the socket', async () => {
    const client = await open();
    const large = JSON.stringify({ id: 1, command: 'me', name: 'x'.repeat(9_000) });
    expect(codeOf(await client.say(large))).toBe('too-large');
    expect((await client.ask('hello', {})).version).toBe(1);
    client.socket.send('x'.repeat(40_000));
    expect((await client.closed).code).toBe(1009);
  });

  test('that were accepted are carried out even if the socket closes', async () => {
    const [a, b] = await Promise.all([open(), open()]);
    const { table } = await begunTable(a, b);
    const { client, fields } = await possibleAnswer([a, b], table);
    client.socket.send(JSON.stringify({ command: 'answer', ...fields }));
    client.close();
    await client.closed;
    const other = client === a ? b : a;
    const seq = async () => (await other.ask('view', { table, as: 1 - fields.as })).seq;
    await expect.poll(seq).toBe(fields.seq + 1);
    other.close();
  });
});

describe('sockets: limits', () => {
  /** However long the rest takes, no request more becomes possible meanwhile. */
  const stopTheClock = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  afterEach(() => vi.restoreAllMocks());

  test('a socket that asks too fast is refused, then closed', async () => {
    const strict = await testServer({ ZUNFT_RATE_SOCKET: '2' });
    stopTheClock();
    const client = await TestClient.open(strict.address);
    for (let i = 0; i < 20; i++) expect((await client.ask('hello', {})).version).toBe(1);
    for (let i = 0; i < 200; i++) client.socket.send(`{"id":"too much ${i}","command":"hello"}`);
    expect(await client.closed).toEqual({ code: 1008, reason: 'too-fast' });
    const refused = client.heard.slice(25);
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['too-fast']));
    expect(refused[0]).toMatchObject({
      id: expect.stringMatching('too much'),
      error: { params: { after: expect.any(Number) } },
    });
    expect(await strict.metric('zunft_sockets_cut_total{reason="too-fast"}')).toBe(1);
    expect(await strict.metric('zunft_refusals_total{code="too-fast"}')).toBeGreaterThan(90);
    await strict.close();
  });

  test('one person with many sockets is one person', async () => {
    const strict = await testServer({ ZUNFT_RATE_PERSON: '2', ZUNFT_MAX_SOCKETS_PER_PERSON: '3' });
    stopTheClock();
    const first = await TestClient.open(strict.address);
    const headers = { cookie: first.cookie };
    const others = [
      await TestClient.open(strict.address, headers),
      await TestClient.open(strict.address, headers),
    ];
    const fourth = TestClient.open(strict.address, headers);
    expect(await refusedWith(fourth)).toEqual([503, 'too-many-sockets']);
    const codes: unknown[] = [];
    for (const client of [first, ...others]) {
      for (let i = 0; i < 8; i++) codes.push(codeOf(await client.say('{"command":"hello"}')) ?? 'ok');
    }
    // Two handshakes counted as well.
    expect(codes.filter((code) => code === 'ok').length).toBe(18);
    expect(codes.at(-1)).toBe('too-fast');
    const stranger = await TestClient.open(strict.address);
    expect((await stranger.ask('hello', {})).version).toBe(1);
    await strict.close();
  });

  test('so are many people at one address, and all sockets together', async () => {
    const strict = await testServer({ ZUNFT_MAX_SOCKETS_PER_ADDRESS: '2' });
    const clients = [await TestClient.open(strict.address), await TestClient.open(strict.address)];
    expect(await refusedWith(TestClient.open(strict.address))).toEqual([503, 'too-many-sockets']);
    clients[0]!.close();
    await clients[0]!.closed;
    await expect.poll(() => strict.metric('zunft_sockets')).toBe(1);
    (await TestClient.open(strict.address)).close();
    await strict.close();

    const slow = await testServer({ ZUNFT_RATE_ADDRESS: '1', ZUNFT_MAX_SOCKETS: '9' });
    stopTheClock();
    const opened = await Promise.all(Array.from({ length: 9 }, () => TestClient.open(slow.address)));
    expect(await refusedWith(TestClient.open(slow.address))).toEqual([503, 'too-many-sockets']);
    expect(codeOf(await opened[0]!.say('{"command":"hello"}'))).toBeUndefined();
    expect(codeOf(await opened[1]!.say('{"command":"hello"}'))).toBe('too-fast');
    await slow.close();
  });

  test('whoever guesses codes gets few guesses', async () => {
    const strict = await testServer({ ZUNFT_RATE_PERSON: '20' });
    stopTheClock();
    const client = await TestClient.open(strict.address);
    const codes: unknown[] = [];
    for (let i = 0; i < 15; i++) {
      codes.push(codeOf(await client.say(JSON.stringify({ command: 'enter', code: `guess${i}` }))));
    }
    expect(codes.filter((code) => code === 'wrong-code').length).toBeLessThan(12);
    expect(codes.at(-1)).toBe('too-fast');
    await strict.close();
  });

  test('whoever pretends to be many people lays few tables', async () => {
    const strict = await testServer({ ZUNFT_RATE_ADDRESS: '40' });
    stopTheClock();
    const places = [{ kind: 'me' }, { kind: 'open' }];
    const lay = JSON.stringify({ command: 'lay', game: 'guildhall', places });
    const codes: unknown[] = [];
    for (let i = 0; i < 8; i++) {
      const client = await TestClient.open(strict.address).catch((error: unknown) => error);
      if (!(client instanceof TestClient)) break;
      codes.push(codeOf(await client.say(lay)));
    }
    expect(codes.filter((code) => code === undefined).length).toBe(4);
    await strict.close();
  });

  test('nor does it help to call one off and ask for another game again and again', async () => {
    const strict = await testServer({ ZUNFT_RATE_ADDRESS: '40' });
    stopTheClock();
    const client = await TestClient.open(strict.address);
    const ask = async (command: string, fields: object) =>
      client.say(JSON.stringify({ command, ...fields })) as Promise<{ ok?: { room: Room } }>;
    const places = [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }];
    const laid = await ask('lay', { game: 'guildhall', places });
    const { table } = laid.ok!.room;
    await ask('ready', { table, ready: true });
    await ask('resign', { table });
    let count = 1;
    for (let again = await ask('rematch', { table }); again.ok; again = await ask('rematch', { table })) {
      count++;
      await ask('stand', { table: again.ok.room.table });
    }
    expect(count).toBe(4);
    await strict.close();
  });

  test('only so many requests wait', async () => {
    const strict = await testServer({ ZUNFT_MAX_WAITING: '4' });
    const client = await TestClient.open(strict.address);
    for (let i = 0; i < 20; i++) client.socket.send('{"command":"mine"}');
    await expect.poll(() => client.heard.length).toBe(20);
    const codes = client.heard.map((message) => codeOf(message) ?? 'ok');
    expect(codes.filter((code) => code === 'ok').length).toBeLessThan(20);
    expect(new Set(codes)).toEqual(new Set(['ok', 'too-fast']));
    await strict.close();
  });

  test('whoever does not read is cut off, and nothing piles up', async () => {
    const strict = await testServer({ ZUNFT_MAX_BACKLOG: '65536', ZUNFT_MAX_WAITING: '1000' });
    const client = await TestClient.open(strict.address);
    client.socket.pause();
    // The response repeats the word: 50 KB each, until the buffers of the system are full.
    const request = JSON.stringify({ command: 'x'.repeat(50_000) });
    const cut = () => strict.metric('zunft_sockets_cut_total{reason="too-slow"}');
    const before = process.memoryUsage.rss();
    for (let i = 0; i < 2_000 && (await cut()) === 0; i++) {
      client.socket.send(request);
      if (i % 4 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await cut()).toBe(1);
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
    client.socket.resume();
    const { code } = await client.closed;
    expect([4008, 1006]).toContain(code);
    await expect.poll(() => strict.metric('zunft_sockets')).toBe(0);
    await strict.close();
  });

  test('whoever shows no sign of life is cut off, others stay', async () => {
    const strict = await testServer({ ZUNFT_HEARTBEAT: '1' });
    const alive = await TestClient.open(strict.address);
    const dead = await TestClient.open(strict.address, {}, { autoPong: false });
    expect((await dead.closed).code).toBe(1006);
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
    expect((await alive.ask('hello', {})).version).toBe(1);
    expect(await strict.metric('zunft_sockets_cut_total{reason="silent"}')).toBe(1);
    await strict.close();
  });
});
