import {
  type KingdomCardId,
  makeCode,
  type RecommendedSet,
  readKingdom,
  recommendedSetIds,
  recommendedSets,
} from '@zunft/games/dominion/text';
import type { Speaker } from '@zunft/text';

/** A kingdom by its name, if it has one, its cards, and the code under which others can have it. */
export function kingdomWords(kingdom: string, speaker: Speaker): string | undefined {
  const wanted = readKingdom(kingdom);
  if (!('cards' in wanted)) return undefined;
  const { cards } = wanted;
  const set = setOf(cards);
  return speaker.say('dominion.kingdom', {
    set: set === undefined ? 'none' : speaker.say(`tableOption.kingdom.${set}`),
    cards: cards.map((card) => speaker.card(card)).join(', '),
    code: makeCode(cards),
  });
}

/** A kingdom in a word: its name, or the code under which others can have it. */
export function kingdomLabel(kingdom: string, speaker: Speaker): string {
  const wanted = readKingdom(kingdom);
  if (!('cards' in wanted)) return kingdom;
  const set = setOf(wanted.cards);
  return set === undefined ? makeCode(wanted.cards) : speaker.say(`tableOption.kingdom.${set}`);
}

const setOf = (cards: readonly KingdomCardId[]): RecommendedSet | undefined =>
  recommendedSetIds.find((id) => recommendedSets[id].every((card) => cards.includes(card)));
