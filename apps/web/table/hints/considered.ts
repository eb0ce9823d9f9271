import type { Answer, Decision } from '@zunft/kernel';
import type { HintOption } from '@zunft/protocol';
import { language } from '../../settings/settings.ts';
import { amountDeed } from '../amount-deed.ts';
import type { TableModel } from '../model.ts';

/** An answer that was considered, in words. */
export interface Considered {
  readonly answer: Answer;
  readonly label: string;
  /** The chance to win, from 0 to 1, and in words; where it is known. */
  readonly chance?: number;
  readonly percent?: string;
  readonly why?: string;
}

/** A hint in words: the best answer first. */
export const consideredIn = (
  model: TableModel,
  decision: Decision,
  options: readonly HintOption[],
): readonly Considered[] =>
  options.map(({ answer, chance, why }) => ({
    answer,
    label: labelOf(model, decision, answer),
    ...(chance !== undefined && { chance, percent: percentOf(chance) }),
    ...(why !== undefined && { why: model.speaker.value.why(why) }),
  }));

/** The same for those who listen. */
export const spoken = (model: TableModel, considered: readonly Considered[]): string =>
  considered
    .map(({ label, percent, why }) =>
      model.speaker.value.say('hint.spoken', { label, percent: percent ?? 'none', why: why ?? '' }).trim(),
    )
    .join(' ');

const percentOf = (chance: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

/** What an answer does, in the words of the options. */
function labelOf(model: TableModel, decision: Decision, answer: Answer): string {
  const speaker = model.speaker.value;
  if (typeof answer === 'number') return amountDeed(model, answer).title;
  if (typeof answer === 'string') return speaker.say('bar.nameCommit', { card: speaker.card(answer) });
  const commit = model.several.value ? speaker.commit(decision, answer.length) : undefined;
  if (answer.length === 0) return commit ?? speaker.say('hint.nothing');
  const cards = answer.flatMap((id) => model.option(id)?.ref.card ?? []);
  // Where each pick does the same, it is said once.
  if (commit !== undefined && cards.length === answer.length)
    return speaker.say('hint.several', { commit, cards: cards.map((card) => speaker.card(card)).join(', ') });
  return answer.map((id) => model.nameOf(model.option(id)!)).join(', ');
}
