import type { Seat } from '@zunft/kernel';
import type { TableModel } from './model.ts';

/** How often somebody was told what to do; nothing if never. */
export function hintMark({ update, speaker }: TableModel, seat: Seat): string | undefined {
  const count = update.value.hints?.[seat] ?? 0;
  return count === 0 ? undefined : speaker.value.say('hint.count', { count });
}
