import type { Seat, Sense, Table } from '@zunft/kernel';
import type { Why } from '../thinking.ts';

/** What a player does for themselves is a better reason than what happens to the others. */
const theirShare = 0.7;

/** A difference that changes the chance to win by less than a few thousandths is not worth a sentence. */
const leastDifference = 0.008;

/** What the table looks like when a move has been carried out, against what it looked like when it was asked for. */
export class Consequences {
  readonly node: number;
  private readonly sense: Sense;
  private readonly seats: number;
  private readonly before: Float64Array;
  private readonly after: Float64Array;
  private readonly changes: Float64Array;
  private count = 0;

  constructor(sense: Sense, seats: number, node: number) {
    this.sense = sense;
    this.seats = seats;
    this.node = node;
    const { length } = sense.features;
    this.before = new Float64Array(seats * length);
    this.after = new Float64Array(seats * length);
    this.changes = new Float64Array(seats * length);
  }

  seeBefore(t: Table): void {
    this.sense.measure(t, this.before);
  }

  seeAfter(t: Table): void {
    this.sense.measure(t, this.after);
    for (let i = 0; i < this.changes.length; i++) this.changes[i]! += this.after[i]! - this.before[i]!;
    this.count++;
  }

  /** How much a feature changes on average, for the seat itself or for the others together. */
  change(seat: Seat, feature: number, whose: Why['whose']): number {
    const { sense, seats, changes, count } = this;
    let sum = 0;
    for (let other = 0; other < seats; other++) {
      if ((other === seat) === (whose === 'mine')) sum += changes[other * sense.features.length + feature]!;
    }
    return count === 0 ? 0 : sum / count;
  }

  /** What that change is worth to the seat: nothing, where it is undone by others that belong to it. */
  worth(seat: Seat, feature: number, whose: Why['whose']): number {
    const { features, stages = [] } = this.sense;
    const gain = this.gain(seat, feature, whose);
    if (!stages.includes(features[feature]!)) return gain;
    const together = features.reduce(
      (sum, name, i) => (stages.includes(name) ? sum + this.gain(seat, i, whose) : sum),
      0,
    );
    return together > leastDifference ? gain : Math.min(0, gain);
  }

  private gain(seat: Seat, feature: number, whose: Why['whose']): number {
    const weight = this.sense.weights(this.seats)[feature]!;
    const part = whose === 'mine' ? 1 : -theirShare / (this.seats - 1);
    return weight * this.change(seat, feature, whose) * part;
  }
}

/**
 * What speaks most for a move: what it does for its seat, as far as the others on offer do not usually do the same, or
 * at least not all of them.
 */
export function whyOf(
  sense: Sense,
  seat: Seat,
  own: Consequences,
  others: readonly Consequences[],
): Why | undefined {
  const mostBeyond = (otherwise: (worths: readonly number[]) => number): Why | undefined => {
    let best: Why | undefined;
    let most = leastDifference;
    for (const [i, feature] of sense.features.entries()) {
      for (const whose of ['mine', 'theirs'] as const) {
        const worth = own.worth(seat, i, whose);
        const reason = Math.min(worth, worth - otherwise(others.map((other) => other.worth(seat, i, whose))));
        if (reason <= most) continue;
        most = reason;
        best = { feature, whose, change: own.change(seat, i, whose) > 0 ? 'more' : 'less' };
      }
    }
    return best;
  };
  return mostBeyond(mean) ?? mostBeyond((worths) => Math.min(...worths));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
