import { BadDocument } from '@zunft/kernel';
import { describe, expect, test } from 'vitest';
import { parseJournal } from './journal.ts';

const journal = {
  format: 'zunft-journal',
  version: 1,
  game: 'passing',
  rulesVersion: 1,
  seats: 3,
  options: {},
  chance: { kind: 'sealed', seed: 'x' },
  deal: { secret: 's', nonces: ['a', null, 'c'] },
  records: [
    { seat: 0, answer: ['keep'], by: 'clock', hash: '0' },
    { undo: 0, agreed: true },
    { resign: 2 },
    { seat: 1, answer: 3 },
  ],
};

const problemsOf = (document: unknown): string[] => {
  try {
    parseJournal(document);
  } catch (error) {
    if (error instanceof BadDocument) return error.problems.map(({ path, code }) => `${path} ${code}`);
    throw error;
  }
  return [];
};

describe('a journal from outside', () => {
  test('may have every kind of record, and what its seed was made of', () => {
    expect(parseJournal(journal)).toEqual(journal);
  });

  test('is refused with the place of what makes no sense', () => {
    expect(problemsOf({ ...journal, records: [{ resign: -1 }] })).toEqual(['records.0.resign bad-value']);
    expect(problemsOf({ ...journal, records: [{ resign: 1, seat: 1 }] })).toEqual([
      'records.0.seat unknown-key',
    ]);
    expect(problemsOf({ ...journal, deal: { secret: 's', nonces: [1] } })).toEqual([
      'deal.nonces.0 bad-value',
    ]);
    expect(problemsOf({ ...journal, deal: { ...journal.deal, seed: 'x' } })).toEqual([
      'deal.seed unknown-key',
    ]);
  });
});
