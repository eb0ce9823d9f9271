import { type Chance, type ChanceSpec, commitmentOf, makeChance } from './chance.ts';
import {
  type Answer,
  answerOf,
  type Decision,
  decisionOf,
  type OptionRef,
  optionId,
  promptOf,
  type Reason,
  refsOf,
  valuesOf,
} from './decision.ts';
import { refuse } from './errors.ts';
import { type TableEvent, type ViewedEvent, viewEvent } from './event.ts';
import type { Game, Json, Options, Outcome } from './game.ts';
import { barredBy, type Given, History, type UndoState } from './history.ts';
import type { Journal, JournalRecord, ViewedJournal } from './journal.ts';
import type { Seat } from './layout.ts';
import type { Message } from './message.ts';
import { parsePosition } from './notation.ts';
import { runTo } from './playout.ts';
import { hashCells, makeTable, type Position, stateToData, tableAt } from './position.ts';
import type { Question } from './question.ts';
import type { Sampler } from './resample.ts';
import { originAt, Run } from './run.ts';
import type { Policy, Table } from './table.ts';

/** An event and the number of the answer that brought it about. */
interface Logged {
  readonly seq: number;
  readonly event: TableEvent;
}

export interface MatchSetup {
  readonly seats: number;
  readonly options: Options;
  readonly chance: ChanceSpec;
}

/** A game being played: it asks, takes answers, tells each viewer what it may know, and writes the journal. */
export class Match {
  readonly game: Game;
  readonly table: Table;
  private readonly run: Run;
  private readonly setup: MatchSetup;
  private start: Journal['start'];
  /** Answers to a question put to several seats at once, until the last one is in. */
  private sealed: readonly (readonly number[] | null)[] = [];
  private records: JournalRecord[] = [];
  private history = new History();
  private logged: Logged[] = [];
  /** How many entries of the log tell of the deal, which nobody takes back. */
  private dealt = 0;

  private constructor(run: Run, setup: MatchSetup) {
    this.game = run.game;
    this.table = run.table;
    this.run = run;
    this.setup = setup;
  }

  /** Deals a new game. The options must be complete; see `completeOptions`. `chance` may be a script for tests. */
  static deal(game: Game, setup: MatchSetup, chance: Chance = makeChance(setup.chance)): Match {
    const table = makeTable(game, setup.seats, setup.options, chance);
    chance.start(table.cells);
    table.live = true;
    game.setup(table);
    const dealt = table.events.map((event) => ({ seq: 0, event }));
    const match = new Match(new Run(game, table, originAt(table)), setup);
    match.run.run();
    match.logged = dealt;
    match.dealt = dealt.length;
    return match;
  }

  /** Goes on from a position. `chance` may be a script for tests. */
  static resume(game: Game, position: Position, chance?: Chance): Match {
    const table = tableAt(game, position);
    if (chance !== undefined) table.chance = chance;
    const { seats, options, answers, overlays = [] } = position;
    const run = new Run(game, table, { ...originAt(table), answers, overlays });
    const match = new Match(run, { seats, options, chance: position.chance });
    match.sealed = position.sealed ?? [];
    run.run();
    return match;
  }

  /** Sets up a table as a document says (docs/position.md); throws a `BadDocument` with every problem. */
  static setUp(game: Game, document: unknown): Match {
    const match = Match.resume(game, parsePosition(game, document));
    match.start = document as Journal['start'];
    return match;
  }

  /** Plays a recorded game again, up to and including record `to`. Throws a `Refusal` where it does not fit. */
  static replay(game: Game, journal: Journal, to = journal.records.length): Match {
    const match = journal.start === undefined ? Match.deal(game, journal) : Match.setUp(game, journal.start);
    for (const record of journal.records.slice(0, to)) match.repeat(record);
    return match;
  }

  /** Does what a record of a journal says, or throws a `Refusal` and changes nothing. */
  repeat(record: JournalRecord): void {
    if ('undo' in record) this.takeBack(record.undo, record.agreed ? 'agreed' : 'free');
    else this.answer(record.seat, record.answer, record.by === undefined ? {} : { by: record.by });
  }

  // Asking and answering

  /** Number of records so far; an answer may name it to make sure that nothing has happened in between. */
  get seq(): number {
    return this.records.length;
  }

  get isOver(): boolean {
    return this.run.isOver;
  }

  get outcome(): Outcome | undefined {
    return this.isOver ? this.game.outcome(this.table) : undefined;
  }

  /** Seats that the table is waiting for. */
  get waitingFor(): readonly Seat[] {
    return this.table.pending.filter((_, i) => this.sealed[i] == null).map((question) => question.seat);
  }

  /** What is asked now; of one seat, or of all. */
  decisions(seat?: Seat): Decision[] {
    return this.table.pending
      .filter((question) => seat === undefined || question.seat === seat)
      .map((question) => decisionOf(this.game, this.table, question));
  }

  /** Carries out an answer, or throws a `Refusal` and changes nothing. Returns what happened. */
  answer(
    seat: Seat,
    answer: Answer,
    meta: { expectedSeq?: number; by?: string } = {},
  ): readonly TableEvent[] {
    if (meta.expectedSeq !== undefined && meta.expectedSeq !== this.seq) {
      throw refuse('stale-answer', { expected: meta.expectedSeq, current: this.seq });
    }
    const question = this.questionTo(seat);
    const values = valuesOf(this.game, this.table, question, answer);
    const { current: before } = this.run;
    const given = {
      seq: this.seq,
      seat,
      prompt: promptOf(question),
      ...(question.source !== undefined && { source: question.source }),
      answer,
      before,
      sealed: this.sealed,
    };
    const record = { seat, answer, ...(meta.by !== undefined && { by: meta.by }) };
    const sealed = this.table.pending.map((other, i) =>
      other === question ? values : (this.sealed[i] ?? null),
    );
    const answers = sealed.filter((one) => one !== null);
    if (answers.length < sealed.length) {
      this.records.push(record);
      this.sealed = sealed;
      this.history.add(given);
      return [];
    }
    this.accept([...before.answers, ...answers], record);
    this.sealed = [];
    this.history.add(given, this.barOf(given));
    return this.run.events;
  }

  /** What a policy would answer for a seat here. Changes nothing. */
  answerBy(seat: Seat, policy: Policy): Answer {
    const question = this.questionTo(seat);
    question.chosenCount = 0;
    policy.answer(this.table, question);
    return answerOf(this.game, this.table, question, question.chosen.slice(0, question.chosenCount));
  }

  private questionTo(seat: Seat): Question {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.setup.seats)
      throw refuse('no-such-seat', { seat });
    const question = this.table.pending.find((pending) => pending.seat === seat);
    if (question === undefined) throw refuse(this.isOver ? 'game-over' : 'not-your-decision', { seat });
    return question;
  }

  private accept(answers: readonly (readonly number[])[], record: JournalRecord): void {
    this.run.goOn(answers);
    const { current } = this.run;
    const stepEnded = current.answers !== answers;
    for (const event of this.run.events) this.logged.push({ seq: this.seq, event });
    this.records.push(stepEnded ? { ...record, hash: hashCells(current.checkpoint) } : record);
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
    return this.history.undoState(seat);
  }

  /** What a seat would take back, or a `Refusal` that says why it cannot. */
  undoable(seat: Seat): { readonly prompt: Message; readonly answer: Answer } {
    const { prompt, answer } = this.history.freeTo(this.history.lastOf(seat).seq);
    return { prompt, answer };
  }

  /** Takes back the last answer of a seat, if nothing has become known since. */
  undo(seat: Seat): void {
    this.takeBack(this.history.lastOf(seat).seq, 'free');
  }

  /**
   * Takes back the last answer of a seat that is still in force, and everything since: others' answers, draws,
   * even the end of the game. For when everybody at the table has agreed; nobody forgets what they have seen, but
   * the same answers lead to the same cards again.
   */
  takeBackAgreed(seat: Seat): void {
    this.takeBack(this.history.lastOf(seat).seq, 'agreed');
  }

  /** How often the players agreed to go back. Never sinks: what they saw on the way cannot be taken back. */
  get takebacks(): number {
    return this.records.filter((record) => 'undo' in record && record.agreed).length;
  }

  private takeBack(seq: number, how: 'free' | 'agreed'): void {
    const agreed = how === 'agreed';
    const { seat, before, sealed } = agreed ? this.history.agreedTo(seq) : this.history.freeTo(seq);
    this.history.cutFrom(seq);
    this.run.goBack(before);
    this.sealed = sealed;
    this.records.push({ undo: seq, ...(agreed && { agreed }) });
    this.logged = this.logged.filter((logged, i) => i < this.dealt || logged.seq < seq);
    this.logged.push({
      seq,
      event: { type: 'undo', seat, ...(agreed && { params: { agreed: 'yes' } }) },
    });
  }

  // Telling

  view(viewer: Seat): Json {
    return this.game.view(this.table, viewer);
  }

  see(events: readonly TableEvent[], viewer: Seat): ViewedEvent[] {
    return events.map((event) => viewEvent(this.table.layout, event, viewer));
  }

  /** What has been told since the last answer. */
  news(viewer: Seat): ViewedEvent[] {
    return this.see(this.run.events, viewer);
  }

  /** Everything that happened, as one viewer saw it, with the number of the answer that brought it about. */
  log(viewer: Seat): { readonly seq: number; readonly event: ViewedEvent }[] {
    return this.logged.map(({ seq, event }) => ({ seq, event: viewEvent(this.table.layout, event, viewer) }));
  }

  /** The whole truth, for whoever may know it: the server, and everyone after the end. */
  journal(): Journal {
    const { seats, options, chance } = this.setup;
    return {
      format: 'zunft-journal',
      version: 1,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      seats,
      options,
      chance,
      ...(this.start !== undefined && { start: this.start }),
      records: this.records,
    };
  }

  journalFor(viewer: Seat): ViewedJournal {
    return {
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      seats: this.setup.seats,
      options: this.setup.options,
      commitment: commitmentOf(this.setup.chance.seed),
      records: this.records.map((record) => {
        if ('undo' in record) return record;
        return record.seat === viewer ? { seat: record.seat, answer: record.answer } : { seat: record.seat };
      }),
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
      seats: this.setup.seats,
      options: this.setup.options,
      chance: chance.spec,
      state: stateToData(this.table, checkpoint),
      answers,
      ...(this.sealed.length > 0 && { sealed: this.sealed }),
      ...(overlays.length > 0 && { overlays }),
    };
  }

  /** The table as it was when the current step began. */
  stepStart(): Table {
    return tableAt(this.game, this.position());
  }

  /** What was answered since then, in words. */
  answersOfStep(): readonly Answer[] {
    const { answers, overlays } = this.run.current;
    return answers.map((values, i) => {
      const t = this.stepStart();
      t.begin(answers.slice(0, i), overlays);
      return answerOf(this.game, t, runTo(this.game, t)[0]!, values);
    });
  }

  /** The options that a seat has picked since then: cards may move only after the last pick. */
  picksOfStep(seat: Seat): readonly OptionRef[] {
    const { answers, overlays } = this.run.current;
    return answers.flatMap((values, i) => {
      const t = this.stepStart();
      t.begin(answers.slice(0, i), overlays);
      const question = runTo(this.game, t)[0]!;
      return question.seat === seat ? refsOf(this.game, t, question, values) : [];
    });
  }

  // Other worlds

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
    const match = this.in(world.run);
    const last = this.records.at(-1);
    const given = this.history.last;
    const values = this.run.lastAnswer;
    const alone = this.sealed.length === 0 && given?.sealed.length === 0;
    if (last === undefined || 'undo' in last || !alone || values === undefined) return match;
    // The same cards in the same places have other names there, and taking the answer back may be another matter.
    const named = values.map((value) => optionId(this.game, value, world.faces));
    const answer = Array.isArray(last.answer) ? named : last.answer;
    match.records[match.records.length - 1] = { ...last, answer };
    match.history.changeLast(answer, match.barOf(given));
    return match;
  }

  private in(world: Run): Match {
    const match = new Match(world, this.setup);
    match.start = this.start;
    match.sealed = this.sealed;
    match.records = [...this.records];
    match.history = this.history.imagined();
    return match;
  }
}
