import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { meet } from './client.ts';
import { randomFrom } from './random.ts';
import { ServerProcess } from './server-process.ts';

export interface SyncReport {
  readonly acknowledged: number;
  readonly syncs: number;
  /** Acknowledgements with no write to the disk since the one before. */
  readonly early: number;
}

/** Plays one answer after the other under strace, and counts writes to the disk before each acknowledgement. */
export async function countSyncs({ answers, game }: { answers: number; game: string }): Promise<SyncReport> {
  const folder = mkdtempSync(join(tmpdir(), 'zunft-strace-'));
  const trace = join(folder, 'trace');
  const wrapper = ['strace', '-f', '-qq', '-e', 'trace=fsync,fdatasync', '-o', trace];
  const server = await ServerProcess.start({ ZUNFT_DATA: join(folder, 'data') }, { wrapper });
  const draw = randomFrom('fsyncs');
  const syncs = (): number => readFileSync(trace, 'utf8').split('\n').filter(isFinished).length;
  const report = { acknowledged: 0, syncs: 0, early: 0 };
  let players = await meet(server.address, { game, people: 2 }, draw);
  const first = syncs();
  while (report.acknowledged < answers) {
    if (players[0]!.isOver) players = await meet(server.address, { game, people: 2 }, draw);
    const asked = players.find(({ isAsked }) => isAsked);
    if (asked === undefined) await new Promise((resolve) => setTimeout(resolve, 1));
    const before = syncs();
    const known = asked?.acknowledged.length;
    await asked?.answer();
    if (asked === undefined || asked.acknowledged.length === known) continue;
    report.acknowledged++;
    if (syncs() === before) report.early++;
  }
  report.syncs = syncs() - first;
  for (const { connection } of players) connection.cut();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return report;
}

/** A line that tells of a call that has come back without an error. */
const isFinished = (line: string): boolean => /f(data)?sync.*= 0$/.test(line);
