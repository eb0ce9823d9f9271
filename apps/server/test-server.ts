import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stream } from '@zunft/kernel';
import type { CommandName, Push, Request, Responses, Room, Update, WireError } from '@zunft/protocol';
import { anyAnswer } from '@zunft/testkit';
import { type ClientOptions, WebSocket } from 'ws';
import { z } from 'zod';
import { describedCommands } from './api/commands.ts';
import { push, wireErrorSchema } from './api/schemas.ts';
import { makeLog } from './operate/log.ts';
import { Server } from './server.ts';
import { settingsFrom } from './settings.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';

/** A server on a free port, with data of its own that is thrown away. */
export interface TestServer {
  readonly address: string;
  readonly server: Server;
  readonly storage: Storage;
  /** Everything that was logged, at the finest level. */
  readonly logged: () => string;
  /** A value in what `/metrics` says. */
  metric(name: string): Promise<number>;
  close(): Promise<void>;
}

/** Tests are in a hurry. */
const noHurry = { ZUNFT_RATE_SOCKET: '100000', ZUNFT_RATE_PERSON: '100000', ZUNFT_RATE_ADDRESS: '100000' };

export async function testServer(environment: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'zunft-server-'));
  const client = join(folder, 'dist');
  mkdirSync(client);
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Zunft</title>');
  const lines: string[] = [];
  const log = makeLog('debug', { write: (line) => void lines.push(line) });
  const settings = settingsFrom({
    HOST: '127.0.0.1',
    PORT: '0',
    ZUNFT_DATA: join(folder, 'data'),
    ...noHurry,
    ...environment,
  });
  const storage = await openStorage(settings);
  const server = await Server.open({ settings, client, storage, serverId: randomUUID(), log });
  const { port } = await server.listen();
  let closed: Promise<void> | undefined;
  return {
    address: `http://127.0.0.1:${port}`,
    server,
    storage,
    logged: () => lines.join(''),
    async metric(name) {
      const line = (await server.metrics.text()).split('\n').find((text) => text.startsWith(`${name} `));
      return Number(line?.slice(name.length + 1) ?? 0);
    },
    async close() {
      closed ??= server.close();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Message = Readonly<Record<string, unknown>>;
type Fields<C extends CommandName> = Omit<Request<C>, 'id' | 'command'>;

/** Holds whatever a server says against what the OpenAPI document promises. */
function fitting(schema: z.ZodType, said: unknown): unknown {
  const parsed = schema.safeParse(said);
  if (parsed.success) return said;
  throw new Error(`${JSON.stringify(said)} does not fit: ${z.prettifyError(parsed.error)}`);
}

/** What a program at the other end of a socket does. */
export class TestClient {
  readonly socket: WebSocket;
  /** Everything that came in. */
  readonly heard: Message[] = [];
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  cookie = '';
  private readonly waiting = new Map<unknown, (message: Message) => void>();
  private readonly listeners = new Set<(push: Push) => void>();
  private count = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('upgrade', ({ headers }) => {
      this.cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    });
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Message));
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
  }

  /** Opens a socket; throws what the server said if it refuses. */
  static async open(
    address: string,
    headers: Readonly<Record<string, string>> = {},
    options: ClientOptions = {},
  ): Promise<TestClient> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers, ...options });
    const client = new TestClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
      socket.on('unexpected-response', (_request, response) => {
        let body = '';
        response.on('data', (part) => {
          body += part;
        });
        response.on('end', () => reject(new Refused(response.statusCode ?? 0, JSON.parse(body).error)));
      });
    });
    return client;
  }

  private hear(message: Message): void {
    this.heard.push(message);
    const answered = this.waiting.get(message['id']);
    if (answered !== undefined) {
      this.waiting.delete(message['id']);
      answered(message);
    } else if (!('id' in message)) {
      const news = fitting(push, message) as Push;
      for (const listener of this.listeners) listener(news);
    }
  }

  /** Sends a request and waits for the response; throws a `Refused` if it is an error. */
  async ask<C extends CommandName>(command: C, fields: Fields<C>): Promise<Responses[C]> {
    const id = ++this.count;
    const response = new Promise<Message>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, command, ...fields }));
    const { ok, error } = await response;
    if (error !== undefined) throw new Refused(0, fitting(wireErrorSchema, error) as WireError);
    return fitting(describedCommands[command].response, ok) as Responses[C];
  }

  /** Sends whatever it is, and waits for the next message that comes in. */
  async say(text: string | Buffer): Promise<Message> {
    const { length } = this.heard;
    this.socket.send(text);
    while (this.heard.length === length) await new Promise((resolve) => setTimeout(resolve, 1));
    return this.heard[length]!;
  }

  onPush(listener: (push: Push) => void): void {
    this.listeners.add(listener);
  }

  close(): void {
    this.socket.close();
  }
}

export class Refused extends Error {
  readonly status: number;
  readonly error: WireError;

  constructor(status: number, error: WireError) {
    super(error.code);
    this.status = status;
    this.error = error;
  }
}

/** Sits down and answers at random whatever it is asked, until the game is over. */
export async function playAtRandom(client: TestClient, table: string, seed: string): Promise<Update> {
  const chance = new Stream(seed);
  return new Promise((resolve, reject) => {
    let answered = -1;
    let latest: Update;
    let isAnswering = false;
    // Where several are asked at once, whoever has answered still sees the question.
    const asked = ({ decisions, waitingFor, seq }: Update) =>
      seq > answered ? decisions.find(({ seat }) => waitingFor.includes(seat)) : undefined;
    const act = async ({ update }: { readonly update: Update }): Promise<void> => {
      latest = update;
      // Others may answer while an answer is on its way; what it led to is told before it is acknowledged.
      if (isAnswering) return;
      isAnswering = true;
      // Whatever comes in between is looked at before the loop ends: nothing is awaited then.
      for (let decision = asked(latest); decision && !latest.over; decision = asked(latest)) {
        answered = latest.seq;
        await client.ask('answer', {
          table,
          as: decision.seat,
          answer: anyAnswer(decision, (bound) => chance.below(bound)) as string[],
          seq: latest.seq,
        });
      }
      isAnswering = false;
      if (latest.over) resolve(latest);
    };
    client.onPush((push) => {
      if ('update' in push && push.table === table) void act(push).catch(reject);
    });
    const seatIn = ({ seats }: Room): number => seats.findIndex(({ you }) => you === true);
    void client
      .ask('enter', { table })
      .then(({ room }) => client.ask('watch', { table, as: seatIn(room) }))
      .then(act)
      .catch(reject);
  });
}

/** A table where two people have begun to play. */
export async function begunTable(
  a: TestClient,
  b: TestClient,
  setup: Partial<Fields<'lay'>> = {},
): Promise<Room> {
  const { room } = await a.ask('lay', {
    game: 'guildhall',
    places: [{ kind: 'me' }, { kind: 'open' }],
    seating: 'as-placed',
    ...setup,
  });
  const { table, code = '' } = room;
  await b.ask('sit', { table, code });
  await a.ask('ready', { table, ready: true, nonce: 'nonce-of-a' });
  return (await b.ask('ready', { table, ready: true, nonce: 'nonce-of-b' })).room;
}

/** An answer that somebody at the table may give now; `clients` by seat. */
export async function possibleAnswer(
  clients: readonly TestClient[],
  table: string,
): Promise<{ readonly client: TestClient; readonly fields: Fields<'answer'> & { readonly seq: number } }> {
  const chance = new Stream('possible');
  for (const [as, client] of clients.entries()) {
    const { decisions, seq } = await client.ask('decisions', { table, as });
    const [decision] = decisions;
    if (decision === undefined) continue;
    const answer = anyAnswer(decision, (bound) => chance.below(bound)) as string[];
    return { client, fields: { table, as, answer, seq } };
  }
  throw new Error('nobody is asked');
}
