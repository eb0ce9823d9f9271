import { type BotTask, beginTask, botNamed, type Thought, thoughtOf } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';

export interface ThinkingLimits {
  /** After so long the best that was found has to do; without it, a bot thinks as long as it likes. */
  readonly milliseconds?: number;
}

/** Where bots think: here, or in threads of their own. */
export interface Brain {
  /** Rejects if it is called off by the signal, or if nothing can come of it. */
  think(task: BotTask, limits: ThinkingLimits, signal: AbortSignal): Promise<Thought>;
}

/** Whether a bot answers in no time. The upper levels may take theirs, whatever they are made of. */
export function isQuick(game: RegisteredGame, name: string): boolean {
  const [level] = name.split(':');
  return level !== 'journeyman' && level !== 'master' && botNamed(game, name)?.iterations === 0;
}

/** So many milliseconds may pass before somebody who calls a thought off is heard. */
const sliceTime = 20;
const sliceIterations = 8;

/** Thinks in this thread, in slices, so that others get their turn in between. */
export class OwnBrain implements Brain {
  private readonly games: readonly RegisteredGame[];

  constructor(games: readonly RegisteredGame[]) {
    this.games = games;
  }

  async think(task: BotTask, { milliseconds }: ThinkingLimits, signal: AbortSignal): Promise<Thought> {
    // Whoever asks is not kept waiting for the first slice either.
    await pause();
    signal.throwIfAborted();
    const begun = performance.now();
    const { bot, thinking } = this.begin(task);
    const { isExplained = false } = task;
    while (thinking.iterations < bot.iterations) {
      const sliceEnd = performance.now() + sliceTime;
      while (performance.now() < sliceEnd) {
        const left = bot.iterations - thinking.iterations;
        if (left <= 0 || !thinking.run(Math.min(sliceIterations, left)))
          return thoughtOf(thinking, isExplained);
      }
      if (milliseconds !== undefined && performance.now() - begun >= milliseconds) break;
      await pause();
      signal.throwIfAborted();
    }
    return thoughtOf(thinking, isExplained);
  }

  private begin(task: BotTask): NonNullable<ReturnType<typeof beginTask>> {
    const registered = this.games.find(({ game }) => game.id === task.game);
    const begun = registered && beginTask(registered, task);
    if (begun === undefined) throw new Error(`there is no bot ${task.bot} of ${task.game}`);
    return begun;
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
