import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '@zunft/server';
import { builtClient } from '../build/sources.ts';

export interface Site {
  /** `http://localhost:40123`: a secure context, as service workers need. */
  readonly address: string;
  close(): Promise<void>;
}

/** All tests come from one address, and in a hurry. */
const noHurry = { ZUNFT_RATE_SOCKET: '100000', ZUNFT_RATE_PERSON: '100000', ZUNFT_RATE_ADDRESS: '100000' };

/** The production build behind the real server, on a free port, with data of its own that is thrown away. */
export async function openSite(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'zunft-site-'));
  const { address, close } = await start({
    environment: {
      HOST: '127.0.0.1',
      PORT: '0',
      ZUNFT_DATA: data,
      ZUNFT_LOG_LEVEL: 'error',
      ZUNFT_SHUTDOWN: '1',
      ...noHurry,
    },
    client: builtClient,
  });
  return {
    address: `http://localhost:${new URL(address).port}`,
    async close() {
      await close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
