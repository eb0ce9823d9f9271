import { drawBelow, fastChance } from './chance.ts';
import type { Seat } from './layout.ts';
import type { Overlay, Table } from './table.ts';

const anyChance = fastChance('');

/**
 * Draws worlds that one seat cannot tell from the real one: the faces it does not know are dealt out anew among the
 * places it cannot see. What it draws depends on the seed and on what the seat knows, and on nothing else.
 */
export class Sampler {
  private readonly faces: readonly number[];
  /** Unknown to the seat when the last answer was given and still unknown: dealt out anew from that moment on. */
  private readonly early: readonly number[];
  private readonly earlyFaces: readonly number[];
  /** Known to nobody now, but known then: dealt out anew at the question, together with all that nobody knows. */
  private readonly late: readonly number[];
  private readonly after: number;
  private readonly chance = new Int32Array(4);

  /** `t` is suspended at a question after `after` answers of its step; `then`: who knew what at the last of them. */
  constructor(t: Table, viewer: Seat, after: number, then: Int32Array = t.knownAtAnswer) {
    const { face, known, cards } = t.layout;
    const bit = 1 << viewer;
    const early: number[] = [];
    const late: number[] = [];
    let shuffled = false;
    for (let card = 0; card < cards; card++) {
      const now = t.cells[known + card]!;
      const unknown = ((now | then[card]!) & bit) === 0;
      if (unknown) early.push(card);
      if (now === 0) late.push(card);
      shuffled ||= now === 0 && !unknown;
    }
    this.faces = Array.from(t.cells.subarray(face, face + cards));
    this.early = early;
    // In an order that does not depend on where they truly lie: worlds alike to the seat give the same samples.
    this.earlyFaces = early.map((card) => this.faces[card]!).sort((a, b) => a - b);
    this.late = shuffled ? late : [];
    this.after = after;
  }

  /** How many different faces lie where the seat cannot see. */
  get unknownFaces(): number {
    return new Set(this.earlyFaces).size;
  }

  /** Another world from the last answer on, with the same chance: to compare what was told since. */
  worldSinceAnswer(seed: string): Overlay {
    fastChance(seed).start(this.chance);
    return { after: this.after, faces: this.dealEarly() };
  }

  /** Another world at the question, with a future of its own. */
  world(seed: string): Overlay {
    const { faces } = this.worldSinceAnswer(seed);
    return {
      after: this.after,
      faces,
      atQuestion: { faces: this.late.length === 0 ? faces : this.dealLate(faces), seed: `${seed}+` },
    };
  }

  /** Prints a world onto a copy of a table that stands at the question with nothing answered in its step. */
  print(t: Table, seed: string): void {
    const { faces, atQuestion } = this.world(seed);
    t.setFaces(atQuestion?.faces ?? faces);
    t.chance = anyChance;
    t.cells.set(this.chance);
  }

  private dealEarly(): number[] {
    const dealt = this.faces.slice();
    deal(this.early, this.earlyFaces.slice(), dealt, this.chance);
    return dealt;
  }

  private dealLate(faces: readonly number[]): number[] {
    const dealt = faces.slice();
    const pool = this.late.map((card) => faces[card]!).sort((a, b) => a - b);
    deal(this.late, pool, dealt, this.chance);
    return dealt;
  }
}

/** Gives each of the cards one face of the pool, all ways equally likely. */
function deal(cards: readonly number[], pool: number[], faces: number[], chance: Int32Array): void {
  for (let i = pool.length - 1; i >= 0; i--) {
    const j = drawBelow(anyChance, chance, i + 1);
    faces[cards[i]!] = pool[j]!;
    pool[j] = pool[i]!;
  }
}
