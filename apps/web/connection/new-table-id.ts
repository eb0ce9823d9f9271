const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Eight signs that are easy to tell apart. */
export const newTableId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('');
