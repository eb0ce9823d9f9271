import { isDeepStrictEqual } from 'node:util';
import { Client, ConnectionLost, meet, type Player } from './client.ts';
import { randomFrom } from './random.ts';

export interface CutReport {
  readonly cuts: number;
  /** Chronicles put together over broken connections that are not the whole one. */
  readonly different: number;
  readonly lost: number;
}

/** Cuts connections in mid-decision while people play, and compares what they were told with the whole story. */
export async function cutConnections(
  address: string,
  { cuts, games }: { readonly cuts: number; readonly games: readonly string[] },
): Promise<CutReport> {
  const draw = randomFrom('cuts');
  const report = { cuts: 0, different: 0, lost: 0 };
  while (report.cuts < cuts) {
    const game = games[Math.floor(draw() * games.length)]!;
    const players = await meet(address, { game, people: 2 }, draw);
    while (report.cuts < cuts && !players[0]!.isOver) {
      const asked = players.find(({ isAsked }) => isAsked);
      const unlucky = players[Math.floor(draw() * players.length)]!;
      const answering = asked?.answer().catch(ignoreLoss);
      if (draw() < 0.5) {
        unlucky.connection.cut();
        report.cuts++;
      }
      await answering;
      if (!unlucky.connection.isOpen) await unlucky.resume(await Client.connect(address, unlucky.cookie));
      await settled(players);
    }
    for (const player of players) if (!(await knowsWholeStory(player))) report.different++;
    for (const player of players) player.connection.cut();
  }
  return report;
}

function ignoreLoss(error: unknown): void {
  if (!(error instanceof ConnectionLost)) throw error;
}

/** Everybody has heard of the last answer. */
async function settled(players: readonly Player[]): Promise<void> {
  const { table, seat } = players[0]!;
  const { seq } = await players[0]!.connection.request('view', { table, as: seat });
  while (players.some((player) => player.update!.seq < seq)) await new Promise(setImmediate);
}

async function knowsWholeStory(player: Player): Promise<boolean> {
  const { table, seat } = player;
  const { events } = await player.connection.request('events', { table, as: seat });
  return isDeepStrictEqual(player.story, [...events]);
}
