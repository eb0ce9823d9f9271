import type { GameTexts } from '@zunft/text';
import { type RecommendedSet, recommendedSetIds } from '../kingdom.ts';
import { occasions } from '../occasions.ts';
import { cardIds, type KingdomCardId, kingdomCardIds } from '../printed.ts';
import { ruleIds } from '../rule-ids.ts';
import { cardsDe } from './cards.de.ts';
import { type CardWords, cardsEn } from './cards.en.ts';
import { join } from './join.ts';
import { rulesDe } from './rules.de.ts';
import { rulesEn } from './rules.en.ts';
import { setsDe } from './sets.de.ts';
import { setsEn } from './sets.en.ts';
import { strategiesDe } from './strategies.de.ts';
import { strategiesEn } from './strategies.en.ts';
import { tableDe } from './table.de.ts';
import { tableEn } from './table.en.ts';
import { whyDe } from './why.de.ts';
import { whyEn } from './why.en.ts';
import { cardMessages, cardName, cardText, words } from './words.ts';

/** The cards that can be banned have their names already. */
const banned = (cards: Readonly<Record<KingdomCardId, CardWords>>): Record<string, string> =>
  Object.fromEntries(kingdomCardIds.map((id) => [`tableOption.banned.${id}`, cards[id].name]));

const recommended = (sets: Readonly<Record<RecommendedSet, string>>): Record<string, string> =>
  Object.fromEntries(recommendedSetIds.map((id) => [`tableOption.kingdom.${id}`, sets[id]]));

/** What is printed on the cards besides words, and how kingdoms are named, drawn and judged. */
export {
  kingdomSize,
  makeCode,
  type RecommendedSet,
  readKingdom,
  recommendedSetIds,
  recommendedSets,
  type Wanted,
} from '../kingdom.ts';
export { checkOptions, settleOptions } from '../options.ts';
export {
  type CardId,
  type CardSet,
  type CardType,
  cardSets,
  cardTypes,
  type KingdomCardId,
  kingdomCardIds,
  type PrintedCard,
  printedCards,
} from '../printed.ts';
export type { DominionView, Pile, SeatView } from '../view.ts';
export { cardNamed } from './card-named.ts';
export { effectLines, typeLine } from './words.ts';

export const texts: GameTexts = {
  catalogue: {
    en: {
      ...cardMessages(cardsEn),
      ...rulesEn,
      ...tableEn,
      ...strategiesEn,
      ...whyEn,
      ...banned(cardsEn),
      ...recommended(setsEn),
    },
    de: {
      ...cardMessages(cardsDe),
      ...rulesDe,
      ...tableDe,
      ...strategiesDe,
      ...whyDe,
      ...banned(cardsDe),
      ...recommended(setsDe),
    },
  },
  ruleIds,
  occasions,
  cardName,
  cardText,
  words,
  join,
  cards: cardIds,
};
