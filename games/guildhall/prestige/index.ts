import type { Face } from '@zunft/kernel';
import { drawCards, type Effect, moreActions, placeFromHand } from '../effect.ts';
import { swap } from '../exchange.ts';
import { firstProfessionFace } from '../faces.ts';
import { type Edition, type PrintedPrestige, printedPrestige } from './printed.ts';
import { takeCard } from './take-card.ts';
import { takeChapter } from './take-chapter.ts';

/** A prestige card and what may be done once when it is bought. */
export interface PrestigeCard extends PrintedPrestige {
  readonly effect?: Effect;
}

const oneForTwo = swap({ give: 1, take: 2 });

const effects: Readonly<Record<string, Effect>> = {
  owe_2_chapter: takeChapter,
  owe_3_draw: drawCards(6),
  owe_3_swap: oneForTwo,
  owe_3_place: placeFromHand('any number'),
  owe_4_take: takeCard,
  owe_4_action: moreActions(1),
  owe_7_actions: moreActions(2),
  jf_2_chapter: takeChapter,
  jf_3_swap: oneForTwo,
  jf_3_place: placeFromHand('any number'),
  jf_4_draw: drawCards(5),
  jf_4_take: takeCard,
  jf_4_action: moreActions(1),
  jf_7_actions: moreActions(2),
};

const prestigeCards: readonly PrestigeCard[] = printedPrestige.map((card) => {
  const effect = effects[card.id];
  return effect === undefined ? card : { ...card, effect };
});

export const prestigeOf = (face: Face): PrestigeCard => prestigeCards[face]!;
export const isPrestige = (face: Face): boolean => face < firstProfessionFace;

/** GH-2.3: the prestige deck of one edition, smaller with two or three players. */
export function prestigeDeckFaces(edition: Edition, seats: number): Face[] {
  return printedPrestige.flatMap((card, face) => {
    if (card.edition !== edition) return [];
    const copies = card.copies - (seats < 4 ? card.removedInSmallGames : 0);
    return Array.from({ length: copies }, () => face);
  });
}
