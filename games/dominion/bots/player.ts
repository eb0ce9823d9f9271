import type { Policy } from '@zunft/kernel';
import { strategist } from '../strategy/strategist.ts';
import { readStrategy } from '../strategy/strategy.ts';

/** A player for a strategy of ours, which has no problems. */
export function playerOf(text: string): Policy {
  const read = readStrategy(text);
  if ('problems' in read) throw new Error(read.problems.map(({ line, code }) => `${line}: ${code}`).join());
  return strategist(read.strategy);
}
