import type { TableEvent } from './event.ts';
import type { Seat } from './layout.ts';

/** An event and the number of the record that brought it about. */
export interface Logged {
  readonly seq: number;
  readonly event: TableEvent;
  /** The one seat that is told of it; otherwise everybody is. */
  readonly only?: Seat;
}

/** What has been told and was not taken back, in the order of the records. */
export class Log {
  private readonly entries: Logged[];
  /** So many entries tell of the deal, which nobody takes back. */
  private readonly dealt: number;

  constructor(dealt: readonly TableEvent[] = []) {
    this.entries = dealt.map((event) => ({ seq: 0, event }));
    this.dealt = dealt.length;
  }

  add(seq: number, event: TableEvent): void {
    this.entries.push({ seq, event });
  }

  /** What only one seat is told, if there is anything. */
  addFor(only: Seat, seq: number, event: TableEvent | undefined): void {
    if (event !== undefined) this.entries.push({ seq, event, only });
  }

  /** What a record and those after it brought about. */
  from(seq: number): readonly Logged[] {
    return this.entries.slice(this.at(seq));
  }

  cutFrom(seq: number): void {
    this.entries.length = Math.max(this.dealt, this.at(seq));
  }

  /** Looked for from the end, so that a long game is not slower. */
  private at(seq: number): number {
    let at = this.entries.length;
    while (at > 0 && this.entries[at - 1]!.seq >= seq) at--;
    return at;
  }
}
