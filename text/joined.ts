import type { ViewedEvent } from '@zunft/kernel';
import type { GameTexts } from './catalogue.ts';

/** Events that are told in one sentence become one. */
export function joined<T extends { readonly event: ViewedEvent }>(
  story: readonly T[],
  { join }: Pick<GameTexts, 'join'>,
): readonly T[] {
  if (join === undefined) return story;
  const told: T[] = [];
  for (const item of story) {
    const last = told.at(-1);
    const event = last && join(last.event, item.event);
    if (last === undefined || event === undefined) told.push(item);
    else told[told.length - 1] = { ...last, event };
  }
  return told;
}
