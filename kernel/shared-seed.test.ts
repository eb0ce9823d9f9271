import { describe, expect, it } from 'vitest';
import { passing } from './fixtures/passing.ts';
import { checkDeal, Match, seedOf } from './index.ts';

const parts = { secret: 's', nonces: ['a', null] };
const seed = seedOf(parts.secret, parts.nonces);
const dealt = (): Match =>
  Match.deal(passing, { seats: 2, options: {}, chance: { kind: 'sealed', seed }, deal: parts });

describe('a shared seed', () => {
  it('is the SHA-256 of its parts as JSON', () => {
    expect(seed).toBe('a72e81f587965ff7749c0daaf990fe24fc9f2de0b26efaeabb7c85a1e8da23bc');
  });

  it('is another one if a part changes, moves or is missing', () => {
    const seeds = [
      seedOf('t', ['a', null]),
      seedOf('s', ['b', null]),
      seedOf('s', [null, 'a']),
      seedOf('s', ['a']),
      seedOf('s', ['a', '']),
      seedOf('s', ['a', 'null']),
      seedOf('s,a', [null]),
      seedOf('s', ['a,null']),
    ];
    expect(new Set([seed, ...seeds]).size).toBe(9);
  });

  it('is in the journal with its parts, so that everybody can check it after the end', () => {
    const journal = JSON.parse(JSON.stringify(dealt().journal()));

    expect(journal.deal).toEqual(parts);
    expect(checkDeal(journal)).toBe(true);
    expect(Match.replay(passing, journal).journal()).toEqual(journal);
  });

  it('stays in the journal of a table that was set up', () => {
    const journal = Match.setUp(passing, { game: 'passing', players: [{}, {}] }, parts).journal();
    expect(journal.deal).toEqual(parts);
    expect(Match.replay(passing, journal).journal()).toEqual(journal);
  });

  it('fits no other parts, and a journal without parts proves nothing', () => {
    const { deal: _, ...without } = dealt().journal();
    expect(checkDeal(without)).toBe(false);
    expect(checkDeal({ ...without, deal: { ...parts, secret: 't' } })).toBe(false);
    expect(checkDeal({ ...without, deal: { ...parts, nonces: ['a', 'b'] } })).toBe(false);
    expect(checkDeal({ ...without, deal: parts, chance: { kind: 'sealed', seed: 'x' } })).toBe(false);
  });

  it('is told to nobody while the game runs', () => {
    const match = dealt();
    for (const viewer of [0, 1, 2]) {
      expect(match.journalFor(viewer)).not.toHaveProperty('deal');
      expect(JSON.stringify([match.journalFor(viewer), match.view(viewer)])).not.toContain(seed);
    }
  });
});
