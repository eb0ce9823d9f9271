import { theGuild } from '@zunft/games/the-guild';
import { contractOf } from './contract-suite.ts';
import { everydaySetupsOf } from './setups.ts';

contractOf(theGuild, everydaySetupsOf(theGuild));
