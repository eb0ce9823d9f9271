import { later } from '../../shell/later.ts';

/** How hard targets are to hit: wanted now and then, and fetched when the table has been drawn. */
export const aims = later(() => import('./aim.ts'));
