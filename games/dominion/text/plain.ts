/** A name however it is written: capitals, blanks, hyphens and umlauts make no difference. */
export const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[\s\-_’']/g, '');
