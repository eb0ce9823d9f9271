import type { Json } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';

/** What `view` of the game says. */
export interface GuildhallView {
  readonly stage: 'redraw' | 'furnish' | 'turn' | 'standstill';
  readonly turn: number;
  readonly active: number;
  readonly first: number;
  readonly actionsLeft: number;
  readonly played: readonly string[];
  readonly winner: number | null;
  readonly deck: number;
  readonly discard: { readonly count: number; readonly top: string | null };
  readonly prestigeDeck: number;
  readonly row: readonly string[];
  readonly seats: readonly SeatView[];
  readonly you: {
    readonly seat: number;
    readonly hand: readonly string[];
    readonly chapters: readonly string[];
  } | null;
}

export interface SeatView {
  readonly hand: number;
  readonly hall: readonly string[];
  readonly area: readonly string[];
  readonly completed: number;
  /** The professions of completed chapters, where they lie open. */
  readonly chapters?: readonly string[];
  readonly honours: readonly string[];
  readonly tokens: number;
  readonly points: number;
}

export const guildhallView = (view: Json): GuildhallView => view as unknown as GuildhallView;

export const viewOf = (scene: Scene): GuildhallView => guildhallView(scene.view.value);

/** The professions of this table, in the order of the racks. */
export const professionsOf = ({ info }: Scene): readonly string[] =>
  info.options['chosen'] as readonly string[];

export const pointsToWin = ({ info }: Scene): number => Number(info.options['pointsToWin']);

/** The others, in turn order after the viewer; everybody for a spectator. */
export function others({ viewer, info }: Scene): number[] {
  const seats = Array.from({ length: info.seats }, (_, i) => (viewer + 1 + i) % info.seats);
  return viewer < info.seats ? seats.filter((seat) => seat !== viewer) : seats.toSorted((a, b) => a - b);
}
