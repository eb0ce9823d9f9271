import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Push, WireError } from '@zunft/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { comeBackAfter, type Desk, type Partner } from '../desk.ts';
import type { Caller } from '../http/caller.ts';
import { hangUp } from '../http/hang-up.ts';
import { isForeign } from '../http/origin.ts';
import { takeAsPlain } from '../http/plain-request.ts';
import { refusal, retryAfter, statusOf } from '../http/refusal.ts';
import { cookieFor, type Guest, type Guests } from '../identity/guests.ts';
import type { Log } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Settings } from '../settings.ts';
import { Connection } from './connection.ts';

export const socketPath = '/socket';
/** A message that is too large is refused with a code; one that is so many times too large is not even read. */
const unreadable = 4;

export interface SocketsSetup {
  readonly settings: Settings;
  readonly guests: Guests;
  readonly desk: Desk;
  readonly metrics: Metrics;
  readonly log: Log;
  callerOf(request: IncomingMessage): Caller;
  partnerFor(person: string, push: (push: Push) => void): Partner;
}

/** All open sockets: lets people in, and sees them off. */
export class Sockets {
  private readonly setup: SocketsSetup;
  private readonly server: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly byAddress = new Tally();
  private readonly byPerson = new Tally();
  /** Cookies for handshakes under way. */
  private readonly cookies = new WeakMap<IncomingMessage, string>();

  constructor(setup: SocketsSetup) {
    this.setup = setup;
    this.server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: unreadable * setup.settings.maxMessage,
    });
    this.server.on('headers', (headers, request) => {
      const cookie = this.cookies.get(request);
      if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
    });
    this.server.on('wsClientError', (_error, socket) => {
      refuseHandshake(socket, refusal('bad-handshake'));
    });
  }

  get count(): number {
    return this.connections.size;
  }

  /** From now on, handshakes of this server come here. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      if (request.headers.upgrade?.toLowerCase() === 'websocket') this.onUpgrade(request, socket, head);
      else takeAsPlain(server, request, socket, head);
    });
  }

  /** Tells everybody that the server stops. */
  goodbye(): void {
    for (const connection of this.connections) connection.goodbye(comeBackAfter());
  }

  close(): void {
    for (const connection of this.connections) connection.close('shutting-down');
  }

  private onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const caller = this.setup.callerOf(request);
    const known = this.setup.guests.recognise(request.headers.cookie);
    const refused = this.refusalOf(request, caller, known);
    if (refused !== undefined) {
      this.setup.desk.noteRefusal(refused, { via: 'socket', from: 'handshake' });
      refuseHandshake(socket, refused);
      return;
    }
    const guest = known ?? this.setup.guests.welcome();
    this.cookies.set(request, cookieFor(guest, caller.secure));
    this.server.handleUpgrade(request, socket, head, (opened) => this.open(opened, caller, guest));
  }

  private refusalOf(
    request: IncomingMessage,
    caller: Caller,
    guest: Guest | undefined,
  ): WireError | undefined {
    const { settings, desk } = this.setup;
    if (request.url?.split('?', 1)[0] !== socketPath) return refusal('not-found');
    if (isForeign(request.headers, caller.host, settings.origins)) return refusal('foreign-origin');
    const isFull =
      this.connections.size >= settings.maxSockets ||
      this.byAddress.of(caller.address) >= settings.maxSocketsPerAddress ||
      (guest !== undefined && this.byPerson.of(guest.person) >= settings.maxSocketsPerPerson);
    if (isFull) return refusal('too-many-sockets');
    return desk.refusal({ address: caller.address, ...(guest && { person: guest.person }) });
  }

  private open(socket: WebSocket, { address }: Caller, { person }: Guest): void {
    const { partnerFor, desk, metrics, log, settings } = this.setup;
    const name = randomBytes(6).toString('base64url');
    const connection = new Connection(
      { socket, name, account: { address, person }, desk, metrics, log, settings },
      (push) => partnerFor(person, push),
    );
    this.connections.add(connection);
    this.byAddress.add(address, 1);
    this.byPerson.add(person, 1);
    metrics.opened();
    log.debug({ socket: name }, 'socket opened');
    socket.on('close', () => {
      this.connections.delete(connection);
      this.byAddress.add(address, -1);
      this.byPerson.add(person, -1);
    });
  }
}

/** How many there are of each. */
class Tally {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string, difference: number): void {
    const count = this.of(key) + difference;
    if (count === 0) this.counts.delete(key);
    else this.counts.set(key, count);
  }
}

/** Answers a handshake like any other request, and hangs up. */
function refuseHandshake(socket: Duplex, error: WireError): void {
  const body = JSON.stringify({ error });
  const status = statusOf(error);
  const after = retryAfter(error);
  hangUp(socket, [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(after === undefined ? [] : [`Retry-After: ${Math.ceil(after / 1_000)}`]),
    '',
    body,
  ]);
}
