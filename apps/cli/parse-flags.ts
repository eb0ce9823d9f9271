import { parseArgs } from 'node:util';
import { languages } from '@zunft/text';
import { type Flags, type FlagValues, UsageError } from './command.ts';
import { nearest } from './nearest.ts';

/** Every command understands these. */
const commonFlags = {
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies Flags;

export interface Parsed {
  readonly positionals: readonly string[];
  readonly values: FlagValues;
}

/** Reads flags as strictly as `parseArgs` does, but complains in sentences of the catalogue. */
export function parseFlags(flags: Flags, argv: readonly string[]): Parsed {
  const options: Flags = { ...flags, ...commonFlags };
  const lenient = { allowPositionals: true, strict: false, tokens: true } as const;
  const { tokens, positionals, values } = parseArgs({ ...lenient, args: [...argv], options });
  for (const token of tokens) if (token.kind === 'option') check(options, token);
  const language = values['language'];
  if (language !== undefined && !(languages as readonly unknown[]).includes(language)) {
    const allowed = languages.join(', ');
    throw new UsageError('error.not-one-of', {
      flag: 'language',
      value: String(language),
      allowed,
      near: 'none',
    });
  }
  return { positionals, values };
}

interface FlagToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function check(options: Flags, { name, rawName, value, inlineValue }: FlagToken): void {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) {
    const near = nearest(name, Object.keys(options));
    throw new UsageError('error.unknown-flag', { flag: rawName, near });
  }
  if (option.type === 'boolean' && value !== undefined)
    throw new UsageError('error.flag-without-value', { flag: name });
  const isFlag = inlineValue !== true && /^-(?!\d)/.test(value ?? '');
  const isMissing = value === undefined || value === '' || isFlag;
  if (option.type === 'string' && isMissing) throw new UsageError('error.flag-needs-value', { flag: name });
}
