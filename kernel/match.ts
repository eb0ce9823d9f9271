import { type Chance, type ChanceSpec, commitmentOf, makeChance } from './chance.ts';
import {
  type Answer,
  answerOf,
  type Decision,
  decisionOf,
  optionId,
  promptOf,
  valuesOf,
} from './decision.ts';
import { refuse } from './errors.ts';
import { type TableEvent, type ViewedEvent, viewEvent } from './event.ts';
import type { Game, Json, Options, Outcome } from './game.ts';
import type { Journal, JournalRecord, ViewedJournal } from './journal.ts';
import type { Seat } from './layout.ts';
import type { Message } from './message.ts';
import { parsePosition } from './notation.ts';
import { runTo } from './playout.ts';
import { hashCells, makeTable, type Position, stateToData, tableAt } from './position.ts';
import type { Question } from './question.ts';
import type { Sampler } from './resample.ts';
import { type Origin, originAt, Run } from './run.ts';
import type { Policy, Table } from './table.ts';

/** One answer that might be taken back. */
interface Taken {
  readonly seq: number;
  readonly seat: Seat;
  readonly before: Origin;
  readonly prompt: Message;
  readonly answer: Answer;
  /** Why it cannot be taken back any more. */
  blocked: 'undo-chance-used' | 'undo-learned' | undefined;
}

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
  private sealed: (readonly number[] | null)[] = [];
  private records: JournalRecord[] = [];
  private taken: Taken[] = [];
  private logged: Logged[] = [];

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
    return match;
  }

  /** Goes on from a position. `chance` may be a script for tests. */
  static resume(game: Game, position: Position, chance?: Chance): Match {
    const table = tableAt(game, position);
    if (chance !== undefined) table.chance = chance;
    const { seats, options, answers, overlays = [] } = position;
    const run = new Run(game, table, { ...originAt(table), answers, overlays });
    const match = new Match(run, { seats, options, chance: position.chance });
    match.sealed = [...(position.sealed ?? [])];
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
    for (const record of journal.records.slice(0, to)) {
      if ('undo' in record) match.takeBack(record.undo);
      else match.answer(record.seat, record.answer, record.by === undefined ? {} : { by: record.by });
    }
    return match;
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
    const record = { seat, answer, ...(meta.by !== undefined && { by: meta.by }) };
    if (this.table.pending.length > 1) return this.seal(question, values, record);
    const before = this.run.current;
    this.accept([...before.answers, values], record);
    this.remember({
      seq: this.seq - 1,
      seat,
      before,
      prompt: promptOf(question),
      answer,
      blocked: undefined,
    });
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

  private seal(question: Question, values: readonly number[], record: JournalRecord): readonly TableEvent[] {
    const { pending } = this.table;
    this.sealed = pending.map((other, i) => (other === question ? values : (this.sealed[i] ?? null)));
    this.taken = [];
    if (this.sealed.includes(null)) {
      this.records.push(record);
      return [];
    }
    const answers = [...this.run.current.answers, ...this.sealed.map((sealed) => sealed!)];
    this.sealed = [];
    this.accept(answers, record);
    return this.run.events;
  }

  private accept(answers: readonly (readonly number[])[], record: JournalRecord): void {
    this.run.goOn(answers);
    const { current } = this.run;
    const stepEnded = current.answers !== answers;
    for (const event of this.run.events) this.logged.push({ seq: this.seq, event });
    this.records.push(stepEnded ? { ...record, hash: hashCells(current.checkpoint) } : record);
  }

  // Taking back

  /** Keeps what might be taken back: nothing beyond an answer that cannot be, or another seat's. */
  private remember(taken: Taken): void {
    taken.blocked = this.undoBlock(taken.seat);
    if (taken.blocked !== undefined || this.taken.at(-1)?.seat !== taken.seat) this.taken = [];
    this.taken.push(taken);
  }

  private undoBlock(seat: Seat): Taken['blocked'] {
    if (this.run.drew) return 'undo-chance-used';
    return (this.run.learned & (1 << seat)) !== 0 ? 'undo-learned' : undefined;
  }

  /** What a seat would take back, or a `Refusal` that says why it cannot. */
  undoable(seat: Seat): { readonly prompt: Message; readonly answer: Answer } {
    const last = this.taken.at(-1);
    if (last === undefined) throw refuse('nothing-to-undo');
    if (last.seat !== seat) throw refuse('undo-other-answered', { seat: last.seat });
    if (last.blocked !== undefined) throw refuse(last.blocked);
    return { prompt: last.prompt, answer: last.answer };
  }

  /** Takes back the last answer of a seat, if nothing has become known since. */
  undo(seat: Seat): void {
    this.undoable(seat);
    this.takeBack(this.taken.at(-1)!.seq);
  }

  /** Takes back everything from a record on, as a journal says. Players use `undo`. */
  takeBack(seq: number): void {
    const index = this.taken.findIndex((taken) => taken.seq === seq);
    const taken = this.taken[index];
    if (taken === undefined) throw refuse('nothing-to-undo');
    if (taken.blocked !== undefined) throw refuse(taken.blocked);
    this.taken.length = index;
    this.sealed = [];
    this.run.goBack(taken.before);
    this.records.push({ undo: seq });
    this.logged = this.logged.filter((logged) => logged.seq < seq);
    this.logged.push({ seq, event: { type: 'undo', seat: taken.seat } });
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
    const values = this.run.lastAnswer;
    if (last !== undefined && values !== undefined && !('undo' in last) && Array.isArray(last.answer)) {
      // The same cards in the same places have other names there.
      const answer = values.map((value) => optionId(this.game, value, world.faces));
      match.records[match.records.length - 1] = { ...last, answer };
    }
    return match;
  }

  private in(world: Run): Match {
    const match = new Match(world, this.setup);
    match.start = this.start;
    match.sealed = [...this.sealed];
    match.records = [...this.records];
    match.taken = this.taken.map((taken) => ({ ...taken }));
    return match;
  }
}
