import { type CardId, recommendedSetIds, recommendedSets } from '@zunft/games/dominion/text';
import type { Scene } from '../../table/scene.ts';
import { viewOf } from './view.ts';

/** A recommended set by its title. */
export function title(scene: Scene): string | undefined {
  const { kingdom } = viewOf(scene);
  const set = recommendedSetIds.find((id) => {
    const cards: readonly CardId[] = recommendedSets[id];
    return cards.every((card) => kingdom.includes(card));
  });
  if (set === undefined) return undefined;
  const speaker = scene.speaker.value;
  return speaker.say('dom.title', { kingdom: speaker.say(`tableOption.kingdom.${set}`) });
}
