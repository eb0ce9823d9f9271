import type { Language } from '@zunft/text';

/** Every language calls itself by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };
