import type { Catalogue } from '@zunft/text';
import { de } from './de.ts';
import { en } from './en.ts';

/** What the command line itself has to say. */
export const catalogue: Catalogue = { en, de };
