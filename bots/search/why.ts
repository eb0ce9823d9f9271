import type { Sense, Situation } from '@zunft/kernel';
import type { Why } from '../thinking.ts';
import type { Judge } from './judge.ts';

interface Tried {
  readonly node: number;
  readonly visits: number;
}

/** A difference that changes the chance to win by less than about a hundredth is not worth a sentence. */
const leastDifference = 0.04;

/** What a player does for themselves is a better reason than what happens to the others. */
const theirShare = 0.7;

/** What speaks most for a move: the feature in which the tables after it differ most from those after the others. */
export function whyOf(
  sense: Sense,
  { seat, table: { seats } }: Situation,
  judge: Judge,
  node: number,
  tried: readonly Tried[],
): Why | undefined {
  const mine = judge.meanOf([node]);
  const others = judge.meanOf(tried.filter((other) => other.node !== node).map((other) => other.node));
  if (mine === undefined || others === undefined) return undefined;
  const { features } = sense;
  const weights = sense.weights(seats);
  let best: Why | undefined;
  let most = leastDifference;
  features.forEach((feature, i) => {
    for (let other = 0; other < seats; other++) {
      const isMine = other === seat;
      const at = other * features.length + i;
      const difference = mine[at]! - others[at]!;
      const gain = weights[i]! * difference * (isMine ? 1 : -theirShare / (seats - 1));
      if (gain <= most) continue;
      most = gain;
      best = { feature, whose: isMine ? 'mine' : 'theirs', change: difference > 0 ? 'more' : 'less' };
    }
  });
  return best;
}
