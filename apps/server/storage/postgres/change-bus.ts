import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Announcement, ChangeListener, Statement } from '../database.ts';
import { longConnectionConfig, storageErrorOf } from './connection.ts';

const channel = 'zunft_changes';
/** In milliseconds: before connecting again, and between two questions whether the connection still is one. */
const rest = 250;
const pulse = 15_000;

/** Part of the transaction that it tells of: nobody hears of what was not written. */
export const announce = (announcements: readonly Announcement[], origin: string): Statement => ({
  sql: `select pg_notify('${channel}', told) from json_array_elements_text($1::json) as told`,
  parameters: [
    JSON.stringify(announcements.map(({ table, version }) => JSON.stringify([table, version, origin]))),
  ],
});

/** Tells what other servers wrote. A connection of its own that comes back by itself. */
export class ChangeBus {
  private readonly url: string;
  private readonly origin: string;
  private readonly changeListeners = new Set<ChangeListener>();
  private readonly missedListeners = new Set<() => void>();
  private client: pg.Client | undefined;
  private closed = false;

  constructor(url: string, origin: string) {
    this.url = url;
    this.origin = origin;
  }

  /** Kept as soon as changes are heard. */
  async open(): Promise<void> {
    const client = new pg.Client(longConnectionConfig(this.url));
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw storageErrorOf(error) ?? error;
    }
    this.client = client;
    const beating = setInterval(() => this.feel(client), pulse).unref();
    client.once('end', () => {
      clearInterval(beating);
      void this.openAgain();
    });
  }

  onChange(listener: ChangeListener): () => void {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  }

  onMissed(listener: () => void): () => void {
    this.missedListeners.add(listener);
    return () => this.missedListeners.delete(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }

  private async openAgain(): Promise<void> {
    while (!this.closed) {
      try {
        await this.open();
        if (this.closed) return this.close();
        for (const listener of this.missedListeners) listener();
        return;
      } catch {
        await pause(rest, undefined, { ref: false });
      }
    }
  }

  private hear(payload: string): void {
    const [table, version, origin] = JSON.parse(payload) as [string, number, string];
    if (origin === this.origin) return;
    for (const listener of this.changeListeners) listener(table, version, origin);
  }

  /** A network that fails in silence is only noticed by asking. */
  private feel(client: pg.Client): void {
    void client.query({ text: 'select 1', query_timeout: pulse } as pg.QueryConfig).catch(() => {
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    });
  }
}
