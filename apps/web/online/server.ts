import type { ReadonlySignal } from '@preact/signals';
import type { Push, Room, RoomSummary, Update } from '@zunft/protocol';
import { Connection } from '../connection/connection.ts';
import { type Line, Link, type LinkState, type World } from './link.ts';

type News = Exclude<Push, { update: Update }>;

/** The connection to the server that this page came from. It opens when something is first asked of it. */
export class ServerConnection extends Connection {
  private readonly link: Link;
  private readonly rooms = new Map<string, Set<(room: Room) => void>>();
  private readonly lobbies = new Set<(tables: readonly RoomSummary[]) => void>();
  private readonly own = new Set<(tables: readonly RoomSummary[]) => void>();

  constructor(link: Link) {
    super(link);
    this.link = link;
  }

  get state(): ReadonlySignal<LinkState> {
    return this.link.state;
  }

  /** Since when the state is what it is, in milliseconds since 1970. */
  get since(): ReadonlySignal<number> {
    return this.link.since;
  }

  /** The server is newer than this page, or older: only loading it anew helps. */
  get outdated(): ReadonlySignal<boolean> {
    return this.link.outdated;
  }

  /** Something will be asked of it soon. */
  open(): void {
    this.link.open();
  }

  /** Tries to connect at once, if the connection is lost. */
  retry(): void {
    this.link.retry();
  }

  /**
   * What has to be done when a lost connection is back: the server knows nothing any more of what was watched. Requests
   * that were cut off are repeated or reported only when all of this is done.
   */
  onReopened(work: () => unknown): () => void {
    return this.link.onReopened(work);
  }

  /** News of a table that has been entered. */
  onRoom(table: string, listener: (room: Room) => void): () => void {
    const listeners = this.rooms.get(table) ?? new Set();
    this.rooms.set(table, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  onLobby(listener: (tables: readonly RoomSummary[]) => void): () => void {
    this.lobbies.add(listener);
    return () => this.lobbies.delete(listener);
  }

  onMine(listener: (tables: readonly RoomSummary[]) => void): () => void {
    this.own.add(listener);
    return () => this.own.delete(listener);
  }

  protected override news(push: News): void {
    if ('room' in push) for (const listener of this.rooms.get(push.table) ?? []) listener(push.room);
    else if ('lobby' in push) for (const listener of this.lobbies) listener(push.lobby);
    else if ('mine' in push) for (const listener of this.own) listener(push.mine);
  }
}

const browser: World = {
  open(events): Line {
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`,
    );
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }) => events.heard(String(data)));
    socket.addEventListener('close', () => events.closed());
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  isOnline: () => navigator.onLine,
};

const link = new Link(browser);

export const server = new ServerConnection(link);

export const serverState = server.state;

addEventListener('online', () => link.wake());
addEventListener('offline', () => link.sleep());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') link.wake();
});
