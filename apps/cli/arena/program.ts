import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Access, type Host, type LiveTable, Session } from '@zunft/host';
import type { Seat } from '@zunft/kernel';
import { Failure, idOf, parseJson, wireError } from '@zunft/protocol';
import { UsageError } from '../command.ts';
import { commandOf } from '../typed-bots.ts';
import { commandWords } from './command-words.ts';

/** What a player at a table may say. Taking back is not among it, nor is asking others for advice. */
const sayable: readonly unknown[] = [
  'hello',
  'games',
  'watch',
  'unwatch',
  'decisions',
  'answer',
  'preview',
  'view',
  'events',
  'journal',
];

/** Whoever sends an answer just as the table goes on, or ends, has done nothing wrong. */
const belated = 'stale-answer';

/** How long a program may take to end when it is told to. */
const farewell = 1_000;

/** What a program did: its answer was taken, or it cannot go on. */
export type Act =
  | { readonly kind: 'answered' }
  | { readonly kind: 'illegal' | 'crashed'; readonly detail: string };

/**
 * A bot that is a program of its own, at the other end of a session: it reads and writes what docs/protocol.md says,
 * and speaks for the seat that it is given at each table.
 */
export class Program {
  private readonly command: string;
  private readonly acted: (act: Act) => void;
  private readonly child: ChildProcess;
  private readonly session: Session;
  private readonly seats = new Map<string, Seat>();
  /** Where it sat before. */
  private readonly left = new Set<string>();
  private readonly gone: Promise<void>;
  private running = true;
  /** Why what it said last was refused. */
  private refused: string | undefined;
  private failure: UsageError | undefined;

  constructor(bot: string, host: Host, acted: (act: Act) => void) {
    this.command = commandOf(bot);
    this.acted = acted;
    this.session = new Session(host, this.access(), (push) => this.write(push));
    const [file = '', ...words] = commandWords(this.command);
    this.child = spawn(file, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    // Whoever does not read any more is about to end.
    this.child.stdin!.on('error', () => {});
    this.gone = this.departure();
    let heard = Promise.resolve();
    createInterface({ input: this.child.stdout! }).on('line', (line) => {
      heard = heard.then(() => this.hear(line));
    });
  }

  private departure(): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('error', ({ code = '' }: NodeJS.ErrnoException) => {
        this.failure = new UsageError('arena.cannot-start', { command: this.command, code });
        this.ended(code);
        resolve();
      });
      this.child.once('close', (code, signal) => {
        this.ended(signal ?? `exit ${code}`);
        resolve();
      });
    });
  }

  private access(): Access {
    const sits = ({ table }: LiveTable, seat: Seat): boolean => this.seats.get(table) === seat;
    return {
      playsFor: sits,
      sees: sits,
      looksOn: ({ table }) => this.seats.has(table),
      knowsAll: () => false,
      isAlone: () => false,
      keepsTables: false,
    };
  }

  /** The code of what it was told last, if it had said something that makes no sense. */
  get complaint(): string | undefined {
    return this.refused;
  }

  get isRunning(): boolean {
    return this.running;
  }

  /** Throws if it could never be started. */
  mustHaveStarted(): void {
    if (this.failure !== undefined) throw this.failure;
  }

  /** Gives it a seat and tells it how the table stands; from now on it hears whatever happens there. */
  async sit(table: string, seat: Seat): Promise<void> {
    this.seats.set(table, seat);
    const seen = await this.session.handle({ command: 'watch', table, as: seat });
    if ('ok' in seen) this.write({ table, update: (seen.ok as { readonly update: unknown }).update });
  }

  async leave(table: string): Promise<void> {
    await this.session.handle({ command: 'unwatch', table });
    this.seats.delete(table);
    this.left.add(table);
  }

  /** Nothing more will come in; whoever goes on regardless is stopped after a while. */
  async end(): Promise<void> {
    this.running = false;
    this.session.end();
    this.child.stdin!.end();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), farewell);
    await this.gone;
    clearTimeout(timer);
  }

  /** Stops it at once. */
  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.end();
  }

  private write(message: unknown): void {
    if (this.running) this.child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  private ended(how: string): void {
    if (!this.running) return;
    this.running = false;
    this.session.end();
    this.acted({ kind: 'crashed', detail: how });
  }

  private async hear(line: string): Promise<void> {
    if (line.trim() === '' || !this.running) return;
    const request = requestIn(line);
    const { command, table } = (request ?? {}) as { readonly command?: unknown; readonly table?: unknown };
    if (command !== undefined && !sayable.includes(command)) {
      const error = wireError(new Failure('not-allowed'));
      this.refused = error.code;
      this.write({ id: idOf(request), error });
      return;
    }
    const response = await this.session.handle(request);
    this.refused = 'error' in response ? response.error.code : undefined;
    this.write(response);
    if (command !== 'answer') return;
    if (!('error' in response)) this.acted({ kind: 'answered' });
    else if (response.error.code !== belated && !this.left.has(table as string))
      this.acted({ kind: 'illegal', detail: response.error.code });
  }
}

function requestIn(line: string): unknown {
  try {
    return parseJson(line);
  } catch {
    return undefined;
  }
}
