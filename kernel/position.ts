import type { Sealed } from './asked.ts';
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
  /** By card, in a game with marks. */
  readonly marks?: readonly number[];
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
  /** What has been answered since; where one of several seats was heard, the number of its question stands first. */
  readonly answers: readonly (readonly number[])[];
  /** Answers to a question put to several seats at once, while some are missing: by seat. */
  readonly sealed?: Sealed;
  readonly overlays?: readonly Overlay[];
}

/** An empty table for this game, these options and this number of seats. */
export function makeTable(game: Game, seats: number, options: Options, chance: Chance): Table {
  const printed = game.cards(options, seats);
  const layout = makeLayout(game, printed.length);
  return new Table(layout, { seats, options, printed }, chance);
}

export function stateToData(state: State, cells: Int32Array): StateData {
  const { counter, counters, zones, face, known, next, head, cards, mark } = state.layout;
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
    ...(state.hasMarks && { marks: Array.from(cells.subarray(mark, mark + cards)) }),
  };
}

/** Lays the table out as the data says. The table must be empty. */
export function layOut(state: State, data: StateData): void {
  const { counter, known, mark } = state.layout;
  data.zones.forEach((list, zone) => {
    for (const card of list) state.create(card, data.faces[card]!, zone);
  });
  state.cells.set(data.chance);
  state.cells.set(data.counters, counter);
  state.cells.set(data.known, known);
  if (state.hasMarks && data.marks !== undefined) state.cells.set(data.marks, mark);
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
export function hashText(text: string): string {
  const cells = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) cells[i] = text.charCodeAt(i);
  return hashCells(cells);
}
