import { dominion } from '@zunft/games/dominion';
import { contractAtLength } from './contract-at-length.ts';

contractAtLength(dominion);
