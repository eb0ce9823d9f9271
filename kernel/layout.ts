import type { Game } from './game.ts';

/** A player's place at the table, 0 … seats − 1 in turn order. The number `seats` itself stands for the spectator. */
export type Seat = number;
/** A physical card: an instance, not what is printed on it. */
export type Card = number;
/** What is printed on a card: an index into the game's list of face names. */
export type Face = number;
/** A place where cards lie. */
export type Zone = number;
/** A number on the table that is not a card: actions left, tokens, whose turn it is. */
export type Counter = number;

/** Returned where a card is looked for and there is none. */
export const none = -1;

/** Who sees the faces in a zone. `top`: everyone sees the top card and nobody what is below. */
export type Visibility = 'everyone' | 'owner' | 'top' | 'nobody';

export interface ZoneSpec {
  readonly visible: Visibility;
  /** One such zone for each seat, or a pile for each of so many faces. */
  readonly per?: 'seat' | { readonly faces: number };
  /** Its cards lie apart: everyone sees which one leaves, unlike from a hand. */
  readonly apart?: true;
}

export interface ZoneInfo {
  readonly name: string;
  readonly owner: Seat | undefined;
  /** Only cards with this face lie here. */
  readonly face?: Face;
  readonly visible: Visibility;
  readonly apart: boolean;
}

export interface Zones<N extends string> {
  /** First zone of each name; the zone of a seat is this plus the seat, the pile of a face this plus the face. */
  readonly at: Readonly<Record<N, Zone>>;
  readonly list: readonly ZoneInfo[];
}

export function defineZones<N extends string>(
  maxSeats: number,
  specs: Readonly<Record<N, ZoneSpec>>,
): Zones<N> {
  const at = {} as Record<N, Zone>;
  const list: ZoneInfo[] = [];
  for (const name of Object.keys(specs) as N[]) {
    const { per, visible, apart = false } = specs[name];
    at[name] = list.length;
    const count = per === undefined ? 1 : per === 'seat' ? maxSeats : per.faces;
    for (let i = 0; i < count; i++) {
      const owner = per === 'seat' ? i : undefined;
      list.push({ name, owner, visible, apart, ...(typeof per === 'object' && { face: i }) });
    }
  }
  return { at, list };
}

export interface CounterInfo {
  readonly name: string;
  readonly owner: Seat | undefined;
}

export interface Counters<N extends string> {
  /** First counter of each name; the counter of a seat is this plus the seat. */
  readonly at: Readonly<Record<N, Counter>>;
  readonly list: readonly CounterInfo[];
}

export function defineCounters<N extends string>(
  maxSeats: number,
  specs: Readonly<Record<N, 'table' | 'seat'>>,
): Counters<N> {
  const at = {} as Record<N, Counter>;
  const list: CounterInfo[] = [];
  for (const name of Object.keys(specs) as N[]) {
    at[name] = list.length;
    for (let seat = 0; seat < (specs[name] === 'seat' ? maxSeats : 1); seat++) {
      list.push({ name, owner: specs[name] === 'seat' ? seat : undefined });
    }
  }
  return { at, list };
}

/** Words of chance state at the front of every table's cells. */
export const chanceWords = 4;

/**
 * Where everything lies in the one array of numbers that is a table's state: chance, zones, counters, and then
 * five blocks with one cell per card, six if cards carry marks.
 */
export interface Layout {
  readonly faces: readonly string[];
  readonly zones: readonly ZoneInfo[];
  readonly counters: readonly CounterInfo[];
  readonly cards: number;
  readonly head: number;
  readonly tail: number;
  readonly count: number;
  readonly counter: number;
  readonly face: number;
  readonly known: number;
  readonly zone: number;
  readonly next: number;
  readonly prev: number;
  /** The end, in a game without marks. */
  readonly mark: number;
  readonly size: number;
  /** What is printed on the faces, if the game says so. */
  readonly print: unknown;
}

export function makeLayout({ faces, zones, counters, marks, print }: Game, cards: number): Layout {
  let end = chanceWords;
  const block = (length: number): number => {
    end += length;
    return end - length;
  };
  const blocks = {
    head: block(zones.length),
    tail: block(zones.length),
    count: block(zones.length),
    counter: block(counters.length),
    face: block(cards),
    known: block(cards),
    zone: block(cards),
    next: block(cards),
    prev: block(cards),
    mark: block(marks ? cards : 0),
  };
  return { faces, zones, counters, cards, ...blocks, size: end, print };
}
