import type { Params } from '@zunft/kernel';
import type { Say } from '@zunft/text';
import { cardName } from './words.ts';

/** Params that are seats besides `seat`: `actor` says whether it is you, `actorName` what it is called. */
export const seatParams = ['actor', 'target', 'from', 'partner'];

/**
 * What the sentences of The Guild can use besides their own params:
 * `source`, the card behind it by name; `title`, `trade`, `residence` and lists of `cards` and `types` by name;
 * `number` with a real minus; `asked` as a select can read it; `size` and `change` (more, less) of a `count` that may be negative;
 * `said`, whether there is a `promise` (yes, no). `name` and `who` are there even where nobody is meant.
 */
export function words(say: Say, params: Params): Params {
  const { source, number, asked, title, trade, residence, cards, types, count, promise } = params;
  return {
    name: '',
    who: 'nobody',
    ...params,
    source: typeof source === 'string' ? cardName(say, source) : '',
    // As it is written, not as it is computed with.
    ...(typeof number === 'number' && number < 0 && { number: `−${-number}` }),
    ...(typeof asked === 'string' && { asked: asked.replaceAll('-', '_') }),
    ...(typeof title === 'string' && { title: say(`title.${title}`) }),
    ...(typeof trade === 'string' && { trade: say(`trade.${trade}`) }),
    ...(typeof residence === 'string' && { residence: say(`residence.${residence}`) }),
    ...(typeof cards === 'object' && { cards: cards.map((card) => cardName(say, String(card))) }),
    ...(typeof types === 'object' && { types: types.map((type) => say(`type.${type}`)) }),
    ...(typeof count === 'number' && { size: Math.abs(count), change: count < 0 ? 'less' : 'more' }),
    ...(typeof promise === 'string' && { said: promise === '' ? 'no' : 'yes' }),
  };
}
