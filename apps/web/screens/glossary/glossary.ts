import { type Catalogue, Messages } from '@zunft/text';
import { dominionTermsDe } from './dominion/terms.de.ts';
import { dominionTermsEn } from './dominion/terms.en.ts';
import { dominionTerms } from './dominion/terms.ts';
import { guildhallTermsDe } from './guildhall/terms.de.ts';
import { guildhallTermsEn } from './guildhall/terms.en.ts';
import { guildhallTerms } from './guildhall/terms.ts';
import { tableTermsDe } from './terms.de.ts';
import { tableTermsEn } from './terms.en.ts';
import { type Term, tableTerms } from './terms.ts';
import { guildTermsDe } from './the-guild/terms.de.ts';
import { guildTermsEn } from './the-guild/terms.en.ts';
import { guildTerms } from './the-guild/terms.ts';

/** Words, and what they mean in every language. */
export interface Glossary {
  readonly terms: readonly Term[];
  readonly en: Messages;
  readonly de: Messages;
}

const glossary = (terms: readonly Term[], words: Catalogue): Glossary => ({
  terms,
  en: new Messages('en', [words]),
  de: new Messages('de', [words]),
});

/** Words of the table itself, whatever is played at it. */
export const tableGlossary = glossary(tableTerms, { en: tableTermsEn, de: tableTermsDe });

export const gameGlossaries: Readonly<Record<string, Glossary>> = {
  guildhall: glossary(guildhallTerms, { en: guildhallTermsEn, de: guildhallTermsDe }),
  dominion: glossary(dominionTerms, { en: dominionTermsEn, de: dominionTermsDe }),
  'the-guild': glossary(guildTerms, { en: guildTermsEn, de: guildTermsDe }),
};
