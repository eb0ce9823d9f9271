import { guildhall } from '@zunft/games/guildhall';
import { contractOf } from './contract-suite.ts';
import { fewSetupsOf } from './setups.ts';

contractOf(guildhall, fewSetupsOf(guildhall));
