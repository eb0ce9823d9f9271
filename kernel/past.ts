import type { Answer, Reason } from './decision.ts';
import { PastNeeded } from './errors.ts';
import type { TableEvent } from './event.ts';
import { type AnswerInForce, type Given, History, type UndoState } from './history.ts';
import type { JournalRecord, ViewedJournal } from './journal.ts';
import type { Seat } from './layout.ts';
import { Log, type Logged } from './log.ts';
import { Records } from './records.ts';
import type { MatchSnapshot } from './snapshot.ts';

/** How a match came to stand as it does: its records, the answers in force, what was told, and who resigned. */
export class Past {
  private readonly records: Records;
  private readonly told: Log;
  private history = new History();
  /** How often the players agreed to go back. */
  private agreements = 0;
  /** In the order in which they did. */
  private gone: readonly Seat[] = [];

  private constructor(records: Records, told: Log) {
    this.records = records;
    this.told = told;
  }

  /** Nothing but the deal; or not even that, in the middle of a game. */
  static sinceDeal(dealt: readonly TableEvent[] = []): Past {
    return new Past(new Records(), new Log(dealt));
  }

  static sinceSnapshot({ seq, takebacks, resigned, last }: MatchSnapshot): Past {
    const past = new Past(new Records(seq), new Log());
    past.history = new History(seq, last);
    past.agreements = takebacks;
    past.gone = resigned;
    return past;
  }

  /** The same for a world that somebody imagines, with the records up to a number; nothing was told there. */
  imagined(records = this.seq): Past {
    const past = new Past(new Records(records, this.records), new Log());
    past.history = this.history.imagined();
    past.agreements = this.agreements;
    past.gone = this.gone;
    return past;
  }

  /** The same, had the last answer, and those given together with it, been these. `barred`: see `add`. */
  imaginedWith(given: readonly Given[], answers: readonly Answer[], barred: Reason | undefined): Past {
    const first = given[0]!.seq;
    const past = this.imagined(first);
    this.recordsFrom(first).forEach((record, i) => {
      const answer = answers[given.findIndex(({ seq }) => seq === first + i)];
      past.records.add(answer === undefined || !('answer' in record) ? record : { ...record, answer });
    });
    past.history.changeLast(answers, barred);
    return past;
  }

  // What happens

  /** An answer that the rules have not heard yet, as others are still missing; `mark`: what its seat alone is told of it. */
  seal(record: JournalRecord, given: Given, mark?: TableEvent): void {
    this.told.addFor(given.seat, this.seq, mark);
    this.records.add(record);
    this.history.add(given);
  }

  /** An answer and what came of it; `barred`: why its seat cannot take it back unless everybody agrees. */
  add(
    record: JournalRecord,
    given: Given,
    {
      events,
      barred,
      mark,
    }: {
      readonly events: readonly TableEvent[];
      readonly barred: Reason | undefined;
      readonly mark?: TableEvent | undefined;
    },
  ): void {
    this.told.addFor(given.seat, this.seq, mark);
    for (const event of events) this.told.add(this.seq, event);
    this.records.add(record);
    this.history.add(given, barred);
  }

  /** What was answered before can no longer be taken back. */
  resign(seat: Seat): void {
    this.told.add(this.seq, { type: 'resign', seat });
    this.records.add({ resign: seat });
    this.gone = [...this.gone, seat];
    this.history = new History();
  }

  /** Takes back an answer and everything since, and returns it; or throws a `Refusal` and changes nothing. */
  takeBack(seq: number, how: 'free' | 'agreed'): Given {
    const agreed = how === 'agreed';
    const given = agreed ? this.history.agreedTo(seq) : this.history.freeTo(seq);
    this.history.cutFrom(seq);
    this.records.add({ undo: seq, ...(agreed && { agreed }) });
    if (agreed) this.agreements++;
    this.told.cutFrom(seq);
    this.told.add(seq, { type: 'undo', seat: given.seat, ...(agreed && { params: { agreed: 'yes' } }) });
    return given;
  }

  // What has happened

  /** The number of the next record. */
  get seq(): number {
    return this.records.end;
  }

  /** Everything since the deal is known. */
  get isWhole(): boolean {
    return this.records.begin === 0;
  }

  get isImagined(): boolean {
    return this.records.isImagined;
  }

  get takebacks(): number {
    return this.agreements;
  }

  get resigned(): readonly Seat[] {
    return this.gone;
  }

  recordsFrom(seq: number): JournalRecord[] {
    return this.records.from(seq);
  }

  /** What the records from a number on brought about, as far as a viewer is told. */
  toldFrom(seq: number, viewer: Seat): readonly Logged[] {
    if (seq < this.records.begin) throw new PastNeeded();
    return this.told.from(seq).filter(({ only = viewer }) => only === viewer);
  }

  /** All records, for one viewer: its own answers, and that others answered. */
  recordsFor(viewer: Seat): ViewedJournal['records'] {
    return this.records.from(0).map((record) => {
      if (!('answer' in record)) return record;
      return record.seat === viewer ? { seat: record.seat, answer: record.answer } : { seat: record.seat };
    });
  }

  // Taking back

  /** Nothing can be taken back unless everybody agrees. */
  get isBarred(): boolean {
    return this.history.isBarred;
  }

  undoState(seat: Seat): UndoState {
    return this.history.undoState(seat);
  }

  /** The number of a seat's last answer in force, or a `Refusal`. */
  lastSeqOf(seat: Seat): number {
    return this.history.lastOf(seat).seq;
  }

  /** A seat's last answer, if it can take it back without asking anybody, or a `Refusal`. */
  freeTo(seat: Seat): Given {
    return this.history.freeTo(this.lastSeqOf(seat));
  }

  /** The last answer of each seat. */
  latest(seats: number): (AnswerInForce | null)[] {
    return this.history.latest(seats);
  }

  /** Others whose answers would be taken back together with the last one of a seat. */
  takenBackWith(seat: Seat): readonly Seat[] {
    const since = this.history.lastSeq(seat);
    const records = since === undefined ? [] : this.recordsFrom(since);
    const seats = records.flatMap((record) =>
      'answer' in record && record.seat !== seat ? [record.seat] : [],
    );
    return [...new Set(seats)];
  }

  /** The last record if it is an answer, and those that were given together with it; otherwise nothing. */
  get lastGiven(): readonly Given[] {
    const { last } = this.records;
    return last !== undefined && 'answer' in last ? this.history.lastTogether : [];
  }
}
