import type { UndoOffer } from '@zunft/protocol';
import type { Speaker } from '@zunft/text';
import type { ClientGame } from './client-game.ts';
import type { TableModel } from './model.ts';

/** What undo would take back, by its name. */
export function undoLabel(model: TableModel): string {
  const speaker = model.speaker.value;
  const undo = undoOf(model);
  if (undo.kind === 'none') return speaker.say('undo.none');
  const kind = undo.kind === 'agreed' && mustAsk(model) ? 'asked' : undo.kind;
  return speaker.say(`undo.${kind}`, { what: nameOf(undo, model.game, speaker) });
}

/** What can be taken back now. With other people at the table, nothing while it stands still, and nothing after the end. */
export function undoOf({ update, company }: TableModel): UndoOffer {
  const { undo, over } = update.value;
  return company && (over || company.isStill.value) ? { kind: 'none' } : undo;
}

/** What taking back costs, where it is not free. */
export function undoHelp(model: TableModel): string | undefined {
  if (undoOf(model).kind !== 'agreed') return undefined;
  return model.speaker.value.say(mustAsk(model) ? 'undo.askedHelp' : 'undo.agreedHelp');
}

const mustAsk = ({ company }: TableModel): boolean => company?.mustAsk.value === true;

/** One pick by its own name, several by what they did together. */
function nameOf(
  { prompt, source, picks, answer }: Exclude<UndoOffer, { kind: 'none' }>,
  game: ClientGame,
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
    return speaker.optionDone({ id: '', ref: pick, legal: true }, asked);
  if (typeof answer === 'number') return game.amountName?.(speaker, prompt, answer) ?? String(answer);
  if (typeof answer === 'string') return said(answer, game, speaker);
  return speaker.commit(asked, picks.length) ?? '';
}

/** A card that was named, or something that was written. */
function said(answer: string, { texts }: ClientGame, speaker: Speaker): string {
  if (texts.cards.includes(answer)) return speaker.say('bar.nameCommit', { card: speaker.card(answer) });
  return answer === '' ? speaker.say('bar.textNone') : answer;
}
