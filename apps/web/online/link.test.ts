import { beforeEach, describe, expect, test } from 'vitest';
import { Connection } from '../connection/connection.ts';
import { type Line, type LineEvents, Link, type World } from './link.ts';

/** A world in which time passes when it is told to, and sockets do as they are told. */
class Pretence implements World {
  time = 1_000_000;
  online = true;
  chance = 1;
  readonly lines: (LineEvents & { readonly sent: Record<string, unknown>[]; closed: () => void })[] = [];
  private readonly timers = new Set<{ readonly due: number; work(): void }>();

  open(events: LineEvents): Line {
    const sent: Record<string, unknown>[] = [];
    this.lines.push({ ...events, sent });
    return { send: (text) => sent.push(JSON.parse(text)), close: () => undefined };
  }

  now = () => this.time;
  random = () => this.chance;
  isOnline = () => this.online;

  after(milliseconds: number, work: () => void): () => void {
    const timer = { due: this.time + milliseconds, work };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = [...this.timers].filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due);
      if (next === undefined) break;
      this.timers.delete(next);
      this.time = next.due;
      next.work();
      await settled();
    }
    this.time = end;
  }

  get line() {
    return this.lines.at(-1)!;
  }

  /** The requests of the present socket, without the greeting. */
  get asked() {
    return this.line.sent.filter(({ id }) => id !== 'hello');
  }

  say(message: object): void {
    this.line.heard(JSON.stringify(message));
  }

  answer(ok: object): void {
    this.say({ id: this.asked.at(-1)!['id'], ok });
  }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** How a request ended, as soon as it has. */
function outcome(request: Promise<unknown>): { said: unknown } {
  const found: { said: unknown } = { said: 'nothing' };
  request.then(
    (ok) => {
      found.said = ok;
    },
    (error: { wire?: { code: string } }) => {
      found.said = error.wire?.code ?? error;
    },
  );
  return found;
}

let world: Pretence;
let link: Link;
let connection: Connection;

beforeEach(() => {
  world = new Pretence();
  link = new Link(world);
  connection = new Connection(link);
});

const sit = () => connection.request('sit', { table: 't', seat: 1 });

async function opened(): Promise<void> {
  link.open();
  world.line.opened();
  await settled();
}

describe('the link to a server', () => {
  test('stays off until something is asked, which is sent once it is open', async () => {
    expect([link.state.value, world.lines.length]).toEqual(['off', 0]);
    const mine = outcome(connection.request('mine', {}));
    expect([link.state.value, world.asked]).toEqual(['connecting', []]);
    world.line.opened();
    expect([link.state.value, link.since.value]).toEqual(['open', world.time]);
    expect(world.line.sent.map(({ command }) => command)).toEqual(['hello', 'mine']);
    world.answer({ tables: [] });
    await settled();
    expect(mine.said).toEqual({ tables: [] });
  });

  test('does not try without a network, and tries at once when there is one', async () => {
    world.online = false;
    link.open();
    await world.pass(100_000);
    expect([link.state.value, world.lines.length]).toEqual(['lost', 0]);
    world.online = true;
    link.wake();
    expect(world.lines).toHaveLength(1);
    world.line.opened();
    expect(link.state.value).toBe('open');
  });

  test('waits longer after every failure, up to a limit, and by chance less', async () => {
    link.open();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = world.time;
      world.line.closed();
      const { length } = world.lines;
      while (world.lines.length === length) await world.pass(250);
      waits.push(world.time - before);
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    world.chance = 0;
    world.line.closed();
    await world.pass(14_999);
    expect(world.lines).toHaveLength(9);
    await world.pass(1);
    expect(world.lines).toHaveLength(10);
  });

  test('begins with short waits again after it has heard something', async () => {
    await opened();
    world.line.closed();
    await world.pass(500);
    world.line.closed();
    await world.pass(1_000);
    world.line.opened();
    world.say({ lobby: [] });
    world.line.closed();
    await world.pass(500);
    expect(world.lines).toHaveLength(4);
  });

  test('a page that is looked at again does not wait', async () => {
    await opened();
    world.line.closed();
    link.wake();
    expect(world.lines).toHaveLength(2);
  });

  test('does not come back before the server wants it', async () => {
    await opened();
    world.say({ goodbye: { after: 3_000 } });
    world.line.closed();
    await world.pass(2_000);
    link.wake();
    expect(world.lines).toHaveLength(1);
    await world.pass(1_500);
    expect(world.lines).toHaveLength(2);
  });

  test('gives up a socket that does not open', async () => {
    link.open();
    await world.pass(10_000);
    expect(link.state.value).toBe('lost');
    await world.pass(500);
    expect(world.lines).toHaveLength(2);
    world.lines[0]!.opened();
    expect(link.state.value).toBe('lost');
  });

  test('notices a server that has fallen silent', async () => {
    await opened();
    world.say({ lobby: [] });
    await world.pass(20_000);
    expect(world.line.sent.filter(({ id }) => id === 'hello')).toHaveLength(2);
    expect(link.state.value).toBe('open');
    await world.pass(6_000);
    expect(link.state.value).toBe('lost');
  });

  test('a sign of life is enough', async () => {
    await opened();
    for (let second = 0; second < 120; second++) {
      const { length } = world.line.sent;
      await world.pass(1_000);
      if (world.line.sent.length > length) world.say({ id: 'hello', ok: {} });
    }
    expect(link.state.value).toBe('open');
    expect(world.lines).toHaveLength(1);
  });

  test('asks for a sign of life when the page is looked at again', async () => {
    await opened();
    await world.pass(5_000);
    link.wake();
    await world.pass(3_000);
    expect(link.state.value).toBe('lost');
  });

  test('counts as lost at once when the network goes', async () => {
    await opened();
    link.sleep();
    expect(link.state.value).toBe('lost');
  });

  test('does not try a server again that speaks another version', async () => {
    await opened();
    world.say({ id: 'hello', error: { code: 'unsupported-version', message: '', params: {} } });
    expect([link.state.value, link.outdated.value]).toEqual(['lost', true]);
    await world.pass(100_000);
    link.retry();
    expect(world.lines).toHaveLength(1);
  });
});

describe('requests that the connection was lost over', () => {
  test('reads are repeated', async () => {
    await opened();
    const mine = outcome(connection.request('mine', {}));
    world.line.closed();
    await world.pass(500);
    world.line.opened();
    await settled();
    expect(world.asked.map(({ command }) => command)).toEqual(['mine']);
    world.answer({ tables: [] });
    await settled();
    expect(mine.said).toEqual({ tables: [] });
  });

  test('an answer is repeated where it names its moment', async () => {
    await opened();
    const answer = { table: 't', as: 0, answer: ['x'] };
    const [named, unnamed] = [
      outcome(connection.request('answer', { ...answer, seq: 3 })),
      outcome(connection.request('answer', answer)),
    ];
    world.line.closed();
    await world.pass(500);
    world.line.opened();
    await settled();
    expect(world.asked).toEqual([{ id: 1, command: 'answer', ...answer, seq: 3 }]);
    expect([named.said, unnamed.said]).toEqual(['nothing', 'connection-lost']);
  });

  test('changes are not repeated, but reported after the state of things is known', async () => {
    await opened();
    const order: string[] = [];
    link.onReopened(async () => {
      await connection.request('enter', { table: 't' });
      order.push('entered');
    });
    const sitting = outcome(sit().catch((error) => order.push('reported') && Promise.reject(error)));
    world.line.closed();
    await world.pass(500);
    world.line.opened();
    await settled();
    expect(world.asked.map(({ command }) => command)).toEqual(['enter']);
    expect(sitting.said).toBe('nothing');
    world.answer({ room: {} });
    await settled();
    expect([order, sitting.said]).toEqual([['entered', 'reported'], 'connection-lost']);
    expect(world.asked).toHaveLength(1);
  });

  test('what waits for a silent server is told all the same', async () => {
    await opened();
    link.onReopened(() => new Promise(() => undefined));
    const sitting = outcome(sit());
    world.line.closed();
    await world.pass(500);
    world.line.opened();
    await world.pass(4_000);
    expect(sitting.said).toBe('nothing');
    await world.pass(1_000);
    await settled();
    expect(sitting.said).toBe('connection-lost');
  });

  test('what never left is sent when the connection is back', async () => {
    await opened();
    world.line.closed();
    const sitting = outcome(sit());
    await world.pass(500);
    world.line.opened();
    await settled();
    expect(world.asked.map(({ command }) => command)).toEqual(['sit']);
    world.answer({ room: {} });
    await settled();
    expect(sitting.said).toEqual({ room: {} });
  });

  test('patience does not begin anew with every attempt that fails', async () => {
    link.open();
    const sitting = outcome(sit());
    const fail = () => world.line.closed();
    fail();
    for (let i = 0; i < 9; i++) {
      const { length } = world.lines;
      await world.pass(1_000);
      if (world.lines.length > length) fail();
    }
    expect(sitting.said).toBe('nothing');
    await world.pass(1_000);
    await settled();
    expect(sitting.said).toBe('no-connection');
  });

  test('a line that breaks again before what waits is told leaves it the rest of its patience', async () => {
    await opened();
    link.onReopened(() => new Promise(() => undefined));
    const sitting = outcome(sit());
    world.line.closed();
    await world.pass(500);
    world.line.opened();
    await world.pass(2_000);
    world.line.closed();
    world.online = false;
    await world.pass(7_499);
    expect(sitting.said).toBe('nothing');
    await world.pass(1);
    await settled();
    expect(sitting.said).toBe('connection-lost');
  });

  test('nobody waits for ever', async () => {
    await opened();
    const [read, sent] = [outcome(connection.request('mine', {})), outcome(sit())];
    world.line.closed();
    world.online = false;
    const unsent = outcome(sit());
    await world.pass(9_999);
    expect([read.said, sent.said, unsent.said]).toEqual(['nothing', 'nothing', 'nothing']);
    await world.pass(1);
    await settled();
    expect([read.said, sent.said, unsent.said]).toEqual([
      'no-connection',
      'connection-lost',
      'no-connection',
    ]);
  });
});
