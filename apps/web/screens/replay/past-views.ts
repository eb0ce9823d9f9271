import type { Json, Seat } from '@zunft/kernel';
import type { Connection } from '../../connection/connection.ts';

/** A game as one viewer saw it at every step: fetched when it is needed or a little earlier, and kept. */
export class PastViews {
  private readonly connection: Connection;
  private readonly table: string;
  private readonly as: Seat | 'spectator';
  private readonly kept = new Map<number, Json>();
  private wishes: readonly number[] = [];
  private isFetching = false;

  constructor(connection: Connection, table: string, as: Seat | 'spectator') {
    this.connection = connection;
    this.table = table;
    this.as = as;
  }

  at(step: number): Json | undefined {
    return this.kept.get(step);
  }

  async fetch(step: number): Promise<Json> {
    const kept = this.kept.get(step);
    if (kept !== undefined) return kept;
    const { view } = await this.connection.request('view', { table: this.table, as: this.as, at: step });
    this.kept.set(step, view);
    return view;
  }

  /** Fetches steps one after the other, the most likely first. Earlier wishes are forgotten. */
  wishFor(steps: readonly number[]): void {
    this.wishes = steps.filter((step) => !this.kept.has(step));
    if (!this.isFetching) void this.fetchWishes();
  }

  private async fetchWishes(): Promise<void> {
    this.isFetching = true;
    try {
      for (let next = this.nextWish(); next !== undefined; next = this.nextWish()) await this.fetch(next);
    } finally {
      this.isFetching = false;
    }
  }

  private nextWish(): number | undefined {
    const [next, ...rest] = this.wishes;
    this.wishes = rest;
    return next;
  }
}
