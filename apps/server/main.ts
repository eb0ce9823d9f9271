import { join } from 'node:path';
import { serve } from './serve.ts';
import { CannotStart, type Settings, settingsFrom } from './settings.ts';
import { text } from './text.ts';

const client = join(import.meta.dirname, '../web/dist');

try {
  const settings = settingsFrom(process.env);
  const server = await serve(client);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
  await server.listen({ ...settings }).catch((error: unknown) => {
    throw explained(error, settings);
  });
  console.log(ready(settings.host, (server.server.address() as { port: number }).port));
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function ready(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return text.readyEverywhere(`http://localhost:${port}`);
  return text.ready(`http://${host.includes(':') ? `[${host}]` : host}:${port}`);
}

/** Why listening failed, if it lies in the settings. */
function explained(error: unknown, { host, port }: Settings): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new CannotStart(text.portTaken(port));
    case 'EACCES':
      return new CannotStart(text.portForbidden(port));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new CannotStart(text.badHost(host));
    default:
      return error;
  }
}
