import { later } from '../shell/later.ts';

/** Few cards ask for a name, so the field for it is fetched when one does. */
export const nameBox = later(async () => (await import('./NameBox.tsx')).NameBox);
