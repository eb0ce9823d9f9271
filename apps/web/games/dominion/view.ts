import type { DominionView, Pile, SeatView } from '@zunft/games/dominion/text';
import type { Json } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';

export type { DominionView, Pile, SeatView };

export const dominionView = (view: Json): DominionView => view as unknown as DominionView;

export const viewOf = (scene: Scene): DominionView => dominionView(scene.view.value);

export const mine = (scene: Scene): SeatView | undefined => viewOf(scene).seats[scene.viewer];

/** The others in turn order, then the viewer; everybody as they sit for a spectator. */
export function seatOrder({ viewer, info }: Scene): number[] {
  const start = viewer < info.seats ? viewer + 1 : 0;
  return Array.from({ length: info.seats }, (_, i) => (start + i) % info.seats);
}

export const pileOf = ({ supply }: DominionView, card: string): Pile | undefined =>
  supply.find((pile) => pile.card === card);

/** A number that may be below nothing, as it is written. */
export const signed = (points: number): string => String(points).replace('-', '−');

/** Which of several identical cards in a row the one at this place is. */
export const copyAt = (cards: readonly string[], at: number): number =>
  cards.slice(0, at).filter((card) => card === cards[at]).length;

/** Cards by kind, in the order in which each kind comes first. */
export function counted(cards: readonly string[]): readonly (readonly [card: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
