import type { BrowserContext } from 'playwright-core';

/**
 * Everything that must not happen on a page, as it happens: errors on the console (violations of the content security
 * policy and failed requests are reported there too), exceptions, and requests to any other host.
 */
export function watch(context: BrowserContext, address: string): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().stack ?? error.error()}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== address)
      complaints.push(`foreign request: ${request.url()}`);
  });
  return complaints;
}
