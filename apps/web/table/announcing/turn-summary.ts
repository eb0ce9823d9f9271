import type { Seat, ViewedEvent } from '@zunft/kernel';

/** Longer than this nobody listens to. */
export const longestDecision = 200;
const longestSummary = 260;

/** What leads to something that is told as well, or follows from it. */
const incidental = new Set([
  'turn',
  'target',
  'search',
  'look-at-hand',
  'use-level',
  'no-effect',
  'bonus',
  'clean-up',
]);
const isIncidental = ({ type, params }: ViewedEvent): boolean =>
  incidental.has(type) || (type === 'place' && params?.['from'] === 'area');

/** What must not be left out when there is too much to tell. */
const weighty = new Set(['win', 'standstill', 'buy', 'complete', 'gain-tokens', 'undo', 'resign']);

export interface SummarySetting {
  readonly viewer: Seat;
  readonly names: readonly string[];
  /** An event as a sentence. */
  sentence(event: ViewedEvent): string;
  /** "and 3 more steps" */
  more(count: number): string;
}

/**
 * What happened in a turn of somebody else, in one sentence: the name once, then one thing after the other. If that
 * gets too long, the less important things are only counted.
 */
export function summaryOf(events: readonly ViewedEvent[], setting: SummarySetting): string {
  const telling = events.filter((event) => !isIncidental(event));
  const steps = telling.length > 0 ? telling : events.filter(({ type }) => type !== 'turn');
  if (steps.length === 0) return '';
  const kept = withinLength(steps, setting);
  const left = steps.length - kept.length;
  return `${chained(kept, setting)}${left > 0 ? `; ${setting.more(left)}` : ''}.`;
}

function withinLength(steps: readonly ViewedEvent[], setting: SummarySetting): readonly ViewedEvent[] {
  let kept = steps;
  while (kept.length > 1 && chained(kept, setting).length > longestSummary) {
    const light = kept.findLastIndex((event) => !isWeighty(event, setting));
    kept = kept.toSpliced(light < 0 ? kept.length - 1 : light, 1);
  }
  return kept;
}

const isWeighty = ({ type, target }: ViewedEvent, { viewer }: SummarySetting): boolean =>
  weighty.has(type) || target === viewer;

/** "Anna plays Weaver red; draws 2 cards": a name that was just said is not said again. */
function chained(steps: readonly ViewedEvent[], { names, sentence }: SummarySetting): string {
  let said = '';
  let subject: string | undefined;
  for (const event of steps) {
    const text = sentence(event).replace(/\.$/, '');
    const name = names[event.seat];
    const begins = name !== undefined && text.startsWith(`${name} `);
    if (begins && name === subject) said += `; ${text.slice(name.length + 1)}`;
    else said += said === '' ? text : `. ${text}`;
    subject = begins ? name : undefined;
  }
  return said;
}

/** A text cut at the end of a word, if it must be. */
export function shortened(text: string, longest: number = longestDecision): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined)}…`;
}
