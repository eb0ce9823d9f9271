import type { Game, Policy } from '@zunft/kernel';
import type { GameTexts } from '@zunft/text';
import { apprentice } from './guildhall/bots/apprentice.ts';
import { guildhall } from './guildhall/index.ts';
import { texts as guildhallTexts } from './guildhall/text/index.ts';

/** A game with its words and its own bots. */
export interface RegisteredGame {
  readonly game: Game;
  readonly texts: GameTexts;
  /** Rules of thumb by name; a seed decides what they leave to chance. */
  readonly bots: Readonly<Record<string, (seed: string) => Policy>>;
}

/** The one list of games. */
export const games: readonly RegisteredGame[] = [
  { game: guildhall, texts: guildhallTexts, bots: { apprentice } },
];
