import type { CommandName, LogEntry, Push, Responses, Update, WireError } from '@zunft/protocol';
import { anyAnswer } from '@zunft/testkit';
import { WebSocket } from 'ws';

/** The server said no, with a code. */
export class Refused extends Error {
  readonly wire: WireError;

  constructor(wire: WireError) {
    super(`${wire.code}: ${wire.message}`);
    this.wire = wire;
  }
}

/** The connection broke before the response came: nobody knows what became of the request. */
export class ConnectionLost extends Error {}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** One connection of a person, as a program would hold it. */
export class Client {
  /** Who this is to the server; another connection with the same one is the same person. */
  readonly cookie: string;
  hear: (push: Push) => void = () => {};
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  private constructor(socket: WebSocket, cookie: string) {
    this.socket = socket;
    this.cookie = cookie;
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => this.onClose());
  }

  static async connect(address: string, cookie?: string): Promise<Client> {
    const url = `${address.replace(/^http/, 'ws')}/socket`;
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      ...(cookie !== undefined && { headers: { cookie } }),
    });
    let given = cookie;
    socket.on('upgrade', ({ headers }) => {
      given = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? given;
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new Client(socket, given!);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  async request<C extends CommandName & keyof Responses>(
    command: C,
    fields: Record<string, unknown> = {},
  ): Promise<Responses[C]> {
    if (!this.isOpen) throw new ConnectionLost();
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.socket.send(JSON.stringify({ id, command, ...fields }));
    });
  }

  /** Breaks off without a word. */
  cut(): void {
    this.socket.terminate();
    this.onClose();
  }

  private receive(text: string): void {
    const said = JSON.parse(text);
    if (!('id' in said)) {
      this.hear(said);
      return;
    }
    const waiting = this.waiting.get(said.id);
    this.waiting.delete(said.id);
    if ('ok' in said) waiting?.resolve(said.ok);
    else waiting?.reject(new Refused(said.error));
  }

  private onClose(): void {
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of lost) reject(new ConnectionLost());
  }
}

/** An answer that the server has acknowledged: it must be in the journal for ever. */
interface Acknowledged {
  /** How many records the player knew of. */
  readonly after: number;
  readonly answer: unknown;
}

/** Somebody who sits at one table, answers whatever is asked, and remembers everything they were told. */
export class Player {
  readonly seat: number;
  readonly table: string;
  readonly acknowledged: Acknowledged[] = [];
  /** Milliseconds from answer to acknowledgement. */
  readonly latencies: number[] = [];
  readonly refusals: string[] = [];
  /** The chronicle, put together from what was pushed. */
  story: LogEntry[] = [];
  update: Update | undefined;
  /** Waits for an acknowledgement. */
  isAnswering = false;
  private client: Client;
  private readonly draw: () => number;

  private constructor(client: Client, table: string, seat: number, draw: () => number) {
    this.client = client;
    this.table = table;
    this.seat = seat;
    this.draw = draw;
  }

  static async at(client: Client, table: string, seat: number, draw: () => number): Promise<Player> {
    const player = new Player(client, table, seat, draw);
    await player.resume(client);
    return player;
  }

  get cookie(): string {
    return this.client.cookie;
  }

  get connection(): Client {
    return this.client;
  }

  get isAsked(): boolean {
    return this.update?.waitingFor.includes(this.seat) === true;
  }

  get isOver(): boolean {
    return this.update?.over === true;
  }

  /** Goes on over a new connection from what was heard last. */
  async resume(client: Client): Promise<void> {
    this.client = client;
    client.hear = (push) => {
      if ('update' in push && push.table === this.table) this.take(push.update);
    };
    await client.request('enter', { table: this.table });
    const since = this.update?.seq ?? 0;
    const { update } = await client.request('watch', { table: this.table, as: this.seat, since });
    this.take(update);
  }

  private take(update: Update): void {
    this.story = [...this.story.filter(({ seq }) => seq < update.from), ...update.events];
    this.update = update;
  }

  /** Answers what is asked, and notes it when it has been acknowledged. */
  async answer(): Promise<void> {
    const { update } = this;
    const decision = update?.decisions[0];
    if (update === undefined || decision === undefined) return;
    const answer = anyAnswer(decision, (bound) => Math.floor(this.draw() * bound));
    const { table, seat } = this;
    const began = performance.now();
    this.isAnswering = true;
    try {
      await this.client.request('answer', { table, as: seat, answer, seq: update.seq });
      this.latencies.push(performance.now() - began);
      this.acknowledged.push({ after: update.seq, answer });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusals.push(error.wire.code);
    } finally {
      this.isAnswering = false;
    }
  }
}

/** People who have met at a new table and begun to play. */
export async function meet(
  address: string,
  setup: { readonly game: string; readonly people: number; readonly fields?: Record<string, unknown> },
  draw: () => number,
): Promise<Player[]> {
  const clients = await Promise.all(
    Array.from({ length: setup.people }, async () => Client.connect(address)),
  );
  const [owner, ...others] = clients as [Client, ...Client[]];
  const places = [{ kind: 'me' }, ...others.map(() => ({ kind: 'kept' }))];
  const { room } = await owner.request('lay', { game: setup.game, places, ...setup.fields });
  const { table, code } = room;
  for (const client of others) await client.request('sit', { table, code });
  for (const client of clients) await client.request('ready', { table, ready: true, nonce: 'n' });
  return Promise.all(
    clients.map(async (client) => {
      const { room: now } = await client.request('enter', { table });
      return Player.at(
        client,
        table,
        now.seats.findIndex(({ you }) => you),
        draw,
      );
    }),
  );
}
