import { createHash } from 'node:crypto';
import type { Row, Value } from '../database.ts';
import { BackupError } from './backup-error.ts';

// A backup is a compressed file of lines, each of them JSON: a header, for every table its columns and its rows, and at
// the end how many rows there are and the fingerprint of all lines before.

export const format = 'zunft-backup';
export const version = 1;

export interface Header {
  readonly format: typeof format;
  readonly version: number;
  /** The last migration of the database that it was made of. */
  readonly schema: number;
  readonly created: number;
}

interface TableLine {
  readonly table: string;
  readonly columns: readonly string[];
}

interface EndLine {
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

/** What a backup consists of, in this order. */
export type Part = { readonly header: Header } | { readonly table: string; readonly rows: readonly Row[] };

/** Makes lines of parts. */
export async function* makeLines(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  const fingerprinted = (values: readonly unknown[]): string => {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
    hash.update(text);
    return text;
  };
  let columns: readonly string[] = [];
  for await (const part of parts) {
    if ('header' in part) {
      yield fingerprinted([part.header]);
      continue;
    }
    const { table, rows } = part;
    if (!(table in counts)) {
      columns = Object.keys(rows[0] ?? {});
      yield fingerprinted([{ table, columns } satisfies TableLine]);
    }
    counts[table] = (counts[table] ?? 0) + rows.length;
    yield fingerprinted(rows.map((row) => columns.map((column) => row[column])));
  }
  yield `${JSON.stringify({ rows: counts, sha256: hash.digest('hex') } satisfies EndLine)}\n`;
}

/** Makes parts of the bytes of lines. Throws a `BackupError`, at the end at the latest, unless all is as it was written. */
export async function* parseParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let begun = false;
  let open: TableLine | undefined;
  let end: EndLine | undefined;
  for await (const lines of linesIn(bytes)) {
    const rows: Row[] = [];
    for (const line of lines) {
      if (end !== undefined) throw new BackupError('backup-damaged');
      const value = parsed(line, begun);
      if (!begun) yield { header: headerFrom(value) };
      else if (Array.isArray(value) && open !== undefined) rows.push(rowFrom(value, open));
      else if (isTableLine(value)) {
        if (open !== undefined) yield* counted(open.table, rows.splice(0), counts);
        open = value;
        counts[open.table] = 0;
      } else if (isEndLine(value)) end = value;
      else throw new BackupError('backup-damaged');
      begun = true;
      if (end === undefined) hash.update(line);
    }
    if (open !== undefined) yield* counted(open.table, rows, counts);
  }
  const whole =
    end !== undefined &&
    hash.digest('hex') === end.sha256 &&
    JSON.stringify(end.rows) === JSON.stringify(counts);
  if (!whole) throw new BackupError(begun ? 'backup-damaged' : 'backup-foreign');
}

function* counted(table: string, rows: readonly Row[], counts: Record<string, number>): Generator<Part> {
  counts[table] = (counts[table] ?? 0) + rows.length;
  if (rows.length > 0) yield { table, rows };
}

/** Lines with their ends, as many at a time as arrive at a time. */
async function* linesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let rest: Buffer[] = [];
  for await (const chunk of bytes) {
    const lines: Buffer[] = [];
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      lines.push(Buffer.concat([...rest, chunk.subarray(from, at + 1)]));
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
    yield lines;
  }
  if (rest.length > 0) yield [Buffer.concat(rest)];
}

function parsed(line: Buffer, begun: boolean): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    throw new BackupError(begun ? 'backup-damaged' : 'backup-foreign');
  }
}

function headerFrom(value: unknown): Header {
  const header = value as Partial<Header> | null;
  if (header?.format !== format) throw new BackupError('backup-foreign');
  const { version: found, schema, created } = header;
  if (typeof found !== 'number' || typeof schema !== 'number' || typeof created !== 'number') {
    throw new BackupError('backup-damaged');
  }
  if (found > version) throw new BackupError('backup-newer');
  return { format, version: found, schema, created };
}

function rowFrom(values: readonly unknown[], { columns }: TableLine): Row {
  if (values.length !== columns.length) throw new BackupError('backup-damaged');
  return Object.fromEntries(columns.map((column, i) => [column, values[i] as Value]));
}

const isTableLine = (value: unknown): value is TableLine =>
  typeof value === 'object' && value !== null && 'table' in value && 'columns' in value;

const isEndLine = (value: unknown): value is EndLine =>
  typeof value === 'object' && value !== null && 'sha256' in value && 'rows' in value;
