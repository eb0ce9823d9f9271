import type { RegisteredGame } from '@zunft/games';
import type { Answer, Match, Policy, Seat } from '@zunft/kernel';
import { RandomPolicy } from './random.ts';

/** Names of the bots of a game, weakest first. */
export const botNames = (game: RegisteredGame): readonly string[] => ['random', ...Object.keys(game.bots)];

/** A bot by name, or `undefined` if there is none. */
export function makeBot(game: RegisteredGame, name: string, seed: string): Policy | undefined {
  return name === 'random' ? new RandomPolicy(seed) : game.bots[name]?.(seed);
}

/**
 * What a bot answers at a live table. It is shown a world drawn at random from those that its seat cannot tell
 * from the real one, so that it cannot know more than its seat does.
 */
export function botAnswer(match: Match, seat: Seat, bot: Policy, seed: string): Answer {
  return match.resample(seat, seed).answerBy(seat, bot);
}
