import type { Scene } from '../../table/scene.ts';

/** What is worth remembering of a turn; the rest follows from it. */
const remembered = new Set([
  'play',
  'build',
  'use',
  'sell',
  'upgrade',
  'town-hall-built',
  'pledge',
  'offer',
  'trade',
  'lend',
  'gift',
  'call',
  'tower',
  'profession',
]);

/** The last thing that a player did, in a sentence of the rich speaker. */
export function lastAction(scene: Scene, seat: number): string | undefined {
  const last = scene.soFar.value.findLast(({ event }) => event.seat === seat && remembered.has(event.type));
  if (last === undefined) return undefined;
  const { type, cards = [], params, target } = last.event;
  const speaker = scene.richSpeaker.value;
  return speaker.say(`tg.did.${type}`, {
    cards: cards.map((card) => speaker.card(card)).join(', '),
    count: Number(params?.['count'] ?? 0),
    kind: String(params?.['kind'] ?? ''),
    name: target === undefined ? '' : scene.names.value[target]!,
  });
}
