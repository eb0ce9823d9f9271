import { dominion } from '@zunft/games/dominion';
import { contractOf } from './contract-suite.ts';
import { everydaySetupsOf } from './setups.ts';

contractOf(dominion, everydaySetupsOf(dominion));
