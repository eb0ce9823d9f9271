import type { Face } from '@zunft/kernel';
import { drawCards, type Effect, moreActions, placeFromHand } from '../effect.ts';
import { swap } from '../exchange.ts';
import { firstProfessionFace } from '../faces.ts';
import type { RuleId } from '../rule-ids.ts';
import type { PrestigeCard } from './prestige.ts';
import { takeCard } from './take-card.ts';
import { takeChapter } from './take-chapter.ts';

type Edition = 'old-world' | 'job-faire';

/** How many copies of a kind there are, and how many of them stay in the box with two or three players. */
const usual = { copies: 3, removedInSmallGames: 1 };
const fives = { copies: 6, removedInSmallGames: 2 };

const kind = (
  id: string,
  face: Pick<PrestigeCard, 'points' | 'cost' | 'copies' | 'removedInSmallGames'>,
  rule: RuleId,
  effect?: Effect,
): PrestigeCard => ({ id, ...face, rule, ...(effect && { effect }) });

const oneForTwo = swap({ give: 1, take: 2 });

const editions: Readonly<Record<Edition, readonly PrestigeCard[]>> = {
  'old-world': [
    kind('owe_2_chapter', { points: 2, cost: 1, ...usual }, 'GH-vp-2', takeChapter),
    kind('owe_3_draw', { points: 3, cost: 1, ...usual }, 'GH-vp-3-draw', drawCards(6)),
    kind('owe_3_swap', { points: 3, cost: 1, ...usual }, 'GH-vp-3-swap', oneForTwo),
    kind('owe_3_place', { points: 3, cost: 1, ...usual }, 'GH-vp-3-place', placeFromHand('any number')),
    kind('owe_4_take', { points: 4, cost: 1, ...usual }, 'GH-vp-4-take', takeCard),
    kind('owe_4_action', { points: 4, cost: 1, ...usual }, 'GH-vp-4-action', moreActions(1)),
    kind('owe_5', { points: 5, cost: 1, ...fives }, 'GH-vp-5'),
    kind('owe_7_actions', { points: 7, cost: 2, ...usual }, 'GH-vp-7', moreActions(2)),
    kind('owe_9', { points: 9, cost: 2, ...usual }, 'GH-vp-9'),
  ],
  'job-faire': [
    kind('jf_2_chapter', { points: 2, cost: 1, ...usual }, 'GH-vp-2', takeChapter),
    kind('jf_3_swap', { points: 3, cost: 1, ...usual }, 'GH-vp-3-swap', oneForTwo),
    kind('jf_3_place', { points: 3, cost: 1, ...usual }, 'GH-vp-3-place', placeFromHand('any number')),
    kind('jf_4_draw', { points: 4, cost: 1, ...usual }, 'GH-vp-4-draw', drawCards(5)),
    kind('jf_4_take', { points: 4, cost: 1, ...usual }, 'GH-vp-4-take', takeCard),
    kind('jf_4_action', { points: 4, cost: 1, ...usual }, 'GH-vp-4-action', moreActions(1)),
    kind('jf_5', { points: 5, cost: 1, ...fives }, 'GH-vp-5'),
    kind('jf_7_actions', { points: 7, cost: 2, ...usual }, 'GH-vp-7', moreActions(2)),
    kind('jf_9', { points: 9, cost: 2, ...usual }, 'GH-vp-9'),
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
