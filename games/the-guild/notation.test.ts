import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadDocument, Match, makePosition, parsePosition } from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { theGuild } from './index.ts';
import { table, testGame } from './testing/table.ts';

const again = (match: Match): Match =>
  Match.resume(testGame, parsePosition(testGame, JSON.parse(JSON.stringify(makePosition(testGame, match)))));

const problemsOf = (document: Readonly<Record<string, unknown>>) => {
  try {
    parsePosition(testGame, { game: 'the-guild', players: [{}, {}], ...document });
  } catch (error) {
    if (error instanceof BadDocument) return error.problems;
    throw error;
  }
  return [];
};

describe('Positions of The Guild', () => {
  it('a table that is described and set up again is the same, with the same questions', () => {
    let questions = 0;
    playAtRandom(dealTable(testGame, 3, {}, 'notation'), 'notation', (match) => {
      if (questions++ % 9 !== 0) return;
      // While some have answered and others have not, a document knows nothing of the answers.
      if ((match.position().sealed ?? []).length > 0) return;
      const copy = again(match);
      expect(copy.decisions()).toEqual(match.decisions());
      for (let viewer = 0; viewer <= 3; viewer++) expect(copy.view(viewer)).toEqual(match.view(viewer));
      expect(makePosition(testGame, copy)).toEqual(makePosition(testGame, match));
    });
    expect(questions).toBeGreaterThan(200);
  });

  it('an offer is about the same card when the table is set up again', () => {
    const s = table([{ hand: ['bakery'], businesses: ['smithy', 'bakery'] }, { hand: ['smithy'] }]);
    s.answer('offer.sell').answer('at.bakery').say(3).say('');

    const copy = again(s.match);
    copy.answer(1, ['accept.0']);

    const { seats } = copy.view(0) as { seats: { businesses: { card: string }[]; hand: number }[] };
    expect(seats.map(({ businesses }) => businesses.map(({ card }) => card))).toEqual([
      ['smithy'],
      ['bakery'],
    ]);
    expect(seats.map(({ hand }) => hand)).toEqual([1, 1]);
  });

  it('without a word about it, everybody has a profession and the Town Hall is on its square', () => {
    const { table: t } = Match.resume(
      testGame,
      parsePosition(testGame, { game: 'the-guild', players: [{}, {}] }),
    );
    expect(testGame.view(t, 0)).toMatchObject({
      townHall: { state: 'in-deck', card: 'town-hall' },
      seats: [{ profession: expect.any(String) }, { profession: expect.any(String) }],
    });
  });

  it('locks and new annexes are marks', () => {
    const s = table([{ businesses: ['bakery^3'], annexes: ['oven^16'] }, {}]);
    expect(makePosition(testGame, s.match)['players']).toMatchObject([
      { businesses: ['bakery^3'], annexes: ['oven^16'] },
      {},
    ]);
  });

  it('docs/position.md: every example can be read', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/position.md'), 'utf8');
    const all = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json]) => JSON.parse(json!));
    const examples = all.filter(({ game }) => game === 'the-guild');

    expect(examples).toHaveLength(1);
    for (const example of examples) {
      const document = makePosition(theGuild, Match.setUp(theGuild, example));
      expect(makePosition(theGuild, Match.setUp(theGuild, document))).toEqual(document);
    }
  });

  it('says what is wrong', () => {
    expect(problemsOf({ players: [{ businesses: ['door'] }, {}] })).toMatchObject([
      { code: 'misplaced-card' },
    ]);
    expect(problemsOf({ players: [{ residence: 4 }, {}] })).toMatchObject([{ code: 'out-of-range' }]);
    expect(problemsOf({ active: 2 })).toMatchObject([{ path: 'active', code: 'no-such-seat' }]);
    expect(problemsOf({ caller: 3 })).toMatchObject([{ path: 'caller', code: 'no-such-seat' }]);
    expect(problemsOf({ square: [], discard: ['town-hall'] })).toMatchObject([
      { path: 'square', code: 'misplaced-card' },
    ]);
  });
});
