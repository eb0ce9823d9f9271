import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes, without its colours. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padRight = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padLeft = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Breaks a text at its blanks. `lead` stands before the first line; the others are indented as far, plus `hang`. */
export function wrap(text: string, width: number, lead = '', hang = 0): string[] {
  const indent = ' '.repeat(widthOf(lead) + hang);
  const lines: string[] = [];
  let line = lead;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

/** Lays cells out in as many equal columns as fit, reading across. */
export function inColumns(cells: readonly string[], width: number, gap = 3): string[] {
  const cell = Math.max(0, ...cells.map(widthOf));
  const columns = Math.max(1, Math.floor((width + gap) / (cell + gap)));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += columns) {
    const row = cells.slice(i, i + columns);
    lines.push(
      row
        .map((text) => padRight(text, cell))
        .join(' '.repeat(gap))
        .trimEnd(),
    );
  }
  return lines;
}
