import type { Response } from '@zunft/host';
import { type CommandName, Failure, isCommand, type WireError, wireError } from '@zunft/protocol';
import type { Account, Limits } from './limits/limits.ts';
import type { Log } from './operate/log.ts';
import type { Metrics, Transport } from './operate/metrics.ts';

/** Whoever answers the requests of one person. */
export interface Partner {
  handle(request: unknown): Promise<Response>;
  end(): void;
}

/** How a request came in. */
export interface Arrival {
  readonly via: Transport;
  /** The name of the request or of its socket in the log. */
  readonly from: string;
  readonly account: Account;
  /** When it was received, by `performance.now()`. */
  readonly at: number;
}

/** Every request passes here, whichever way it came: kept within limits, counted, timed, and waited for at the end. */
export class Desk {
  private readonly limits: Limits;
  private readonly metrics: Metrics;
  private readonly log: Log;
  private inFlight = 0;
  private isClosing = false;
  private allDone: (() => void) | undefined;

  constructor({ limits, metrics, log }: { limits: Limits; metrics: Metrics; log: Log }) {
    this.limits = limits;
    this.metrics = metrics;
    this.log = log;
  }

  get isOpen(): boolean {
    return !this.isClosing;
  }

  /** Why a request is not even looked at. */
  refusal(account: Account): WireError | undefined {
    if (this.isClosing) return wireError(new Failure('shutting-down', { after: comeBackAfter() }));
    return this.limits.refusal(account);
  }

  /** Counts and logs what was refused before any session saw it. */
  noteRefusal({ code }: WireError, { via, from }: Pick<Arrival, 'via' | 'from'>): void {
    this.metrics.refused(code);
    this.log.debug({ via, from, code }, 'refused');
  }

  /** Carries out a request. Never throws. */
  async handle(partner: Partner, request: unknown, arrival: Arrival): Promise<Response> {
    const command = commandOf(request);
    this.metrics.request(command, arrival.via);
    const response = await partner.handle(request);
    const ms = performance.now() - arrival.at;
    if (command === 'answer' && 'ok' in response) this.metrics.acknowledged(ms);
    const code = 'error' in response ? response.error.code : undefined;
    if (code !== undefined) this.metrics.refused(code);
    if (code === 'wrong-code') this.limits.guessedWrong(arrival.account);
    if (laysTable.has(command) && code === undefined) this.limits.laidTable(arrival.account);
    const { via, from } = arrival;
    const noted = { via, from, command, table: tableOf(request), code, ms: Math.round(ms * 10) / 10 };
    if (code !== 'internal') this.log.debug(noted, 'request');
    return code === 'internal' ? this.hidden(response, noted) : response;
  }

  /** What went wrong inside is for the log, not for whoever asked. */
  private hidden(response: Response, noted: object): Response {
    if (!('error' in response)) return response;
    const { error, id } = response;
    this.log.error({ ...noted, defect: error.message }, 'defect');
    return {
      id,
      error: { code: error.code, message: 'a defect of ours; the table is as it was', params: {} },
    };
  }

  /** Closing waits for this. */
  async whileOpen<T>(work: Promise<T>): Promise<T> {
    this.inFlight++;
    try {
      return await work;
    } finally {
      this.inFlight--;
      if (this.inFlight === 0) this.allDone?.();
    }
  }

  /** Accepts nothing any more, and waits for what was accepted. Returns how many requests it gave up on. */
  async close(patience: number): Promise<number> {
    this.isClosing = true;
    if (this.inFlight === 0) return 0;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience);
      this.allDone = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return this.inFlight;
  }
}

/** What may lead to another table that has to be kept. */
const laysTable: ReadonlySet<CommandName | 'unknown'> = new Set(['lay', 'rematch']);

/** Not everybody at the same moment. */
export const comeBackAfter = (): number => 1_000 + Math.floor(Math.random() * 2_000);

const fieldOf = (request: unknown, field: string): unknown =>
  typeof request === 'object' && request !== null && Object.hasOwn(request, field)
    ? (request as Record<string, unknown>)[field]
    : undefined;

function commandOf(request: unknown): CommandName | 'unknown' {
  const command = fieldOf(request, 'command');
  return isCommand(command) ? command : 'unknown';
}

/** Whatever else stands in the place of a table's name may be anything, even a code. */
function tableOf(request: unknown): string | undefined {
  const table = fieldOf(request, 'table');
  return typeof table === 'string' && /^[\w-]{1,64}$/.test(table) ? table : undefined;
}
