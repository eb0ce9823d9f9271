import { guildhall } from '@zunft/games/guildhall';
import { contractAtLength } from './contract-at-length.ts';

contractAtLength(guildhall);
