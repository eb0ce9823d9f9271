/** A table that was measured, seat after seat, and each seat's part of the win. */
export interface Sample {
  readonly measured: Float64Array;
  readonly won: readonly number[];
}

export interface Fit {
  readonly weights: readonly number[];
  /** Mean surprise at who won, in nats; that of somebody who knows nothing is ln(seats). */
  readonly loss: number;
}

/**
 * Finds weights under which a softmax over the seats foretells who wins, by Newton's method. `ridge` keeps weights
 * small that the samples say nothing about.
 */
export function softmaxRegression(samples: readonly Sample[], features: number, ridge = 1e-4): Fit {
  const weights = new Float64Array(features);
  for (let round = 0; round < 12; round++) {
    const gradient = new Float64Array(features);
    const curvature = Array.from({ length: features }, () => new Float64Array(features));
    for (const sample of samples) addTo(gradient, curvature, sample, weights);
    for (let i = 0; i < features; i++) {
      gradient[i] = gradient[i]! / samples.length - ridge * weights[i]!;
      for (let j = 0; j < features; j++) curvature[i]![j]! /= samples.length;
      curvature[i]![i]! += ridge;
    }
    const step = solve(curvature, gradient);
    for (let i = 0; i < features; i++) weights[i]! += step[i]!;
  }
  return { weights: Array.from(weights), loss: lossOf(samples, weights) };
}

function addTo(
  gradient: Float64Array,
  curvature: readonly Float64Array[],
  { measured, won }: Sample,
  weights: Float64Array,
): void {
  const { length } = weights;
  const chances = chancesOf(measured, won.length, weights);
  const mean = new Float64Array(length);
  for (let seat = 0; seat < won.length; seat++)
    for (let i = 0; i < length; i++) mean[i]! += chances[seat]! * measured[seat * length + i]!;
  for (let seat = 0; seat < won.length; seat++) {
    const missing = won[seat]! - chances[seat]!;
    for (let i = 0; i < length; i++) {
      const apart = measured[seat * length + i]! - mean[i]!;
      gradient[i]! += missing * measured[seat * length + i]!;
      for (let j = 0; j < length; j++)
        curvature[i]![j]! += chances[seat]! * apart * (measured[seat * length + j]! - mean[j]!);
    }
  }
}

function chancesOf(measured: Float64Array, seats: number, weights: Float64Array): number[] {
  const { length } = weights;
  const scores = Array.from({ length: seats }, (_, seat) => {
    let score = 0;
    for (let i = 0; i < length; i++) score += weights[i]! * measured[seat * length + i]!;
    return score;
  });
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const sum = odds.reduce((a, b) => a + b);
  return odds.map((one) => one / sum);
}

function lossOf(samples: readonly Sample[], weights: Float64Array): number {
  let loss = 0;
  for (const { measured, won } of samples) {
    const chances = chancesOf(measured, won.length, weights);
    won.forEach((part, seat) => {
      if (part > 0) loss -= part * Math.log(chances[seat]!);
    });
  }
  return loss / samples.length;
}

/** Solves a small system of linear equations by elimination. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  const rows = matrix.map((row, i) => Float64Array.from([...row, right[i]!]));
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = k;
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    for (let k = i + 1; k < n; k++) {
      const factor = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j <= n; j++) rows[k]![j]! -= factor * rows[i]![j]!;
    }
  }
  const solution = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let rest = rows[i]![n]!;
    for (let j = i + 1; j < n; j++) rest -= rows[i]![j]! * solution[j]!;
    solution[i] = rest / rows[i]![i]!;
  }
  return solution;
}
