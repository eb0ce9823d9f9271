import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Log, makeLog } from './operate/log.ts';
import { Server } from './server.ts';
import { CannotStart, type Settings, settingsFrom } from './settings.ts';
import { openStorage } from './storage/open.ts';
import { StorageError } from './storage/storage-error.ts';
import { text } from './text.ts';

const builtClient = join(import.meta.dirname, '../web/dist');

export interface StartOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder of the built web client. */
  readonly client?: string;
  readonly log?: Log;
}

/** A server that people can reach. */
export interface Running {
  /** The address to type into a browser on this computer. */
  readonly address: string;
  /** What to tell whoever started it. */
  readonly sentence: string;
  close(): Promise<void>;
}

/** Starts a server as the environment says. Throws a `CannotStart` with one sentence if that cannot be. */
export async function start({ environment, client = builtClient, log }: StartOptions): Promise<Running> {
  const settings = settingsFrom(environment);
  const serverId = randomUUID();
  const storage = await openStorage(settings, { origin: serverId }).catch((error: unknown) => {
    throw error instanceof StorageError ? new CannotStart(error.message) : error;
  });
  const setup = { settings, client, storage, serverId, log: log ?? makeLog(settings.logLevel) };
  const server = await Server.open(setup).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const { port } = await server.listen().catch(async (error: unknown) => {
    await server.close();
    throw explained(error, settings);
  });
  return { ...placeOf(settings.host, port), close: () => server.close() };
}

/**
 * Starts a server, says where it is, and waits until it is told to stop: by a signal, in good manners; by another one
 * later, at once. Returns the exit code; throws a `CannotStart` like `start`.
 */
export async function runServer(options: StartOptions, out: (line: string) => void): Promise<number> {
  const running = await start(options);
  out(running.sentence);
  const stop = new StopSignals();
  await stop.given;
  await running.close();
  stop.isObeyed = true;
  // A process that ends by itself lets go of its signals a little before it is gone; one that exits does not.
  process.once('beforeExit', () => process.exit());
  // Nothing should keep the process alive now; a database that hangs might.
  setTimeout(() => process.exit(0), lastPatience).unref();
  return 0;
}

const lastPatience = 3_000;
const stopSignals = ['SIGINT', 'SIGTERM'] as const;

/** Ctrl+C comes twice, from the terminal and from npm: what follows so soon is the same signal, in milliseconds. */
const echo = 500;

/** The signals that stop a server. Caught until the process has ended, so that a late one does no harm. */
class StopSignals {
  /** The server has stopped, and only has to end. */
  isObeyed = false;
  readonly given: Promise<void>;

  constructor() {
    this.given = new Promise((resolve) => {
      let givenAt: number | undefined;
      const onSignal = (): void => {
        if (givenAt === undefined) {
          givenAt = performance.now();
          resolve();
        } else if (!this.isObeyed && performance.now() - givenAt > echo) {
          // A thread may be writing: ending in an orderly way would wait for it, or break off in the middle of it.
          process.kill(process.pid, 'SIGKILL');
        }
      };
      for (const signal of stopSignals) process.on(signal, onSignal);
    });
  }
}

function placeOf(host: string, port: number): Pick<Running, 'address' | 'sentence'> {
  if (host === '0.0.0.0' || host === '::') {
    const address = `http://localhost:${port}`;
    return { address, sentence: text.readyEverywhere(address) };
  }
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return { address, sentence: text.ready(address) };
}

/** Why listening failed, if it lies in the settings. */
function explained(error: unknown, { host, port }: Settings): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new CannotStart(text.portTaken(port));
    case 'EACCES':
      return new CannotStart(text.portForbidden(port));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new CannotStart(text.badHost(host));
    default:
      return error;
  }
}
