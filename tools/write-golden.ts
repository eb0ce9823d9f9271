import { writeGoldenFiles } from './golden.ts';

await writeGoldenFiles();
