import type { CommandName, Push, Request, Responses, Update, WireError } from '@zunft/protocol';

/** A request that was refused, with the code that the other side gave. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly wire: WireError;

  constructor(wire: WireError) {
    super(wire.message);
    this.wire = wire;
  }
}

type Fields<C extends CommandName> = Omit<Request<C>, 'command' | 'id'>;

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

/** What a host says: an answer to a request, or news of a table that is watched. */
type Said = { id: number; ok: never } | { id: number; error: WireError } | Push;

/**
 * Speaks to a host in the messages of the protocol. Here the host is a worker of this page; nothing in this
 * class depends on that.
 */
export class Connection {
  private readonly port: Pick<Worker, 'postMessage'>;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Map<string, (update: Update) => void>();
  private last = 0;

  constructor(port: Worker) {
    this.port = port;
    port.addEventListener('message', ({ data }: MessageEvent<Said>) => this.hear(data));
  }

  async request<C extends CommandName>(command: C, fields: Fields<C>): Promise<Responses[C]> {
    return this.send<Responses[C]>({ command, ...fields });
  }

  /** Everything about a table that helps to find a mistake, as a file. It contains what is hidden at the table. */
  async report(table: string): Promise<Blob> {
    return this.send<Blob>({ report: table });
  }

  /** Whoever watches a table hears its news; one listener for each table. */
  listen(table: string, listener: (update: Update) => void): () => void {
    this.listeners.set(table, listener);
    return () => this.listeners.delete(table);
  }

  private async send<Answer>(message: object): Promise<Answer> {
    const id = ++this.last;
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      this.port.postMessage({ id, ...message });
    });
  }

  private hear(said: Said): void {
    if ('update' in said) {
      this.listeners.get(said.table)?.(said.update);
      return;
    }
    const waiting = this.waiting.get(said.id);
    this.waiting.delete(said.id);
    if ('ok' in said) waiting?.resolve(said.ok);
    else waiting?.reject(new Refused(said.error));
  }
}

let opened: Connection | undefined;

/** The one connection of this page, opened when it is first needed. */
export function connection(): Connection {
  opened ??= new Connection(
    new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'zunft' }),
  );
  return opened;
}
