import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { BadDocument, type Problem } from '@zunft/kernel';
import { parseJson } from '@zunft/protocol';
import { UsageError } from './command.ts';
import { jsonMistake } from './json-mistake.ts';

/** A file that can be read but not used. */
export class BadFile extends BadDocument {
  readonly file: string;

  constructor(file: string, problems: readonly Problem[]) {
    super(problems);
    this.file = file;
  }
}

export const readText = (file: string): string =>
  attempt(() => readFileSync(file, 'utf8'), 'error.unreadable', file);

/** Whatever JSON a file contains; a sentence if there is none, or a mistake in it. */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return parseJson(text);
  } catch {
    const before = text.slice(0, jsonMistake(text));
    const lines = before.split(/\r\n|\r|\n/);
    if (before.trim() === '') throw new UsageError('error.not-json', { file });
    throw new UsageError('error.json-mistake', {
      file,
      line: lines.length,
      column: lines.at(-1)!.length + 1,
    });
  }
}

export function writeText(file: string, text: string): void {
  attempt(() => writeFileSync(file, text), 'error.unwritable', file);
}

/** Written elsewhere and moved when complete: whoever interrupts us finds the old text or the new one. */
export function replaceText(file: string, text: string): void {
  const replace = () => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  attempt(replace, 'error.unwritable', file);
}

/** Complains now rather than after hours of work. */
export function mustBeWritable(file: string): void {
  attempt(() => appendFileSync(file, ''), 'error.unwritable', file);
}

/** Does something with what a file contains, and says which file if that is refused. */
export function using<T>(file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw error instanceof BadDocument ? new BadFile(file, error.problems) : error;
  }
}

function attempt<T>(action: () => T, key: string, file: string): T {
  try {
    return action();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UsageError(code === 'ENOENT' ? `${key}-missing` : key, { file, code });
  }
}
