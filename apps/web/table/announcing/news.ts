import type { ViewedEvent } from '@zunft/kernel';
import type { LogEntry } from '@zunft/protocol';
import type { Settings } from '../../settings/settings.ts';
import { type SummarySetting, shortened, summaryOf } from './turn-summary.ts';

/** What is to be said aloud: at once, or when there is time. */
export interface Spoken {
  readonly assertive: readonly string[];
  readonly polite: readonly string[];
}

/** The part of an update that somebody who listens needs. */
export interface Heard {
  readonly seq: number;
  readonly events: readonly LogEntry[];
  readonly over: boolean;
  /** What the listener is asked, in words. */
  readonly asked: string | undefined;
}

/**
 * Turns the news of a table into few sentences: what oneself is asked, once; what came of the own answer; and each turn
 * of the others as a whole.
 */
export class News {
  private gathered: ViewedEvent[] = [];
  private askedAt = -1;

  hear(heard: Heard, verbosity: Settings['verbosity'], setting: SummarySetting): Spoken {
    const polite = verbosity === 'decisions' ? [] : this.told(heard, verbosity, setting);
    const isNew = heard.asked !== undefined && heard.seq !== this.askedAt;
    if (isNew) this.askedAt = heard.seq;
    return { assertive: isNew ? [shortened(heard.asked!)] : [], polite };
  }

  private told(heard: Heard, verbosity: 'turns' | 'steps', setting: SummarySetting): string[] {
    const events = heard.events.map(({ event }) => event);
    if (verbosity === 'steps') return events.map((event) => setting.sentence(event));
    const spoken: string[] = [];
    for (const event of events) {
      if (event.type === 'by-itself') continue;
      if (event.type === 'turn' || this.isOtherSide(event, setting)) spoken.push(...this.flush(setting));
      this.gathered.push(event);
    }
    const ownAnswer = this.gathered.at(-1)?.seat === setting.viewer;
    if (ownAnswer || heard.over || heard.asked !== undefined) spoken.push(...this.flush(setting));
    return spoken;
  }

  /** What I do and what others do is told apart. */
  private isOtherSide({ seat }: ViewedEvent, { viewer, names }: SummarySetting): boolean {
    const before = this.gathered.findLast((event) => event.seat < names.length);
    return before !== undefined && seat < names.length && (before.seat === viewer) !== (seat === viewer);
  }

  private flush(setting: SummarySetting): string[] {
    const summary = summaryOf(this.gathered, setting);
    this.gathered = [];
    return summary === '' ? [] : [summary];
  }
}
