import type { LogEntry } from '@zunft/protocol';
import type { TableModel } from '../model.ts';

const announcing = new Set(['target', 'look-at-hand']);

/** What others did to a player between the last turn and this one; nothing once the player has acted. */
export function hitsOf(log: readonly LogEntry[], viewer: number): readonly LogEntry[] {
  const begun = log.findLastIndex(({ event }) => event.type === 'turn');
  const isOwn = log[begun]?.event.seat === viewer;
  if (!isOwn || log.slice(begun + 1).some(({ event }) => event.seat === viewer)) return [];
  const before = log
    .slice(0, begun)
    .findLastIndex(({ event }) => event.type === 'turn' && event.seat === viewer);
  return log
    .slice(before + 1, begun)
    .filter(({ event }) => event.target === viewer && event.seat !== viewer && !announcing.has(event.type));
}

/** The same in words: the first two, and how many more. */
export function hitsSince(model: TableModel): string | undefined {
  const speaker = model.speaker.value;
  const hits = hitsOf(model.log.value, model.viewer);
  if (hits.length === 0) return undefined;
  const first = hits.slice(0, 2).map(({ event }) => speaker.event(event));
  return speaker.say('bar.since', { what: first.join(' '), more: hits.length - first.length });
}
