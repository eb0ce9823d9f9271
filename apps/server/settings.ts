import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import { text } from './text.ts';

/** Something that whoever starts the server can put right. Its message is one sentence for them. */
export class CannotStart extends Error {}

/** One variable of the environment. An empty value counts as none. */
interface Setting<T> {
  readonly name: string;
  /** What it says if nobody says anything; empty for nothing. */
  readonly fallback: string;
  read(value: string): T;
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Every setting there is. docs/operate.md explains them, and a test compares the two lists. */
const settings = {
  /** Both loopback addresses. Whoever wants guests in says so: `HOST=0.0.0.0`. */
  host: { name: 'HOST', fallback: 'localhost', read: hostFrom },
  port: whole('PORT', 8417, { min: 0, max: 65_535 }),
  dataFolder: { name: 'ZUNFT_DATA', fallback: './data', read: (value: string) => resolve(value) },
  databaseUrl: { name: 'DATABASE_URL', fallback: '', read: databaseUrlFrom },
  /** Other origins than the server's own whose pages may speak for their visitors. */
  origins: { name: 'ZUNFT_ORIGINS', fallback: '', read: originsFrom },
  /** Proxies that are believed when they say who is calling. */
  trustedProxies: { name: 'ZUNFT_TRUST_PROXY', fallback: '', read: proxiesFrom },
  logLevel: oneOf('ZUNFT_LOG_LEVEL', 'info', logLevels),
  metricsToken: { name: 'ZUNFT_METRICS_TOKEN', fallback: '', read: (value: string) => value || undefined },
  /** Bytes of one message or body. */
  maxMessage: whole('ZUNFT_MAX_MESSAGE', 65_536, { min: 1_024, max: 16_777_216 }),
  /** Bytes that wait for a reader before it is cut off. */
  maxBacklog: whole('ZUNFT_MAX_BACKLOG', 1_048_576, { min: 65_536, max: 1_073_741_824 }),
  /** Requests of one socket that wait for their turn. */
  maxWaiting: whole('ZUNFT_MAX_WAITING', 32, { min: 1, max: 10_000 }),
  maxSockets: whole('ZUNFT_MAX_SOCKETS', 10_000, { min: 1, max: 1_000_000 }),
  maxSocketsPerAddress: whole('ZUNFT_MAX_SOCKETS_PER_ADDRESS', 200, { min: 1, max: 1_000_000 }),
  maxSocketsPerPerson: whole('ZUNFT_MAX_SOCKETS_PER_PERSON', 20, { min: 1, max: 1_000_000 }),
  /** Requests in a second, in the long run; ten times as many at once. */
  ratePerSocket: whole('ZUNFT_RATE_SOCKET', 20, { min: 1, max: 1_000_000 }),
  ratePerPerson: whole('ZUNFT_RATE_PERSON', 40, { min: 1, max: 1_000_000 }),
  ratePerAddress: whole('ZUNFT_RATE_ADDRESS', 400, { min: 1, max: 1_000_000 }),
  /** Threads in which bots think; one core is left for everything else. */
  botThreads: { name: 'ZUNFT_BOT_THREADS', fallback: '', read: botThreadsFrom },
  /** Milliseconds after which the best answer that a bot has found so far has to do. */
  botTime: whole('ZUNFT_BOT_MS', 1_500, { min: 10, max: 60_000 }),
  /** Milliseconds of silence after which a socket is asked whether it is still there. */
  heartbeat: seconds('ZUNFT_HEARTBEAT', 30, { min: 1, max: 3_600 }),
  /** Milliseconds that requests in flight get when the server stops. */
  shutdown: seconds('ZUNFT_SHUTDOWN', 10, { min: 0, max: 600 }),
} satisfies Readonly<Record<string, Setting<unknown>>>;

export type Settings = {
  readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['read']>;
};

/** Every variable with its default, for the test of docs/operate.md. */
export const settingDefaults: ReadonlyMap<string, string> = new Map(
  Object.values(settings).map(({ name, fallback }) => [name, fallback]),
);

/** By this the project's own checks are told how thorough to be; a server that they start takes no notice. */
const forChecks = 'ZUNFT_VERIFY';

/** What the environment says. Throws a `CannotStart` at the first name that nothing has, or value that makes no sense. */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith('ZUNFT_') && name !== forChecks && !settingDefaults.has(name),
  );
  // A misspelt limit or token would otherwise be missed only when it is needed.
  if (unknown !== undefined) throw new CannotStart(text.unknownSetting(unknown));
  return Object.fromEntries(
    Object.entries(settings).map(([key, { name, fallback, read }]) => [
      key,
      read(environment[name] || fallback),
    ]),
  ) as Settings;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

function whole(name: string, fallback: number, { min, max }: Range): Setting<number> {
  return {
    name,
    fallback: String(fallback),
    read(value) {
      const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
      if (!(number >= min && number <= max)) throw new CannotStart(text.badNumber(name, value, min, max));
      return number;
    },
  };
}

function seconds(name: string, fallback: number, range: Range): Setting<number> {
  const inSeconds = whole(name, fallback, range);
  return { ...inSeconds, read: (value) => inSeconds.read(value) * 1_000 };
}

function oneOf<const T extends string>(name: string, fallback: T, allowed: readonly T[]): Setting<T> {
  return {
    name,
    fallback,
    read(value) {
      const found = allowed.find((word) => word === value);
      if (found === undefined) throw new CannotStart(text.notOneOf(name, value, allowed));
      return found;
    },
  };
}

function botThreadsFrom(value: string): number {
  if (value === '') return Math.max(1, availableParallelism() - 1);
  return whole('ZUNFT_BOT_THREADS', 1, { min: 1, max: 256 }).read(value);
}

/** Only the form: whether this computer has the address turns out when the server listens. */
function hostFrom(value: string): string {
  if (!/^[\w.:%-]+$/.test(value)) throw new CannotStart(text.badHost(value));
  return value;
}

/** The value may contain a password, so that it is never repeated. */
function databaseUrlFrom(value: string): string | undefined {
  if (value === '') return undefined;
  if (!/^postgres(ql)?:\/\/./.test(value) || !URL.canParse(value)) throw new CannotStart(text.badDatabaseUrl);
  return value;
}

function listed(value: string): string[] {
  const words = value.split(',').map((word) => word.trim());
  return words.filter((word) => word !== '');
}

function originsFrom(value: string): readonly string[] {
  const origins = listed(value);
  const bad = origins.find((origin) => !(URL.canParse(origin) && new URL(origin).origin === origin));
  if (bad !== undefined) throw new CannotStart(text.badOrigin(bad));
  return origins;
}

function proxiesFrom(value: string): readonly string[] {
  const proxies = listed(value);
  try {
    proxyAddr.compile(proxies);
  } catch {
    throw new CannotStart(text.badProxy(value));
  }
  return proxies;
}
