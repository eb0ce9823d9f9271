import type { BotTask, Thought } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import { OwnBrain, type ThinkingLimits } from './brain.ts';

/** What a thread that thinks is told. */
export type ToThinker =
  | { readonly id: number; readonly task: BotTask; readonly limits: ThinkingLimits }
  | { readonly drop: number };

/** What it says: of every task either what came of it or that nothing did. */
export type FromThinker =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly failure: string };

/** Makes a thread one that thinks: returns what hears its messages. */
export function thinker(
  games: readonly RegisteredGame[],
  say: (message: FromThinker) => void,
): (message: ToThinker) => void {
  const brain = new OwnBrain(games);
  const running = new Map<number, AbortController>();
  const take = async (id: number, task: BotTask, limits: ThinkingLimits): Promise<void> => {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      say({ id, thought: await brain.think(task, limits, stop.signal) });
    } catch (error) {
      say({ id, failure: error instanceof Error ? error.message : String(error) });
    }
    running.delete(id);
  };
  return (message) => {
    if ('drop' in message) running.get(message.drop)?.abort();
    else void take(message.id, message.task, message.limits);
  };
}
