import { type Answer, answerBy, answerOf, type Decision, decisionOf } from './decision.ts';
import { RuleDefect } from './errors.ts';
import type { Game, Json } from './game.ts';
import type { Seat } from './layout.ts';
import { makeTable } from './position.ts';
import type { Question } from './question.ts';
import { Sampler } from './resample.ts';
import type { Origin } from './run.ts';
import type { Overlay, Policy, Table } from './table.ts';

/**
 * All that a player who is asked has to go on: what it sees, what is asked, and worlds that agree with both. The
 * table and the question stand in one of those worlds, not in the real one.
 */
export class Situation {
  readonly game: Game;
  readonly seat: Seat;
  readonly table: Table;
  readonly question: Question;
  private readonly origin: Origin;

  /** `table` is suspended at the question. */
  constructor(game: Game, table: Table, question: Question, origin: Origin) {
    this.game = game;
    this.seat = question.seat;
    this.table = table;
    this.question = question;
    this.origin = origin;
  }

  get view(): Json {
    return this.game.view(this.table, this.seat);
  }

  get decision(): Decision {
    return decisionOf(this.game, this.table, this.question);
  }

  /** Values of the question as the ids that a player would send. */
  answer(values: readonly number[]): Answer {
    return answerOf(this.game, this.table, this.question, values);
  }

  /** What a policy answers here. */
  answerBy(policy: Policy): Answer {
    return answerBy(this.game, this.table, this.question, policy);
  }

  worlds(seed: string): Worlds {
    return new Worlds(this.game, this.table, this.seat, this.origin, seed);
  }
}

/** One after the other, worlds that a seat cannot tell from the real one, on a table of their own. */
export class Worlds {
  /** Rewritten for every world. Stands at the beginning of the step until it is played. */
  readonly table: Table;
  private readonly game: Game;
  private readonly viewer: Seat;
  private readonly origin: Origin;
  private readonly draw: () => Overlay;
  private readonly overlays: Overlay[];
  /** What the rules have disclosed since the last answer; a world must agree with it. */
  private readonly facts: readonly number[];

  constructor(game: Game, t: Table, viewer: Seat, origin: Origin, seed: string) {
    const after = origin.answers.length;
    this.game = game;
    this.viewer = viewer;
    this.origin = origin;
    this.draw = new Sampler(game, t, viewer, after).stream(seed);
    this.overlays = origin.overlays.filter((overlay) => overlay.after !== after);
    this.facts = [...t.disclosed];
    this.table = makeTable(game, t.seats, t.options, origin.chance);
  }

  /**
   * Draws a world and carries out in it what has been answered since the step began; from the question on a policy
   * answers, to the end of the step. `false` if the world turns out to contradict what has happened.
   */
  enter(policy: Policy): boolean {
    const t = this.table;
    const kept = this.overlays.length;
    t.cells.set(this.origin.checkpoint);
    t.chance = this.origin.chance;
    t.live = false;
    t.policy = policy;
    // A list of its own each time: the table lets go of it at the question.
    t.begin(this.origin.answers, kept === 0 ? [this.draw()] : [...this.overlays, this.draw()]);
    t.heardFirst = this.viewer;
    try {
      this.game.step(t);
    } catch (defect) {
      if (defect instanceof RuleDefect || defect === contradiction) return false;
      throw defect;
    }
    t.answers = noAnswers;
    return true;
  }

  /** To be called by the policy at its first question: gives up the world unless it agrees with what was disclosed. */
  checkFacts(): void {
    const { disclosed } = this.table;
    if (disclosed.length !== this.facts.length) throw contradiction;
    for (let i = 0; i < disclosed.length; i++) if (disclosed[i] !== this.facts[i]) throw contradiction;
  }
}

const contradiction = Symbol('contradiction');
const noAnswers: readonly (readonly number[])[] = [];
