import type { Chance } from './chance.ts';
import { RuleDefect } from './errors.ts';
import type { TableEvent } from './event.ts';
import type { Game } from './game.ts';
import type { Seat } from './layout.ts';
import { makeTable } from './position.ts';
import { Sampler } from './resample.ts';
import { type Overlay, suspended, type Table } from './table.ts';

/** Where a run starts: the table before a step, and what has been answered since. */
export interface Origin {
  readonly checkpoint: Int32Array;
  readonly answers: readonly (readonly number[])[];
  readonly overlays: readonly Overlay[];
  readonly chance: Chance;
}

export const originAt = (t: Table): Origin => ({
  checkpoint: t.cells.slice(),
  answers: [],
  overlays: [],
  chance: t.chance,
});

/** How often a world that contradicts a disclosed fact is drawn again. */
const resampleTries = 64;

/** The rules at work on one table: from an origin on to the next question that nobody has answered. */
export class Run {
  readonly game: Game;
  readonly table: Table;
  /** The beginning of the step that the open question belongs to. */
  current: Origin;
  isOver = false;
  /** What happened since the last answer. */
  events: TableEvent[] = [];
  /** Seats that have learned a face since the last answer. */
  learned = 0;
  /** Chance was used since the last answer. */
  drew = false;
  private disclosed: number[] = [];
  /** Who knew each card when the last answer was given or was shown it before the current step began. */
  private readonly seen: Int32Array;
  /** The beginning of the step in which the last answer was given. */
  private origin: Origin;
  /** Events of the current step that have been told already, and how many they were at the last answer. */
  private told = 0;
  private toldAtOrigin = 0;

  constructor(game: Game, table: Table, origin: Origin) {
    this.game = game;
    this.table = table;
    this.current = origin;
    this.origin = origin;
    this.seen = new Int32Array(table.layout.cards);
    table.live = true;
  }

  /** Goes on with more answers; if the rules break down, everything is as before. */
  goOn(answers: readonly (readonly number[])[]): void {
    const { current, origin, told, toldAtOrigin } = this;
    this.current = { ...current, answers };
    this.origin = this.current;
    this.toldAtOrigin = told;
    try {
      this.run();
    } catch (defect) {
      Object.assign(this, { current, origin, told, toldAtOrigin });
      this.run();
      throw defect;
    }
  }

  /** Goes back to where a run started. */
  goBack(origin: Origin): void {
    this.current = origin;
    this.origin = origin;
    this.told = 0;
    this.toldAtOrigin = 0;
    this.run();
  }

  run(): void {
    const t = this.table;
    this.events = [];
    this.disclosed = [];
    this.learned = 0;
    this.drew = false;
    this.seen.fill(0);
    t.cells.set(this.current.checkpoint);
    t.chance = this.current.chance;
    t.events.length = 0;
    t.begin(this.current.answers, this.current.overlays);
    try {
      while (!this.game.isOver(t)) {
        this.game.step(t);
        this.note();
        this.remember();
        this.current = originAt(t);
        this.told = 0;
        t.events.length = 0;
        t.begin([], []);
      }
      this.isOver = true;
    } catch (signal) {
      if (signal !== suspended) throw signal;
      this.isOver = false;
    }
    this.note();
    this.told = t.events.length;
  }

  private note(): void {
    const t = this.table;
    for (let i = this.told; i < t.events.length; i++) this.events.push(t.events[i]!);
    for (const fact of t.disclosed) this.disclosed.push(fact);
    this.learned |= t.learned;
    this.drew ||= t.drew;
  }

  /** What was seen in a step that has ended; what was seen since is on the table. */
  private remember(): void {
    const { seen } = this.table;
    for (let card = 0; card < seen.length; card++) this.seen[card] = this.seen[card]! | seen[card]!;
  }

  // Other worlds

  /** Draws worlds that a viewer cannot tell from this one. */
  sampler(viewer: Seat): Sampler {
    return new Sampler(this.game, this.table, viewer, this.current.answers.length);
  }

  /** The same question in a world that the viewer cannot tell from this one, with a future of its own. */
  resample(viewer: Seat, seed: string): Run {
    const sampler = this.sampler(viewer);
    for (let i = 0; i < resampleTries; i++) {
      const world = this.inWorld(this.current, this.told, sampler.world(`${seed}/${i}`));
      if (world !== undefined && sameFacts(world.table.disclosed, this.table.disclosed)) return world;
    }
    return this.inWorld(this.current, this.told)!;
  }

  /**
   * What would have happened since the last answer, had the cards that the viewer cannot know been others; and the
   * faces of that world. `undefined` if no such world agrees with what the rules themselves disclosed.
   */
  alternative(viewer: Seat, seed: string): { run: Run; faces: readonly number[] } | undefined {
    const seen = this.seen.map((seats, card) => seats | this.table.seen[card]!);
    const sampler = new Sampler(this.game, this.table, viewer, this.origin.answers.length, seen);
    for (let i = 0; i < resampleTries; i++) {
      const overlay = sampler.worldSinceAnswer(`${seed}/${i}`);
      const run = this.inWorld(this.origin, this.toldAtOrigin, overlay);
      if (run !== undefined && sameFacts(run.disclosed, this.disclosed)) return { run, faces: overlay.faces };
    }
    return undefined;
  }

  /** `undefined` if what has been answered cannot be carried out there, so that it cannot be the real world. */
  private inWorld(origin: Origin, told: number, overlay?: Overlay): Run | undefined {
    const table = makeTable(this.game, this.table.seats, this.table.options, origin.chance);
    const kept = origin.overlays.filter(({ after }) => after !== overlay?.after);
    const overlays = overlay === undefined ? kept : [...kept, overlay];
    const world = new Run(this.game, table, { ...origin, overlays });
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
