import type { AddressInfo } from 'node:net';
import { serve } from '@zunft/server';
import { builtClient } from '../build/sources.ts';

export interface Site {
  /** `http://localhost:40123`: a secure context, as service workers need. */
  readonly address: string;
  close(): Promise<void>;
}

/** The production build behind the real server, on a free port. */
export async function openSite(): Promise<Site> {
  const server = await serve(builtClient);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => server.close() };
}
