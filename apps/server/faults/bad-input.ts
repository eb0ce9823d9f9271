import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { Stream } from '@zunft/kernel';
import { commandNames } from '@zunft/protocol';
import { type RawData, WebSocket } from 'ws';
import { badMessage, outOfTurn, type Target } from './bad-messages.ts';

/** What a storm of bad input led to. */
export interface NonsenseReport {
  readonly sent: number;
  /** How many replies and close frames had each code. */
  readonly codes: Readonly<Record<string, number>>;
  /** Replies that should not be: none at all, without a code, a defect, or more than a refusal about the table. */
  readonly withoutCode: number;
  /** Some of them. */
  readonly examples: readonly string[];
  /** How many of those who sit at the table saw something else afterwards. */
  readonly changed: number;
  /** The server is gone, or those who sit at the table cannot go on. */
  readonly crashed: boolean;
}

export interface NonsenseOptions {
  /** How many messages, over HTTP and sockets together. */
  readonly count: number;
  readonly seed?: string;
  /** Bytes that the server accepts in one message. */
  readonly maxMessage?: number;
}

/** As many as a socket lets wait. */
const batch = 30;
const mostExamples = 20;
const usualMessage = 65_536;

/** Sends malformed, oversized, foreign, replayed and out-of-order messages. Rate limits should be out of the way. */
export async function sendNonsense(
  address: string,
  { count, seed = 'nonsense', maxMessage = usualMessage }: NonsenseOptions,
): Promise<NonsenseReport> {
  const storm = new Storm(address, seed, maxMessage);
  await storm.lay();
  const before = await storm.seen();
  while (storm.sent < count) await storm.blow();
  const after = await storm.seen();
  const crashed = !(await storm.goOn());
  storm.end();
  const { sent, codes, examples, withoutCode } = storm;
  const changed = before.filter((seen, seat) => seen !== after[seat]).length;
  return { sent, codes: Object.fromEntries(codes), withoutCode, examples, changed, crashed };
}

interface Reply {
  readonly id?: unknown;
  readonly ok?: unknown;
  readonly error?: { readonly code?: unknown };
}

/** A socket that counts what comes back. */
class Line {
  readonly socket: WebSocket;
  cookie = '';
  replies: string[] = [];
  closed: number | undefined;
  private changed: (() => void) | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('upgrade', ({ headers }) => {
      this.cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    });
    socket.on('message', (data: RawData) => {
      this.replies.push(String(data));
      this.changed?.();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.changed?.();
    });
  }

  static async open(address: string, cookie?: string): Promise<Line> {
    const headers = cookie === undefined ? {} : { cookie };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers });
    const line = new Line(socket);
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    socket.removeAllListeners('error');
    socket.on('error', () => undefined);
    return line;
  }

  /** Waits until so many replies have come, or the socket has closed. News is no reply. */
  async answered(count: number): Promise<readonly string[]> {
    const isReply = (text: string): boolean => text.startsWith('{"id":');
    while (this.closed === undefined && this.replies.filter(isReply).length < count) {
      await new Promise<void>((resolve) => {
        this.changed = resolve;
      });
    }
    const replies = this.replies.filter(isReply);
    this.replies = [];
    return replies;
  }

  async ask(message: object): Promise<Record<string, unknown>> {
    this.socket.send(JSON.stringify({ id: 0, ...message }));
    const [reply] = await this.answered(1);
    const { ok, error } = JSON.parse(reply ?? '{}') as { ok?: Record<string, unknown>; error?: object };
    if (ok === undefined) throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(error)}`);
    return ok;
  }
}

class Storm {
  sent = 0;
  withoutCode = 0;
  readonly codes = new Map<string, number>();
  readonly examples: string[] = [];
  private readonly address: string;
  private readonly maxMessage: number;
  private readonly chance: Stream;
  private players: Line[] = [];
  private target: Target = { table: '', code: '' };
  private seq = 0;

  constructor(address: string, seed: string, maxMessage: number) {
    this.address = address;
    this.maxMessage = maxMessage;
    this.chance = new Stream(seed);
  }

  /** A table where two people have just begun to play, and nobody may look on. */
  async lay(): Promise<void> {
    const [a, b] = [await this.line(), await this.line()];
    this.players = [a, b];
    const places = [{ kind: 'me' }, { kind: 'open' }];
    const setup = { game: 'guildhall', places, seating: 'as-placed', watching: 'nobody' };
    const { room } = (await a.ask({ command: 'lay', ...setup })) as { room: Target };
    this.target = room;
    const { table, code } = room;
    await b.ask({ command: 'sit', table, code });
    for (const line of this.players) await line.ask({ command: 'ready', table, ready: true });
    this.seq = Number((await a.ask({ command: 'view', table, as: 0 }))['seq']);
  }

  /** Everything that those who sit at the table can find out about it, by seat. */
  async seen(): Promise<readonly string[]> {
    const { table } = this.target;
    return Promise.all(
      this.players.map(async (line, as) => {
        const { room } = (await line.ask({ command: 'enter', table })) as { room: { version: number } };
        await line.ask({ command: 'exit', table });
        const view = await line.ask({ command: 'view', table, as });
        return JSON.stringify([room.version, view, await line.ask({ command: 'decisions', table, as })]);
      }),
    );
  }

  /** Somebody who is asked gives an answer that was offered. */
  async goOn(): Promise<boolean> {
    const { table } = this.target;
    for (const [as, line] of this.players.entries()) {
      const { decisions } = (await line.ask({ command: 'decisions', table, as })) as {
        decisions: { min: number; options: { id: string; legal: boolean }[] }[];
      };
      const [decision] = decisions;
      if (decision === undefined) continue;
      const legal = decision.options.filter(({ legal: possible }) => possible);
      const answer = legal.slice(0, decision.min).map(({ id }) => id);
      const { seq } = await line.ask({ command: 'answer', table, as, answer });
      return seq === this.seq + 1;
    }
    return false;
  }

  end(): void {
    for (const line of this.players) line.socket.terminate();
  }

  private line(): Promise<Line> {
    return Line.open(this.address);
  }

  // The storm

  async blow(): Promise<void> {
    await this.overSocket();
    await this.fromPlayers();
    await this.overHttp();
    if (this.chance.below(4) === 0) await this.closers();
  }

  private async overSocket(): Promise<void> {
    const stranger = await this.line();
    for (let round = 0; round < 5; round++) {
      const messages = Array.from({ length: batch }, () => badMessage(this.target, this.chance));
      for (const message of messages) {
        const asBinary = this.chance.below(20) === 0;
        stranger.socket.send(asBinary ? Buffer.from(message) : message);
      }
      this.sent += messages.length;
      const replies = await stranger.answered(messages.length);
      for (const reply of replies) this.judge(reply, 'a socket');
      if (replies.length < messages.length)
        this.complain(`${messages.length - replies.length} replies missing`);
    }
    stranger.socket.terminate();
  }

  private async fromPlayers(): Promise<void> {
    const { target, seq, chance } = this;
    for (const [seat, line] of this.players.entries()) {
      const messages = Array.from({ length: batch }, () =>
        outOfTurn(target, { seat, seats: 2, seq }, chance),
      );
      for (const message of messages) line.socket.send(message);
      this.sent += messages.length;
      for (const reply of await line.answered(messages.length)) this.judge(reply, `seat ${seat}`);
    }
  }

  private async overHttp(): Promise<void> {
    const messages = Array.from({ length: 3 * batch }, () => badMessage(this.target, this.chance));
    this.sent += messages.length;
    await Promise.all(messages.map(async (message) => this.judge(await this.request(message), 'HTTP')));
  }

  /** The same as a request, with something wrong about it here and there. */
  private request(message: string): Promise<string> {
    const { chance, address, maxMessage } = this;
    const command = commandNames[chance.below(commandNames.length)]!;
    const paths = [`/api/${commandIn(message) ?? command}`, `/api/${command}`, `/api/${noisyPath(chance)}`];
    const methods = ['POST', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH'];
    const types = [
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'application/json; x',
    ];
    const size = chance.below(40) === 0 ? maxMessage + 1 : 0;
    const body = message.padEnd(size, ' ');
    const headers: Record<string, string> = {
      'content-type': types[chance.below(types.length)]!,
      'content-length': String(Buffer.byteLength(body)),
    };
    if (chance.below(10) === 0) headers['origin'] = 'https://evil.example';
    if (chance.below(10) === 0) headers['cookie'] = `zunft-guest=${noisyPath(chance)}`;
    return new Promise((resolve, reject) => {
      const asked = httpRequest(`${address}${paths[chance.below(paths.length)]}`, {
        method: methods[chance.below(methods.length)]!,
        headers,
        agent: false,
      });
      asked.on('error', (error: NodeJS.ErrnoException) =>
        // The server may hang up on a body that is too large while it is still being sent.
        size > 0 ? resolve('{"error":{"code":"hung-up"}}') : reject(error),
      );
      asked.on('response', (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve(text));
        response.on('error', reject);
      });
      asked.end(body);
    });
  }

  /** What ends a connection: far too large, no text, no frames, no HTTP. */
  private async closers(): Promise<void> {
    const { maxMessage } = this;
    const soft = await this.line();
    soft.socket.send('x'.repeat(maxMessage + 1));
    for (const reply of await soft.answered(1)) this.judge(reply, 'a socket');
    soft.socket.send('x'.repeat(4 * maxMessage + 1));
    await this.closes(soft, [1009]);
    const noText = await this.line();
    noText.socket.send(Buffer.from([0xff, 0xfe, 0xc0]), { binary: false });
    await this.closes(noText, [1007]);
    const noFrame = await this.line();
    (noFrame.socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(
      Buffer.from([0xff, 0xff, 0x00, 0x01]),
    );
    await this.closes(noFrame, [1002, 1006]);
    this.judge(await this.raw('NONSENSE\r\n\r\n'), 'no HTTP');
    this.judge(
      await this.raw(`GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`),
      'no handshake',
    );
    this.sent += 6;
  }

  private async closes(line: Line, allowed: readonly number[]): Promise<void> {
    await line.answered(Number.POSITIVE_INFINITY);
    this.note(`closed ${line.closed}`);
    if (!allowed.includes(line.closed ?? 0))
      this.complain(`closed with ${line.closed} instead of ${allowed}`);
  }

  private raw(text: string): Promise<string> {
    const { hostname, port } = new URL(this.address);
    return new Promise((resolve, reject) => {
      let answered = '';
      const socket = connect(Number(port), hostname, () => socket.write(text));
      socket.on('data', (part) => {
        answered += part;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(answered.slice(answered.indexOf('\r\n\r\n') + 4)));
    });
  }

  // Judging

  private judge(text: string, from: string): void {
    let reply: Reply;
    try {
      reply = JSON.parse(text) as Reply;
    } catch {
      this.complain(`${from}: ${text.slice(0, 200)}`);
      return;
    }
    const code = reply.error?.code;
    this.note(reply.ok === undefined ? String(code) : 'ok');
    const isRefusal = typeof code === 'string' && code !== 'internal';
    if (!isRefusal && !isHarmless(reply.ok, this.target)) this.complain(`${from}: ${text.slice(0, 200)}`);
  }

  private note(code: string): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
  }

  private complain(what: string): void {
    this.withoutCode++;
    if (this.examples.length < mostExamples) this.examples.push(what);
  }
}

/** Some bent requests are requests after all; they must not tell anything about the table. */
const isHarmless = (ok: unknown, { table, code }: Target): boolean => {
  if (ok === undefined) return false;
  const text = JSON.stringify(ok);
  return !text.includes(table) && !text.includes(code);
};

function commandIn(message: string): string | undefined {
  try {
    const { command } = JSON.parse(message) as { command?: unknown };
    return typeof command === 'string' && /^[a-z-]{1,20}$/.test(command) ? command : undefined;
  } catch {
    return undefined;
  }
}

const noisyPath = (chance: Stream): string =>
  encodeURIComponent(
    Array.from({ length: 1 + chance.below(12) }, () => String.fromCharCode(33 + chance.below(90))).join(''),
  );
