import type { Question, Situation, Table } from '@zunft/kernel';
import type { FirstSight } from './first-sight.ts';
import type { Moves } from './moves.ts';
import { root, type Tree } from './tree.ts';

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

/** What a search has found out about its question so far. */
export class Findings {
  private readonly situation: Situation;
  private readonly tree: Tree;
  private readonly moves: Moves;
  private readonly sight: FirstSight;

  constructor(situation: Situation, tree: Tree, moves: Moves, sight: FirstSight) {
    this.situation = situation;
    this.tree = tree;
    this.moves = moves;
    this.sight = sight;
  }

  /** How a move has done so far. */
  of(node: number): { readonly visits: number; readonly share: number } {
    const visits = this.tree.visits[node]!;
    return { visits, share: this.tree.value[node]! / visits };
  }

  /** How many first moves are worth a thought. */
  choices(): number {
    const { moves, sight } = this;
    const { table, question } = this.begun();
    moves.list(table, question);
    if (moves.count < 2) return moves.count;
    sight.look(table, question);
    let count = 0;
    for (let i = 0; i < moves.count; i++) if (Number.isFinite(sight.hunchOf(i))) count++;
    return count;
  }

  /** Whether so many iterations more would hardly lead to another answer. */
  isClear(iterationsLeft: number): boolean {
    const iterations = this.tree.visits[root]!;
    const [first, ...others] = this.tried();
    if (first === undefined || others.length === 0) return iterations >= fewest;
    if (first.visits - others[0]!.visits > iterationsLeft) return true;
    if (iterations < fewest) return false;
    return others.every((other) => {
      const spread = variance(first) / first.visits + variance(other) / other.visits;
      return first.share - other.share > certainty * Math.sqrt(spread);
    });
  }

  /** The values that answer the question best. */
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
      node: tree.child(root, moves.keyInTree(move)),
    }))
      .filter(({ node }) => node >= 0 && tree.prior[node]! >= 0)
      .map(({ node, move }) => ({
        node,
        move,
        ...this.of(node),
        prior: tree.prior[node]!,
      }))
      .sort((a, b) => b.visits - a.visits || (a.visits > 0 ? b.share - a.share : b.prior - a.prior));
  }

  /** The most visited picks, beginning with a move at the root; -1: with what looks best at first sight. */
  line(first: number): number[] {
    const { tree, moves, sight } = this;
    const { table, question } = this.begun();
    let node = root;
    let move = first;
    for (;;) {
      moves.list(table, question);
      if (move < 0) move = this.mostVisited(node);
      if (move < 0) {
        sight.pickOn(table, question);
        break;
      }
      if (moves.count > 1) node = tree.child(node, moves.keyInTree(move));
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
    this.moves.begin(question);
    return { table, question };
  }

  private mostVisited(node: number): number {
    const { tree, moves } = this;
    if (moves.count === 1) return 0;
    let best = -1;
    let most = 0;
    for (let i = 0; i < moves.count; i++) {
      const child = tree.child(node, moves.keyInTree(i));
      if (child >= 0 && tree.visits[child]! > most) {
        most = tree.visits[child]!;
        best = i;
      }
    }
    return best;
  }
}
