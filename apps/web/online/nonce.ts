const key = 'zunft-nonces';
const kept = 100;

/** What this browser added to the secret of the deal, by table; the oldest first. */
function stored(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Sixteen random bytes, which nobody else could foresee. They are kept to be found again in the journal after the end. */
export function newNonce(table: string): string {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const { [table]: _, ...others } = stored();
  try {
    const entries = [...Object.entries(others), [table, nonce]].slice(-kept);
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage it cannot be looked up later.
  }
  return nonce;
}

/** What this browser added at a table, as far as it remembers. */
export const nonceOf = (table: string): string | undefined => stored()[table];
