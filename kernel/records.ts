import { PastNeeded } from './errors.ts';
import type { JournalRecord } from './journal.ts';

/** The records of a game from a number on. They only grow; an imagined world shares those from before it. */
export class Records {
  private readonly own: JournalRecord[] = [];
  /** The number of the first record that is not shared. */
  private readonly first: number;
  private readonly shared: Records | undefined;

  constructor(first = 0, shared?: Records) {
    this.first = first;
    this.shared = shared;
  }

  /** The number of the first record that is still known. */
  get begin(): number {
    return this.shared?.begin ?? this.first;
  }

  /** The number of the next record. */
  get end(): number {
    return this.first + this.own.length;
  }

  get isImagined(): boolean {
    return this.shared !== undefined;
  }

  get last(): JournalRecord | undefined {
    return this.own.at(-1) ?? this.shared?.from(this.first - 1, this.first)[0];
  }

  add(record: JournalRecord): void {
    this.own.push(record);
  }

  /** The records from a number up to, but not including, another. */
  from(seq: number, to = this.end): JournalRecord[] {
    if (seq < this.begin) throw new PastNeeded();
    const own = this.own.slice(Math.max(0, seq - this.first), Math.max(0, to - this.first));
    if (seq >= this.first || this.shared === undefined) return own;
    return [...this.shared.from(seq, Math.min(to, this.first)), ...own];
  }
}
