import { type CardId, cardIds } from '../printed.ts';
import { cardsDe } from './cards.de.ts';
import { cardsEn } from './cards.en.ts';
import { plain } from './plain.ts';

const byName: ReadonlyMap<string, CardId> = new Map(
  cardIds.flatMap((id) => [id, cardsEn[id].name, cardsDe[id].name].map((name) => [plain(name), id] as const)),
);

/** The card with this id, or this name in English or German. */
export const cardNamed = (word: string): CardId | undefined => byName.get(plain(word));
