import type { LogEntry } from '@zunft/protocol';

/**
 * What of a log is new since it was last looked at. An update may tell again what is known, and after something was
 * taken back the log goes on from an earlier place.
 */
export function freshEntries(known: readonly LogEntry[], log: readonly LogEntry[]): readonly LogEntry[] {
  const firstNew = log.findIndex((entry, i) => !isSame(entry, known[i]));
  return firstNew < 0 ? [] : log.slice(firstNew);
}

const isSame = (entry: LogEntry, other: LogEntry | undefined): boolean =>
  entry === other || (entry.seq === other?.seq && JSON.stringify(entry) === JSON.stringify(other));
