import { games, type RegisteredGame } from '@zunft/games';
import type { Problem } from '@zunft/kernel';
import { type Flags, type FlagValues, UsageError } from './command.ts';
import { readJson } from './files.ts';
import { textOf } from './flag-values.ts';
import { gameNamed } from './game-named.ts';

/** A deck that somebody wrote and that cannot be played with. */
export class BadDeck extends Error {
  override readonly name = 'BadDeck';
  readonly file: string;
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly Problem[]) {
    super(`${file}: ${problems.map(({ path, code }) => `${path} ${code}`).join(', ')}`);
    this.file = file;
    this.problems = problems;
  }
}

/** For commands that can play with other cards. */
export const deckFlag = { deck: { type: 'string' } } as const satisfies Flags;

export interface TypedGame {
  readonly registered: RegisteredGame;
  /** What is written in the file of its deck, if it is not the game's own: threads read no files. */
  readonly deck?: unknown;
}

/** The game that was typed after the command, with the cards that were asked for. */
export function gameTyped(name: string | undefined, values: FlagValues): TypedGame {
  return withTypedDeck(gameNamed(name), values);
}

export function withTypedDeck(registered: RegisteredGame, values: FlagValues): TypedGame {
  const file = textOf(values, 'deck');
  if (file === undefined) return { registered };
  if (registered.withDeck === undefined)
    throw new UsageError('error.no-decks', { flag: '--deck', game: registered.game.id });
  const deck = readJson(file);
  const made = registered.withDeck(deck);
  if ('problems' in made) throw new BadDeck(file, made.problems);
  return { registered: made.game, deck };
}

/** All games, one of them as it was typed. */
export const gamesWith = (registered: RegisteredGame): readonly RegisteredGame[] =>
  games.map((one) => (one.game.id === registered.game.id ? registered : one));

/** A game as a thread is told of it. */
export function gameSent(id: string, deck: unknown): RegisteredGame {
  const registered = gameNamed(id);
  if (deck === undefined) return registered;
  const made = registered.withDeck!(deck);
  if ('problems' in made) throw new Error('a deck that was fine a moment ago');
  return made.game;
}
