import type { Journal } from '@zunft/kernel';
import { sha256 } from './fingerprint.ts';

/** What a page can find out by itself about how a game was dealt. */
export interface DealFindings {
  readonly secret: string;
  /** Of the secret, as computed here; `undefined` where the browser cannot. */
  readonly fingerprint: string | undefined;
  readonly nonces: readonly (string | null)[];
  readonly seed: string;
  /** The seed is the one that follows from the secret and the nonces. */
  readonly seedFollows: boolean | undefined;
}

/** The same sum as the kernel's `seedOf`, done by the browser; `undefined` if the journal tells nothing of the deal. */
export async function findingsOn({
  deal,
  chance: { seed },
}: Pick<Journal, 'deal' | 'chance'>): Promise<DealFindings | undefined> {
  if (deal === undefined) return undefined;
  const { secret, nonces } = deal;
  const made = await sha256(JSON.stringify(['zunft seed', secret, ...nonces]));
  return {
    secret,
    nonces,
    seed,
    fingerprint: await sha256(secret),
    seedFollows: made === undefined ? undefined : made === seed,
  };
}
