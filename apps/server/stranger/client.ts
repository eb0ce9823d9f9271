// A client by somebody who has only read docs/protocol.md and the OpenAPI document: nothing of ours is imported here.
import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Decision {
  kind: 'choose' | 'amount' | 'name' | 'text';
  seat: number;
  min: number;
  max: number;
  names: string[];
  options: { id: string; legal: boolean; count?: number; group?: number | string }[];
}

interface Standing {
  seq: number;
  waitingFor: number[];
  over: boolean;
  outcome?: { places: number[]; scores: number[] };
  decisions: Decision[];
}

interface Room {
  table: string;
  code: string;
  phase: string;
  seats: { you?: true }[];
}

interface Said {
  ok?: unknown;
  error?: { code: string };
}

interface News {
  table?: string;
  update?: Standing;
}

type Operations = Record<string, { get?: object; post?: object }>;

/** Somebody who sends every command as a request of its own. */
class Caller {
  private readonly address: string;
  private readonly operations: Operations;
  private cookie: string | undefined;

  constructor(address: string, operations: Operations) {
    this.address = address;
    this.operations = operations;
  }

  async call<T>(command: string, fields: Record<string, unknown> = {}): Promise<T> {
    const operation = this.operations[`/api/${command}`];
    if (operation === undefined) throw new Error(`the document knows no ${command}`);
    const response = await fetch(`${this.address}/api/${command}`, {
      method: operation.post ? 'POST' : 'GET',
      headers: {
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...(operation.post && { 'content-type': 'application/json' }),
      },
      ...(operation.post && { body: JSON.stringify(fields) }),
    });
    this.cookie ??= response.headers.get('set-cookie')?.split(';')[0];
    const { ok, error } = (await response.json()) as Said;
    if (error?.code === 'too-fast') {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return this.call(command, fields);
    }
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return ok as T;
  }

  /** Asks again and again whether there is something to answer. */
  async play(table: string, seat: number): Promise<Standing> {
    for (;;) {
      const standing = await this.call<Standing>('decisions', { table, as: seat });
      if (standing.over) return standing;
      const decision = questionTo(seat, standing);
      if (decision === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
      else await this.call('answer', { table, as: seat, answer: answerTo(decision), seq: standing.seq });
    }
  }
}

/** Somebody who holds a socket and is told. */
class Listener {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (said: Said) => void>();
  private onNews: (news: News) => void = () => {};
  private last = 0;

  constructor(address: string) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/socket`);
    this.socket.on('message', (data) => {
      const said = JSON.parse(String(data));
      if ('id' in said) this.waiting.get(said.id)?.(said);
      else this.onNews(said);
    });
  }

  async open(): Promise<this> {
    await once(this.socket, 'open');
    return this;
  }

  async say<T>(command: string, fields: Record<string, unknown> = {}): Promise<T> {
    const id = ++this.last;
    const response = new Promise<Said>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, command, ...fields }));
    const { ok, error } = await response;
    if (error?.code === 'too-fast') {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return this.say(command, fields);
    }
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return ok as T;
  }

  async play(table: string, seat: number): Promise<Standing> {
    return new Promise((resolve, reject) => {
      let latest: Standing;
      let answered = -1;
      let isAnswering = false;
      const asked = (): Decision | undefined =>
        latest.seq > answered && !latest.over ? questionTo(seat, latest) : undefined;
      const take = async (update: Standing): Promise<void> => {
        latest = update;
        // What comes in while an answer is on its way is looked at afterwards.
        if (isAnswering) return;
        isAnswering = true;
        for (let decision = asked(); decision !== undefined; decision = asked()) {
          answered = latest.seq;
          await this.say('answer', { table, as: seat, answer: answerTo(decision), seq: answered });
        }
        isAnswering = false;
        if (latest.over) resolve(latest);
      };
      this.onNews = (news) => {
        if (news.table === table && news.update) take(news.update).catch(reject);
      };
      this.say<{ update: Standing }>('watch', { table, as: seat })
        .then(({ update }) => take(update))
        .catch(reject);
    });
  }

  close(): void {
    this.socket.close();
  }
}

/** Whoever has answered may answer again until the others have, but the table does not wait for it. */
const questionTo = (seat: number, { waitingFor, decisions }: Standing): Decision | undefined =>
  waitingFor.includes(seat) ? decisions[0] : undefined;

/** Anything that is allowed; so many as must be, and one where none or more may be. */
function answerTo({ kind, min, max, names, options }: Decision): unknown {
  if (kind === 'amount') return max;
  if (kind === 'name') return names[0];
  if (kind === 'text') return '';
  const groups = new Set<unknown>();
  const picks: string[] = [];
  const first = Math.floor(Math.random() * options.length);
  for (const { id, legal, count = 1, group } of [...options.slice(first), ...options.slice(0, first)]) {
    if (!legal || (group !== undefined && groups.has(group))) continue;
    groups.add(group);
    const copies = group === undefined ? count : 1;
    for (let i = 0; i < copies && picks.length < Math.max(min, Math.min(1, max)); i++) picks.push(id);
  }
  return picks;
}

export interface Result {
  game: string;
  /** As each of the two was told. */
  outcomes: (Standing['outcome'] | undefined)[];
  verified: { deal: { fits: boolean }; mismatch?: number };
}

/** Plays a whole game of every game that the server has, all at once; one player by requests, one by socket. */
export async function playEverything(address: string): Promise<Result[]> {
  const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as { paths: Operations };
  const { games } = await new Caller(address, paths).call<{ games: { game: string }[] }>('games');
  return Promise.all(games.map(({ game }) => playWhole(game, address, paths)));
}

async function playWhole(game: string, address: string, operations: Operations): Promise<Result> {
  const anna = new Caller(address, operations);
  const ben = await new Listener(address).open();
  await anna.call('me', { name: 'Anna' });
  const laid = await anna.call<{ room: Room }>('lay', { game, places: [{ kind: 'me' }, { kind: 'kept' }] });
  const { table, code } = laid.room;
  await ben.say('enter', { code });
  await ben.say('sit', { table });
  await ben.say('ready', { table, ready: true, nonce: 'from Ben' });
  const { room } = await anna.call<{ room: Room }>('ready', { table, ready: true, nonce: 'from Anna' });
  const seat = room.seats.findIndex(({ you }) => you);

  const [one, two] = await Promise.all([anna.play(table, seat), ben.play(table, 1 - seat)]);
  const verified = await anna.call<Result['verified']>('verify', { table });
  ben.close();
  return { game, outcomes: [one.outcome, two.outcome], verified };
}
