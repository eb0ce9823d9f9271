import type { BrowserContext } from 'playwright-core';

/** What the browser itself writes when a test has taken the network away; no page can keep it from doing so. */
const noNetwork = /^WebSocket connection to \S+ failed: .*ERR_INTERNET_DISCONNECTED$/;

/**
 * Everything that must not happen on a page, as it happens: errors on the console (violations of the content security
 * policy and failed requests are reported there too), exceptions, and requests to any other host.
 */
export function watch(context: BrowserContext, address: string): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !noNetwork.test(text)) complaints.push(`console: ${text}`);
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().stack ?? error.error()}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== address)
      complaints.push(`foreign request: ${request.url()}`);
  });
  return complaints;
}
