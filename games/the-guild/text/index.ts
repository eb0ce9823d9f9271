import type { Catalogue, GameTexts } from '@zunft/text';
import type { Deck } from '../deck/schema.ts';
import { zunftDeck } from '../deck/zunft.ts';
import { occasions } from '../occasions.ts';
import { ruleIds } from '../rule-ids.ts';
import { seatParams, words } from './params.ts';
import { rulesDe } from './rules.de.ts';
import { rulesEn } from './rules.en.ts';
import { tableDe } from './table.de.ts';
import { tableEn } from './table.en.ts';
import { whyDe } from './why.de.ts';
import { whyEn } from './why.en.ts';
import { deckTexts } from './words.ts';

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

/** The words of the game with a deck. */
export function textsFor(deck: Deck): GameTexts {
  const texts = deckTexts(deck);
  return { ...texts, catalogue: withTable(texts.catalogue, deck), ruleIds, occasions, words, seatParams };
}

function withTable({ en, de }: Catalogue, { id }: Deck): Catalogue {
  const option = `tableOption.deck.${id}`;
  return {
    en: { ...en, ...rulesEn, ...tableEn, ...whyEn, [option]: en['deckName']! },
    de: { ...de, ...rulesDe, ...tableDe, ...whyDe, [option]: de['deckName']! },
  };
}

export const texts: GameTexts = textsFor(zunftDeck);
