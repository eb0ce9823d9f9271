import { describe, expect, it } from 'vitest';
import { passing } from './fixtures/passing.ts';
import { deal, legal, passAll } from './fixtures/play-passing.ts';
import { Match } from './index.ts';

describe('the end of the journal', () => {
  const match = passAll(deal());
  match.answer(0, ['keep']);
  match.undo(0);
  match.answer(0, [legal(match, 0).at(-1)!]);
  const { records } = match.journal();

  it('is what the whole one has from there on', () => {
    for (let seq = 0; seq <= match.seq + 1; seq++) {
      expect(match.recordsFrom(seq)).toEqual(records.slice(seq));
      expect(match.log(1, seq)).toEqual(match.log(1).filter((entry) => entry.seq >= seq));
    }
  });

  it('is the same in a world that goes its own way from there', () => {
    expect(match.alternative(1, 'w')?.recordsFrom(0)).toEqual(records);
    const world = match.resample(1, 'w');
    match.answer(0, ['keep']);
    world.answer(0, ['draw']);
    const further = world.resample(1, 'w');
    further.answer(0, 'ace');

    expect(world.recordsFrom(0).slice(0, -1)).toEqual(records);
    expect(world.recordsFrom(records.length)).toMatchObject([{ seat: 0, answer: ['draw'] }]);
    expect(further.recordsFrom(records.length - 1)).toMatchObject([
      { seat: 0 },
      { seat: 0, answer: ['draw'] },
      { seat: 0, answer: 'ace' },
    ]);
    expect(further.recordsFrom(0).slice(0, -1)).toEqual(world.recordsFrom(0));
  });

  it('stays as it was when the game goes on', () => {
    const again = passAll(deal());
    const journal = again.journal();
    again.answer(0, ['keep']);
    expect(journal.records).toHaveLength(3);
    expect(Match.replay(passing, journal).seq).toBe(3);
  });
});
