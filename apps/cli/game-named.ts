import { games, type RegisteredGame } from '@zunft/games';
import { UsageError } from './command.ts';
import { nearest } from './nearest.ts';

const gameIds = games.map(({ game }) => game.id);

/** The game that was typed after the command. */
export function gameNamed(name: string | undefined): RegisteredGame {
  if (name === undefined) throw new UsageError('error.no-game', { allowed: gameIds.join(', ') });
  const found = games.find(({ game }) => game.id === name);
  if (found === undefined) {
    const near = nearest(name, gameIds);
    throw new UsageError('error.unknown-game', { value: name, allowed: gameIds.join(', '), near });
  }
  return found;
}

/** Refuses words after those that a command understands. */
export function noMoreWords(positionals: readonly string[], understood: number): void {
  const word = positionals[understood];
  if (word !== undefined) throw new UsageError('error.too-many-words', { value: word });
}
