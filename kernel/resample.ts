import { drawBelow, fastChance } from './chance.ts';
import type { Game } from './game.ts';
import type { Card, Seat } from './layout.ts';
import type { Overlay, Table } from './table.ts';

const anyChance = fastChance('');

/**
 * Draws worlds that one seat cannot tell from the real one: the faces it does not know are dealt out anew among the
 * places it cannot see. What it draws depends on the seed and on what the seat knows, and on nothing else.
 */
export class Sampler {
  private readonly faces: readonly number[];
  /** Unknown to the seat when the last answer was given and ever since: dealt out anew from that moment on. */
  private readonly early: readonly Deal[];
  /** Known to nobody now, but known then: dealt out anew at the question, together with all that nobody knows. */
  private readonly late: readonly Deal[];
  private readonly after: number;
  private readonly chance = new Int32Array(4);

  /** `t` is suspended at a question after `after` answers of its step; `seen`: see `State.seen`. */
  constructor(game: Game, t: Table, viewer: Seat, after: number, seen: Int32Array = t.seen) {
    const { face, known, cards } = t.layout;
    const bit = 1 << viewer;
    const early: Card[] = [];
    const late: Card[] = [];
    let shuffled = false;
    for (let card = 0; card < cards; card++) {
      const now = t.cells[known + card]!;
      const unknown = ((now | seen[card]!) & bit) === 0;
      if (unknown) early.push(card);
      if (now === 0) late.push(card);
      shuffled ||= now === 0 && !unknown;
    }
    this.faces = Array.from(t.cells.subarray(face, face + cards));
    const backOf = (card: Card): number => game.backs[this.faces[card]!]!;
    this.early = dealsOf(early, backOf, this.faces);
    this.late = shuffled ? dealsOf(late, backOf, this.faces) : [];
    this.after = after;
  }

  /** Some faces lie where the seat cannot see and could be exchanged. */
  get canDiffer(): boolean {
    return this.early.some(({ pool }) => new Set(pool).size > 1);
  }

  /** Another world from the last answer on, with the same chance: to compare what was told since. */
  worldSinceAnswer(seed: string): Overlay {
    fastChance(seed).start(this.chance);
    const faces = this.faces.slice();
    for (const deal of this.early) dealOut(deal.cards, deal.pool.slice(), faces, this.chance);
    return { after: this.after, faces };
  }

  /** Another world at the question, with a future of its own. */
  world(seed: string): Overlay {
    const { faces } = this.worldSinceAnswer(seed);
    return { after: this.after, faces, atQuestion: { faces: this.dealLate(faces), seed: `${seed}+` } };
  }

  /** Prints a world onto a copy of a table that stands at the question with nothing answered in its step. */
  print(t: Table, seed: string): void {
    t.setFaces(this.dealLate(this.worldSinceAnswer(seed).faces));
    t.chance = anyChance;
    t.cells.set(this.chance);
  }

  private dealLate(early: readonly number[]): readonly number[] {
    if (this.late.length === 0) return early;
    const faces = early.slice();
    for (const { cards } of this.late) dealOut(cards, sortedFaces(cards, early), faces, this.chance);
    return faces;
  }
}

/** Cards with the same back, and their faces. */
interface Deal {
  readonly cards: readonly Card[];
  /** In an order that does not depend on where they lie: worlds alike to a seat give the same samples. */
  readonly pool: readonly number[];
}

function dealsOf(cards: readonly Card[], backOf: (card: Card) => number, faces: readonly number[]): Deal[] {
  const backs = [...new Set(cards.map(backOf))].sort((a, b) => a - b);
  return backs.map((back) => {
    const alike = cards.filter((card) => backOf(card) === back);
    return { cards: alike, pool: sortedFaces(alike, faces) };
  });
}

const sortedFaces = (cards: readonly Card[], faces: readonly number[]): number[] =>
  cards.map((card) => faces[card]!).sort((a, b) => a - b);

/** Gives each of the cards one face of the pool, all ways equally likely. */
function dealOut(cards: readonly Card[], pool: number[], faces: number[], chance: Int32Array): void {
  for (let i = pool.length - 1; i >= 0; i--) {
    const j = drawBelow(anyChance, chance, i + 1);
    faces[cards[i]!] = pool[j]!;
    pool[j] = pool[i]!;
  }
}
