import { join } from 'node:path';
import { games } from '@zunft/games';
import { type Journal, Match } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { gameRecorded, goldenFiles, journalFiles, readGolden } from './golden.ts';

describe('recorded games', () => {
  it.each(games.map(({ game }) => game.id))('there are some of %s', (id) => {
    expect(journalFiles().filter((file) => file.startsWith(`${id}-`)).length).toBeGreaterThanOrEqual(2);
  });

  for (const file of journalFiles()) {
    it(`${file} replays to the same fingerprints`, () => {
      const journal = JSON.parse(readGolden(join('fixtures', file))) as Journal;
      const { game } = gameRecorded(journal.game, journal.options);

      const again = Match.replay(game, journal);

      expect(again.journal().records).toEqual(journal.records);
      expect(journal.records.filter((record) => 'hash' in record).length).toBeGreaterThan(10);
      expect(again.isOver).toBe(true);
    });
  }
});

describe('pages made from the code are current; npm run golden writes them', async () => {
  for (const [path, text] of await goldenFiles()) {
    it(path, () => {
      expect(readGolden(path)).toBe(text);
    });
  }
});
