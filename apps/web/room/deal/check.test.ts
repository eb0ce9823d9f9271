import { checkDeal, commitmentOf, seedOf } from '@zunft/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingsOn } from './check.ts';

const secret = 'what only the server knew';
const nonces = ['7f3a', null, '09bc'];
const journal = {
  chance: { kind: 'sealed', seed: seedOf(secret, nonces) },
  deal: { secret, nonces },
} as const;

describe('the check of a deal in the browser', () => {
  beforeAll(() => {
    Object.assign(globalThis, { isSecureContext: true });
  });

  it('finds the fingerprint and the seed that the kernel finds', async () => {
    expect(checkDeal(journal)).toBe(true);
    expect(await findingsOn(journal)).toMatchObject({
      fingerprint: commitmentOf(secret),
      seedFollows: true,
      nonces,
    });
  });

  it('notices another nonce', async () => {
    const other = { ...journal, deal: { secret, nonces: ['7f3a', null, '09bd'] } };
    expect((await findingsOn(other))?.seedFollows).toBe(false);
  });

  it('says nothing about a game that nobody committed to', async () => {
    expect(await findingsOn({ chance: journal.chance })).toBeUndefined();
  });
});
