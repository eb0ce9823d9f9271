import { later } from '../../shell/later.ts';

/** Parts of a table that come after it. */
export const seldom = later(() => import('./seldom.ts'));
