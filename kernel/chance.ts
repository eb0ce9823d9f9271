import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** How a table draws its luck; enough to draw it again. */
export interface ChanceSpec {
  /** `fast` for simulations; `sealed` for live tables: nobody can foresee a draw without the seed. */
  readonly kind: 'fast' | 'sealed';
  readonly seed: string;
}

/**
 * A stream of random words. What changes from draw to draw lives in the first cells of the state it is handed,
 * so that copying a state copies its future.
 */
export interface Chance {
  readonly spec: ChanceSpec;
  start(cells: Int32Array): void;
  /** The next 32 random bits, as a number from 0 to 2³² − 1. */
  word(cells: Int32Array): number;
  /** A test may dictate the next bounded draw … */
  outcome?(cells: Int32Array, bound: number): number;
  /** … and the next shuffle: face names from the top down. */
  arrangement?(cells: Int32Array, count: number): readonly string[];
}

export const makeChance = (spec: ChanceSpec): Chance =>
  spec.kind === 'fast' ? fastChance(spec.seed) : sealedChance(spec.seed);

/** sfc32, a small fast generator with a 128-bit state; good for play-outs, not for secrets. */
export function fastChance(seed: string): Chance {
  return {
    spec: { kind: 'fast', seed },
    start: (cells) => seedFast(cells, seed),
    word: fastWord,
  };
}

function fastWord(cells: Int32Array): number {
  const b = cells[1]!;
  const c = cells[2]!;
  const word = (((cells[0]! + b) | 0) + cells[3]!) | 0;
  cells[3] = (cells[3]! + 1) | 0;
  cells[0] = b ^ (b >>> 9);
  cells[1] = (c + (c << 3)) | 0;
  cells[2] = (((c << 21) | (c >>> 11)) + word) | 0;
  return word >>> 0;
}

function seedFast(cells: Int32Array, seed: string): void {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  for (let i = 0; i < seed.length; i++) {
    a = Math.imul(a ^ seed.charCodeAt(i), 0x85ebca6b);
    a ^= a >>> 13;
    b = Math.imul(b + a, 0xc2b2ae35);
    b ^= b >>> 16;
  }
  cells[0] = a;
  cells[1] = b;
  cells[2] = seed.length;
  cells[3] = 1;
  for (let i = 0; i < 12; i++) fastWord(cells);
}

/** SHA-256 of the seed and a counter, eight words a block. */
export function sealedChance(seed: string): Chance {
  const key = sha256(utf8ToBytes(`zunft chance ${seed}`));
  const input = new Uint8Array(key.length + 4);
  input.set(key);
  const counter = new DataView(input.buffer, key.length);
  let block = -1;
  let words: DataView | undefined;
  return {
    spec: { kind: 'sealed', seed },
    start: (cells) => cells.fill(0, 0, 4),
    word(cells) {
      const drawn = cells[0]!;
      cells[0] = drawn + 1;
      if (words === undefined || block !== drawn >>> 3) {
        block = drawn >>> 3;
        counter.setUint32(0, block);
        words = new DataView(sha256(input).buffer);
      }
      return words.getUint32((drawn & 7) * 4);
    },
  };
}

/** What is shown at the deal, so that the seed can be checked when it is revealed at the end. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** What a seed was made of if nobody was to choose it alone. Secret while the game runs. */
export interface SeedParts {
  /** Whoever deals commits to it before hearing of any nonce. */
  readonly secret: string;
  /** What the players added, one for each; `null` where nobody did. */
  readonly nonces: readonly (string | null)[];
}

/** The seed that a secret and the players' nonces make together. */
export const seedOf = (secret: string, nonces: readonly (string | null)[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(['zunft seed', secret, ...nonces]))));

/** A number from 0 to bound − 1, every one exactly equally likely. */
export function drawBelow(chance: Chance, cells: Int32Array, bound: number): number {
  if (chance.outcome !== undefined) return chance.outcome(cells, bound);
  for (;;) {
    const word = chance.word(cells);
    const rest = word % bound;
    // The last, incomplete run of bounds would favour small numbers.
    if (word - rest <= 0x1_0000_0000 - bound) return rest;
  }
}

/** A stream of fast chance with a state of its own, for what does not belong to a table: bots, options. */
export class Stream {
  private readonly chance: Chance;
  private readonly cells = new Int32Array(4);

  constructor(seed: string) {
    this.chance = fastChance(seed);
    this.chance.start(this.cells);
  }

  /** A number from 0 to bound − 1. */
  below(bound: number): number {
    return drawBelow(this.chance, this.cells, bound);
  }
}
