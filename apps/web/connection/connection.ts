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

export type Fields<C extends CommandName> = Omit<Request<C>, 'command' | 'id'>;

/** The way to a host: a worker of this page, or a socket to a server. */
export interface Port {
  send(message: object): void;
  /** Whatever comes back goes to one listener. */
  hear(listener: (said: unknown) => void): void;
}

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

/** What a host says: an answer to a request, or news that nobody asked for. */
type Said = { id: number; ok: never } | { id: number; error: WireError } | Push;

/** Speaks to a host in the messages of the protocol, wherever the host is. */
export class Connection {
  private readonly port: Port;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Map<string, (update: Update) => void>();
  private last = 0;

  constructor(port: Port) {
    this.port = port;
    port.hear((said) => this.hear(said as Said));
  }

  async request<C extends CommandName>(command: C, fields: Fields<C>): Promise<Responses[C]> {
    return this.send<Responses[C]>({ command, ...fields });
  }

  /** Whoever watches a table hears its news; one listener for each table. */
  listen(table: string, listener: (update: Update) => void): () => void {
    this.listeners.set(table, listener);
    return () => {
      if (this.listeners.get(table) === listener) this.listeners.delete(table);
    };
  }

  protected async send<Answer>(message: object): Promise<Answer> {
    const id = ++this.last;
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      this.port.send({ id, ...message });
    });
  }

  /** News that are not of a table's game. */
  protected news(_push: Exclude<Push, { update: Update }>): void {}

  private hear(said: Said): void {
    if (!('id' in said)) {
      if ('update' in said) this.listeners.get(said.table)?.(said.update);
      else this.news(said);
      return;
    }
    const waiting = this.waiting.get(said.id);
    this.waiting.delete(said.id);
    if ('ok' in said) waiting?.resolve(said.ok);
    else waiting?.reject(new Refused(said.error));
  }
}

/** The host in a worker of this page. */
class WorkerConnection extends Connection {
  constructor(worker: Worker) {
    super({
      send: (message) => worker.postMessage(message),
      hear: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
    });
  }

  /** Everything about a table that helps to find a mistake, as a file. It contains what is hidden at the table. */
  async report(table: string): Promise<Blob> {
    return this.send<Blob>({ report: table });
  }
}

let opened: WorkerConnection | undefined;

/** The connection of this page to its own host, opened when it is first needed. */
export function connection(): WorkerConnection {
  opened ??= new WorkerConnection(
    new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'zunft' }),
  );
  return opened;
}
