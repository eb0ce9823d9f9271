import { commitmentOf, type Journal, type JournalHead, type Match } from '@zunft/kernel';
import type { Player, TableInfo, TableSummary } from '@zunft/protocol';

import { standing } from './update.ts';

/** What stays the same as long as a game is played. */
export const infoOf = (
  table: string,
  head: JournalHead,
  players: readonly Player[],
  created: number,
): TableInfo => ({
  table,
  game: head.game,
  rulesVersion: head.rulesVersion,
  seats: head.seats,
  options: head.options,
  players,
  commitment: commitmentOf(head.deal?.secret ?? head.chance.seed),
  created,
});

/** A game in a list of games. `answering`: who answers for each seat at present. */
export function summaryOf(
  info: TableInfo,
  match: Match,
  answering: readonly Player[],
  changed: number,
  hints?: readonly number[],
): TableSummary {
  const { mayAnswer } = match;
  const asked = match
    .decisions()
    .find(({ seat }) => answering[seat]?.bot === undefined && !mayAnswer.includes(seat));
  return {
    ...info,
    ...standing(match),
    changed,
    takebacks: match.takebacks,
    ...(hints !== undefined && { hints }),
    ...(asked !== undefined && {
      asked: {
        seat: asked.seat,
        prompt: asked.prompt,
        ...(asked.source !== undefined && { source: asked.source }),
      },
    }),
  };
}

/** A journal with the names of those who played. */
export function withPlayers(journal: Journal, players: readonly Player[]): Journal {
  const { records, ...head } = journal;
  return { ...head, ...(players.length > 0 && { players }), records };
}
