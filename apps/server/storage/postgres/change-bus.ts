import { setTimeout as pause } from 'node:timers/promises';
import type { Attendance } from '@zunft/host';
import pg from 'pg';
import type { Announcement, AttendanceListener, ChangeListener, Statement } from '../database.ts';
import { longConnectionConfig, storageErrorOf } from './connection.ts';

const channels = { changes: 'zunft_changes', attendance: 'zunft_attendance' } as const;
/** In milliseconds: before connecting again, and between two questions whether the connection still is one. */
const rest = 250;
const pulse = 15_000;

const telling = (channel: string, messages: readonly unknown[]): Statement => ({
  sql: `select pg_notify('${channel}', told) from json_array_elements_text($1::json) as told`,
  parameters: [JSON.stringify(messages.map((message) => JSON.stringify(message)))],
});

/** Part of the transaction that it tells of: nobody hears of what was not written. */
export const announce = (announcements: readonly Announcement[], origin: string): Statement =>
  telling(
    channels.changes,
    announcements.map(({ table, version, people }) => [table, version, people, origin]),
  );

export const attend = (attendances: readonly Attendance[], origin: string): Statement =>
  telling(
    channels.attendance,
    attendances.map(({ table, people }) => [table, people, origin]),
  );

/** Tells what other servers wrote. A connection of its own that comes back by itself. */
export class ChangeBus {
  private readonly url: string;
  private readonly origin: string;
  private readonly changeListeners = new Set<ChangeListener>();
  private readonly missedListeners = new Set<() => void>();
  private readonly attendanceListeners = new Set<AttendanceListener>();
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
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === channels.attendance) this.hearAttendance(payload);
      else this.hear(payload);
    });
    try {
      await client.connect();
      await client.query(
        Object.values(channels)
          .map((channel) => `listen ${channel}`)
          .join(';'),
      );
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

  onAttendance(listener: AttendanceListener): () => void {
    this.attendanceListeners.add(listener);
    return () => this.attendanceListeners.delete(listener);
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
    const [table, version, people, origin] = JSON.parse(payload) as [string, number, string[], string];
    if (origin === this.origin) return;
    for (const listener of this.changeListeners) listener({ table, version, people }, origin);
  }

  private hearAttendance(payload: string): void {
    const [table, people, origin] = JSON.parse(payload) as [string, string[], string];
    if (origin === this.origin) return;
    for (const listener of this.attendanceListeners) listener({ table, people }, origin);
  }

  /** A network that fails in silence is only noticed by asking. */
  private feel(client: pg.Client): void {
    void client.query({ text: 'select 1', query_timeout: pulse } as pg.QueryConfig).catch(() => {
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    });
  }
}
