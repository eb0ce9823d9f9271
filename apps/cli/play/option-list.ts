import type { Decision, Option } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { Paint } from '../paint.ts';
import { inColumns, padLeft, padRight, widthOf, wrap } from '../paragraph.ts';

const columnsFrom = 7;
const gap = 2;

/** The options of a decision, numbered; those that cannot be taken are faint and marked with a dash. */
export function optionList(decision: Decision, speaker: Speaker, paint: Paint, width: number): string[] {
  const digits = String(decision.kind === 'choose' ? decision.options.length : 0).length;
  const lead = (i: number, legal: boolean): string =>
    `  ${legal ? ' ' : '–'}${padLeft(String(i + 1), digits)}  `;
  if (decision.kind !== 'choose') return [];
  const cells = decision.options.map((option, i) => ({
    lead: lead(i, option.legal),
    text: optionText(option, decision, speaker),
    legal: option.legal,
  }));
  const style = (text: string, legal: boolean): string => (legal ? text : paint('faint', text));
  const widest = Math.max(...cells.map((cell) => widthOf(cell.lead + cell.text)));
  if (cells.length < columnsFrom || widest * 2 + gap > width) {
    return cells.flatMap((cell) => wrap(cell.text, width, cell.lead).map((line) => style(line, cell.legal)));
  }
  const rows = Math.ceil(cells.length / 2);
  return Array.from({ length: rows }, (_, row) =>
    [cells[row], cells[row + rows]]
      .flatMap((cell) => (cell === undefined ? [] : [cell]))
      .map((cell, column) => {
        const text = cell.lead + cell.text;
        return style(column === 0 ? padRight(text, widest + gap) : text, cell.legal);
      })
      .join('')
      .trimEnd(),
  );
}

/** All names that can be given, numbered; too many to show them unasked. */
export function nameList(names: readonly string[], speaker: Speaker, width: number): string[] {
  const digits = String(names.length).length;
  const cells = names.map((name, i) => `${padLeft(String(i + 1), digits)}  ${speaker.card(name)}`);
  return inColumns(cells, width - 2).map((line) => `  ${line}`);
}

export function optionText(option: Option, decision: Decision, speaker: Speaker): string {
  const text = speaker.option(option, decision);
  return (option.count ?? 1) > 1 ? speaker.say('play.copies', { text, count: option.count! }) : text;
}
