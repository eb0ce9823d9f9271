import { type BotTask, botTask, type Thought } from '@zunft/bots';
import { games } from '@zunft/games';
import { dealTable, TestClock } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { OwnBrain } from './brain.ts';
import { BrainPool, type BrainPoolSetup } from './brain-pool.ts';
import { type FromThinker, type ToThinker, thinker } from './thinker.ts';

const [guildhall] = games;

/** A question at the beginning of a game. */
function task(bot: string): BotTask {
  const match = dealTable(guildhall!.game, 2, {}, 'a table');
  return botTask(match, match.waitingFor[0]!, bot, 'a seed');
}

const never = new AbortController().signal;
const thought: Thought = { answer: ['pass'], iterations: 1, options: [] };

describe('OwnBrain', () => {
  const brain = new OwnBrain(games);

  it('thinks the same every time, and as long as the bot likes', async () => {
    const once = await brain.think(task('master:40'), {}, never);
    expect(once.iterations).toBe(40);
    expect(await brain.think(task('master:40'), {}, never)).toEqual(once);
  });

  it('explains itself if somebody wants to know why', async () => {
    const asked = { ...task('master:40'), isExplained: true };
    const { options, answer } = await brain.think(asked, {}, never);
    expect(options.length).toBeGreaterThan(1);
    expect(answer).toEqual((await brain.think(task('master:40'), {}, never)).answer);
    expect((await brain.think(task('master:40'), {}, never)).options).toEqual([]);
  });

  it('takes the best that was found when the time is up', async () => {
    const { iterations, answer } = await brain.think(task('master:100000'), { milliseconds: 30 }, never);
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(100_000);
    expect(answer).toBeDefined();
  });

  it('stops soon after it was called off', async () => {
    const stop = new AbortController();
    const begun = performance.now();
    const thinking = brain.think(task('master:1000000'), {}, stop.signal);
    setTimeout(() => stop.abort(), 30);
    await expect(thinking).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('says that a bot does not exist', async () => {
    await expect(brain.think(task('nobody'), {}, never)).rejects.toThrow('no bot nobody');
  });
});

describe('a thread that thinks', () => {
  it('says of every task what came of it, and hears when one is dropped', async () => {
    const said: FromThinker[] = [];
    const waiting: (() => void)[] = [];
    const hear = thinker(games, (message) => {
      said.push(message);
      waiting.shift()?.();
    });
    const next = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
    const first = next();
    hear({ id: 1, task: task('master:20'), limits: {} });
    await first;
    expect(said).toMatchObject([{ id: 1, thought: { iterations: 20 } }]);
    const second = next();
    hear({ id: 2, task: task('master:1000000'), limits: {} });
    setTimeout(() => hear({ drop: 2 }), 10);
    await second;
    expect(said[1]).toMatchObject({ id: 2, failure: expect.any(String) });
  });
});

/** Threads that say what the test lets them say. */
function pool(setup: Partial<BrainPoolSetup> = {}) {
  const clock = new TestClock();
  const threads: { said(message: FromThinker): void; down(): void; heard: ToThinker[]; ended: boolean }[] =
    [];
  const noticed: string[] = [];
  const brain = new BrainPool({
    clock,
    threads: 2,
    mostWaiting: 3,
    patience: 1_000,
    noticed: ({ outcome }) => noticed.push(outcome),
    spawn(listener) {
      const thread = { ...listener, heard: [] as ToThinker[], ended: false };
      threads.push(thread);
      return {
        send: (message) => thread.heard.push(message),
        end: () => {
          thread.ended = true;
        },
      };
    },
    ...setup,
  });
  const think = (signal: AbortSignal = never) => brain.think(task('master:10'), {}, signal);
  return { brain, clock, threads, noticed, think };
}

const idOf = (message: ToThinker | undefined): number =>
  message !== undefined && 'id' in message ? message.id : -1;

describe('BrainPool', () => {
  it('starts threads when they are needed, and lets the rest wait', async () => {
    const { brain, threads, think, noticed } = pool();
    expect(threads).toHaveLength(0);
    const thoughts = [think(), think(), think()];
    expect(threads.map(({ heard }) => heard.length)).toEqual([1, 1]);
    expect(brain.waiting).toBe(1);
    threads[1]!.said({ id: idOf(threads[1]!.heard[0]), thought });
    expect(await thoughts[1]).toEqual(thought);
    expect(threads[1]!.heard).toHaveLength(2);
    expect(brain.waiting).toBe(0);
    threads[1]!.said({ id: idOf(threads[1]!.heard[1]), thought });
    await thoughts[2];
    expect(noticed).toEqual(['thought', 'thought']);
  });

  it('refuses what would wait too long', async () => {
    const { think } = pool({ threads: 1, mostWaiting: 1 });
    void think();
    void think();
    await expect(think()).rejects.toThrow('no thread is free');
  });

  it('what is called off neither waits nor keeps anybody waiting', async () => {
    const { brain, threads, think, noticed } = pool({ threads: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const running = think(first.signal);
    const waiting = think(second.signal);
    second.abort();
    await expect(waiting).rejects.toThrow();
    expect(brain.waiting).toBe(0);
    first.abort();
    await expect(running).rejects.toThrow();
    const [{ heard, said }] = threads as [(typeof threads)[number]];
    expect(heard[1]).toEqual({ drop: idOf(heard[0]) });
    // The thread is busy until it says that it has stopped.
    const next = think();
    expect(heard).toHaveLength(2);
    said({ id: idOf(heard[0]), failure: 'aborted' });
    expect(heard).toHaveLength(3);
    said({ id: idOf(heard[2]), thought });
    expect(await next).toEqual(thought);
    expect(noticed).toEqual(['dropped', 'thought']);
  });

  it('a thread that dies or hangs fails its thought only, and another takes its place', async () => {
    const { clock, threads, think, noticed } = pool({ threads: 1 });
    const lost = think();
    const next = think();
    threads[0]!.down();
    await expect(lost).rejects.toThrow('ended');
    expect(threads).toHaveLength(2);
    await clock.pass(1_000);
    await expect(next).rejects.toThrow('ended');
    expect(threads[1]!.ended).toBe(true);
    expect(noticed).toEqual(['failed', 'failed']);
  });

  it('where no thread can be started, nobody waits for one', async () => {
    const { brain, think } = pool({
      spawn() {
        throw new Error('no threads here');
      },
    });
    await expect(think()).rejects.toThrow('no threads here');
    expect(brain.waiting).toBe(0);
  });

  it('ends its threads when it is closed', async () => {
    const { brain, threads, think } = pool({ threads: 1 });
    const thoughts = [think(), think()];
    brain.close();
    for (const one of thoughts) await expect(one).rejects.toThrow();
    expect(threads[0]!.ended).toBe(true);
    await expect(think()).rejects.toThrow();
  });
});
