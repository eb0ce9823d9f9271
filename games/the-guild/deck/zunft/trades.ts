import type { Deck } from '../schema.ts';

export const trades: Deck['trades'] = [
  { id: 'farmer', name: { en: 'Farmer', de: 'Bauer' } },
  { id: 'miller', name: { en: 'Miller', de: 'Müller' } },
  { id: 'butcher', name: { en: 'Butcher', de: 'Metzger' } },
  { id: 'baker', name: { en: 'Baker', de: 'Bäcker' } },
  { id: 'innkeeper', name: { en: 'Innkeeper', de: 'Gastwirt' } },
  { id: 'brewer', name: { en: 'Brewer', de: 'Brauer' } },
  { id: 'smith', name: { en: 'Smith', de: 'Schmied' } },
  { id: 'joiner', name: { en: 'Joiner', de: 'Tischler' } },
  { id: 'tailor', name: { en: 'Tailor', de: 'Schneider' } },
  { id: 'scribe', name: { en: 'Scribe', de: 'Schreiber' } },
  { id: 'physician', name: { en: 'Physician', de: 'Medicus' } },
  { id: 'mason', name: { en: 'Mason', de: 'Steinmetz' } },
  { id: 'herbalist', name: { en: 'Herbalist', de: 'Kräuterkundler' } },
  { id: 'apothecary', name: { en: 'Apothecary', de: 'Apotheker' } },
  { id: 'alchemist', name: { en: 'Alchemist', de: 'Alchemist' } },
  { id: 'thief', name: { en: 'Thief', de: 'Dieb' } },
  { id: 'smuggler', name: { en: 'Smuggler', de: 'Schmuggler' } },
  { id: 'mercenary', name: { en: 'Mercenary', de: 'Söldner' } },
];

// Three for each profession

export const land = ['farmer', 'miller', 'butcher'];
export const hospitality = ['baker', 'innkeeper', 'brewer'];
export const craft = ['smith', 'joiner', 'tailor'];
export const learning = ['scribe', 'physician', 'mason'];
export const alchemy = ['herbalist', 'apothecary', 'alchemist'];
export const roguery = ['thief', 'smuggler', 'mercenary'];
