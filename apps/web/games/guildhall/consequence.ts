import type { Option } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';
import { activeLevel, coloursOf, isGrowing, prestigeFace, professionFace } from './faces.ts';
import { completes } from './ghosts.ts';
import { viewOf } from './view.ts';

/** A second line for what is about to be done: from what the player can see. */
export function consequence(scene: Scene, { ref }: Option): string | undefined {
  const speaker = scene.speaker.value;
  if (ref.card === undefined) return undefined;
  if (ref.verb === 'play') return levelOf(scene, ref.card);
  if (ref.verb === 'buy') {
    const { points } = prestigeFace(ref.card)!;
    const now = viewOf(scene).seats[scene.viewer]!.points;
    return speaker.say('gh.pointsAfter', { now, after: now + points });
  }
  if (ref.verb === 'place') return completes(scene, ref.card) ? speaker.say('gh.wouldComplete') : undefined;
  return undefined;
}

/** The effect that a card would have at its best. */
function levelOf(scene: Scene, card: string): string {
  const speaker = scene.speaker.value;
  const { profession } = professionFace(card)!;
  const have = coloursOf(viewOf(scene).seats[scene.viewer]!.hall, profession).length;
  const level = activeLevel(profession, have);
  if (level === undefined) return speaker.say('gh.noLevel');
  const effect = isGrowing(profession)
    ? speaker.say(`effectWith.${profession}`, { x: level })
    : speaker.say(`effect.${profession}.${level}`);
  return speaker.say('levelLine', { level: speaker.say('gh.levelWord', { level }), effect });
}
