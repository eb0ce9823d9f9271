/** Something that others made and we use. */
export interface Work {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
  readonly address: string;
}

const ofl = 'SIL OFL 1.1';

export const fonts: readonly Work[] = [
  { name: 'Grenze', by: 'Omnibus-Type', licence: ofl, address: 'github.com/Omnibus-Type/Grenze' },
  {
    name: 'Grenze Gotisch',
    by: 'Omnibus-Type',
    licence: ofl,
    address: 'github.com/Omnibus-Type/Grenze-Gotisch',
  },
  { name: 'Source Sans 3', by: 'Adobe', licence: ofl, address: 'github.com/adobe-fonts/source-sans' },
  {
    name: 'Atkinson Hyperlegible Next',
    by: 'Braille Institute',
    licence: ofl,
    address: 'github.com/googlefonts/atkinson-hyperlegible-next',
  },
];

export const libraries: readonly Work[] = [
  { name: 'Preact', by: 'Jason Miller', licence: 'MIT', address: 'preactjs.com' },
  { name: 'Preact Signals', by: 'Preact team', licence: 'MIT', address: 'github.com/preactjs/signals' },
  { name: 'intl-messageformat', by: 'FormatJS', licence: 'BSD-3-Clause', address: 'formatjs.github.io' },
  { name: 'Zod', by: 'Colin McDonnell', licence: 'MIT', address: 'zod.dev' },
  { name: 'idb', by: 'Jake Archibald', licence: 'ISC', address: 'github.com/jakearchibald/idb' },
  { name: 'noble-hashes', by: 'Paul Miller', licence: 'MIT', address: 'paulmillr.com/noble' },
  { name: 'ZzFX', by: 'Frank Force', licence: 'MIT', address: 'github.com/KilledByAPixel/ZzFX' },
  { name: 'Workbox', by: 'Google', licence: 'MIT', address: 'github.com/GoogleChrome/workbox' },
];
