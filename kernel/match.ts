import { type Asked, awaitedSeats, nothingAsked, optionalSeats, type Sealed, withAnswer } from './asked.ts';
import { markOf } from './by-itself.ts';
import { type Chance, commitmentOf, makeChance, type SeedParts } from './chance.ts';
import {
  type Answer,
  answerBy,
  answerOf,
  type Decision,
  decisionOf,
  type OptionRef,
  optionId,
  promptOf,
  type Reason,
  refsOf,
  valuesOf,
  type Window,
  windowOf,
} from './decision.ts';
import { PastNeeded, refuse } from './errors.ts';
import { type TableEvent, type ViewedEvent, viewEvent } from './event.ts';
import type { Game, Json, Outcome } from './game.ts';
import { barredBy, type Given, type UndoState } from './history.ts';
import {
  headOf,
  type Journal,
  type JournalHead,
  type JournalRecord,
  type MatchSetup,
  type ViewedJournal,
} from './journal.ts';
import type { Seat } from './layout.ts';
import type { Message } from './message.ts';
import { parsePosition } from './notation.ts';
import { Past } from './past.ts';
import { hashCells, makeTable, type Position, stateToData, tableAt } from './position.ts';
import type { Question } from './question.ts';
import type { Sampler } from './resample.ts';
import { withResigned } from './resignation.ts';
import { originAt, Run } from './run.ts';
import { Situation } from './situation.ts';
import { type MatchSnapshot, numberingOf } from './snapshot.ts';
import { type Answered, answeredIn, type StepAnswer, stepAnswerOf } from './step.ts';
import type { Policy, Table } from './table.ts';

/** A game being played: it asks, takes answers, tells each viewer what it may know, and writes the journal. */
export class Match {
  readonly game: Game;
  readonly table: Table;
  /** The journal without its records. Secret while the game runs. */
  readonly head: JournalHead;
  private readonly run: Run;
  /** Answers to a question put to several seats at once, until the last one is in. */
  private sealed: Sealed = [];
  private past = Past.sinceDeal();
  /** Of snapshots; found out once, as it takes longer than the rest of one. */
  private numbering: string | undefined;

  private constructor(run: Run, head: JournalHead) {
    this.game = run.game;
    this.table = run.table;
    this.head = head;
    this.run = run;
  }

  /** Deals a new game. The options must be complete; see `completeOptions`. `chance` may be a script for tests. */
  static deal(game: Game, setup: MatchSetup, chance: Chance = makeChance(setup.chance)): Match {
    const table = makeTable(game, setup.seats, setup.options, chance);
    chance.start(table.cells);
    table.live = true;
    game.setup(table);
    const match = new Match(new Run(game, table, originAt(table)), headOf(game, setup));
    match.past = Past.sinceDeal(table.events);
    match.run.run();
    return match;
  }

  /** Goes on from a position. `chance` may be a script for tests. */
  static resume(game: Game, position: Position, chance?: Chance): Match {
    return Match.at(game, position, headOf(game, position), chance);
  }

  private static at(game: Game, position: Position, head: JournalHead, chance?: Chance): Match {
    const table = tableAt(game, position);
    if (chance !== undefined) table.chance = chance;
    const { answers, overlays = [], sealed = [] } = position;
    const match = new Match(new Run(game, table, { ...originAt(table), answers, overlays }), head);
    match.sealed = sealed;
    match.run.run();
    return match;
  }

  /** Sets up a table as a document says (docs/position.md); throws a `BadDocument` with every problem. */
  static setUp(game: Game, document: unknown, deal?: SeedParts): Match {
    const position = parsePosition(game, document);
    const { seats, options, chance } = position;
    const setup = { seats, options, chance, ...(deal !== undefined && { deal }) };
    return Match.at(game, position, headOf(game, setup, document as Journal['start']));
  }

  /** Plays a recorded game again, up to and including record `to`. Throws a `Refusal` where it does not fit. */
  static replay(game: Game, journal: Journal, to = journal.records.length): Match {
    const { start, deal } = journal;
    const match = start === undefined ? Match.deal(game, journal) : Match.setUp(game, start, deal);
    for (const record of journal.records.slice(0, to)) match.repeat(record);
    return match;
  }

  /**
   * Goes on from a snapshot with the records since, just as the whole game would. Throws a `PastNeeded` if they go
   * back beyond it, or if the numbers in it no longer mean what they did.
   */
  static fromSnapshot(
    game: Game,
    head: JournalHead,
    snapshot: MatchSnapshot,
    records: readonly JournalRecord[],
  ): Match {
    const { position, numbering } = snapshot;
    if (numbering !== numberingOf(game, position)) throw new PastNeeded();
    const match = Match.at(game, position, headOf(game, head, head.start));
    match.numbering = numbering;
    // It has been told already, and with it what the snapshot does not know: how the last step ended.
    match.run.events = [];
    match.past = Past.sinceSnapshot(snapshot);
    for (const record of records) match.repeat(record);
    return match;
  }

  /** Does what a record of a journal says, or throws a `Refusal` and changes nothing. */
  repeat(record: JournalRecord): void {
    if ('undo' in record) this.takeBack(record.undo, record.agreed ? 'agreed' : 'free');
    else if ('resign' in record) this.resign(record.resign);
    else this.answer(record.seat, record.answer, record.by === undefined ? {} : { by: record.by });
  }

  // Asking and answering

  /** Number of records so far; an answer may name it to make sure that nothing has happened in between. */
  get seq(): number {
    return this.past.seq;
  }

  get isOver(): boolean {
    const { length: resigned } = this.resigned;
    return this.run.isOver || (resigned > 0 && resigned >= this.head.seats - 1);
  }

  get outcome(): Outcome | undefined {
    return this.isOver ? withResigned(this.game.outcome(this.table), this.resigned) : undefined;
  }

  private get asked(): Asked {
    return this.isOver ? nothingAsked : this.table.pending;
  }

  /** Seats that the table is waiting for. */
  get waitingFor(): readonly Seat[] {
    return awaitedSeats(this.asked, this.sealed);
  }

  /** Seats that are asked, too, but need not answer: the table does not wait for them. */
  get mayAnswer(): readonly Seat[] {
    return optionalSeats(this.asked);
  }

  /** Who answers next where nobody has to be waited for: as in a play-out, those who need not are asked first. */
  get nextToAnswer(): Seat | undefined {
    return this.mayAnswer[0] ?? this.waitingFor[0];
  }

  /** What is asked now; of one seat, or of all. */
  decisions(seat?: Seat): Decision[] {
    return this.asked.questions
      .filter((question) => seat === undefined || question.seat === seat)
      .map((question) => decisionOf(this.game, this.table, question));
  }

  /** The window that a seat is asked at, if it is one. */
  window(seat: Seat): Window | undefined {
    const question = this.asked.questions.find((asked) => asked.seat === seat);
    return question && windowOf(this.game, this.table, question);
  }

  /** Carries out an answer, or throws a `Refusal` and changes nothing. Returns what happened. */
  answer(seat: Seat, given: Answer, meta: { expectedSeq?: number; by?: string } = {}): readonly TableEvent[] {
    if (meta.expectedSeq !== undefined && !this.isCurrent(meta.expectedSeq, seat)) {
      throw refuse('stale-answer', { expected: meta.expectedSeq, current: this.seq });
    }
    const question = this.questionTo(seat);
    const values = valuesOf(this.game, this.table, question, given);
    const answer = answerOf(this.game, this.table, question, values);
    const { current: before } = this.run;
    const entry = {
      seq: this.seq,
      seat,
      prompt: promptOf(question),
      ...(question.source !== undefined && { source: question.source }),
      answer,
      values,
      before,
      sealed: this.sealed,
    };
    const record = { seat, answer, ...(meta.by !== undefined && { by: meta.by }) };
    const mark = markOf(this.game, this.table, question, values, meta.by);
    const next = withAnswer(this.asked, this.sealed, question, values);
    if ('sealed' in next) {
      this.past.seal(record, entry, mark);
      this.sealed = next.sealed;
      return [];
    }
    const hash = this.goOn([...before.answers, ...next.heard]);
    const { events } = this.run;
    this.past.add({ ...record, ...hash }, entry, { events, barred: this.barOf(entry), mark });
    this.sealed = [];
    return events;
  }

  /** What a seat knew then still holds: nothing has happened but that others who are asked with it have answered. */
  isCurrent(seq: number, seat: Seat): boolean {
    const passed = this.seq - seq;
    if (passed === 0) return true;
    const sealed = this.sealed.filter((one) => one !== null).length;
    return (
      passed > 0 &&
      passed <= sealed &&
      this.recordsFrom(seq).every((record) => 'answer' in record && record.seat !== seat)
    );
  }

  /** What a policy would answer for a seat here. Changes nothing. */
  answerBy(seat: Seat, policy: Policy): Answer {
    return answerBy(this.game, this.table, this.questionTo(seat), policy);
  }

  private questionTo(seat: Seat): Question {
    this.checkSeat(seat);
    const question = this.asked.questions.find((asked) => asked.seat === seat);
    if (question === undefined) throw refuse(this.isOver ? 'game-over' : 'not-your-decision', { seat });
    return question;
  }

  private checkSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.head.seats)
      throw refuse('no-such-seat', { seat });
  }

  /** Carries out answers of the current step; returns the fingerprint of the table if it has ended. */
  private goOn(answers: readonly (readonly number[])[]): { readonly hash?: string } {
    this.run.goOn(answers);
    const { current } = this.run;
    return current.answers === answers ? {} : { hash: hashCells(current.checkpoint) };
  }

  // Resigning

  /** Seats that have resigned, the first one first. They are still asked: somebody else may answer for them. */
  get resigned(): readonly Seat[] {
    return this.past.resigned;
  }

  /**
   * A seat gives up for good; when only one other is left, the game is over. What was answered before can no longer
   * be taken back, not even by agreement.
   */
  resign(seat: Seat): void {
    this.checkSeat(seat);
    if (this.isOver) throw refuse('game-over', { seat });
    if (this.resigned.includes(seat)) throw refuse('already-resigned', { seat });
    this.past.resign(seat);
  }

  // Taking back

  /** Why an answer that has just been carried out is not its seat's alone to take back. */
  private barOf({ seat, sealed }: Pick<Given, 'seat' | 'sealed'>): Reason | undefined {
    if (this.run.drew) return barredBy('undo-chance-used');
    const othersRevealed = sealed.length > 0;
    const learned = (this.run.learned & (1 << seat)) !== 0;
    return othersRevealed || learned ? barredBy('undo-learned') : undefined;
  }

  /** What taking back would mean for a seat now. Tells it nothing but its own last answer. */
  undoState(seat: Seat): UndoState {
    return this.past.undoState(seat);
  }

  /** What a seat would take back, or a `Refusal` that says why it cannot. */
  undoable(seat: Seat): { readonly prompt: Message; readonly answer: Answer } {
    const { prompt, answer } = this.past.freeTo(seat);
    return { prompt, answer };
  }

  /** Takes back the last answer of a seat, if nothing has become known since. */
  undo(seat: Seat): void {
    this.takeBack(this.past.lastSeqOf(seat), 'free');
  }

  /**
   * Takes back the last answer of a seat that is still in force, and everything since: others' answers, draws,
   * even the end of the game. For when everybody at the table has agreed; nobody forgets what they have seen, but
   * the same answers lead to the same cards again.
   */
  takeBackAgreed(seat: Seat): void {
    this.takeBack(this.past.lastSeqOf(seat), 'agreed');
  }

  /** Others whose answers would be taken back together with the last one of a seat. */
  takenBackWith(seat: Seat): readonly Seat[] {
    return this.past.takenBackWith(seat);
  }

  /** What the last answer of a seat that is still in force brought about, as everybody saw it. */
  broughtAbout(seat: Seat): readonly ViewedEvent[] {
    const last = this.past.lastSeqOf(seat);
    return this.log(this.head.seats, last).flatMap(({ seq, event }) => (seq === last ? [event] : []));
  }

  /** How often the players agreed to go back. Never sinks: what they saw on the way cannot be taken back. */
  get takebacks(): number {
    return this.past.takebacks;
  }

  private takeBack(seq: number, how: 'free' | 'agreed'): void {
    const { before, sealed } = this.past.takeBack(seq, how);
    this.run.goBack(before);
    this.sealed = sealed;
  }

  // Telling

  view(viewer: Seat): Json {
    return this.game.view(this.table, viewer);
  }

  see(events: readonly TableEvent[], viewer: Seat): ViewedEvent[] {
    return events.map((event) => viewEvent(this.table.layout, event, viewer));
  }

  /**
   * What has been told since the last answer. Nothing happens while others are still to answer, and nothing is new
   * at a snapshot.
   */
  news(viewer: Seat): ViewedEvent[] {
    return this.sealed.length > 0 ? [] : this.see(this.run.events, viewer);
  }

  /** What the records from a number on brought about, as one viewer saw it, each with the number of its record. */
  log(viewer: Seat, from = 0): { readonly seq: number; readonly event: ViewedEvent }[] {
    return this.past
      .toldFrom(from, viewer)
      .map(({ seq, event }) => ({ seq, event: viewEvent(this.table.layout, event, viewer) }));
  }

  /** Everything since the deal is known. If not, what needs it throws a `PastNeeded`. */
  get isWhole(): boolean {
    return this.past.isWhole;
  }

  /** The whole truth, for whoever may know it: the server, and everyone after the end. */
  journal(): Journal {
    return { ...this.head, records: this.past.recordsFrom(0) };
  }

  /** The end of the journal, from a record on. */
  recordsFrom(seq: number): readonly JournalRecord[] {
    return this.past.recordsFrom(seq);
  }

  journalFor(viewer: Seat): ViewedJournal {
    const { game, rulesVersion, seats, options, chance, deal } = this.head;
    return {
      game,
      rulesVersion,
      seats,
      options,
      commitment: commitmentOf(deal?.secret ?? chance.seed),
      records: this.past.recordsFor(viewer),
    };
  }

  /** The fingerprint of the table at this moment. Secret while the game runs. */
  hash(): string {
    return hashCells(this.table.cells);
  }

  // Positions

  position(): Position {
    const { checkpoint, answers, overlays, chance } = this.run.current;
    return {
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      seats: this.head.seats,
      options: this.head.options,
      chance: chance.spec,
      state: stateToData(this.table, checkpoint),
      answers,
      ...(this.sealed.length > 0 && { sealed: this.sealed }),
      ...(overlays.length > 0 && { overlays }),
    };
  }

  /**
   * A place to go on from without the past. There is one wherever a step has just begun and nothing can be taken
   * back without an agreement. Secret: see `MatchSnapshot`.
   */
  snapshot(): MatchSnapshot | undefined {
    const stepBegins = this.run.current.answers.length === 0 && this.sealed.length === 0;
    if (!stepBegins || !this.past.isBarred || this.isOver) return undefined;
    if (this.seq === 0 || this.past.isImagined) return undefined;
    this.numbering ??= numberingOf(this.game, this.head);
    return {
      seq: this.seq,
      position: this.position(),
      takebacks: this.takebacks,
      resigned: this.resigned,
      last: this.past.latest(this.head.seats),
      numbering: this.numbering,
    };
  }

  /** The table as it was when the current step began. */
  stepStart(): Table {
    return tableAt(this.game, this.position());
  }

  /** What was answered since then, in words. */
  answersOfStep(): readonly StepAnswer[] {
    return this.answeredInStep().map((answered) => stepAnswerOf(this.game, answered));
  }

  /** The options that a seat has picked since then: cards may move only after the last pick. */
  picksOfStep(seat: Seat): readonly OptionRef[] {
    return this.answeredInStep().flatMap(({ t, question, values }) =>
      question.seat === seat ? refsOf(this.game, t, question, values) : [],
    );
  }

  private answeredInStep(): Answered[] {
    return this.run.current.answers.length === 0 ? [] : answeredIn(this.game, this.position());
  }

  // Other worlds

  /** What a seat that is asked has to go on, seen in a world drawn by the seed; for bots. */
  situation(seat: Seat, seed: string): Situation {
    const world = this.resample(seat, seed);
    return new Situation(this.game, world.table, world.questionTo(seat), world.run.current);
  }

  /** Draws worlds that a viewer cannot tell from this one; for bots. */
  sampler(viewer: Seat): Sampler {
    return this.run.sampler(viewer);
  }

  /** The same table in a world that the viewer cannot tell from this one, with a future of its own. */
  resample(viewer: Seat, seed: string): Match {
    return this.in(this.run.resample(viewer, seed));
  }

  /** This table, had the cards that the viewer cannot know been others since the last answer; see `Run.alternative`. */
  alternative(viewer: Seat, seed: string): Match | undefined {
    const world = this.run.alternative(viewer, seed);
    if (world === undefined) return undefined;
    const given = this.past.lastGiven;
    if (given.length === 0) return this.in(world.run);
    // The same cards in the same places have other names there, and taking the answer back may be another matter.
    const answers = given.map(({ answer, values }) =>
      Array.isArray(answer) ? values.map((value) => optionId(this.game, value, world.faces)) : answer,
    );
    const match = this.in(world.run);
    const isHeard = this.sealed.length === 0;
    match.past = this.past.imaginedWith(given, answers, isHeard ? match.barOf(given.at(-1)!) : undefined);
    return match;
  }

  /** The match in another world, with the records of this one. */
  private in(world: Run): Match {
    const match = new Match(world, this.head);
    match.sealed = this.sealed;
    match.past = this.past.imagined();
    return match;
  }
}
