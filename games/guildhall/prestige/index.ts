import type { Face } from '@zunft/kernel';
import { drawCards, type Effect, moreActions, placeFromHand } from '../effect.ts';
import { firstProfessionFace } from '../faces.ts';
import { swap } from '../professions/trader.ts';
import type { RuleId } from '../rule-ids.ts';
import type { PrestigeCard } from './prestige.ts';
import { takeCard } from './take-card.ts';
import { takeChapter } from './take-chapter.ts';

type Edition = 'old-world' | 'job-faire';

/** The usual card comes three times and loses one copy in small games; of the fives there are twice as many. */
const kind = (id: string, points: number, cost: number, rule: RuleId, effect?: Effect): PrestigeCard => ({
  id,
  points,
  cost,
  rule,
  copies: points === 5 ? 6 : 3,
  removedInSmallGames: points === 5 ? 2 : 1,
  ...(effect && { effect }),
});

const oneForTwo = swap({ give: 1, take: 2 });

const editions: Readonly<Record<Edition, readonly PrestigeCard[]>> = {
  'old-world': [
    kind('owe_2_chapter', 2, 1, 'GH-vp-2', takeChapter),
    kind('owe_3_draw', 3, 1, 'GH-vp-3-draw', drawCards(6)),
    kind('owe_3_swap', 3, 1, 'GH-vp-3-swap', oneForTwo),
    kind('owe_3_place', 3, 1, 'GH-vp-3-place', placeFromHand('any number')),
    kind('owe_4_take', 4, 1, 'GH-vp-4-take', takeCard),
    kind('owe_4_action', 4, 1, 'GH-vp-4-action', moreActions(1)),
    kind('owe_5', 5, 1, 'GH-vp-5'),
    kind('owe_7_actions', 7, 2, 'GH-vp-7', moreActions(2)),
    kind('owe_9', 9, 2, 'GH-vp-9'),
  ],
  'job-faire': [
    kind('jf_2_chapter', 2, 1, 'GH-vp-2', takeChapter),
    kind('jf_3_swap', 3, 1, 'GH-vp-3-swap', oneForTwo),
    kind('jf_3_place', 3, 1, 'GH-vp-3-place', placeFromHand('any number')),
    kind('jf_4_draw', 4, 1, 'GH-vp-4-draw', drawCards(5)),
    kind('jf_4_take', 4, 1, 'GH-vp-4-take', takeCard),
    kind('jf_4_action', 4, 1, 'GH-vp-4-action', moreActions(1)),
    kind('jf_5', 5, 1, 'GH-vp-5'),
    kind('jf_7_actions', 7, 2, 'GH-vp-7', moreActions(2)),
    kind('jf_9', 9, 2, 'GH-vp-9'),
  ],
};

export const prestigeCards = [...editions['old-world'], ...editions['job-faire']];
export const prestigeFaces = prestigeCards.map((card) => card.id);

export const prestigeOf = (face: Face): PrestigeCard => prestigeCards[face]!;
export const isPrestige = (face: Face): boolean => face < firstProfessionFace;

/** GH-2.3: the prestige deck of one edition, smaller with two or three players. */
export function prestigeDeckFaces(edition: Edition, seats: number): Face[] {
  return editions[edition].flatMap((card) => {
    const copies = card.copies - (seats < 4 ? card.removedInSmallGames : 0);
    const face = prestigeCards.indexOf(card);
    return Array.from({ length: copies }, () => face);
  });
}
