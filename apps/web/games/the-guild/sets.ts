import type { Decision, Option } from '@zunft/kernel';

const trade: readonly string[] = ['offer', 'accept', 'decline', 'withdraw', 'give'];
const more: readonly string[] = ['upgrade', 'build', 'call'];

/**
 * So much is possible in the action phase that most of it stands behind a button: trade, sales, what is seldom
 * wanted or not yet possible.
 */
export function setOf({ ref: { verb }, legal }: Option, { prompt }: Decision): string | undefined {
  // Whoever is short of money must see that there is this way out.
  if (verb === 'drop' && prompt.key === 'prompt.short-of-upkeep') return 'drop';
  if (verb === 'sell' || verb === 'drop') return 'sell';
  if (prompt.key !== 'prompt.action') return undefined;
  if (trade.includes(verb)) return 'trade';
  return verb === 'pledge' || (!legal && more.includes(verb)) ? 'more' : undefined;
}
