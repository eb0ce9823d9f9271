import { effect, untracked } from '@preact/signals';
import type { LogEntry } from '@zunft/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { callForAttention } from './announcing/attention.ts';
import { LiveRegion } from './announcing/live-region.ts';
import { News } from './announcing/news.ts';
import { sayAnnouncing } from './announcing/words.ts';
import { freshEntries } from './fresh-entries.ts';
import { isAsked } from './is-asked.ts';
import type { TableModel } from './model.ts';

/** What is polite waits until what is urgent has been taken up. */
const politeDelay = 150;

/**
 * Tells a screen reader what happens at a table, and calls the player when something is asked. Draws nothing; must stay
 * in the page as long as the table is open.
 */
export function Announcer({ model }: { readonly model: TableModel }) {
  const assertive = useRef<HTMLDivElement>(null);
  const polite = useRef<HTMLDivElement>(null);
  useEffect(
    () => announce(model, new LiveRegion(assertive.current!), new LiveRegion(polite.current!)),
    [model],
  );
  useEffect(() => callForAttention(model), [model]);
  return (
    <div class="visually-hidden">
      <div ref={assertive} aria-live="assertive" aria-relevant="additions" />
      <div ref={polite} aria-live="polite" aria-relevant="additions" />
    </div>
  );
}

function announce(model: TableModel, assertive: LiveRegion, polite: LiveRegion): () => void {
  const news = new News();
  // What happened before one sat down is in the log.
  let known = model.log.peek();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = effect(() => {
    // Only news make it speak, not another language.
    model.update.value;
    untracked(() => {
      const log = model.log.value;
      const heard = heardOf(model, freshEntries(known, log));
      known = log;
      const spoken = news.hear(heard, settings.value.verbosity, summarySetting(model));
      for (const text of spoken.assertive) assertive.say(text);
      if (spoken.polite.length === 0) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        for (const text of spoken.polite) polite.say(text);
      }, politeDelay);
      timers.add(timer);
    });
  });
  return () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
  };
}

function heardOf(model: TableModel, events: readonly LogEntry[]) {
  const { seq, over, decisions } = model.update.value;
  const [decision] = decisions;
  return {
    seq,
    events,
    over,
    asked: decision && isAsked(model) ? model.speaker.value.prompt(decision) : undefined,
  };
}

const summarySetting = (model: TableModel) => ({
  viewer: model.viewer,
  names: model.names.value,
  sentence: model.speaker.value.event.bind(model.speaker.value),
  more: (count: number) => sayAnnouncing('moreSteps', { count }),
});
