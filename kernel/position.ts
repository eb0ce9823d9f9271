import { type Chance, type ChanceSpec, makeChance } from './chance.ts';
import type { Game, Options } from './game.ts';
import { chanceWords, makeLayout, none } from './layout.ts';
import type { State } from './state.ts';
import { type Overlay, Table } from './table.ts';

/** Everything on a table as plain data: which card lies where, bottom first, who knows it, and the counters. */
export interface StateData {
  readonly chance: readonly number[];
  readonly counters: readonly number[];
  readonly zones: readonly (readonly number[])[];
  readonly faces: readonly number[];
  readonly known: readonly number[];
}

/** A table at rest in the middle of anything. Survives JSON; goes on from here on any machine, any day. */
export interface Position {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Options;
  readonly chance: ChanceSpec;
  /** The table at the beginning of the step that is being carried out. */
  readonly state: StateData;
  /** What has been answered since. */
  readonly answers: readonly (readonly number[])[];
  /** Answers to a question put to several seats at once, while some are missing: by seat. */
  readonly sealed?: readonly (readonly number[] | null)[];
  readonly overlays?: readonly Overlay[];
}

/** An empty table for this game, these options and this number of seats. */
export function makeTable(game: Game, seats: number, options: Options, chance: Chance): Table {
  const printed = game.cards(options, seats);
  const layout = makeLayout(game.faces, game.zones, game.counters, printed.length);
  return new Table(layout, { seats, options, printed }, chance);
}

export function stateToData(state: State, cells: Int32Array): StateData {
  const { counter, counters, zones, face, known, next, head, cards } = state.layout;
  return {
    chance: Array.from(cells.subarray(0, chanceWords)),
    counters: Array.from(cells.subarray(counter, counter + counters.length)),
    zones: zones.map((_, zone) => {
      const list: number[] = [];
      for (let card = cells[head + zone]!; card !== none; card = cells[next + card]!) list.push(card);
      return list;
    }),
    faces: Array.from(cells.subarray(face, face + cards)),
    known: Array.from(cells.subarray(known, known + cards)),
  };
}

/** Lays the table out as the data says. The table must be empty. */
export function layOut(state: State, data: StateData): void {
  const { counter, known } = state.layout;
  data.zones.forEach((list, zone) => {
    for (const card of list) state.create(card, data.faces[card]!, zone);
  });
  state.cells.set(data.chance);
  state.cells.set(data.counters, counter);
  state.cells.set(data.known, known);
}

/** The table of a position at the beginning of its step. */
export function tableAt(game: Game, position: Position): Table {
  const t = makeTable(game, position.seats, position.options, makeChance(position.chance));
  layOut(t, position.state);
  return t;
}

/**
 * A short fingerprint of everything on a table. Two tables with the same fingerprint go on alike. Good against
 * accidents, not against attackers.
 */
export function hashCells(cells: Int32Array): string {
  let a = 0x811c9dc5 | 0;
  let b = 0x1b873593 | 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    a = Math.imul(a ^ cell, 0x01000193);
    b = Math.imul((b ^ (cell + i)) | 0, 0x85ebca6b);
    b ^= b >>> 13;
  }
  a ^= a >>> 15;
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

/** A fingerprint of anything that was sent as JSON. */
export const hashText = (text: string): string =>
  hashCells(Int32Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)));
