import type { Policy, TextProblem } from '@zunft/kernel';
import { shippedStrategies } from '../strategies/shipped.ts';
import { strategist } from '../strategy/strategist.ts';
import { readStrategy } from '../strategy/strategy.ts';
import { journeyman } from './journeyman.ts';
import { playerOf } from './player.ts';

export { planFor, plansFor } from './plans.ts';
export { yardstickKingdoms } from './yardstick.ts';

/** A player by the strategy that a text describes, or what is wrong with the text. Nothing is left to chance. */
export function readBot(
  text: string,
): { readonly bot: (seed: string) => Policy } | { readonly problems: readonly TextProblem[] } {
  const read = readStrategy(text);
  if ('problems' in read) return read;
  const policy = strategist(read.strategy);
  return { bot: () => policy };
}

/** A strategy of ours is read when it is first played. */
function shipped(text: string): (seed: string) => Policy {
  let player: Policy | undefined;
  return () => {
    player ??= playerOf(text);
    return player;
  };
}

const { apprentice, ...others } = shippedStrategies;

/** First those that play any kingdom, weakest first; then the strategies that come with the game. */
export const bots: Readonly<Record<string, (seed: string) => Policy>> = {
  apprentice: shipped(apprentice),
  journeyman,
  ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, shipped(text)])),
};
export { hastySense } from './sense.ts';
