import type { Game, Sense, Table } from '@zunft/kernel';

/** Says how good a table is for everybody: chances to win, which add up to one. */
export class Judge {
  private readonly game: Game;
  private readonly sense: Sense;
  private readonly seats: number;
  private readonly weights: ArrayLike<number>;
  private readonly measured: Float64Array;
  private readonly chances: Float64Array;

  constructor(game: Game, sense: Sense, seats: number) {
    this.game = game;
    this.sense = sense;
    this.seats = seats;
    this.weights = sense.weights(seats);
    this.measured = new Float64Array(seats * sense.features.length);
    this.chances = new Float64Array(seats);
  }

  rewards(t: Table): Float64Array {
    if (this.game.isOver(t)) this.sharePlaces(t);
    else {
      this.sense.measure(t, this.measured);
      this.guess();
    }
    return this.chances;
  }

  private sharePlaces(t: Table): void {
    const { places } = this.game.outcome(t);
    let winners = 0;
    for (const place of places) if (place === 1) winners++;
    for (let seat = 0; seat < this.seats; seat++) this.chances[seat] = places[seat] === 1 ? 1 / winners : 0;
  }

  private guess(): void {
    const { chances, measured, weights, seats } = this;
    const { length } = weights;
    let highest = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      let score = 0;
      for (let i = 0; i < length; i++) score += weights[i]! * measured[seat * length + i]!;
      chances[seat] = score;
      if (score > highest) highest = score;
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const odds = Math.exp(chances[seat]! - highest);
      chances[seat] = odds;
      sum += odds;
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] = chances[seat]! / sum;
  }
}
