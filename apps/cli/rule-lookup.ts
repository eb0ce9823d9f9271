import { tableRuleIds } from '@zunft/kernel';
import type { GameTexts, Speaker } from '@zunft/text';
import { UsageError } from './command.ts';
import { nearest } from './nearest.ts';
import type { Paint } from './paint.ts';
import { padRight, wrap } from './paragraph.ts';

/** The rules of a game in reading order, then those of every table. */
export const ruleIdsOf = (texts: GameTexts): readonly string[] => [...texts.ruleIds, ...tableRuleIds];

export function ruleCalled(texts: GameTexts, typed: string): string {
  const ids = ruleIdsOf(texts);
  const found = ids.find((id) => id.toLowerCase() === typed.toLowerCase());
  if (found === undefined)
    throw new UsageError('error.unknown-rule', { value: typed, near: nearest(typed, ids) });
  return found;
}

export function ruleLines(speaker: Speaker, id: string, paint: Paint, width: number): string[] {
  const { title, text } = speaker.rule(id);
  return [paint('strong', `${id}  ${title}`), ...text.split('\n').flatMap((line) => wrap(line, width, '  '))];
}

/** Ids and titles only. */
export function ruleList(texts: GameTexts, speaker: Speaker, width: number): string[] {
  const ids = ruleIdsOf(texts);
  const widest = Math.max(...ids.map((id) => id.length));
  return ids.flatMap((id) => wrap(speaker.rule(id).title, width, `${padRight(id, widest)}  `));
}
