import type { Answer, ByItself, Json, Seat, ViewedJournal } from '@zunft/kernel';
import type { Hint, Preview, TableInfo, Update } from '@zunft/protocol';
import { type Connection, Refused } from '../connection/connection.ts';

/** What the page asks the host for at one table, as whoever sits or looks on there. */
export class Requests {
  private readonly connection: Connection;
  private readonly table: string;
  private readonly viewer: Seat;
  private readonly eyes: Seat | 'spectator';

  constructor(connection: Connection, { table, seats }: TableInfo, viewer: Seat) {
    this.connection = connection;
    this.table = table;
    this.viewer = viewer;
    this.eyes = viewer < seats ? viewer : 'spectator';
  }

  private get own(): { readonly table: string; readonly as: Seat } {
    return { table: this.table, as: this.viewer };
  }

  /** Answers the question with this number; refused with a `Refused`. */
  async answer(answer: Answer, seq: number, meta: { readonly by?: ByItself } = {}): Promise<void> {
    try {
      await this.connection.request('answer', { ...this.own, answer: answer as string[], seq, ...meta });
    } catch (error) {
      // It may have been sent twice, as the connection broke, and be refused because it had arrived before.
      if (!(error instanceof Refused && (await this.hasAnswered(seq, answer)))) throw error;
    }
  }

  /** Whether this is what the player answered to the question with this number. */
  private async hasAnswered(seq: number, answer: Answer): Promise<boolean> {
    const { journal } = await this.connection.request('journal', this.own);
    const { records } = journal as unknown as Pick<ViewedJournal, 'records'>;
    const record = records[seq];
    return (
      record !== undefined &&
      'seat' in record &&
      record.seat === this.viewer &&
      JSON.stringify(record.answer) === JSON.stringify(answer)
    );
  }

  /** What this answer would lead to, as far as the player can know. */
  async preview(answer: readonly string[]): Promise<Preview | undefined> {
    return this.connection.request('preview', { ...this.own, answer: [...answer] }).catch(() => undefined);
  }

  async hint(): Promise<Hint> {
    return this.connection.request('hint', this.own);
  }

  dropHint(): void {
    this.connection.request('drop-hint', this.own).catch(() => undefined);
  }

  async undo(kind: 'free' | 'agreed'): Promise<void> {
    await this.connection.request(kind === 'free' ? 'undo' : 'takeback', this.own);
  }

  /** Lets the bots answer at once until it is the player's turn. */
  hurry(): void {
    void this.connection.request('hurry', { table: this.table });
  }

  /** The table as it was after so many answers. */
  async viewAt(seq: number): Promise<Json> {
    const { view } = await this.connection.request('view', { table: this.table, as: this.eyes, at: seq });
    return view;
  }

  /** What has happened since a number, neither less nor more. */
  async newsSince(seq: number): Promise<Update> {
    const { update } = await this.connection.request('watch', {
      table: this.table,
      as: this.eyes,
      since: seq,
    });
    return update;
  }

  /** A server that is out of reach does not watch any more either. */
  leave(): void {
    this.connection.request('unwatch', { table: this.table }).catch(() => undefined);
  }
}
