import { guildhall } from '@zunft/games/guildhall';
import { contractOf } from './contract-suite.ts';
import { everydaySetupsOf } from './setups.ts';

contractOf(guildhall, everydaySetupsOf(guildhall));
