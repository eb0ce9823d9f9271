import { fastChance } from './chance.ts';
import type { Game } from './game.ts';
import { type Card, chanceWords, type Seat } from './layout.ts';
import type { Overlay, Table } from './table.ts';

const anyChance = fastChance('');

/**
 * Draws worlds that one seat cannot tell from the real one: the faces it does not know are dealt out anew among the
 * places it cannot see. What it draws depends on the seed and on what the seat knows, and on nothing else.
 */
export class Sampler {
  private readonly faces: Int32Array;
  /** Unknown to the seat when the last answer was given and ever since: dealt out anew from that moment on. */
  private readonly early: readonly Deal[];
  /** Known to nobody now, but known then: dealt out anew at the question, together with all that nobody knows. */
  private readonly late: readonly Deal[];
  private readonly after: number;
  private readonly chance = new Int32Array(chanceWords);

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
    this.faces = t.cells.slice(face, face + cards);
    const poolOf = (card: Card): number => {
      const owner = game.keepsOwner ? t.layout.zones[t.zoneOf(card)]!.owner : undefined;
      return game.backs[this.faces[card]!]! * (t.seats + 1) + (owner ?? t.seats);
    };
    this.early = dealsOf(early, poolOf, this.faces);
    this.late = shuffled ? dealsOf(late, poolOf, this.faces) : [];
    this.after = after;
  }

  /** Some faces lie where the seat cannot see and could be exchanged. */
  get canDiffer(): boolean {
    return this.early.some(({ pool }) => new Set(pool).size > 1);
  }

  /** Another world from the last answer on, with the same chance: to compare what was told since. */
  worldSinceAnswer(seed: string): Overlay & { readonly faces: readonly number[] } {
    fastChance(seed).start(this.chance);
    const faces = this.faces.slice();
    for (const deal of this.early) dealOut(deal.cards, deal.pool.slice(), faces, this.chance);
    return { after: this.after, faces: Array.from(faces) };
  }

  /** Another world at the question, with a future of its own. Plain data. */
  world(seed: string): Overlay {
    fastChance(seed).start(this.chance);
    const world = this.blank();
    const pools = this.early.map(({ pool }) => pool.slice());
    this.draw(world, pools, this.chance);
    const { faces, atQuestion } = world;
    return {
      after: this.after,
      faces: Array.from(faces),
      atQuestion: { faces: Array.from(atQuestion.faces), chance: Array.from(atQuestion.chance) },
    };
  }

  /** Draws one world after the other; each takes the place of the one before. */
  stream(seed: string): () => Overlay {
    const chance = new Int32Array(chanceWords);
    fastChance(seed).start(chance);
    const world = this.blank();
    const pools = this.early.map(({ pool }) => pool.slice());
    return () => {
      this.draw(world, pools, chance);
      return world;
    };
  }

  private blank(): World {
    const faces = this.faces.slice();
    // Where nothing was shuffled away, both are the same world.
    const atQuestion = this.late.length === 0 ? faces : this.faces.slice();
    return {
      after: this.after,
      faces,
      atQuestion: { faces: atQuestion, chance: new Int32Array(chanceWords) },
    };
  }

  private draw({ faces, atQuestion }: World, pools: readonly Int32Array[], chance: Int32Array): void {
    for (let i = 0; i < pools.length; i++) dealOut(this.early[i]!.cards, pools[i]!, faces, chance);
    if (this.late.length > 0) atQuestion.faces.set(faces);
    for (const { cards } of this.late) dealOut(cards, sortedFaces(cards, faces), atQuestion.faces, chance);
    for (let i = 0; i < chanceWords; i++) atQuestion.chance[i] = anyChance.word(chance);
  }
}

/** An overlay that is written again and again. */
interface World extends Overlay {
  readonly faces: Int32Array;
  readonly atQuestion: { readonly faces: Int32Array; readonly chance: Int32Array };
}

/** Cards that may be taken for one another, and their faces. */
interface Deal {
  readonly cards: readonly Card[];
  /** In an order that does not depend on where they lie: worlds alike to a seat give the same samples. */
  readonly pool: Int32Array;
}

function dealsOf(cards: readonly Card[], poolOf: (card: Card) => number, faces: Int32Array): Deal[] {
  const pools = [...new Set(cards.map(poolOf))].sort((a, b) => a - b);
  return pools.map((pool) => {
    const alike = cards.filter((card) => poolOf(card) === pool);
    return { cards: alike, pool: sortedFaces(alike, faces) };
  });
}

const sortedFaces = (cards: readonly Card[], faces: Int32Array): Int32Array =>
  Int32Array.from(cards, (card) => faces[card]!).sort();

/** Gives each of the cards one face of the pool, all ways equally likely; the pool ends up in another order. */
function dealOut(cards: readonly Card[], pool: Int32Array, faces: Int32Array, chance: Int32Array): void {
  for (let i = pool.length - 1; i >= 0; i--) {
    // Bounded by multiplying: a bias of a billionth does no harm to a guess, and this is what a search does most.
    const j = Math.floor((anyChance.word(chance) / 0x1_0000_0000) * (i + 1));
    const face = pool[j]!;
    pool[j] = pool[i]!;
    pool[i] = face;
    faces[cards[i]!] = face;
  }
}
