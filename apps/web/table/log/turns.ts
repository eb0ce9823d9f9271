import type { LogEntry } from '@zunft/protocol';
import { type GameTexts, joined } from '@zunft/text';

/** What happened in one turn; the deal and what belongs to it have no turn. */
export interface LoggedTurn {
  readonly turn: number | undefined;
  readonly seat: number | undefined;
  readonly entries: readonly LogEntry[];
}

/** The log in turns, as they happened. An event of type `turn` opens one. */
export function inTurns(log: readonly LogEntry[], texts: Pick<GameTexts, 'join'>): LoggedTurn[] {
  const turns: { turn: number | undefined; seat: number | undefined; entries: LogEntry[] }[] = [
    { turn: undefined, seat: undefined, entries: [] },
  ];
  for (const entry of joined(log, texts)) {
    const { type, seat, params } = entry.event;
    if (type === 'turn') turns.push({ turn: Number(params?.['turn']), seat, entries: [] });
    else turns.at(-1)!.entries.push(entry);
  }
  return turns;
}
