import type { Question, Sense, Table } from '@zunft/kernel';
import { enough, type Moves } from './moves.ts';

/** How much what moves look like at first sight decides what is tried. */
export interface SightStyle {
  /** Differences that are smaller than this hardly count. */
  readonly openness: number;
  /** Of many moves only so many are tried, those that look best. */
  readonly width: number;
}

/** What the moves that are listed look like before any has been tried. */
export class FirstSight {
  private readonly sense: Sense;
  private readonly moves: Moves;
  private readonly style: SightStyle;
  private readonly hunches = new Float64Array(512);
  private readonly shares: number[] = [];

  constructor(sense: Sense, moves: Moves, style: SightStyle) {
    this.sense = sense;
    this.moves = moves;
    this.style = style;
  }

  /** To be called for every question before anything is asked about its moves. */
  look(t: Table, question: Question): void {
    this.sense.hunch(t, question, this.hunches);
  }

  /** Minus infinity: silly. */
  hunchOf(move: number): number {
    const option = this.moves.options[move]!;
    return option === enough ? 0 : this.hunches[option]!;
  }

  private best(): number {
    let best = 0;
    for (let i = 1; i < this.moves.count; i++) if (this.hunchOf(i) > this.hunchOf(best)) best = i;
    return best;
  }

  /** Picks what looks best, and so on until the question is answered. */
  pickOn(t: Table, question: Question): void {
    this.look(t, question);
    do this.moves.list(t, question);
    while (!this.moves.pick(question, this.best()));
  }

  /** How good each move looks, as a share of all; below zero: it is not to be tried. */
  priors(): readonly number[] {
    const { moves, shares, style } = this;
    const highest = this.hunchOf(this.best());
    let sum = 0;
    for (let i = 0; i < moves.count; i++) {
      shares[i] = Math.exp((this.hunchOf(i) - highest) / style.openness);
      sum += shares[i]!;
    }
    const least = moves.count > style.width ? this.widthLimit() : 0;
    for (let i = 0; i < moves.count; i++) {
      const share = shares[i]!;
      shares[i] = share === 0 || share < least ? -1 : share / sum;
    }
    return shares;
  }

  /** The share of the worst move that is still tried. */
  private widthLimit(): number {
    const { moves, shares, style } = this;
    return shares.slice(0, moves.count).sort((a, b) => b - a)[style.width - 1]!;
  }
}
