import { theGuild } from '@zunft/games/the-guild';
import { contractAtLength } from './contract-at-length.ts';

contractAtLength(theGuild);
