import { type ReadonlySignal, signal } from '@preact/signals';
import type { CommandName, protocolVersion } from '@zunft/protocol';
import type { Port } from '../connection/connection.ts';

/** `off` until something online is wanted; `lost` from a failure until the next success. */
export type LinkState = 'off' | 'connecting' | 'open' | 'lost';

/** One socket, as long as it lasts. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface LineEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** What a link needs of its surroundings; tests give it others. */
export interface World {
  open(events: LineEvents): Line;
  now(): number;
  after(milliseconds: number, work: () => void): () => void;
  random(): number;
  /** Whether there is any network at all. */
  isOnline(): boolean;
}

interface Message {
  readonly id: number;
  readonly command: CommandName;
  readonly seq?: number;
  readonly name?: string;
}

interface Pending {
  readonly message: Message;
  sent: boolean;
  /** Since when it has had to wait for a connection. */
  waitsSince: number | undefined;
  giveUp: () => void;
}

/** The module would bring the schemas of all messages along. */
const spokenVersion: typeof protocolVersion = 1;

/** How long a request waits for a connection before it is reported as failed. */
const patience = 10_000;
/** After so long a silence the server is asked whether it is there. */
const silence = 20_000;
const [firstWait, longestWait] = [500, 30_000];
/** What is told first after the connection came back may take so long before the rest is told. */
const reopening = 5_000;

/** Commands that change nothing, or the same if they come twice. */
const repeatable: ReadonlySet<CommandName> = new Set<CommandName>([
  ...(['hello', 'games', 'watch', 'unwatch', 'decisions', 'preview', 'view', 'events'] as const),
  ...(['journal', 'position', 'verify', 'pace', 'hurry', 'hint', 'drop-hint'] as const),
  ...(['enter', 'exit', 'lobby', 'leave-lobby', 'mine', 'finished', 'me'] as const),
]);

/** An answer names the moment that it is meant for; the table takes it once at most. */
const mayRepeat = ({ command, seq }: Message): boolean =>
  repeatable.has(command) || (command === 'answer' && seq !== undefined);

/**
 * A way to the server that mends itself. A request that was not answered when the connection broke is sent again if it
 * can do no harm; otherwise it fails with `connection-lost`, after those who watch have heard how things stand.
 */
export class Link implements Port {
  private readonly world: World;
  private readonly current = signal<LinkState>('off');
  private readonly changed = signal(0);
  private readonly old = signal(false);
  private readonly pending = new Map<number, Pending>();
  private readonly reopened = new Set<() => unknown>();
  private listener: (said: unknown) => void = () => undefined;
  private line: Line | undefined;
  private wasOpen = false;
  private failures = 0;
  private heardAt = 0;
  /** The server asked not to come back before. */
  private notBefore = 0;
  private stopTrying: () => void = () => undefined;
  private stopProbing: () => void = () => undefined;

  constructor(world: World) {
    this.world = world;
  }

  readonly state: ReadonlySignal<LinkState> = this.current;
  /** Since when, in milliseconds since 1970. */
  readonly since: ReadonlySignal<number> = this.changed;
  /** The server speaks another version of the protocol: only loading the page anew helps. */
  readonly outdated: ReadonlySignal<boolean> = this.old;

  hear(listener: (said: unknown) => void): void {
    this.listener = listener;
  }

  send(message: object): void {
    const one: Pending = {
      message: message as Message,
      sent: false,
      waitsSince: undefined,
      giveUp: () => undefined,
    };
    this.pending.set(one.message.id, one);
    if (this.current.value === 'open') this.transmit(one);
    else {
      this.bePatientWith(one);
      this.open();
    }
  }

  /** What is to be done when a lost connection is back; before anything that waited is told or sent. */
  onReopened(work: () => unknown): () => void {
    this.reopened.add(work);
    return () => this.reopened.delete(work);
  }

  open(): void {
    if (this.current.value === 'off') this.connect('connecting');
  }

  /** Somebody wants it now. */
  retry(): void {
    if (this.current.value !== 'lost' || this.line !== undefined || this.old.value) return;
    this.connect('lost');
  }

  /** The network is back, or the page is looked at again: no reason to wait any longer. */
  wake(): void {
    if (this.current.value === 'open') this.probe(3_000);
    else if (this.world.isOnline() && this.world.now() >= this.notBefore) this.retry();
  }

  /** There is no network any more; a socket would find out late. */
  sleep(): void {
    if (this.line !== undefined) this.cut();
  }

  private become(state: LinkState): void {
    if (this.current.value === state) return;
    this.changed.value = this.world.now();
    this.current.value = state;
  }

  private connect(state: 'connecting' | 'lost'): void {
    this.stopTrying();
    if (!this.world.isOnline() && state === 'connecting') {
      this.become('lost');
      return;
    }
    this.become(state);
    // Of a line that was given up, nothing is heard any more.
    const ifCurrent = (work: () => void) => () => {
      if (this.line === line) work();
    };
    const line: Line = this.world.open({
      opened: () => ifCurrent(() => this.begin())(),
      heard: (text) => ifCurrent(() => this.take(text))(),
      closed: () => ifCurrent(() => this.cut())(),
    });
    this.line = line;
    this.stopTrying = this.world.after(
      patience,
      ifCurrent(() => this.cut()),
    );
  }

  private begin(): void {
    this.stopTrying();
    this.heardAt = this.world.now();
    this.line?.send(JSON.stringify({ id: 'hello', command: 'hello', version: spokenVersion }));
    this.become('open');
    this.probeLater();
    const waiting = [...this.pending.values()];
    if (this.wasOpen) void this.resume(waiting);
    else for (const one of waiting) this.transmit(one);
    this.wasOpen = true;
  }

  /** First those who watch hear how things stand, then what had been asked is sent again or reported. */
  private async resume(waiting: readonly Pending[]): Promise<void> {
    const { line } = this;
    for (const one of waiting) one.giveUp();
    const told = Promise.allSettled([...this.reopened].map(async (work) => work()));
    await Promise.race([told, new Promise<void>((resolve) => this.world.after(reopening, resolve))]);
    if (this.line !== line) return;
    for (const one of waiting) {
      if (!this.pending.has(one.message.id)) continue;
      if (one.sent && !mayRepeat(one.message)) this.fail(one, 'connection-lost');
      else this.transmit(one);
    }
  }

  private transmit(one: Pending): void {
    one.giveUp();
    one.waitsSince = undefined;
    one.sent = true;
    this.line?.send(JSON.stringify(one.message));
  }

  private take(text: string): void {
    this.heardAt = this.world.now();
    this.failures = 0;
    const said = JSON.parse(text) as {
      id?: unknown;
      error?: { code: string };
      goodbye?: { after: number };
    };
    if (said.id === 'hello') {
      if (said.error?.code === 'unsupported-version') this.old.value = true;
      if (this.old.value) this.cut();
      return;
    }
    if (said.goodbye !== undefined) this.notBefore = this.heardAt + said.goodbye.after;
    const one = this.pending.get(said.id as number);
    one?.giveUp();
    this.pending.delete(said.id as number);
    this.listener(said);
  }

  private cut(): void {
    const { line } = this;
    this.line = undefined;
    line?.close();
    this.stopTrying();
    this.stopProbing();
    this.become('lost');
    for (const one of this.pending.values()) this.bePatientWith(one);
    if (this.old.value) return;
    const wait = Math.min(longestWait, firstWait * 2 ** this.failures++);
    const pause = wait / 2 + (this.world.random() * wait) / 2;
    const due = Math.max(this.notBefore + pause - this.world.now(), pause);
    this.stopTrying = this.world.after(due, () => {
      if (this.world.isOnline()) this.retry();
    });
  }

  /** Counted from when it first had to wait: attempts that fail meanwhile, or break again, do not prolong it. */
  private bePatientWith(one: Pending): void {
    one.waitsSince ??= this.world.now();
    one.giveUp();
    const left = Math.max(0, one.waitsSince + patience - this.world.now());
    one.giveUp = this.world.after(left, () => {
      if (this.current.value === 'open') return;
      this.fail(one, one.sent && !mayRepeat(one.message) ? 'connection-lost' : 'no-connection');
    });
  }

  private fail({ message, giveUp }: Pending, code: LinkFailure): void {
    giveUp();
    this.pending.delete(message.id);
    this.listener({ id: message.id, error: { code, message: code, params: {} } });
  }

  private probeLater(): void {
    this.stopProbing();
    const quiet = this.world.now() - this.heardAt;
    this.stopProbing = this.world.after(Math.max(silence - quiet, 1_000), () => {
      if (this.world.now() - this.heardAt >= silence) this.probe(6_000);
      else this.probeLater();
    });
  }

  /** Asks for a sign of life; without one the connection counts as broken. */
  private probe(limit: number): void {
    const { line } = this;
    const asked = this.world.now();
    line?.send(JSON.stringify({ id: 'hello', command: 'hello', version: spokenVersion }));
    this.stopProbing();
    this.stopProbing = this.world.after(limit, () => {
      if (this.line !== line) return;
      if (this.heardAt < asked) this.cut();
      else this.probeLater();
    });
  }
}

/** Why a request got no answer: it may have arrived, or it cannot have. */
export type LinkFailure = 'connection-lost' | 'no-connection';
