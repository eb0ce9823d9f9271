import type { GameTexts } from '@zunft/text';
import { ruleIds } from '../rule-ids.ts';
import { cardsDe } from './cards.de.ts';
import { cardsEn } from './cards.en.ts';
import { rulesDe } from './rules.de.ts';
import { rulesEn } from './rules.en.ts';

export const texts: GameTexts = {
  catalogue: { en: { ...cardsEn, ...rulesEn }, de: { ...cardsDe, ...rulesDe } },
  ruleIds,
  cardName: (_say, card) => card,
  cardText: () => [],
  cards: [],
};
