import { signal } from '@preact/signals';
import type { Decision } from '@zunft/kernel';
import type { Hint } from '@zunft/protocol';

/** Something to think about: more than one answer is possible, and not any text at all. */
export function hasChoice(decision: Decision): boolean {
  if (decision.kind === 'name' || decision.kind === 'text') return decision.kind === 'name';
  if (decision.kind === 'amount') return decision.min < decision.max;
  const { options, min, max } = decision;
  return min !== max || options.filter(({ legal }) => legal).length > 1;
}

/** What the player is told on request: being thought about, or there. */
export class AskedHint {
  readonly shown = signal<Hint | 'thinking' | undefined>(undefined);
  private readonly ask: () => Promise<Hint | undefined>;
  private readonly drop: () => void;
  /** What is asked for; an answer to anything else comes too late. */
  private asked = 0;

  constructor({ ask, drop }: { ask(): Promise<Hint | undefined>; drop(): void }) {
    this.ask = ask;
    this.drop = drop;
  }

  async fetch(): Promise<void> {
    if (this.shown.value !== undefined) return;
    const asked = ++this.asked;
    this.shown.value = 'thinking';
    const hint = await this.ask();
    if (asked === this.asked) this.shown.value = hint;
  }

  /** Puts it away, or calls it off. */
  close(): void {
    if (this.shown.value === 'thinking') this.drop();
    this.forget();
  }

  /** The question it was about is answered. */
  forget(): void {
    this.asked++;
    this.shown.value = undefined;
  }
}
