// Faults on real parts, the long form: npm run verify:faults
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games as registered } from '@zunft/games';
import { freshDatabase, startPostgres } from '../storage/testing/postgres.ts';
import { sendNonsense } from './bad-input.ts';
import { cutConnections } from './cuts.ts';
import { stopDatabase } from './database-stops.ts';
import { countSyncs } from './fsyncs.ts';
import { killAtRandom } from './kills.ts';
import { ServerProcess } from './server-process.ts';
import { answerTwice } from './two-servers.ts';

const games = registered.map(({ game }) => game.id);
const folder = mkdtempSync(join(tmpdir(), 'zunft-faults-'));
const results: { readonly name: string; readonly report: object; readonly isGood: boolean }[] = [];

function note<T extends object>(name: string, report: T, isGood: (report: T) => boolean): void {
  const good = isGood(report);
  results.push({ name, report, isGood: good });
  console.log(`${good ? 'holds' : 'FAILS'}  ${name}  ${JSON.stringify(report)}`);
}

const nothingLost = ({ lost, stuck }: { lost: number; stuck: number }): boolean => lost === 0 && stuck === 0;

const database = await freshDatabase();
for (const [name, environment] of [
  ['SQLite', { ZUNFT_DATA: join(folder, 'kills') }],
  ['PostgreSQL', { DATABASE_URL: database.url, ZUNFT_DATA: join(folder, 'unused') }],
] as const) {
  note(
    `kill -9 under load, ${name}`,
    await killAtRandom({ environment, kills: 50, tables: 8, games }),
    nothingLost,
  );
}
await database.drop();

note(
  'an fsync precedes every acknowledgement, SQLite',
  await countSyncs({ answers: 500, game: 'guildhall' }),
  ({ early, syncs, acknowledged }) => early === 0 && syncs >= acknowledged,
);

const server = await ServerProcess.start({ ZUNFT_DATA: join(folder, 'cuts') });
note(
  'connections cut in mid-decision',
  await cutConnections(server.address, { cuts: 1_000, games }),
  ({ different }) => different === 0,
);
await server.stop();

const postgres = await startPostgres();
const onPostgres = { DATABASE_URL: postgres.url, ZUNFT_DATA: join(folder, 'none') };
const one = await ServerProcess.start(onPostgres);
const two = await ServerProcess.start(onPostgres);
note(
  'two servers answer for the same table at once',
  await answerTwice([one.address, two.address], { rounds: 300, game: 'guildhall' }),
  ({ undecided, behind }) => undecided === 0 && behind === 0,
);
await two.stop();
note(
  'PostgreSQL stopped and started',
  await stopDatabase(one.address, postgres, { stops: 10, tables: 6, game: 'dominion' }),
  nothingLost,
);
await one.stop();
await postgres.stop();

const busy = await ServerProcess.start({ ZUNFT_DATA: join(folder, 'nonsense') });
note(
  'malformed, oversized, foreign and replayed messages',
  await sendNonsense(busy.address, { count: 100_000 }),
  ({ withoutCode, changed, crashed }) => withoutCode === 0 && changed === 0 && !crashed,
);
await busy.stop();

rmSync(folder, { recursive: true, force: true });
const failed = results.filter(({ isGood }) => !isGood).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
