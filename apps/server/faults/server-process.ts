import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const loader = new URL('../../cli/typescript.js', import.meta.url).href;
const program = fileURLToPath(new URL('serve.ts', import.meta.url));

/** Limits that a load from one address would run into at once. */
const unlimited = {
  ZUNFT_MAX_SOCKETS: '100000',
  ZUNFT_MAX_SOCKETS_PER_ADDRESS: '100000',
  ZUNFT_RATE_SOCKET: '100000',
  ZUNFT_RATE_PERSON: '100000',
  ZUNFT_RATE_ADDRESS: '1000000',
};

interface StartOptions {
  /** A command that runs it, such as strace. */
  readonly wrapper?: readonly string[];
  /** For Node. */
  readonly flags?: readonly string[];
  readonly limits?: 'none' | 'as usual';
}

/** None of them outlives whoever started it. */
const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) signal(child, 'SIGKILL');
});

/** A server in a process of its own, which may be killed at any time. */
export class ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  private readonly environment: Record<string, string>;

  private constructor(child: ChildProcess, address: string, environment: Record<string, string>) {
    this.child = child;
    this.address = address;
    this.environment = environment;
  }

  /** Starts it and waits until it is ready. */
  static async start(
    environment: Record<string, string>,
    { wrapper = [], flags = [], limits = 'none' }: StartOptions = {},
  ): Promise<ServerProcess> {
    const [command, ...words] = [...wrapper, process.execPath, ...flags, '--import', loader, program];
    const child = spawn(command!, words, {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        ZUNFT_LOG_LEVEL: 'error',
        ...(limits === 'none' && unlimited),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own, so that a signal reaches the server through whatever runs it.
      detached: true,
    });
    const address = await ready(child);
    started.add(child);
    child.once('exit', () => started.delete(child));
    return new ServerProcess(child, address, environment);
  }

  /** Kills it without warning. */
  async kill(): Promise<void> {
    signal(this.child, 'SIGKILL');
    await once(this.child, 'exit');
  }

  /** Asks it to stop; returns its exit code. */
  async stop(): Promise<number | null> {
    signal(this.child, 'SIGTERM');
    const [code] = await once(this.child, 'exit');
    return code;
  }

  /** The same server again, on the same data. */
  async again(): Promise<ServerProcess> {
    return ServerProcess.start(this.environment);
  }
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    process.kill(-pid!, name);
  } catch {
    // It has ended already.
  }
}

async function ready(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (data) => {
      said += data;
      const address = /https?:\/\/[^\s]+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
