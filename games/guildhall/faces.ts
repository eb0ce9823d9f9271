import { type Face, none, type Table, type Zone } from '@zunft/kernel';

export const colours = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
export type Colour = (typeof colours)[number];

export const oldWorld = ['assassin', 'farmer', 'historian', 'trader', 'dancer', 'weaver'] as const;
export const jobFaire = ['bricklayer', 'hunter', 'peddler', 'robber', 'scholar', 'tax-collector'] as const;
export const professionIds = [...oldWorld, ...jobFaire] as const;
export type ProfessionId = (typeof professionIds)[number];

/** A profession as a number: its place in `professionIds`. */
export type Profession = number;

export const chapterSize = colours.length;
export const copiesOfEach = 4;

/** Professions whose faces fit into one number. */
const half = 6;
const facesInHalf = half * chapterSize;
const fullChapter = (1 << chapterSize) - 1;

export const professionOf = (face: Face): Profession => (face / chapterSize) | 0;
export const faceOf = (profession: Profession, colour: number): Face => profession * chapterSize + colour;
export const professionFaces = professionIds.flatMap((id) => colours.map((colour) => `${id}.${colour}`));

/** A set of profession faces, as bits: one number for the Old World Economy and one for the Job Faire. */
export class Faces {
  oldWorld = 0;
  jobFaire = 0;

  /** The different faces that lie in a zone. */
  static in(t: Table, zone: Zone): Faces {
    const faces = new Faces();
    for (let card = t.bottom(zone); card !== none; card = t.above(card)) faces.add(t.face(card));
    return faces;
  }

  has(face: Face): boolean {
    return face < facesInHalf
      ? (this.oldWorld & (1 << face)) !== 0
      : (this.jobFaire & (1 << (face - facesInHalf))) !== 0;
  }

  add(face: Face): void {
    if (face < facesInHalf) this.oldWorld |= 1 << face;
    else this.jobFaire |= 1 << (face - facesInHalf);
  }

  remove(face: Face): void {
    if (face < facesInHalf) this.oldWorld &= ~(1 << face);
    else this.jobFaire &= ~(1 << (face - facesInHalf));
  }

  get size(): number {
    return bits(this.oldWorld) + bits(this.jobFaire);
  }

  get isEmpty(): boolean {
    return (this.oldWorld | this.jobFaire) === 0;
  }

  and(other: Faces): Faces {
    const both = new Faces();
    both.oldWorld = this.oldWorld & other.oldWorld;
    both.jobFaire = this.jobFaire & other.jobFaire;
    return both;
  }

  without(other: Faces): Faces {
    const rest = new Faces();
    rest.oldWorld = this.oldWorld & ~other.oldWorld;
    rest.jobFaire = this.jobFaire & ~other.jobFaire;
    return rest;
  }

  with(other: Faces): Faces {
    const sum = new Faces();
    sum.oldWorld = this.oldWorld | other.oldWorld;
    sum.jobFaire = this.jobFaire | other.jobFaire;
    return sum;
  }

  /** Only the faces of one profession. */
  chapter(profession: Profession): Faces {
    const chapter = new Faces();
    if (profession < half) chapter.oldWorld = this.oldWorld & (fullChapter << (profession * chapterSize));
    else chapter.jobFaire = this.jobFaire & (fullChapter << ((profession - half) * chapterSize));
    return chapter;
  }

  /** How many colours of a profession are in the set. */
  colours(profession: Profession): number {
    return profession < half
      ? bits((this.oldWorld >> (profession * chapterSize)) & fullChapter)
      : bits((this.jobFaire >> ((profession - half) * chapterSize)) & fullChapter);
  }

  /** How many professions the set contains. */
  get professions(): number {
    let n = 0;
    for (let profession = 0; profession < professionIds.length; profession++) {
      if (this.colours(profession) > 0) n++;
    }
    return n;
  }
}

/** How many bits of a word are set. */
export function bits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
