import type { Catalogue, GameTexts } from '@zunft/text';
import type { Deck } from '../../deck/schema.ts';
import { zunftDeck } from '../../deck/zunft.ts';
import { askedAt, occasions } from '../../occasions.ts';
import { ruleIds } from '../../rule-ids.ts';
import { seatParams, words } from '../params.ts';
import { tableDe } from '../table.de.ts';
import { tableEn } from '../table.en.ts';
import { whyDe } from '../why.de.ts';
import { whyEn } from '../why.en.ts';
import { deckTexts } from '../words.ts';

/** The words of the game with a deck, but for the rules, which weigh much and are seldom read. */
export function tableTextsFor(deck: Deck): GameTexts {
  const texts = deckTexts(deck);
  const catalogue = withTable(texts.catalogue, deck);
  return { ...texts, catalogue, ruleIds, occasions, askedAt, words, seatParams };
}

function withTable({ en, de }: Catalogue, { id }: Deck): Catalogue {
  const option = `tableOption.deck.${id}`;
  return {
    en: { ...en, ...tableEn, ...whyEn, [option]: en['deckName']! },
    de: { ...de, ...tableDe, ...whyDe, [option]: de['deckName']! },
  };
}

export const tableTexts: GameTexts = tableTextsFor(zunftDeck);
