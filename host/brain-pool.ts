import type { BotTask, Thought } from '@zunft/bots';
import type { Brain, ThinkingLimits } from './brain.ts';
import type { Clock } from './clock.ts';
import type { FromThinker, ToThinker } from './thinker.ts';

/** The way to a thread that thinks. */
export interface ThinkerThread {
  send(message: ToThinker): void;
  end(): void;
}

export interface BrainPoolSetup {
  /** Starts a thread. `down`: it will not say anything any more. */
  spawn(listener: { said(message: FromThinker): void; down(): void }): ThinkerThread;
  readonly clock: Clock;
  /** Threads at most; none is started before it is needed. */
  readonly threads: number;
  /** Thoughts that may wait for a thread. */
  readonly mostWaiting: number;
  /** A thread that has said nothing for so many milliseconds after its limit is given up. */
  readonly patience: number;
  /** Somebody who wants to know of every thought that has ended. */
  readonly noticed?: (thought: {
    readonly outcome: 'thought' | 'dropped' | 'failed';
    readonly milliseconds: number;
  }) => void;
}

interface Job {
  readonly task: BotTask;
  readonly limits: ThinkingLimits;
  isDropped: boolean;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

interface Thread {
  readonly way: ThinkerThread;
  /** What it thinks about; a job that nobody waits for any more keeps it busy until it says so. */
  current: { readonly id: number; readonly job: Job; readonly begun: number; giveUp(): void } | undefined;
}

/** Thinks in other threads, one thought at a time in each. Those that there is no thread for wait their turn. */
export class BrainPool implements Brain {
  private readonly setup: BrainPoolSetup;
  private readonly threads = new Set<Thread>();
  private readonly queue: Job[] = [];
  private last = 0;
  private isClosed = false;

  constructor(setup: BrainPoolSetup) {
    this.setup = setup;
  }

  get waiting(): number {
    return this.queue.length;
  }

  async think(task: BotTask, limits: ThinkingLimits, signal: AbortSignal): Promise<Thought> {
    signal.throwIfAborted();
    if (this.isClosed || this.queue.length >= this.setup.mostWaiting) throw new Error('no thread is free');
    return new Promise<Thought>((resolve, reject) => {
      const drop = (): void => this.drop(job, signal.reason);
      const done = (): void => signal.removeEventListener('abort', drop);
      const job: Job = {
        task,
        limits,
        isDropped: false,
        resolve(thought) {
          done();
          resolve(thought);
        },
        reject(error) {
          done();
          reject(error);
        },
      };
      signal.addEventListener('abort', drop);
      this.queue.push(job);
      this.next();
    });
  }

  /** Nothing is thought about any more. */
  close(): void {
    this.isClosed = true;
    for (const job of this.queue.splice(0)) job.reject(new Error('closed'));
    for (const thread of this.threads) this.lose(thread);
  }

  private next(): void {
    while (this.queue.length > 0) {
      let thread: Thread | undefined;
      try {
        thread = this.freeThread();
      } catch (error) {
        this.queue.shift()!.reject(error instanceof Error ? error : new Error(String(error)));
        continue;
      }
      if (thread === undefined) return;
      this.give(thread, this.queue.shift()!);
    }
  }

  private freeThread(): Thread | undefined {
    for (const thread of this.threads) if (thread.current === undefined) return thread;
    return this.threads.size < this.setup.threads ? this.start() : undefined;
  }

  private start(): Thread {
    const thread: Thread = {
      way: this.setup.spawn({
        said: (message) => this.hear(thread, message),
        down: () => this.lose(thread),
      }),
      current: undefined,
    };
    this.threads.add(thread);
    return thread;
  }

  private give(thread: Thread, job: Job): void {
    const { clock, patience } = this.setup;
    const id = ++this.last;
    const giveUp = clock.after(patience + (job.limits.milliseconds ?? 0), () => this.lose(thread));
    thread.current = { id, job, begun: clock.now(), giveUp };
    thread.way.send({ id, task: job.task, limits: job.limits });
  }

  private hear(thread: Thread, message: FromThinker): void {
    const { current } = thread;
    if (current === undefined || current.id !== message.id) return;
    current.giveUp();
    thread.current = undefined;
    if ('thought' in message) current.job.resolve(message.thought);
    else current.job.reject(new Error(message.failure));
    this.notice(current, 'thought' in message ? 'thought' : 'failed');
    this.next();
  }

  /** Whoever waits is told at once; the thread is free when it has heard of it. */
  private drop(job: Job, reason: Error): void {
    job.isDropped = true;
    job.reject(reason);
    const at = this.queue.indexOf(job);
    if (at >= 0) this.queue.splice(at, 1);
    for (const { way, current } of this.threads) if (current?.job === job) way.send({ drop: current.id });
  }

  /** Another thread takes its place when it is needed. */
  private lose(thread: Thread): void {
    if (!this.threads.delete(thread)) return;
    const { current } = thread;
    thread.current = undefined;
    current?.giveUp();
    thread.way.end();
    current?.job.reject(new Error('the thread has ended'));
    if (current !== undefined) this.notice(current, 'failed');
    if (!this.isClosed) this.next();
  }

  private notice({ job, begun }: NonNullable<Thread['current']>, outcome: 'thought' | 'failed'): void {
    const { noticed, clock } = this.setup;
    noticed?.({ outcome: job.isDropped ? 'dropped' : outcome, milliseconds: clock.now() - begun });
  }
}
