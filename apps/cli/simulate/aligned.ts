import { padLeft, padRight, widthOf } from '../paragraph.ts';

/** The first column to the left, the others to the right. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? padRight(cell, widths[i]!) : padLeft(cell, widths[i]!))).join('   '),
  );
}
