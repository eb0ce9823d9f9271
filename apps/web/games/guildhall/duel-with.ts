import type { Scene } from '../../table/scene.ts';
import { aimedAt } from './ghosts.ts';

/** The seat whose guildhall is picked from, if it is another's. */
export function duelWith(scene: Scene): number | undefined {
  const { viewer } = scene;
  const inHall = scene.options.value.find(
    ({ ref }) => ref.zone === 'hall' && ref.owner !== undefined && ref.owner !== viewer,
  );
  if (inHall !== undefined) return inHall.ref.owner;
  const chapters = scene.options.value.some(({ ref }) => ref.verb === 'take-chapter');
  const giving = scene.options.value.some(
    ({ ref }) => ref.verb === 'give-chapter' || (ref.verb === 'give' && scene.pending.value.length > 0),
  );
  return chapters || giving ? aimedAt(scene) : undefined;
}
