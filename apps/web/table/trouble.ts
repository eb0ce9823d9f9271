import type { WireError } from '@zunft/protocol';
import type { TableModel } from './model.ts';

const ownSentence = new Set(['stale-answer', 'changed-elsewhere', 'not-stored', 'no-hint-now', 'no-hints']);

/** What went wrong with a request of the table, in a sentence. */
export function troubleText(model: TableModel, { code, params, rule }: WireError): string {
  const speaker = model.speaker.value;
  const own = rule === undefined ? model.company?.trouble(code) : undefined;
  if (own !== undefined) return own;
  if (ownSentence.has(code)) return speaker.say(`trouble.${code}`);
  return rule === undefined ? speaker.say('trouble.other', { code }) : speaker.reason({ code, params });
}
