import { dominion } from '@zunft/games/dominion';
import { contractOf } from './contract-suite.ts';
import { fewSetupsOf } from './setups.ts';

contractOf(dominion, fewSetupsOf(dominion));
