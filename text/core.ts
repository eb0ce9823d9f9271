import type { Catalogue } from './catalogue.ts';
import { coreDe } from './core.de.ts';
import { coreEn } from './core.en.ts';

/** What the table itself has to say, above every game. */
export const core: Catalogue = { en: coreEn, de: coreDe };
