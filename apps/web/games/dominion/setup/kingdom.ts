import {
  type KingdomCardId,
  kingdomCardIds,
  readKingdom,
  recommendedSetIds,
  recommendedSets,
} from '@zunft/games/dominion/text';

/** How the ten cards of a game come about. */
export const ways = ['recommended', 'random', 'own', 'draft'] as const;
export type Way = (typeof ways)[number];

/** Whatever is neither a name nor left open are cards that somebody has picked, or is about to. */
export function wayOf(kingdom: string): Way {
  if (kingdom === 'random' || kingdom === 'draft') return kingdom;
  return (recommendedSetIds as readonly string[]).includes(kingdom) ? 'recommended' : 'own';
}

const isKingdomCard = (id: string): id is KingdomCardId => (kingdomCardIds as readonly string[]).includes(id);

/** The cards of a kingdom as far as they are known: fewer than ten while somebody picks. */
export function cardsOf(kingdom: string): readonly KingdomCardId[] {
  const listed = kingdom.split(',').filter(isKingdomCard);
  if (listed.length > 0 || kingdom === '' || wayOf(kingdom) === 'random' || wayOf(kingdom) === 'draft')
    return listed;
  const read = readKingdom(kingdom);
  return 'cards' in read ? read.cards : [];
}

/** Something is asked for that names no kingdom. */
export const isUnread = (kingdom: string): boolean =>
  kingdom !== '' && wayOf(kingdom) === 'own' && cardsOf(kingdom).length === 0;

/** How the option names these cards: a recommended set by its name. */
export function kingdomOf(cards: readonly KingdomCardId[]): string {
  const set = recommendedSetIds.find((id) => isSame(recommendedSets[id], cards));
  return set ?? cards.join(',');
}

const isSame = (a: readonly KingdomCardId[], b: readonly KingdomCardId[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));
