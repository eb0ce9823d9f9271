import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectionLost, meet, type Player } from './client.ts';
import { acknowledgedBy, lostAnswers } from './kills.ts';
import { patiently } from './patiently.ts';
import { randomFrom } from './random.ts';

export interface StopReport {
  readonly stops: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly stuck: number;
  readonly refusals: Readonly<Record<string, number>>;
}

/** Stops the database under a running server while people play, and starts it again. */
export async function stopDatabase(
  address: string,
  database: { kill(): Promise<void>; restart(): Promise<void> },
  { stops, tables, game }: { readonly stops: number; readonly tables: number; readonly game: string },
): Promise<StopReport> {
  const draw = randomFrom('stops');
  const players: Player[] = [];
  for (let i = 0; i < tables; i++) players.push(...(await meet(address, { game, people: 2 }, draw)));
  let isRunning = true;
  const playing = players.map(async (player) => {
    while (isRunning && !player.isOver) {
      if (player.isAsked) await player.answer().catch(ignoreLoss);
      await sleep(5);
    }
  });
  for (let i = 0; i < stops; i++) {
    const before = acknowledgedBy(players);
    await patiently(() => acknowledgedBy(players) >= before + 4 || players.every(({ isOver }) => isOver));
    await sleep(300);
    await database.kill();
    await sleep(300);
    await database.restart();
    await sleep(1_500);
  }
  const before = players.map(({ acknowledged }) => acknowledged.length);
  const stuckTables = (): Set<string> => {
    const stuck = new Set(players.map(({ table }) => table));
    for (const [i, { table, acknowledged, isOver }] of players.entries()) {
      if (isOver || acknowledged.length > before[i]!) stuck.delete(table);
    }
    return stuck;
  };
  await sleep(1_500);
  await patiently(() => stuckTables().size === 0);
  isRunning = false;
  await Promise.all(playing);

  const refusals: Record<string, number> = {};
  for (const code of players.flatMap((player) => player.refusals)) refusals[code] = (refusals[code] ?? 0) + 1;
  let lost = 0;
  for (const player of players) lost += await lostAnswers(player);
  for (const { connection } of players) connection.cut();
  return { stops, acknowledged: acknowledgedBy(players), lost, stuck: stuckTables().size, refusals };
}

function ignoreLoss(error: unknown): void {
  if (!(error instanceof ConnectionLost)) throw error;
}
