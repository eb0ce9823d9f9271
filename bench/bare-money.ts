/**
 * Big Money for two as a bare loop: typed arrays, no rules, no questions, nothing but what this one list needs. What
 * a simulator could reach at most; `draw` gives a number below a bound.
 */
export class BareMoney {
  /** Won by the first player, by the second, and shared. */
  readonly results = [0, 0, 0];
  turns = 0;
  private readonly draw: (bound: number) => number;
  // Card by card: Copper, Silver, Gold, Estate, Duchy, Province.
  private readonly decks = [new Uint8Array(128), new Uint8Array(128)];
  private readonly sizes = [0, 0];
  private readonly discards = [new Uint8Array(128), new Uint8Array(128)];
  private readonly discarded = [0, 0];
  private readonly hands = [new Uint8Array(5), new Uint8Array(5)];
  private readonly held = [0, 0];
  private readonly piles = new Uint8Array(6);
  private readonly points = [0, 0];
  private readonly taken = [0, 0];

  constructor(draw: (bound: number) => number) {
    this.draw = draw;
  }

  /** One game of the list that takes Duchies at four Provinces and Estates at two. */
  play(): void {
    this.deal();
    const { piles, taken } = this;
    let player = 0;
    while (piles[5]! > 0 && this.emptyPiles() < 3) {
      taken[player] = taken[player]! + 1;
      this.takeTurn(player);
      player = 1 - player;
    }
    this.turns += taken[0]! + taken[1]!;
    const [a, b] = this.points as [number, number];
    const tied = a === b && taken[0] === taken[1];
    const firstWins = a > b || (a === b && taken[0]! < taken[1]!);
    const result = tied ? 2 : firstWins ? 0 : 1;
    this.results[result] = this.results[result]! + 1;
  }

  private deal(): void {
    this.piles.set([46, 40, 30, 8, 8, 8]);
    for (let player = 0; player < 2; player++) {
      this.decks[player]!.fill(0, 0, 7).fill(3, 7, 10);
      this.sizes[player] = 10;
      this.discarded[player] = 0;
      this.held[player] = 0;
      this.points[player] = 3;
      this.taken[player] = 0;
      this.shuffle(player);
      this.fillHand(player);
    }
  }

  private takeTurn(player: number): void {
    const hand = this.hands[player]!;
    const discards = this.discards[player]!;
    const held = this.held[player]!;
    let at = this.discarded[player]!;
    let coins = 0;
    for (let i = 0; i < held; i++) {
      const card = hand[i]!;
      if (card < 3) coins += card + 1;
      discards[at++] = card;
    }
    const bought = this.purchase(coins);
    if (bought >= 0) {
      this.piles[bought] = this.piles[bought]! - 1;
      discards[at++] = bought;
      if (bought > 2) this.points[player] = this.points[player]! + (bought === 3 ? 1 : bought === 4 ? 3 : 6);
    }
    this.discarded[player] = at;
    this.held[player] = 0;
    this.fillHand(player);
  }

  private purchase(coins: number): number {
    const { piles } = this;
    const left = piles[5]!;
    if (coins >= 8) return 5;
    if (coins >= 5 && left <= 4 && piles[4]! > 0) return 4;
    if (coins >= 2 && left <= 2 && piles[3]! > 0) return 3;
    if (coins >= 6 && piles[2]! > 0) return 2;
    return coins >= 3 && piles[1]! > 0 ? 1 : -1;
  }

  private fillHand(player: number): void {
    const hand = this.hands[player]!;
    const deck = this.decks[player]!;
    let held = this.held[player]!;
    while (held < 5) {
      if (this.sizes[player] === 0) {
        const count = this.discarded[player]!;
        if (count === 0) break;
        deck.set(this.discards[player]!.subarray(0, count));
        this.sizes[player] = count;
        this.discarded[player] = 0;
        this.shuffle(player);
      }
      const size = this.sizes[player]! - 1;
      this.sizes[player] = size;
      hand[held++] = deck[size]!;
    }
    this.held[player] = held;
  }

  private shuffle(player: number): void {
    const deck = this.decks[player]!;
    for (let i = this.sizes[player]! - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      const card = deck[i]!;
      deck[i] = deck[j]!;
      deck[j] = card;
    }
  }

  private emptyPiles(): number {
    let count = 0;
    for (let i = 0; i < 6; i++) if (this.piles[i] === 0) count++;
    return count;
  }
}
