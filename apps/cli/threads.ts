import { availableParallelism } from 'node:os';
import type { FlagValues } from './command.ts';
import { numberOf } from './flag-values.ts';

const mostThreads = 256;

/** As many as were asked for, otherwise as many as the machine has cores. */
export const threadsTyped = (values: FlagValues): number =>
  numberOf(values, 'threads', { min: 1, max: mostThreads }) ?? availableParallelism();
