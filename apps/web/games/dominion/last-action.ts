import { joined } from '@zunft/text';
import type { Scene } from '../../table/scene.ts';
import { cardList } from './seat-facts.ts';

/** What is worth remembering of a turn; the rest follows from it. */
const remembered = new Set(['play', 'buy', 'gain', 'trash', 'draft', 'react']);

/** The last thing that a player did, in a few words of the rich speaker. */
export function lastAction(scene: Scene, seat: number): string | undefined {
  const speaker = scene.richSpeaker.value;
  const own = scene.soFar.value.filter(({ event }) => event.seat === seat);
  const last = joined(own, scene.game.texts).findLast(({ event }) => remembered.has(event.type));
  if (last === undefined) return undefined;
  const { type, cards = [] } = last.event;
  return speaker.say(`dom.did.${type}`, { cards: cardList(speaker, cards) });
}
