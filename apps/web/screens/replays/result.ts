import { locales } from '@zunft/text';
import { language } from '../../settings/settings.ts';
import type { PastGame } from './past-game.ts';

export interface Placed {
  readonly seat: number;
  readonly name: string;
  readonly isBot: boolean;
  /** Nobody has a place before the end. */
  readonly place: number | undefined;
  readonly score: number | undefined;
}

/** Everybody at the table, the best first. */
export function placed({ players, seats, outcome }: PastGame): Placed[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: players[seat]?.name ?? String(seat + 1),
    isBot: players[seat]?.bot !== undefined,
    place: outcome?.places[seat],
    score: outcome?.scores[seat],
  })).toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** "16 November 2026, 14:05". */
export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(locales[language.value], { dateStyle: 'long', timeStyle: 'short' }).format(time);
