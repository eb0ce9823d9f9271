import type { Json } from '@zunft/kernel';
import { type Scenario, type ScriptedOutcome, scenario } from '@zunft/testkit';
import { gameWith } from '../game.ts';
import { testDeck } from './deck.ts';

export const testGame = gameWith(testDeck);

type Cards = readonly string[];

/** What a player has; `bakery^2` is locked for two rounds, `oven^16` has just been built. */
export interface Player {
  readonly hand?: Cards;
  readonly profession?: Cards;
  readonly businesses?: Cards;
  readonly annexes?: Cards;
  readonly extensions?: Cards;
  readonly supporters?: Cards;
  readonly artefacts?: Cards;
  readonly [counter: string]: Json | Cards | undefined;
}

/**
 * A table in the action phase of player 0, with the deck for tests; all other cards are in the box. The Town Hall has
 * been drawn already, so that drawing a card uses no chance.
 */
export const table = (
  players: readonly Player[],
  rest: Readonly<Record<string, Json>> = {},
  script: readonly ScriptedOutcome[] = [],
): Scenario =>
  scenario(testGame, { players: players as unknown as Json, townHall: 'drawn', ...rest }, script);

/** The experience with which a title begins. */
export const titleAt = {
  commoner: 0,
  beisasse: 15,
  citizen: 30,
  patrician: 50,
  baron: 80,
  count: 120,
} as const;
