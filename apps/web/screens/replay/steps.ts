import type { LogEntry } from '@zunft/protocol';

/** The records of a journal, as far as anybody may see them. */
export type SeenRecord = { readonly seat: number } | { readonly undo: number; readonly agreed?: true };

/** The moments of a game at which it is worth to stop: after so many records. */
export interface Steps {
  /** The deal, and every answer that was not taken back. */
  readonly stops: readonly number[];
  /** Those with which a turn begins. */
  readonly turns: readonly number[];
  /** How often the players agreed to go back. */
  readonly takebacks: number;
}

export function stepsOf(records: readonly SeenRecord[], log: readonly LogEntry[]): Steps {
  const stands = records.map((record) => !('undo' in record));
  records.forEach((record, at) => {
    if ('undo' in record) stands.fill(false, record.undo, at);
  });
  const stops = [0, ...stands.flatMap((stood, at) => (stood ? [at + 1] : []))];
  const turns = log.filter(({ event }) => event.type === 'turn').map(({ seq }) => seq + 1);
  return {
    stops,
    turns: [...new Set([0, ...turns])].filter((turn) => stops.includes(turn)),
    takebacks: records.filter((record) => 'undo' in record && record.agreed).length,
  };
}

/** The place in an ascending list of the last number that is not greater. */
export const placeOf = (numbers: readonly number[], step: number): number =>
  Math.max(
    0,
    numbers.findLastIndex((number) => number <= step),
  );
