import type { GameTexts } from '@zunft/text';
import { colours, type ProfessionId, professionIds } from '../faces.ts';
import { prestigeFaces } from '../prestige/printed.ts';
import { ruleIds } from '../rule-ids.ts';
import { cardsDe } from './cards.de.ts';
import { cardsEn } from './cards.en.ts';
import { rulesDe } from './rules.de.ts';
import { rulesEn } from './rules.en.ts';
import { tableDe } from './table.de.ts';
import { tableEn } from './table.en.ts';
import { whyDe } from './why.de.ts';
import { whyEn } from './why.en.ts';
import { cardName, cardText, words } from './words.ts';

/** The professions to choose from have their names already. */
const chosen = (names: Readonly<Record<`profession.${ProfessionId}`, string>>): Record<string, string> =>
  Object.fromEntries(professionIds.map((id) => [`tableOption.chosen.${id}`, names[`profession.${id}`]]));

/** What is printed on the cards besides words. */
export { type PrintedPrestige, printedPrestige } from '../prestige/printed.ts';

export const texts: GameTexts = {
  catalogue: {
    en: { ...cardsEn, ...rulesEn, ...tableEn, ...whyEn, ...chosen(cardsEn) },
    de: { ...cardsDe, ...rulesDe, ...tableDe, ...whyDe, ...chosen(cardsDe) },
  },
  ruleIds,
  cardName,
  cardText,
  words,
  /** One card stands for its profession: its text is the same in every colour. */
  cards: [...professionIds.map((id) => `${id}.${colours[0]}`), ...prestigeFaces],
};
