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
import { RuleDefect, refuse } from './errors.ts';
import { type TableEvent, type ViewedEvent, viewEvent } from './event.ts';
import type { Game, Json, Options, Outcome } from './game.ts';
import type { Journal, JournalRecord, ViewedJournal } from './journal.ts';
import type { Seat } from './layout.ts';
import type { Message } from './message.ts';
import { runTo } from './playout.ts';
import { hashCells, makeTable, type Position, stateToData, tableAt } from './position.ts';
import type { Question } from './question.ts';
import { Sampler } from './resample.ts';
import { type Overlay, type Policy, suspended, type Table } from './table.ts';

/** Where a run starts: the table before a step, and what has been answered since. */
interface Origin {
  readonly checkpoint: Int32Array;
  readonly answers: readonly (readonly number[])[];
  readonly overlays: readonly Overlay[];
  readonly chance: Chance;
}

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

/** What happened between the last answer and the question that is open now. */
interface Segment {
  readonly events: TableEvent[];
  readonly disclosed: number[];
  /** Who knew each card when the answer was given or has been shown it since. */
  seen: Int32Array | undefined;
  learned: number;
  drew: boolean;
}

const newSegment = (): Segment => ({ events: [], disclosed: [], seen: undefined, learned: 0, drew: false });

/** How often a world that contradicts a disclosed fact is drawn again. */
const resampleTries = 64;

export interface MatchSetup {
  readonly seats: number;
  readonly options: Options;
  readonly chance: ChanceSpec;
}

/** A game being played: it asks, takes answers, tells each viewer what it may know, and writes the journal. */
export class Match {
  readonly game: Game;
  readonly table: Table;
  private readonly setup: MatchSetup;
  private start: Position | undefined;
  private origin: Origin;
  private current: Origin;
  private sealed: (readonly number[] | null)[] = [];
  private records: JournalRecord[] = [];
  private taken: Taken[] = [];
  private logged: Logged[] = [];
  /** Events of the current step that have been told already. */
  private told = 0;
  /** The same, when the last answer was given. */
  private toldAtOrigin = 0;
  private over = false;

  private constructor(game: Game, setup: MatchSetup, table: Table) {
    this.game = game;
    this.setup = setup;
    this.table = table;
    table.live = true;
    this.current = { checkpoint: table.cells.slice(), answers: [], overlays: [], chance: table.chance };
    this.origin = this.current;
  }

  /** Deals a new game. The options must be complete; see `completeOptions`. `chance` may be a script for tests. */
  static deal(game: Game, setup: MatchSetup, chance: Chance = makeChance(setup.chance)): Match {
    const table = makeTable(game, setup.seats, setup.options, chance);
    chance.start(table.cells);
    table.live = true;
    game.setup(table);
    const match = new Match(game, setup, table);
    match.logged = table.events.map((event) => ({ seq: 0, event }));
    match.run();
    return match;
  }

  /** Goes on from a position. `chance` may be a script for tests. */
  static resume(game: Game, position: Position, chance?: Chance): Match {
    const table = tableAt(game, position);
    if (chance !== undefined) table.chance = chance;
    const { seats, options } = position;
    const match = new Match(game, { seats, options, chance: position.chance }, table);
    match.start = position;
    match.current = { ...match.current, answers: position.answers, overlays: position.overlays ?? [] };
    match.origin = match.current;
    match.sealed = [...(position.sealed ?? [])];
    match.run();
    match.logged = [];
    return match;
  }

  /** Plays a recorded game again, up to and including record `to`. Throws a `Refusal` where it does not fit. */
  static replay(game: Game, journal: Journal, to = journal.records.length): Match {
    const match = journal.start === undefined ? Match.deal(game, journal) : Match.resume(game, journal.start);
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
    return this.over;
  }

  get outcome(): Outcome | undefined {
    return this.over ? this.game.outcome(this.table) : undefined;
  }

  /** Seats that the table is waiting for. */
  get waitingFor(): readonly Seat[] {
    return this.open().map((question) => question.seat);
  }

  private open(): readonly Question[] {
    if (this.sealed.length === 0) return this.table.pending;
    return this.table.pending.filter((_, i) => this.sealed[i] == null);
  }

  /** What has been told since the last answer. */
  news(viewer: Seat): ViewedEvent[] {
    return this.see(this.sinceAnswer.events, viewer);
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
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.setup.seats)
      throw refuse('no-such-seat', { seat });
    if (meta.expectedSeq !== undefined && meta.expectedSeq !== this.seq) {
      throw refuse('stale-answer', { expected: meta.expectedSeq, current: this.seq });
    }
    const t = this.table;
    const at = t.pending.findIndex((question) => question.seat === seat);
    if (at < 0) throw refuse(this.over ? 'game-over' : 'not-your-decision', { seat });
    const question = t.pending[at]!;
    const values = valuesOf(this.game, t, question, answer);
    const canonical = Array.isArray(answer) ? [...(answer as readonly string[])] : answer;
    const by = meta.by === undefined ? {} : { by: meta.by };
    const taken: Taken = {
      seq: this.seq,
      seat,
      before: this.current,
      prompt: promptOf(question),
      answer: canonical,
      blocked: undefined,
    };
    if (t.pending.length > 1) return this.seal(at, values, { seat, answer: canonical, ...by });
    return this.accept(
      taken,
      { ...this.current, answers: [...this.current.answers, values] },
      {
        seat,
        answer: canonical,
        ...by,
      },
    );
  }

  /** What a policy would answer for a seat here. Changes nothing. */
  answerBy(seat: Seat, policy: Policy): Answer {
    const question = this.table.pending.find((pending) => pending.seat === seat);
    if (question === undefined) throw refuse('not-your-decision', { seat });
    question.chosenCount = 0;
    policy.answer(this.table, question);
    const picked = question.chosen.slice(0, question.chosenCount);
    return answerOf(this.game, this.table, question, picked);
  }

  private seal(at: number, values: readonly number[], record: JournalRecord): readonly TableEvent[] {
    const pending = this.table.pending;
    while (this.sealed.length < pending.length) this.sealed.push(null);
    this.sealed[at] = values;
    this.taken = [];
    if (this.sealed.some((answer) => answer === null)) {
      this.records.push(record);
      return [];
    }
    const answers = [...this.current.answers, ...this.sealed.map((answer) => answer!)];
    return this.accept(undefined, { ...this.current, answers }, record);
  }

  private accept(taken: Taken | undefined, next: Origin, record: JournalRecord): readonly TableEvent[] {
    const { current, origin, sealed, told, toldAtOrigin } = this;
    const before = { current, origin, sealed, told, toldAtOrigin };
    const seq = this.seq;
    this.current = next;
    this.origin = next;
    this.sealed = [];
    this.toldAtOrigin = this.told;
    let fresh: readonly TableEvent[];
    try {
      fresh = this.run();
    } catch (defect) {
      Object.assign(this, before);
      this.run();
      throw defect;
    }
    const stepEnded = this.current !== next;
    this.records.push(stepEnded ? { ...record, hash: hashCells(this.current.checkpoint) } : record);
    for (const event of fresh) this.logged.push({ seq, event });
    if (taken !== undefined) this.remember(taken);
    return fresh;
  }

  /** Keeps what might be taken back: nothing beyond an answer that cannot be, or another seat's. */
  private remember(taken: Taken): void {
    taken.blocked = this.undoBlock(taken.seat);
    if (taken.blocked !== undefined || this.taken.at(-1)?.seat !== taken.seat) this.taken = [];
    this.taken.push(taken);
  }

  private sinceAnswer = newSegment();

  private undoBlock(seat: Seat): Taken['blocked'] {
    if (this.sinceAnswer.drew) return 'undo-chance-used';
    return (this.sinceAnswer.learned & (1 << seat)) !== 0 ? 'undo-learned' : undefined;
  }

  /** Runs the rules to the next question nobody has answered. Returns the events that are new. */
  private run(): readonly TableEvent[] {
    const t = this.table;
    this.sinceAnswer = newSegment();
    t.cells.set(this.current.checkpoint);
    t.chance = this.current.chance;
    t.events.length = 0;
    t.begin(this.current.answers, this.current.overlays);
    try {
      for (;;) {
        this.over = this.game.isOver(t);
        if (this.over) break;
        this.game.step(t);
        this.note();
        this.current = { checkpoint: t.cells.slice(), answers: [], overlays: [], chance: t.chance };
        this.told = 0;
        t.events.length = 0;
        t.begin([], []);
      }
    } catch (signal) {
      if (signal !== suspended) throw signal;
    }
    this.note();
    this.told = t.events.length;
    return this.sinceAnswer.events;
  }

  private note(): void {
    const t = this.table;
    const since = this.sinceAnswer;
    for (let i = this.told; i < t.events.length; i++) since.events.push(t.events[i]!);
    for (const fact of t.disclosed) since.disclosed.push(fact);
    if (since.seen === undefined) since.seen = t.seen.slice();
    else
      for (let card = 0; card < t.seen.length; card++) since.seen[card] = since.seen[card]! | t.seen[card]!;
    since.learned |= t.learned;
    since.drew ||= t.drew;
  }

  // Taking back

  /** What a seat would take back, or why it cannot. */
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

  /** Takes back everything from a record on. Not for players: see `undo`. */
  takeBack(seq: number): void {
    const index = this.taken.findIndex((taken) => taken.seq === seq);
    const taken = this.taken[index];
    if (taken === undefined) throw refuse('nothing-to-undo');
    this.taken.length = index;
    this.current = taken.before;
    this.origin = taken.before;
    this.sealed = [];
    this.told = 0;
    this.run();
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

  /** The table as it was when the current step began. */
  stepStart(): Table {
    return tableAt(this.game, { ...this.position(), answers: [] });
  }

  /** What was answered since then, in words. */
  answersOfStep(): readonly Answer[] {
    const { answers, overlays } = this.current;
    return answers.map((values, i) => {
      const t = this.stepStart();
      t.begin(answers.slice(0, i), overlays);
      return answerOf(this.game, t, runTo(this.game, t)[0]!, values);
    });
  }

  position(): Position {
    const { checkpoint, answers, overlays, chance } = this.current;
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

  /** Draws worlds that a viewer cannot tell from this one; for bots. */
  sampler(viewer: Seat): Sampler {
    return new Sampler(this.game, this.table, viewer, this.current.answers.length);
  }

  /** The same table in a world that the viewer cannot tell from this one, with a future of its own. */
  resample(viewer: Seat, seed: string): Match {
    const sampler = this.sampler(viewer);
    for (let i = 0; i < resampleTries; i++) {
      const world = this.inWorld(this.current, this.told, sampler.world(`${seed}/${i}`));
      if (world !== undefined && sameFacts(world.table.disclosed, this.table.disclosed)) return world;
    }
    return this.inWorld(this.current, this.told)!;
  }

  /**
   * What the viewer would have been told since the last answer, had the hidden cards been others. `undefined` if no
   * such world agrees with what the rules themselves disclosed.
   */
  alternative(viewer: Seat, seed: string): Match | undefined {
    const { seen } = this.sinceAnswer;
    const sampler = new Sampler(this.game, this.table, viewer, this.origin.answers.length, seen);
    for (let i = 0; i < resampleTries; i++) {
      const world = this.inWorld(this.origin, this.toldAtOrigin, sampler.worldSinceAnswer(`${seed}/${i}`));
      if (world !== undefined && sameFacts(world.sinceAnswer.disclosed, this.sinceAnswer.disclosed))
        return world;
    }
    return undefined;
  }

  /** In another world the last answer, the same cards in the same places, has other names. */
  private recordsIn(origin: Origin, overlay: Overlay): JournalRecord[] {
    const last = this.records.at(-1);
    const values = origin.answers.at(-1);
    if (last === undefined || values === undefined || 'undo' in last || !Array.isArray(last.answer)) {
      return [...this.records];
    }
    const answer = values.map((value) => optionId(this.game, value, overlay.faces));
    return [...this.records.slice(0, -1), { ...last, answer }];
  }

  /** `undefined` if what has been answered cannot be carried out there, so that it cannot be the real world. */
  private inWorld(origin: Origin, told: number, overlay?: Overlay): Match | undefined {
    const table = makeTable(this.game, this.setup.seats, this.setup.options, origin.chance);
    const world = new Match(this.game, this.setup, table);
    const kept = origin.overlays.filter(({ after }) => after !== overlay?.after);
    world.start = this.start;
    world.current = { ...origin, overlays: overlay === undefined ? kept : [...kept, overlay] };
    world.origin = world.current;
    world.sealed = [...this.sealed];
    world.records = overlay === undefined ? [...this.records] : this.recordsIn(origin, overlay);
    world.taken = [...this.taken];
    world.told = told;
    try {
      world.run();
    } catch (defect) {
      if (defect instanceof RuleDefect && overlay !== undefined) return undefined;
      throw defect;
    }
    return world;
  }
}

const sameFacts = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((fact, i) => fact === b[i]);
