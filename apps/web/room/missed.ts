import { effect, untracked } from '@preact/signals';
import { server } from '../online/server.ts';
import { hitsViewer } from '../table/hits.ts';
import type { TableModel } from '../table/model.ts';
import type { RoomCompany } from './company.tsx';
import { givenInstead, missedOf } from './recap.ts';
import { noteVisit, seenUpTo } from './visits.ts';

/** Whoever looks away for so long wants to be told what happened. */
const longAway = 30_000;

/** Remembers what the viewer has seen of a table, and offers to show what happened since. Returns how to stop. */
export function followVisits(company: RoomCompany, model: TableModel): () => void {
  const { table } = model.info;
  /** Everything up to here has been shown to somebody who was looking. */
  let seen = seenUpTo(table) ?? model.update.peek().seq;
  let offeredAt = 0;
  let hiddenAt: number | undefined = document.hidden ? performance.now() : undefined;

  const offer = (since: number, wasLost: boolean): void => {
    const missed = missedOf(model.log.peek(), {
      // The deal counts as the first answer; nobody has missed that.
      since: Math.max(1, since),
      viewer: model.viewer,
      hits: hitsViewer(model),
      scores: (event) => model.game.tone(event) === 'score',
    });
    if (missed.steps.length === 0) return;
    offeredAt = model.update.peek().seq;
    company.offer.value = { ...missed, wasLost };
  };
  /** Whoever has answered something since knows where the game is. */
  const hasPlayed = (): boolean => {
    const log = model.log.peek();
    const notOwn = givenInstead(log, model.viewer);
    return log.some(
      ({ seq, event: { seat, type } }) =>
        seq >= offeredAt && seat === model.viewer && type !== 'turn' && !notOwn.has(seq),
    );
  };
  const note = (): void => {
    if (document.hidden || company.offer.peek() !== undefined || company.isRecapping) return;
    seen = model.update.peek().seq;
    noteVisit(table, seen);
  };

  untracked(() => offer(seen, false));
  const stop = effect(() => {
    model.update.value;
    const isOffered = company.offer.value !== undefined;
    untracked(() => {
      if (isOffered && hasPlayed()) company.offer.value = undefined;
      note();
    });
  });
  const look = (): void => {
    if (document.hidden) {
      hiddenAt = performance.now();
      return;
    }
    if (hiddenAt !== undefined && performance.now() - hiddenAt > longAway) offer(seen, false);
    hiddenAt = undefined;
    note();
  };
  document.addEventListener('visibilitychange', look);
  const stopReopened = server.onReopened(async () => {
    const since = seen;
    await model.catchUp();
    offer(since, true);
  });
  return () => {
    stop();
    stopReopened();
    document.removeEventListener('visibilitychange', look);
  };
}
