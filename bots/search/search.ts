import type { Policy, Question, Seat, Sense, Situation, Table, Worlds } from '@zunft/kernel';
import { Consequences } from './consequences.ts';
import { Judge } from './judge.ts';
import { enough, Moves } from './moves.ts';
import { root, Tree } from './tree.ts';

/** How a search thinks. */
export interface SearchStyle {
  /** After so many turns a play-out is judged; 0: at the end of the step. */
  readonly horizon: number;
  /** So many questions in a row are looked at closely; the rest is left to the play-out. */
  readonly depth: number;
  /** How much is tried that does not look best so far. */
  readonly curiosity: number;
  /** Differences at first sight that are smaller than this hardly count. */
  readonly openness: number;
  /** Of many options only so many are tried, those that look best at first sight. */
  readonly width: number;
}

const usualStyle: Omit<SearchStyle, 'horizon'> = {
  depth: 64,
  curiosity: 0.6,
  openness: 0.8,
  width: 16,
};

/** A move at the root of a search, and what came of it. */
export interface FirstMove {
  readonly node: number;
  /** Its place among the moves. */
  readonly move: number;
  readonly visits: number;
  /** What those who made it got on average; nothing to go by without visits. */
  readonly share: number;
  readonly prior: number;
}

/** A matter is clear if the best answer leads by so many standard errors after so many iterations at least. */
const certainty = 4;
const fewest = 256;

/** At most: rewards lie between zero and one. Never zero, since nothing is certain after a few trials. */
const variance = ({ share, visits }: { share: number; visits: number }): number => {
  const mean = (share * visits + 1) / (visits + 2);
  return mean * (1 - mean);
};

/** More than sit at any table. */
const mostSeats = 16;

/** Worlds that contradict what has happened are given up; after so many in a row there is no use in trying. */
const mostContradictions = 64;

/**
 * Information-set Monte Carlo tree search: every iteration draws a world that the seat cannot tell from the real
 * one, follows the tree as far as it goes, adds one move to it, plays on for a few turns and judges the table.
 * Everybody is taken to play for themselves. The same seed and number of iterations give the same answer, however
 * they are divided.
 */
export class Search implements Policy {
  iterations = 0;
  private readonly situation: Situation;
  private readonly seat: Seat;
  private readonly sense: Sense;
  private readonly style: SearchStyle;
  private readonly worlds: Worlds;
  private readonly tree = new Tree();
  private readonly moves: Moves;
  private readonly judge: Judge;
  private readonly playout: Policy;
  private readonly turn: number;
  private readonly hunches: Float64Array = new Float64Array(512);
  // The present iteration.
  private readonly path: number[] = [];
  private readonly movers: Seat[] = [];
  private length = 0;
  private node = root;
  private questions = 0;
  private state: 'before' | 'tree' | 'playout' = 'before';

  constructor(situation: Situation, sense: Sense, seed: string, style: Partial<SearchStyle> = {}) {
    const { game, seat, table } = situation;
    this.situation = situation;
    this.seat = seat;
    this.sense = sense;
    this.style = { ...usualStyle, horizon: sense.horizon(table.seats), ...style };
    this.worlds = situation.worlds(seed);
    this.moves = new Moves(game);
    this.judge = new Judge(game, sense, table.seats);
    this.playout = sense.playout(table, `${seed}/playout`);
    this.turn = game.counters.findIndex(({ name }) => name === 'turn');
  }

  /** Thinks on for so many iterations; `false` if there is nothing to think about. */
  run(iterations: number): boolean {
    for (let i = 0; i < iterations; i++) {
      let tries = 0;
      while (!this.iterate()) if (++tries >= mostContradictions) return false;
    }
    return true;
  }

  private iterate(): boolean {
    const { worlds, tree, path, movers } = this;
    this.length = 0;
    this.node = root;
    this.questions = 0;
    this.state = 'before';
    // Where there is only one answer, nobody is asked.
    if (!worlds.enter(this) || this.state === 'before') return false;
    const t = worlds.table;
    const { observed } = this;
    if (observed !== undefined && this.length > 0 && path[0] === observed.node) observed.seeAfter(t);
    const { game } = this.situation;
    if (this.style.horizon > 0) {
      const until = this.turnAtQuestion + this.style.horizon;
      while (!game.isOver(t) && t.get(this.turn) < until) game.step(t);
    }
    const rewards = this.judge.rewards(t);
    for (let i = 0; i < this.length; i++) {
      const node = path[i]!;
      tree.visits[node]!++;
      tree.value[node]! += rewards[movers[i]!]!;
    }
    tree.visits[root]!++;
    this.iterations++;
    return true;
  }

  private turnAtQuestion = 0;

  // As a policy, it answers for everybody

  answer(t: Table, question: Question): void {
    if (this.state === 'before' && question.seat === this.seat) {
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
    this.begin(question);
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
    else this.pickOn(t, question);
  }

  /** Goes on picking what looks good at first sight. */
  private pickOn(t: Table, question: Question): void {
    const { moves, hunches } = this;
    this.sense.hunch(t, question, hunches);
    for (;;) {
      moves.list(t, question);
      let best = 0;
      for (let i = 1; i < moves.count; i++) if (this.hunchOf(i) > this.hunchOf(best)) best = i;
      if (moves.pick(question, best)) return;
    }
  }

  private hunchOf(move: number): number {
    const option = this.moves.options[move]!;
    return option === enough ? 0 : this.hunches[option]!;
  }

  private select(t: Table, question: Question): number {
    const { tree, moves } = this;
    const parent = this.node;
    let total = 0;
    let sum = 0;
    let isKnown = true;
    for (let i = 0; i < moves.count; i++) {
      const child = this.childOf(parent, i);
      this.children[i] = child;
      if (child < 0) isKnown = false;
      else {
        total += tree.visits[child]!;
        sum += tree.value[child]!;
      }
    }
    if (!isKnown) this.expand(t, question, parent);
    const best =
      parent === root && this.observed ? this.indexOf(this.observed.node) : this.bestOf(total, sum);
    this.node = this.children[best]!;
    this.path[this.length] = this.node;
    this.movers[this.length++] = question.seat;
    return best;
  }

  /** Which question is asked of whom, as a number: what nobody could know may decide it, and its moves are its own. */
  private asked = 0;
  private readonly prompts = new Map<string, number>();

  private begin({ prompt, seat }: Question): void {
    this.moves.begin();
    let place = this.prompts.get(prompt);
    if (place === undefined) {
      place = this.prompts.size;
      this.prompts.set(prompt, place);
    }
    this.asked = Math.imul(place * mostSeats + seat + 1, 0x9e3779b1);
  }

  private keyOf(move: number): number {
    return this.moves.keys[move]! ^ this.asked;
  }

  private childOf(node: number, move: number): number {
    return this.tree.child(node, this.keyOf(move));
  }

  /** Which of the moves leads to this node; the first if none does in this world. */
  private indexOf(node: number): number {
    for (let i = 0; i < this.moves.count; i++) if (this.children[i] === node) return i;
    return 0;
  }

  /** The move that has done well, or looks good at first sight and has not been tried often. */
  private bestOf(total: number, sum: number): number {
    const { tree, moves, style } = this;
    const unseen = total === 0 ? 0 : sum / total;
    const reach = style.curiosity * Math.sqrt(total + 1);
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.count; i++) {
      const child = this.children[i]!;
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

  /** Whose consequences are being looked at: every iteration begins with it. */
  private observed: Consequences | undefined;

  /** Looks at what one of the first moves leads to in so many iterations more. */
  observe(node: number, iterations: number): Consequences {
    const observed = new Consequences(this.sense, this.situation.table.seats, node);
    this.observed = observed;
    this.run(iterations);
    this.observed = undefined;
    return observed;
  }

  private readonly children: number[] = [];
  private readonly shares: number[] = [];

  /** Adds the moves that have not been seen here before, each with what it looks like at first sight. */
  private expand(t: Table, question: Question, parent: number): void {
    const { tree, moves, children, shares, style } = this;
    this.sense.hunch(t, question, this.hunches);
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.count; i++) highest = Math.max(highest, this.hunchOf(i));
    let sum = 0;
    for (let i = 0; i < moves.count; i++) {
      const share = Math.exp((this.hunchOf(i) - highest) / style.openness);
      shares[i] = share;
      sum += share;
    }
    const least = moves.count > style.width ? this.widthLimit() : 0;
    for (let i = 0; i < moves.count; i++) {
      const share = shares[i]!;
      if (children[i]! < 0) {
        children[i] = tree.add(parent, this.keyOf(i), share === 0 || share < least ? -1 : share / sum);
      }
    }
  }

  /** The share of the worst move that is still tried. */
  private widthLimit(): number {
    const { moves, shares, style } = this;
    return shares.slice(0, moves.count).sort((a, b) => b - a)[style.width - 1]!;
  }

  // What came of it

  /** How many first moves are worth a thought. */
  choices(): number {
    const { table, question } = this.begun();
    this.moves.list(table, question);
    if (this.moves.count < 2) return this.moves.count;
    this.sense.hunch(table, question, this.hunches);
    let count = 0;
    for (let i = 0; i < this.moves.count; i++) if (Number.isFinite(this.hunchOf(i))) count++;
    return count;
  }

  /** Whether so many iterations more would hardly lead to another answer. */
  isClear(iterationsLeft: number): boolean {
    const [first, ...others] = this.tried();
    if (first === undefined || others.length === 0) return this.iterations >= fewest;
    if (first.visits - others[0]!.visits > iterationsLeft) return true;
    if (this.iterations < fewest) return false;
    return others.every((other) => {
      const spread = variance(first) / first.visits + variance(other) / other.visits;
      return first.share - other.share > certainty * Math.sqrt(spread);
    });
  }

  /** The values that answer the question best, as far as the search has come. */
  best(): number[] {
    return this.line(this.tried()[0]?.move ?? -1);
  }

  /** The moves that were tried at the root, the most visited first. */
  tried(): FirstMove[] {
    return this.firstMoves().filter(({ visits }) => visits > 0);
  }

  /** The moves at the root that are worth a trial: the most visited first, then those that look best at first sight. */
  firstMoves(): FirstMove[] {
    const { tree, moves } = this;
    const { table, question } = this.begun();
    moves.list(table, question);
    return Array.from({ length: moves.count }, (_, move) => ({
      move,
      node: this.childOf(root, move),
    }))
      .filter(({ node }) => node >= 0 && tree.prior[node]! >= 0)
      .map(({ node, move }) => ({
        node,
        move,
        visits: tree.visits[node]!,
        share: tree.value[node]! / tree.visits[node]!,
        prior: tree.prior[node]!,
      }))
      .sort((a, b) => b.visits - a.visits || (a.visits > 0 ? b.share - a.share : b.prior - a.prior));
  }

  /** The most visited picks, beginning with a move at the root; -1: with what looks best at first sight. */
  line(first: number): number[] {
    const { moves } = this;
    const { table, question } = this.begun();
    let node = root;
    let move = first;
    for (;;) {
      moves.list(table, question);
      if (move < 0) move = this.mostVisited(node);
      if (move < 0) {
        this.pickOn(table, question);
        break;
      }
      if (moves.count > 1) node = this.childOf(node, move);
      if (moves.pick(question, move)) break;
      move = -1;
    }
    const values = question.chosen.slice(0, question.chosenCount);
    question.chosenCount = 0;
    return values;
  }

  private begun(): { table: Table; question: Question } {
    const { table, question } = this.situation;
    question.chosenCount = 0;
    this.begin(question);
    return { table, question };
  }

  private mostVisited(node: number): number {
    const { tree, moves } = this;
    if (moves.count === 1) return 0;
    let best = -1;
    let most = 0;
    for (let i = 0; i < moves.count; i++) {
      const child = this.childOf(node, i);
      if (child >= 0 && tree.visits[child]! > most) {
        most = tree.visits[child]!;
        best = i;
      }
    }
    return best;
  }
}
