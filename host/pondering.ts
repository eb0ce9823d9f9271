import type { BotTask, Thought } from '@zunft/bots';
import type { Brain, ThinkingLimits } from './brain.ts';

/** What the bot that is asked thinks: one thought for each question, called off when the table moves on. */
export class Pondering {
  private readonly brain: Brain;
  private readonly limits: ThinkingLimits;
  private current:
    | { readonly about: string; readonly stop: AbortController; thought?: Thought | 'none' }
    | undefined;

  constructor(brain: Brain, limits: ThinkingLimits) {
    this.brain = brain;
    this.limits = limits;
  }

  /** Begins to think, unless this is what is being thought about already. `came`: there is something to say. */
  begin(about: string, task: () => BotTask, came: () => void): void {
    if (this.current?.about === about) return;
    this.drop();
    const current: NonNullable<typeof this.current> = { about, stop: new AbortController() };
    this.current = current;
    const settle = (thought: Thought | 'none'): void => {
      if (this.current !== current) return;
      current.thought = thought;
      came();
    };
    this.brain.think(task(), this.limits, current.stop.signal).then(settle, () => settle('none'));
  }

  drop(): void {
    this.current?.stop.abort();
    this.current = undefined;
  }

  get isUnderWay(): boolean {
    return this.current !== undefined && this.current.thought === undefined;
  }

  /** What came of it; `none` if nothing did. */
  thoughtOf(about: string): Thought | 'none' | undefined {
    return this.current?.about === about ? this.current.thought : undefined;
  }
}
