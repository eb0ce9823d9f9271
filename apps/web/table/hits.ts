import type { LogEntry } from '@zunft/protocol';
import type { TableModel } from './model.ts';
import type { Scene } from './scene.ts';

type Hit = (entry: LogEntry) => boolean;

/** Whether somebody else did this to the viewer. */
export const hitsViewer = ({ game, viewer, turnOf }: Scene): Hit =>
  game.isHit === undefined
    ? ({ event }) => event.target === viewer && event.seat !== viewer && !game.isPrelude(event)
    : (entry) => game.isHit!(entry.event, viewer, turnOf.value.get(entry)) && !game.isPrelude(entry.event);

/** What others did to a player between the last turn and this one; nothing once the player has acted. */
export function hitsBetweenTurns(log: readonly LogEntry[], viewer: number, isHit: Hit): readonly LogEntry[] {
  const begun = log.findLastIndex(({ event }) => event.type === 'turn');
  const isOwn = log[begun]?.event.seat === viewer;
  const hasActed = log
    .slice(begun + 1)
    .some(({ event }) => event.seat === viewer && event.type !== 'by-itself');
  if (!isOwn || hasActed) return [];
  const before = log
    .slice(0, begun)
    .findLastIndex(({ event }) => event.type === 'turn' && event.seat === viewer);
  return log.slice(before + 1, begun).filter(isHit);
}

/** The same in words: the first two, and how many more. */
export function hitsSince(model: TableModel): string | undefined {
  const speaker = model.speaker.value;
  const hits = hitsBetweenTurns(model.log.value, model.viewer, hitsViewer(model));
  if (hits.length === 0) return undefined;
  const first = hits.slice(0, 2).map(({ event }) => speaker.event(event));
  return speaker.say('bar.since', { what: first.join(' '), more: hits.length - first.length });
}
