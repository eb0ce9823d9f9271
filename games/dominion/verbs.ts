import { defineVerbs } from '@zunft/kernel';

/** What a player may choose between where a card offers several things. */
export const modes = [
  'cards',
  'actions',
  'buy',
  'coins',
  'trash',
  'discard',
  'curse',
  'keep',
  'put-back',
  'new-hand',
  'deck-to-discard',
] as const;
export type Mode = (typeof modes)[number];

/** What an option does. An option's id is the verb and what it is done to: `buy.province`. */
export const verbs = defineVerbs({
  play: 'card',
  'play-treasures': 'nothing',
  'spend-tokens': 'nothing',
  buy: 'face',
  end: 'nothing',
  draft: 'face',
  gain: 'face',
  trash: 'card',
  discard: 'card',
  'put-back': 'card',
  take: 'card',
  pass: 'card',
  reveal: 'card',
  'set-aside': 'card',
  choose: modes,
  decline: 'nothing',
});

export const verb = verbs.at;
