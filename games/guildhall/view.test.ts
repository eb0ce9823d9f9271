import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from './index.ts';

const fourFarmers = ['farmer.red', 'farmer.blue', 'farmer.yellow', 'farmer.green'];

const table = () =>
  scenario(guildhall, {
    players: [
      { hand: ['farmer.purple', 'weaver.red'], hall: fourFarmers, completed: ['dancer.*'], tokens: 2 },
      { hand: ['trader.red'], hall: ['trader.blue'], honours: ['owe_9'] },
    ],
    deck: ['historian.red'],
    discard: ['assassin.red', 'assassin.blue'],
    row: ['owe_5'],
    prestigeDeck: ['owe_2_chapter'],
  });

describe('the view', () => {
  it('[GH-2.2] shows to everybody what is public', () => {
    for (const viewer of [0, 1, 2]) {
      expect(table().match.view(viewer)).toMatchObject({
        deck: 1,
        discard: { count: 2, top: 'assassin.red' },
        prestigeDeck: 1,
        row: ['owe_5'],
        seats: [
          { hand: 2, hall: fourFarmers, area: [], completed: 1, honours: [], tokens: 2, points: 2 },
          { hand: 1, hall: ['trader.blue'], completed: 0, honours: ['owe_9'], points: 9 },
        ],
      });
    }
  });

  it('[GH-2.2] shows hand and completed chapters to their owner only', () => {
    const { match } = table();

    expect(match.view(0)).toMatchObject({
      you: { seat: 0, hand: ['farmer.purple', 'weaver.red'], chapters: ['dancer'] },
    });
    for (const viewer of [1, 2]) {
      const seen = JSON.stringify(match.view(viewer));
      for (const secret of [
        'farmer.purple',
        'weaver.red',
        'dancer',
        'historian.red',
        'assassin.blue',
        'owe_2',
      ]) {
        expect(seen).not.toContain(secret);
      }
    }
    expect(match.view(2)).toMatchObject({ you: null });
  });

  it('[GH-2.2] the house may have completed chapters lie open', () => {
    const { match } = scenario(guildhall, {
      options: { openChapters: true },
      players: [{ completed: ['dancer.*', 'dancer.*'] }, {}],
    });

    expect(match.view(1)).toMatchObject({ seats: [{ chapters: ['dancer', 'dancer'] }, { chapters: [] }] });
  });

  it('[G-20] a completion is told to all when it happens; the view keeps the number only', () => {
    const { match } = table();

    match.answer(0, ['play.weaver.red']);
    match.answer(0, ['level.0']);
    match.answer(0, ['place.farmer.purple']);

    for (const viewer of [0, 1, 2]) {
      expect(match.news(viewer)).toContainEqual(
        expect.objectContaining({ type: 'complete', seat: 0, params: { profession: 'farmer' } }),
      );
    }
    expect(match.view(1)).toMatchObject({ seats: [{ completed: 2, hall: [] }, {}] });
    expect(JSON.stringify(match.view(1))).not.toContain('farmer');
  });
});
