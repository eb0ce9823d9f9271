import type { WireError } from '@zunft/protocol';
import type { Speaker } from '@zunft/text';

const ownSentence = new Set(['stale-answer', 'changed-elsewhere', 'not-stored']);

/** What went wrong with a request of the table, in a sentence. */
export function troubleText(speaker: Speaker, { code, params, rule }: WireError): string {
  if (ownSentence.has(code)) return speaker.say(`trouble.${code}`);
  return rule === undefined ? speaker.say('trouble.other', { code }) : speaker.reason({ code, params });
}
