import type { Scene } from '../../table/scene.ts';
import { signed, viewOf } from './view.ts';

/** DOM-1.3: among equals whoever had fewer turns wins. */
export function verdict(scene: Scene): string | undefined {
  const { seats } = viewOf(scene);
  const best = Math.max(...seats.map(({ points = 0 }) => points));
  const equals = seats.flatMap(({ points, turns }, seat) => (points === best ? [{ seat, turns }] : []));
  if (new Set(equals.map(({ turns }) => turns)).size < 2) return undefined;
  const speaker = scene.speaker.value;
  const list = equals.map(({ seat, turns }) =>
    speaker.say('dom.ownedBy', { name: scene.names.value[seat]!, count: turns }),
  );
  return speaker.say('dom.fewerTurns', { points: signed(best), list: list.join(', ') });
}
