import type { Face } from '@zunft/kernel';
import { cardIds } from '../printed.ts';
import { base } from './base/index.ts';
import type { CardEffect } from './card.ts';
import { guilds } from './guilds/index.ts';
import { intrigue } from './intrigue/index.ts';

const all: readonly CardEffect[] = [...guilds, ...base, ...intrigue];

const effects: readonly (CardEffect | undefined)[] = cardIds.map((id) =>
  all.find((effect) => effect.id === id),
);

/** What a card does; basic cards do nothing but what is printed on them. */
export const effectOf = (face: Face): CardEffect | undefined => effects[face];
