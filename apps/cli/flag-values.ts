import { type FlagValues, UsageError } from './command.ts';

/** The text given with a flag. */
export function textOf(values: FlagValues, flag: string): string | undefined {
  const value = values[flag];
  return typeof value === 'string' ? value : undefined;
}

/** The whole number given with a flag. */
export function numberOf(
  values: FlagValues,
  flag: string,
  { min, max }: { readonly min: number; readonly max?: number },
): number | undefined {
  const value = textOf(values, flag);
  if (value === undefined) return undefined;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new UsageError('error.not-a-number', { flag, value });
  if (number < min || (max !== undefined && number > max)) {
    throw new UsageError('error.out-of-range', { flag, value, min, max: max ?? 'none' });
  }
  return number;
}

/** The words given with a flag, separated by commas. */
export const wordsOf = (values: FlagValues, flag: string): readonly string[] | undefined =>
  textOf(values, flag)
    ?.split(',')
    .map((word) => word.trim());
