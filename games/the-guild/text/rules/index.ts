import type { Catalogue } from '@zunft/text';
import { rulesDe } from '../rules.de.ts';
import { rulesEn } from '../rules.en.ts';

/** The rules and rulings: `rule.<id>` and `ruleTitle.<id>`. */
export const rules: Catalogue = { en: rulesEn, de: rulesDe };
