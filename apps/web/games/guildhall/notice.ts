import type { Scene } from '../../table/scene.ts';
import { pointsToWin, viewOf } from './view.ts';

/** Whoever has enough points in the own turn wins when it ends; that needs saying, as the game goes on. */
export function notice(scene: Scene): string | undefined {
  const { active, seats, stage } = viewOf(scene);
  const points = seats[scene.viewer]?.points ?? 0;
  const max = pointsToWin(scene);
  if (stage !== 'turn' || active !== scene.viewer || points < max) return undefined;
  return scene.speaker.value.say('gh.winning', { points, max });
}

/** The card whose effect asks: played this turn, or bought. */
export function subject(scene: Scene): string | undefined {
  const source = scene.decision.value?.source?.split('.')[0];
  const mine = viewOf(scene).seats[scene.viewer];
  if (source === undefined || mine === undefined) return undefined;
  return [...mine.honours, ...mine.area].findLast((card) => card === source || card.startsWith(`${source}.`));
}
