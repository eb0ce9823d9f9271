import { games } from '@zunft/games';
import { fewSetupsOf } from './setups.ts';
import { snapshotsOf } from './snapshot-suite.ts';

for (const { game } of games) snapshotsOf(game, fewSetupsOf(game), { restoreEvery: 1, goOnEvery: 8 });
