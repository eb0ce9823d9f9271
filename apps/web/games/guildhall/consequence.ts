import type { Option } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';
import { coloursOf, levelOf, prestigeFace, professionFace } from './faces.ts';
import { completes } from './ghosts.ts';
import { viewOf } from './view.ts';

/** A second line for what is about to be done: from what the player can see. */
export function consequence(scene: Scene, { ref }: Option): string | undefined {
  const speaker = scene.speaker.value;
  if (ref.card === undefined) return undefined;
  if (ref.verb === 'play') return bestEffect(scene, ref.card);
  if (ref.verb === 'buy') {
    const { points } = prestigeFace(ref.card)!;
    const now = viewOf(scene).seats[scene.viewer]!.points;
    return speaker.say('gh.pointsAfter', { now, after: now + points });
  }
  return ref.verb === 'place' ? chapterAfter(scene, ref.card) : undefined;
}

/** How far the chapter of a card comes with it. */
function chapterAfter(scene: Scene, card: string): string {
  const speaker = scene.speaker.value;
  if (completes(scene, card)) return speaker.say('gh.wouldComplete');
  const { hall, area } = viewOf(scene).seats[scene.viewer]!;
  const { profession } = professionFace(card)!;
  return speaker.say('gh.ofFive', { count: coloursOf([...hall, ...area, card], profession).length });
}

/** The effect that a card would have at its best. */
function bestEffect(scene: Scene, card: string): string {
  const speaker = scene.speaker.value;
  const { profession } = professionFace(card)!;
  const have = coloursOf(viewOf(scene).seats[scene.viewer]!.hall, profession).length;
  const { kind, level } = levelOf(profession, have);
  if (kind === 'none') return speaker.say('gh.noLevel');
  const effect =
    kind === 'growing'
      ? speaker.say(`effectWith.${profession}`, { x: level })
      : speaker.say(`effect.${profession}.${level}`);
  return speaker.say('levelLine', { level: speaker.say('gh.levelWord', { level }), effect });
}
