// `npm run golden` writes what follows from the code; `npm run golden -- the-guild` also records those games anew.
import { spawnSync } from 'node:child_process';
import { writeGoldenFiles } from './golden.ts';

await writeGoldenFiles(process.argv.slice(2));
const { status } = spawnSync('npx biome format --write fixtures', { stdio: 'inherit', shell: true });
process.exitCode = status ?? 1;
