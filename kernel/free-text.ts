import { refuse } from './errors.ts';

/** What cannot be shown within a line, or would change how the rest of it reads: controls, breaks, directions. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A text that a player has written, as the numbers that are recorded of it: at most `max` UTF-16 code units. */
export function unitsOf(text: string, max: number): number[] {
  const written = text.normalize('NFC');
  if (written.length > max) throw refuse('too-long', { length: written.length, max });
  if (unprintable.test(written)) throw refuse('bad-text');
  return Array.from({ length: written.length }, (_, i) => written.charCodeAt(i));
}

export const textOf = (units: readonly number[]): string => String.fromCharCode(...units);
