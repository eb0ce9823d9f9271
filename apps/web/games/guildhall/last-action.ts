import type { ViewedEvent } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';

/** What leads to something else, or comes at the end of every turn by itself. */
const isPassing = ({ type, params }: ViewedEvent): boolean =>
  type === 'turn' || type === 'target' || params?.['from'] === 'area';

/** The last thing that a player did, in a sentence of the rich speaker. */
export function lastAction(scene: Scene, seat: number): string | undefined {
  const last = scene.soFar.value.findLast(({ event }) => event.seat === seat && !isPassing(event));
  return last && scene.richSpeaker.value.event(last.event);
}
