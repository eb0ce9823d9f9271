import { games } from '@zunft/games';
import { fewSetupsOf } from './setups.ts';
import { snapshotsOf } from './snapshot-suite.ts';

for (const { game } of games) {
  const setups = fewSetupsOf(game).filter(({ seats }) => seats < 4);
  snapshotsOf(game, setups, { restoreEvery: 6, goOnEvery: 36 });
}
