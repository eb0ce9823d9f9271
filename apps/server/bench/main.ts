// How many people one server carries: npm run bench:server [-- tables tables …]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '@zunft/games';
import { randomFrom } from '../faults/random.ts';
import { ServerProcess } from '../faults/server-process.ts';
import { Crowd } from './crowd.ts';
import { type Point, plot } from './plot.ts';

const answersPerSecond = 150;
const seconds = 20;
const sockets = 5_000;
/** Tables leave memory after a minute without use; a little more to be sure. */
const silence = 95_000;

const stages = process.argv.slice(2).map(Number);
const data = mkdtempSync(join(tmpdir(), 'zunft-bench-'));
const where = process.env['DATABASE_URL'];
const server = await ServerProcess.start(
  where === undefined ? { ZUNFT_DATA: data } : { ZUNFT_DATA: data, DATABASE_URL: where },
  { flags: ['--expose-gc'] },
);
const ids = games.map(({ game }) => game.id);
const crowd = new Crowd(server.address, ids, randomFrom('crowd'));
const points: Point[] = [];
// A few tables first: what the program itself needs is no memory of a table.
await crowd.growTo(50);
await crowd.play(answersPerSecond, 3);
const few = { ...(await collected()), tables: crowd.tables };

for (const tables of stages.length > 0 ? stages : [100, 500, 1_500, 5_000]) {
  await crowd.growTo(tables);
  if (tables >= 1_500) await crowd.lookOn(sockets);
  await crowd.play(answersPerSecond, 3);
  const before = await cpu();
  const latencies = (await crowd.play(answersPerSecond, seconds)).toSorted((a, b) => a - b);
  const work = ((await cpu()) - before) * 1_000;
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  const point = { tables, p50: at(0.5), p99: at(0.99), cpuPerAnswer: work / latencies.length };
  points.push(point);
  console.log(
    `${tables} tables, ${crowd.sockets} sockets: ${latencies.length} answers in ${seconds} s, acknowledged after ` +
      `p50 ${point.p50.toFixed(1)} ms, p99 ${point.p99.toFixed(1)} ms, longest ${at(0.9999).toFixed(0)} ms, ` +
      `CPU ${point.cpuPerAnswer.toFixed(2)} ms an answer, memory ${megabytes(await memory())}`,
  );
}

await sleep(silence);
const loose = await memory();
const silent = await collected();
const perTable = (key: keyof Memory): string =>
  ((silent[key] - few[key]) / (crowd.tables - few.tables) / 1_024).toFixed(1);
console.log(
  `silent: ${megabytes(silent.rss)} resident (${megabytes(loose.rss)} before collecting); a connected silent table takes ` +
    `${perTable('rss')} KB resident, ${perTable('heap')} KB of heap, with ${(crowd.sockets / crowd.tables).toFixed(1)} sockets each`,
);
const svg = new URL('../../../docs/server-load.svg', import.meta.url);
writeFileSync(svg, plot(points, `Acknowledging answers, ${answersPerSecond} a second on two shared cores`));
await server.kill();
rmSync(data, { recursive: true, force: true });
process.exit(0);

interface Memory {
  readonly rss: number;
  readonly heap: number;
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
  return Number(line?.split(' ').at(-1));
}

async function cpu(): Promise<number> {
  return metric('process_cpu_seconds_total');
}

async function memory(): Promise<Memory> {
  return {
    rss: await metric('process_resident_memory_bytes'),
    heap: await metric('nodejs_heap_size_used_bytes'),
  };
}

/** What is really in use: what waits to be collected is no memory of a table. */
async function collected(): Promise<Memory> {
  for (let i = 0; i < 3; i++) {
    server.child.kill('SIGUSR2');
    await sleep(1_500);
  }
  return memory();
}

function megabytes({ rss }: Memory): string;
function megabytes(bytes: number): string;
function megabytes(memory: Memory | number): string {
  return `${((typeof memory === 'number' ? memory : memory.rss) / 2 ** 20).toFixed(0)} MB`;
}
