import type { Json } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { dominionScreen } from './dominion/screen.ts';
import { guildhallScreen } from './guildhall/screen.ts';
import type { Paint } from './paint.ts';
import { theGuildScreen } from './the-guild/screen.ts';

/** What a screen needs besides the view. */
export interface ScreenSetting {
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly paint: Paint;
  readonly width: number;
}

/** How a game looks in a terminal. */
export interface GameScreen {
  /** The table as a viewer may see it, line by line. */
  table(view: Json, setting: ScreenSetting): readonly string[];
  /** What whoever is asked in the middle of something must know, as the table is not shown again. */
  note?(view: Json, setting: ScreenSetting): readonly string[];
  /** What a card is called in a list of all cards. */
  cardTitle(card: string, speaker: Speaker): string;
  /** How to read it; shown once. */
  legend(setting: ScreenSetting): readonly string[];
  /** An option of the table that is no word of the catalogue; empty if it goes without saying. */
  optionValue?(name: string, value: Json, speaker: Speaker): string | undefined;
  /** What somebody has scored; missing: in victory points. */
  score?(points: number, speaker: Speaker): string;
  /** After the game: what the points come from, where the result does not say it already. */
  ending?(view: Json, setting: ScreenSetting): readonly string[];
}

/** A screen for every registered game. */
export const gameScreens: Readonly<Record<string, GameScreen>> = {
  guildhall: guildhallScreen,
  dominion: dominionScreen,
  'the-guild': theGuildScreen,
};
