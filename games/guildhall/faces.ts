import { type Face, none, type Table, type Zone } from '@zunft/kernel';

export const colours = ['red', 'blue', 'yellow', 'green', 'purple'] as const;

export const oldWorld = ['assassin', 'farmer', 'historian', 'trader', 'dancer', 'weaver'] as const;
export const jobFaire = ['bricklayer', 'hunter', 'peddler', 'robber', 'scholar', 'tax-collector'] as const;
/** Professions of our own. New ones are appended, so that the numbers of the others, and recorded games, stay. */
export const extras = [] as const;
export const professionIds = [...oldWorld, ...jobFaire, ...extras] as const;
export type ProfessionId = (typeof professionIds)[number];

/** A profession as a number: its place in `professionIds`. */
export type Profession = number;

export const chapterSize = colours.length;
export const copiesOfEach = 4;

/** Professions whose faces fit into one word of bits. */
const perWord = 6;
const bitsPerWord = perWord * chapterSize;
const fullChapter = (1 << chapterSize) - 1;

/** Faces of prestige cards come first, so that a new profession changes no number. */
export const firstProfessionFace = 18;
export const professionOf = (face: Face): Profession => ((face - firstProfessionFace) / chapterSize) | 0;
export const faceOf = (profession: Profession, colour: number): Face =>
  firstProfessionFace + profession * chapterSize + colour;
export const professionFaces = professionIds.flatMap((id) => colours.map((colour) => `${id}.${colour}`));

/** A set of profession faces, as bits in three words: room for eighteen professions. */
export class Faces {
  low = 0;
  middle = 0;
  high = 0;

  /** The different faces that lie in a zone. */
  static in(t: Table, zone: Zone): Faces {
    const faces = new Faces();
    for (let card = t.bottom(zone); card !== none; card = t.above(card)) faces.add(t.face(card));
    return faces;
  }

  private static of(low: number, middle: number, high: number): Faces {
    const faces = new Faces();
    faces.low = low;
    faces.middle = middle;
    faces.high = high;
    return faces;
  }

  has(face: Face): boolean {
    const bit = face - firstProfessionFace;
    if (bit < bitsPerWord) return (this.low & (1 << bit)) !== 0;
    if (bit < 2 * bitsPerWord) return (this.middle & (1 << (bit - bitsPerWord))) !== 0;
    return (this.high & (1 << (bit - 2 * bitsPerWord))) !== 0;
  }

  add(face: Face): void {
    const bit = face - firstProfessionFace;
    if (bit < bitsPerWord) this.low |= 1 << bit;
    else if (bit < 2 * bitsPerWord) this.middle |= 1 << (bit - bitsPerWord);
    else this.high |= 1 << (bit - 2 * bitsPerWord);
  }

  remove(face: Face): void {
    const bit = face - firstProfessionFace;
    if (bit < bitsPerWord) this.low &= ~(1 << bit);
    else if (bit < 2 * bitsPerWord) this.middle &= ~(1 << (bit - bitsPerWord));
    else this.high &= ~(1 << (bit - 2 * bitsPerWord));
  }

  get size(): number {
    return bits(this.low) + bits(this.middle) + bits(this.high);
  }

  get isEmpty(): boolean {
    return (this.low | this.middle | this.high) === 0;
  }

  and(other: Faces): Faces {
    return Faces.of(this.low & other.low, this.middle & other.middle, this.high & other.high);
  }

  without(other: Faces): Faces {
    return Faces.of(this.low & ~other.low, this.middle & ~other.middle, this.high & ~other.high);
  }

  /** Only the faces of one profession. */
  chapter(profession: Profession): Faces {
    const mask = fullChapter << ((profession % perWord) * chapterSize);
    if (profession < perWord) return Faces.of(this.low & mask, 0, 0);
    return profession < 2 * perWord ? Faces.of(0, this.middle & mask, 0) : Faces.of(0, 0, this.high & mask);
  }

  /** How many colours of a profession are in the set. */
  colours(profession: Profession): number {
    const word = profession < perWord ? this.low : profession < 2 * perWord ? this.middle : this.high;
    return bits((word >> ((profession % perWord) * chapterSize)) & fullChapter);
  }

  /** How many professions the set contains. */
  get professions(): number {
    return professionIds.filter((_, profession) => this.colours(profession) > 0).length;
  }
}

/** How many bits of a word are set. */
export function bits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
