import { dominion } from '@zunft/games/dominion';
import type { Json } from '@zunft/kernel';
import { type Scenario, scenario } from './scenario.ts';
import type { ScriptedOutcome } from './scripted-chance.ts';

/** What a player has; decks and discard piles from the top down, `copper*3` for three. */
export interface Player {
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly inPlay?: readonly string[];
  readonly tokens?: number;
  readonly turns?: number;
}

/** Harmless cards that fill up a kingdom. */
const fillers = [
  'village',
  'smithy',
  'market',
  'festival',
  'woodcutter',
  'laboratory',
  'gardens',
  'workshop',
  'chapel',
  'cellar',
];
const basics = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'];

const bare = (word: string): string => word.split('*')[0]!;
const copies = (word: string): number => Number(word.split('*')[1] ?? 1);

/**
 * A Dominion table in the middle of player 0's turn. Cards that nobody has lie in the supply; of the cards that the
 * decks begin with, those that nobody has are out of the game, so that all piles are as high as at the start.
 * The kingdom is made up of `table.kingdom`, the cards that are mentioned, and fillers.
 */
export function scene(
  players: readonly Player[],
  table: Readonly<Record<string, Json>> & { readonly kingdom?: readonly string[] } = {},
  script: readonly ScriptedOutcome[] = [],
): Scenario {
  const { kingdom = [], options = {}, ...rest } = table;
  const words = players.flatMap(({ hand = [], deck = [], discard = [], inPlay = [] }) => [
    ...hand,
    ...deck,
    ...discard,
    ...inPlay,
  ]);
  const others = ['trash', 'supply', 'box'].flatMap((zone) => (rest[zone] ?? []) as readonly string[]);
  const mentioned = [...kingdom, ...[...words, ...others].map(bare)].filter((card) => !basics.includes(card));
  const ten = [...new Set([...mentioned, ...fillers])].slice(0, Math.max(10, new Set(mentioned).size));
  const has = (card: string): number =>
    words.filter((word) => bare(word) === card).reduce((sum, word) => sum + copies(word), 0);
  const spare = (card: string, inDeck: number): string =>
    `${card}*${Math.max(0, inDeck * players.length - has(card))}`;
  return scenario(
    dominion,
    {
      rest: 'deck',
      seats: players.length,
      players: players as unknown as Json,
      box: [spare('copper', 7), spare('estate', 3)],
      options: { kingdom: ten.join(','), ...(options as Readonly<Record<string, Json>>) },
      ...rest,
    },
    script,
  );
}
