import type { CardView, GuildView, OfferView, SeatView } from '@zunft/games/the-guild/text';
import type { Json } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';

export type { CardView, GuildView, OfferView, SeatView };

export const guildView = (view: Json): GuildView => view as unknown as GuildView;

export const viewOf = (scene: Scene): GuildView => guildView(scene.view.value);

export const isSpectator = ({ viewer, info }: Scene): boolean => viewer >= info.seats;

/** Whose dynasty lies in the middle: the viewer's; for a spectator that of whoever is on turn. */
export const middleSeat = (scene: Scene): number =>
  isSpectator(scene) ? viewOf(scene).active : scene.viewer;

/** The others in turn order; everybody as they sit for a spectator. */
export function otherSeats(scene: Scene): number[] {
  const { seats } = scene.info;
  if (isSpectator(scene)) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, i) => (scene.viewer + 1 + i) % seats);
}

export const mine = (scene: Scene): SeatView | undefined => viewOf(scene).seats[scene.viewer];

/** Cards that a seat has on the table, by the zone they lie in. */
export const zones = ['businesses', 'annexes', 'extensions', 'supporters', 'artefacts'] as const;
export type LastingZone = (typeof zones)[number];

export const allCards = (seat: SeatView): readonly CardView[] => zones.flatMap((zone) => seat[zone]);

export const lockedCards = (seat: SeatView): readonly CardView[] =>
  allCards(seat).filter(({ locked }) => locked > 0);

/** What the next economy phase takes as things are. T-11: debts come first, and whoever still has some pays no upkeep. */
export function dueOf({ income, taler, debt }: SeatView): { readonly debt: number; readonly upkeep: number } {
  const paid = Math.min(debt, taler + earnedOf(income));
  return { debt: paid, upkeep: paid < debt ? 0 : income.upkeep };
}

const earnedOf = ({ base, businesses, other }: SeatView['income']): number => base + businesses + other;

/** What it brings on the whole. */
export function incomeOf(seat: SeatView): number {
  const { debt, upkeep } = dueOf(seat);
  return earnedOf(seat.income) - debt - upkeep;
}

/** How the next income looks: a loss like a debt. */
export const incomeTone = (seat: SeatView): string => (incomeOf(seat) < 0 ? 'tg-debt' : 'tg-income');

/** A change as it is written: +3, −2, 0. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : String(count).replace('-', '−'));

/** Which of several identical cards in a row the one at this place is. */
export const copyAt = (cards: readonly string[], at: number): number =>
  cards.slice(0, at).filter((card) => card === cards[at]).length;
