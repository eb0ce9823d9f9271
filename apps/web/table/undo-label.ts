import type { UndoOffer } from '@zunft/protocol';
import type { Speaker } from '@zunft/text';
import type { TableModel } from './model.ts';

/** What undo would take back, by its name. */
export function undoLabel(model: TableModel): string {
  const speaker = model.speaker.value;
  const { undo } = model.update.value;
  return undo.kind === 'none'
    ? speaker.say('undo.none')
    : speaker.say(`undo.${undo.kind}`, { what: nameOf(undo, speaker) });
}

/** One pick by its own name, several by what they did together. */
function nameOf(
  { prompt, source, picks, answer }: Exclude<UndoOffer, { kind: 'none' }>,
  speaker: Speaker,
): string {
  const [pick] = picks;
  const commit = { ...prompt, key: prompt.key.replace(/^prompt/, 'commit') };
  const asked = {
    kind: 'choose',
    seat: 0,
    prompt,
    ...(source !== undefined && { source }),
    options: [],
    min: 0,
    max: 2,
    commit,
  } as const;
  if (picks.length === 1 && pick !== undefined)
    return speaker.optionShort({ id: '', ref: pick, legal: true }, asked);
  return Array.isArray(answer) ? (speaker.commit(asked, picks.length) ?? '') : String(answer);
}
