import type { Policy, Question, Seat, Sense, Situation, Table, Worlds } from '@zunft/kernel';
import type { Consequences } from './consequences.ts';
import { Findings } from './findings.ts';
import { FirstSight, type SightStyle } from './first-sight.ts';
import { Judge } from './judge.ts';
import { Moves } from './moves.ts';
import { root, Tree } from './tree.ts';

/** How a search thinks. */
export interface SearchStyle extends SightStyle {
  /** After so many turns a play-out is judged; 0: at the end of the step. */
  readonly horizon: number;
  /** So many questions in a row are looked at closely; the rest is left to the play-out. */
  readonly depth: number;
  /** How much is tried that does not look best so far. */
  readonly curiosity: number;
}

const usualStyle: Omit<SearchStyle, 'horizon'> = {
  depth: 64,
  curiosity: 0.6,
  openness: 0.8,
  width: 16,
};

/** Worlds that contradict what has happened are given up; after so many in a row there is no use in trying. */
const mostContradictions = 64;

/**
 * Information-set Monte Carlo tree search: every iteration draws a world that the seat cannot tell from the real
 * one, follows the tree as far as it goes, adds one move to it, plays on for a few turns and judges the table.
 * Everybody is taken to play for themselves. The same seed and number of iterations give the same answer, however
 * they are divided.
 */
export class Search implements Policy {
  readonly findings: Findings;
  private readonly situation: Situation;
  private readonly style: SearchStyle;
  private readonly worlds: Worlds;
  private readonly tree = new Tree();
  private readonly moves: Moves;
  private readonly sight: FirstSight;
  private readonly judge: Judge;
  private readonly playout: Policy;
  private readonly turn: number;
  /** Whose consequences are being looked at: every iteration begins with it. */
  private observed: Consequences | undefined;
  // The present iteration.
  private state: 'before' | 'tree' | 'playout' = 'before';
  private turnAtQuestion = 0;
  private questions = 0;
  private node = root;
  /** The moves so far, and who made them. */
  private readonly path: number[] = [];
  private readonly movers: Seat[] = [];
  private length = 0;
  /** Where each of the present moves leads to. */
  private readonly children: number[] = [];

  constructor(situation: Situation, sense: Sense, seed: string, style: Partial<SearchStyle> = {}) {
    const { game, table } = situation;
    this.situation = situation;
    this.style = { ...usualStyle, horizon: sense.horizon(table.seats), ...style };
    this.worlds = situation.worlds(seed);
    this.moves = new Moves(game);
    this.sight = new FirstSight(sense, this.moves, this.style);
    this.findings = new Findings(situation, this.tree, this.moves, this.sight);
    this.judge = new Judge(game, sense, table.seats);
    this.playout = sense.playout(table, `${seed}/playout`);
    this.turn = game.counters.findIndex(({ name }) => name === 'turn');
  }

  get iterations(): number {
    return this.tree.visits[root]!;
  }

  /** Thinks on for so many iterations; `false` if there is nothing to think about. */
  run(iterations: number): boolean {
    for (let i = 0; i < iterations; i++) {
      let tries = 0;
      while (!this.iterate()) if (++tries >= mostContradictions) return false;
    }
    return true;
  }

  /** Looks at what one of the first moves leads to in so many iterations more. */
  observe(observed: Consequences, iterations: number): void {
    this.observed = observed;
    this.run(iterations);
    this.observed = undefined;
  }

  private iterate(): boolean {
    const { worlds, tree, path, movers, observed } = this;
    this.length = 0;
    this.node = root;
    this.questions = 0;
    this.state = 'before';
    // Where there is only one answer, nobody is asked.
    if (!worlds.enter(this) || this.state === 'before') return false;
    const t = worlds.table;
    if (observed !== undefined && this.length > 0 && path[0] === observed.node) observed.seeAfter(t);
    this.playOn(t);
    const rewards = this.judge.rewards(t);
    for (let i = 0; i < this.length; i++) {
      const node = path[i]!;
      tree.visits[node]!++;
      tree.value[node]! += rewards[movers[i]!]!;
    }
    tree.visits[root]!++;
    return true;
  }

  /** From the end of the step up to where the table is judged. */
  private playOn(t: Table): void {
    const { game } = this.situation;
    const { horizon } = this.style;
    if (horizon === 0) return;
    const until = this.turnAtQuestion + horizon;
    while (!game.isOver(t) && t.get(this.turn) < until) game.step(t);
  }

  // As a policy, it answers for everybody

  answer(t: Table, question: Question): void {
    if (this.state === 'before' && question.seat === this.situation.seat) {
      this.worlds.checkFacts();
      this.state = 'tree';
      this.turnAtQuestion = t.get(this.turn);
      this.observed?.seeBefore(t);
    }
    if (this.state === 'tree') this.walk(t, question);
    else this.playout.answer(t, question);
  }

  foresee(t: Table, seat: Seat, prompt: string): number {
    return this.state === 'playout' && this.playout.foresee !== undefined
      ? this.playout.foresee(t, seat, prompt)
      : -1;
  }

  /** Follows the tree through one question, pick by pick. */
  private walk(t: Table, question: Question): void {
    const { tree, moves } = this;
    moves.begin(question);
    this.questions++;
    for (;;) {
      const isNew = this.node !== root && tree.visits[this.node] === 0;
      if (isNew || this.questions > this.style.depth) {
        this.state = 'playout';
        this.finish(t, question);
        return;
      }
      moves.list(t, question);
      // A move without a choice needs no node of its own.
      const move = moves.count === 1 ? 0 : this.select(t, question);
      if (moves.pick(question, move)) return;
    }
  }

  /** What is left of a question when the tree ends. */
  private finish(t: Table, question: Question): void {
    if (question.chosenCount === 0) this.playout.answer(t, question);
    else this.sight.pickOn(t, question);
  }

  private select(t: Table, question: Question): number {
    const { children, movers, observed, path } = this;
    this.findChildren(t, question);
    const move = observed !== undefined && this.node === root ? this.leadingTo(observed.node) : this.best();
    this.node = children[move]!;
    path[this.length] = this.node;
    movers[this.length++] = question.seat;
    return move;
  }

  /** Where the moves lead to; those that have not been seen here before are added to the tree. */
  private findChildren(t: Table, question: Question): void {
    const { tree, moves, children, node, sight } = this;
    let isKnown = true;
    for (let i = 0; i < moves.count; i++) {
      children[i] = tree.child(node, moves.keyInTree(i));
      if (children[i]! < 0) isKnown = false;
    }
    if (isKnown) return;
    sight.look(t, question);
    const priors = sight.priors();
    for (let i = 0; i < moves.count; i++) {
      if (children[i]! < 0) children[i] = tree.add(node, moves.keyInTree(i), priors[i]!);
    }
  }

  /** Which of the moves leads to this node; the first if none does in this world. */
  private leadingTo(node: number): number {
    for (let i = 0; i < this.moves.count; i++) if (this.children[i] === node) return i;
    return 0;
  }

  /** The move that has done well, or looks good at first sight and has not been tried often. */
  private best(): number {
    const { tree, moves, children, style } = this;
    let total = 0;
    let sum = 0;
    for (let i = 0; i < moves.count; i++) {
      total += tree.visits[children[i]!]!;
      sum += tree.value[children[i]!]!;
    }
    const unseen = total === 0 ? 0 : sum / total;
    const reach = style.curiosity * Math.sqrt(total + 1);
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.count; i++) {
      const child = children[i]!;
      const prior = tree.prior[child]!;
      if (prior < 0) continue;
      const visits = tree.visits[child]!;
      const mean = visits === 0 ? unseen : tree.value[child]! / visits;
      const score = mean + (reach * prior) / (1 + visits);
      if (score > highest) {
        highest = score;
        best = i;
      }
    }
    return best;
  }
}
