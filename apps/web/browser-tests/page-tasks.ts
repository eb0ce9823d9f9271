import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds by the clock, and those in which the thread had a processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** A task of the page: how long it took by the clock, and how long it kept a processor busy, in milliseconds. */
export interface PageTask {
  readonly wall: number;
  readonly busy: number;
}

/**
 * The tasks of a page's main thread while something is done, the longest first. What counts is how long they were
 * busy: on a machine that does many things at once, the clock also counts the time of others.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly PageTask[]> {
  const categories = ['disabled-by-default-devtools.timeline', '__metadata'];
  await browser.startTracing(page, { categories });
  await act();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const place = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(place),
  );
  return trace.traceEvents
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && main.has(place(event)))
    .map(({ dur = 0, tdur = dur }) => ({ wall: dur / 1_000, busy: tdur / 1_000 }))
    .toSorted((a, b) => b.busy - a.busy);
}
