import { text } from './text.ts';

export type Settings = { readonly host: string; readonly port: number };

/** Something that whoever starts the server can put right. Its message is one sentence for them. */
export class CannotStart extends Error {}

const defaultPort = '8417';
/** Both loopback addresses. Whoever wants guests in says so: `HOST=0.0.0.0`. */
const defaultHost = 'localhost';

/** What `PORT` and `HOST` say. An empty value counts as none. */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  return {
    host: hostFrom(environment['HOST'] || defaultHost),
    port: portFrom(environment['PORT'] || defaultPort),
  };
}

function portFrom(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= 65535)) throw new CannotStart(text.badPort(value));
  return port;
}

/** Only the form: whether this computer has the address turns out when the server listens. */
function hostFrom(value: string): string {
  if (!/^[\w.:%-]+$/.test(value)) throw new CannotStart(text.badHost(value));
  return value;
}
