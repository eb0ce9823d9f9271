import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of somebody else, with the cookie that the browser adds to it. Browsers say
 * which page is asking, and scripts cannot change that; whoever says nothing is no browser.
 */
export function isForeign(
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  host: string,
  allowed: readonly string[],
): boolean {
  if (origin !== undefined && allowed.includes(origin)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
