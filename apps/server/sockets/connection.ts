import { Failure, idOf, type Push, parseJson, type WireError, wireError } from '@zunft/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Desk, Partner } from '../desk.ts';
import { Bucket } from '../limits/buckets.ts';
import { type Account, tooFast } from '../limits/limits.ts';
import type { Log } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Settings } from '../settings.ts';

/** Why the server closes a socket: the number in the close frame; the reason in words is a code of the protocol. */
export const closeCodes = {
  'shutting-down': 1012,
  'too-fast': 1008,
  'too-slow': 4008,
  'too-large': 1009,
} as const;

/** How many refusals somebody may collect, and how many are forgiven in a second, before the socket is closed. */
const patience = { size: 100, rate: 1 };
/** Milliseconds after which requests that wait have probably been carried out. */
const shortly = 1_000;
/** Milliseconds that a socket gets to close properly. */
const lastGrace = 2_000;

export interface ConnectionSetup {
  readonly socket: WebSocket;
  /** Its name in the log. */
  readonly name: string;
  readonly account: Account;
  readonly desk: Desk;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly settings: Pick<
    Settings,
    'maxMessage' | 'maxBacklog' | 'maxWaiting' | 'ratePerSocket' | 'heartbeat'
  >;
}

/**
 * One socket. Its requests are carried out one after the other, in the order in which they came, but for those that
 * have to be thought about, which hold up no other; news is sent in between. Nothing is kept without bound: neither requests that wait, nor what the other side does not read.
 */
export class Connection {
  private readonly setup: ConnectionSetup;
  private readonly partner: Partner;
  private readonly requests: Bucket;
  private readonly forgiveness = new Bucket(patience.rate, { size: patience.size });
  private readonly quiet: NodeJS.Timeout;
  private wasAsked = false;
  private waiting = 0;
  private waitingBytes = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(setup: ConnectionSetup, partnerFor: (push: (push: Push) => void) => Partner) {
    this.setup = setup;
    this.partner = partnerFor((push) => this.send(push));
    this.requests = new Bucket(setup.settings.ratePerSocket);
    this.quiet = setTimeout(() => this.onQuiet(), setup.settings.heartbeat);
    const { socket } = setup;
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('pong', () => this.onLife());
    socket.on('error', (error) => this.onError(error));
    socket.on('close', (code) => this.onClose(code));
  }

  /** Says that the server stops. */
  goodbye(after: number): void {
    this.send({ goodbye: { after } });
  }

  /** Closes in good manners, and without them if that takes too long. */
  close(reason: keyof typeof closeCodes): void {
    const { socket, metrics, log, name } = this.setup;
    if (socket.readyState !== socket.OPEN) return;
    socket.close(closeCodes[reason], reason);
    setTimeout(() => socket.terminate(), lastGrace).unref();
    metrics.cutOff(reason);
    log.debug({ socket: name, reason }, 'socket closed');
  }

  // Coming in

  private receive(data: RawData, isBinary: boolean): void {
    const at = performance.now();
    const bytes = data as Buffer;
    this.onLife();
    this.setup.metrics.moved('in', bytes.length);
    const refused = this.refusalOf(bytes.length, isBinary);
    if (refused !== undefined) this.refuse(refused, bytes);
    else this.accept(bytes, at);
  }

  private accept(bytes: Buffer, at: number): void {
    this.waiting++;
    this.waitingBytes += bytes.length;
    const carriedOut = this.last.then(() => this.carryOut(bytes, at));
    this.last = this.setup.desk.whileOpen(carriedOut);
  }

  private refusalOf(length: number, isBinary: boolean): WireError | undefined {
    const { desk, account, settings } = this.setup;
    const { maxMessage, maxWaiting } = settings;
    const wait = this.requests.take();
    const refused = wait > 0 ? tooFast(wait) : desk.refusal(account);
    if (refused !== undefined) return refused;
    if (length > maxMessage) return wireError(new Failure('too-large', { bytes: length, max: maxMessage }));
    if (isBinary) return wireError(new Failure('malformed-line'));
    const isFull = this.waiting >= maxWaiting || this.waitingBytes + length > 4 * maxMessage;
    return isFull ? tooFast(shortly) : undefined;
  }

  /** Whoever goes on and on is sent away. */
  private refuse(error: WireError, bytes: Buffer): void {
    const { desk, name, settings } = this.setup;
    desk.noteRefusal(error, { via: 'socket', from: name });
    this.send({ id: bytes.length > settings.maxMessage ? null : idOf(parsed(bytes)), error });
    if (error.code !== 'shutting-down' && this.forgiveness.take() > 0) this.close('too-fast');
  }

  private async carryOut(bytes: Buffer, at: number): Promise<void> {
    const { desk } = this.setup;
    const request = parsed(bytes);
    const answered = this.answer(request, bytes.length, at);
    if (!takesThought(request)) await answered;
    else void desk.whileOpen(answered);
  }

  private async answer(request: unknown, length: number, at: number): Promise<void> {
    const { desk, name, account } = this.setup;
    const arrival = { via: 'socket', from: name, account, at } as const;
    const response = await desk.handle(this.partner, request, arrival);
    this.waiting--;
    this.waitingBytes -= length;
    this.send(response);
  }

  // Going out

  private send(message: object): void {
    const { socket, metrics, settings, name, log } = this.setup;
    if (socket.readyState !== socket.OPEN) return;
    const bytes = Buffer.from(JSON.stringify(message));
    metrics.moved('out', bytes.length);
    socket.send(bytes, { binary: false });
    if (socket.bufferedAmount <= settings.maxBacklog) return;
    log.info({ socket: name, backlog: socket.bufferedAmount }, 'slow reader cut off');
    this.close('too-slow');
  }

  // Living and dying

  private onLife(): void {
    this.wasAsked = false;
    this.quiet.refresh();
  }

  /** Nothing was heard for a while: ask, and if there is no answer either, nobody is there. */
  private onQuiet(): void {
    const { socket, metrics, log, name } = this.setup;
    if (!this.wasAsked) {
      this.wasAsked = true;
      socket.ping();
      this.quiet.refresh();
      return;
    }
    metrics.cutOff('silent');
    log.debug({ socket: name }, 'silent socket cut off');
    socket.terminate();
  }

  /** What is not WebSocket, or too large to be read at all, closes the socket with a code of its own. */
  private onError(error: Error): void {
    const { metrics, log, name } = this.setup;
    const { code = error.name } = error as NodeJS.ErrnoException;
    if (code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') metrics.cutOff('too-large');
    log.debug({ socket: name, code }, 'socket failed');
  }

  /** What was accepted is still carried out: somebody may answer and close the tab. */
  private onClose(code: number): void {
    clearTimeout(this.quiet);
    this.setup.log.debug({ socket: this.setup.name, code }, 'socket gone');
    void this.last.then(() => this.partner.end());
  }
}

const takesThought = (request: unknown): boolean =>
  typeof request === 'object' && request !== null && 'command' in request && request.command === 'hint';

/** Whatever JSON a message contains; nothing if it contains none, which the session refuses. */
function parsed(bytes: Buffer): unknown {
  try {
    return parseJson(bytes.toString());
  } catch {
    return undefined;
  }
}
