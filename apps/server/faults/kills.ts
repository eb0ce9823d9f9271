import { setTimeout as sleep } from 'node:timers/promises';
import { Client, ConnectionLost, meet, type Player } from './client.ts';
import { patiently } from './patiently.ts';
import { randomFrom } from './random.ts';
import { ServerProcess } from './server-process.ts';

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly stuck: number;
  readonly tables: number;
}

interface KillSetup {
  /** Where the server keeps its data. */
  readonly environment: Record<string, string>;
  readonly kills: number;
  readonly tables: number;
  readonly games: readonly string[];
}

/** Kills the server again and again while people play, and counts acknowledged answers that are gone. */
export async function killAtRandom({ environment, kills, tables, games }: KillSetup): Promise<KillReport> {
  const draw = randomFrom('kills');
  let server = await ServerProcess.start(environment);
  let players = await newTables(server, tables, games, draw);
  const report = { kills: 0, acknowledged: 0, lost: 0, stuck: 0, tables };
  while (report.kills < kills) {
    const playing = players.map(async (player) => playUntilCut(player));
    const before = acknowledgedBy(players);
    await patiently(() => acknowledgedBy(players) >= before + 8 || players.every(({ isOver }) => isOver));
    await sleep(150 + draw() * 450);
    await server.kill();
    await Promise.all(playing);
    report.kills++;

    server = await server.again();
    await Promise.all(
      players.map(async (player) => player.resume(await Client.connect(server.address, player.cookie))),
    );
    for (const player of players) report.lost += await lostAnswers(player);
    const finished = new Set(players.filter(({ isOver }) => isOver).map(({ table }) => table));
    for (const table of finished) {
      report.acknowledged += acknowledgedAt(players, table);
      players = players.filter((player) => player.table !== table);
      players.push(...(await newTables(server, 1, games, draw)));
      report.tables++;
    }
    report.stuck += await stuckTables(players);
  }
  report.acknowledged += acknowledgedBy(players);
  await server.kill();
  return report;
}

async function newTables(
  { address }: ServerProcess,
  count: number,
  games: readonly string[],
  draw: () => number,
): Promise<Player[]> {
  const tables: Player[] = [];
  for (let i = 0; i < count; i++) {
    const game = games[Math.floor(draw() * games.length)]!;
    tables.push(...(await meet(address, { game, people: 2 }, draw)));
  }
  return tables;
}

export const acknowledgedBy = (players: readonly Player[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

const acknowledgedAt = (players: readonly Player[], table: string): number =>
  acknowledgedBy(players.filter((player) => player.table === table));

/** Answers whatever is asked until the server is gone. */
async function playUntilCut(player: Player): Promise<void> {
  try {
    while (!player.isOver) {
      if (player.isAsked) await player.answer();
      else await sleep(1);
      if (!player.connection.isOpen) return;
    }
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
  }
}

/** Acknowledged answers of a player that the journal does not have where they belong. */
export async function lostAnswers(player: Player): Promise<number> {
  const { table, seat } = player;
  const { journal } = await player.connection.request('journal', { table, as: seat });
  const { records } = journal as unknown as { records: readonly { seat?: number; answer?: unknown }[] };
  // Others who were asked at the same time may have answered before it was written.
  return player.acknowledged.filter(({ after, answer }) => {
    const own = records.slice(after).find((record) => record.seat === seat);
    return JSON.stringify(own?.answer) !== JSON.stringify(answer);
  }).length;
}

/** Tables where nobody can go on. */
async function stuckTables(players: readonly Player[]): Promise<number> {
  const tables = new Set(players.map(({ table }) => table));
  let stuck = 0;
  for (const table of tables) {
    const asked = players.find((player) => player.table === table && player.isAsked);
    const before = asked?.acknowledged.length;
    await asked?.answer();
    if (asked === undefined || asked.acknowledged.length === before) stuck++;
  }
  return stuck;
}
