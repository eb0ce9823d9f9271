import type { ParseArgsConfig } from 'node:util';
import type { Params } from '@zunft/kernel';
import type { Language } from '@zunft/text';
import type { Terminal } from './terminal.ts';

/** The flags of a command by name, as `parseArgs` of `node:util` wants them. */
export type Flags = NonNullable<ParseArgsConfig['options']>;
export type FlagValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>;

/** What a command is given: what was typed, the language, where to write, and the settings of the system. */
export interface CommandArgs {
  readonly positionals: readonly string[];
  readonly values: FlagValues;
  readonly language: Language;
  readonly terminal: Terminal;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** One line on standard output. */
  out(line: string): void;
  /** One line on standard error. */
  err(line: string): void;
}

/**
 * One word after `zunft`. The flags `--language` and `--help` are understood by all and need not be named. Texts:
 * `about.<name>`, `usage.<name>` and `flag.<flag>` in `text/`.
 */
export interface Command {
  readonly name: string;
  readonly flags: Flags;
  /** Returns the exit code. May throw a `UsageError`, `BadDocument` or `Refusal`: one sentence, exit code 2. */
  run(args: CommandArgs): Promise<number>;
}

/** What was typed makes no sense; `key` is a message of the command line's catalogue in `text/`. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly key: string;
  readonly params: Params;

  constructor(key: string, params: Params = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
