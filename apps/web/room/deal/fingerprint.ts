/** SHA-256 as hexadecimal digits, computed by the browser; `undefined` where the browser does not offer it. */
export async function sha256(text: string): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
