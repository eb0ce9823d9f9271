import type { GameTexts } from '@zunft/text';
import type { Deck } from '../deck/schema.ts';
import { zunftDeck } from '../deck/zunft.ts';
import { rules } from './rules/index.ts';
import { tableTextsFor } from './table/index.ts';

/** What is printed on cards besides words, and what the tables of titles and residences say. */
export { parseDeck } from '../deck/parse.ts';
export {
  type Act,
  type ActKind,
  type CardType,
  cardTypes,
  type Deck,
  type DeckCard,
  type Gives,
  type LastingType,
  lastingTypes,
  type ProfessionCard,
  type Title,
  titles,
} from '../deck/schema.ts';
export { zunftDeck } from '../deck/zunft.ts';
export { residences, titleTable } from '../titles.ts';
export type {
  ActView,
  CardView,
  GuildView,
  HandCard,
  OfferView,
  SeatView,
  TownHallView,
} from '../view.ts';
export { professionText, ruleLines, typeLine } from './words.ts';

/** All words of the game with a deck. */
export function textsFor(deck: Deck): GameTexts {
  const { catalogue, ...texts } = tableTextsFor(deck);
  const { en, de } = catalogue;
  return { ...texts, catalogue: { en: { ...en, ...rules.en }, de: { ...de, ...rules.de } } };
}

export const texts: GameTexts = textsFor(zunftDeck);
