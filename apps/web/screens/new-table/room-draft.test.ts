import type { GameInfo } from '@zunft/protocol';
import { describe, expect, test } from 'vitest';
import {
  finishedPlaces,
  firstRoom,
  hintsIn,
  lastRoomOptions,
  placeOf,
  presetOf,
  presets,
  seatedPlaces,
  visibilityOf,
} from './room-draft.ts';

const info: GameInfo = {
  game: 'guildhall',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {},
  bots: ['random', 'apprentice'],
};

describe('a table with people, being set up', () => {
  test('begins with a place for a friend, no clock, and whoever likes may watch', () => {
    expect(firstRoom(info, undefined)).toEqual({
      places: [{ kind: 'me' }, { kind: 'kept' }],
      clock: { kind: 'none' },
      visibility: undefined,
      watching: 'spectators',
      seating: 'drawn',
      hints: undefined,
    });
  });

  test('begins like the last one of the game', () => {
    const last = {
      places: [{ kind: 'open' }, { kind: 'bot', bot: 'random', name: 'Veit' }],
      clock: { kind: 'days', days: 3 },
      visibility: 'private',
      watching: 'nobody',
      seating: 'as-placed',
      hints: true,
      options: { pointsToWin: 12 },
    };
    const { options, ...room } = last;
    expect(firstRoom(info, last)).toEqual({ ...room, places: [{ kind: 'me' }, ...last.places] });
    expect(lastRoomOptions(last)).toEqual(options);
    expect(lastRoomOptions(undefined)).toBeUndefined();
  });

  test.each([
    null,
    'x',
    { places: 3, clock: { kind: 'move', seconds: 1 }, watching: 'all', seating: 7 },
    { places: [{ kind: 'bot', bot: 'gone' }, { kind: 'me' }, null], clock: null },
  ])('what cannot be is left out: %j', (stored) => {
    expect(firstRoom(info, stored)).toMatchObject({
      places: [{ kind: 'me' }, { kind: 'kept' }],
      clock: { kind: 'none' },
    });
  });

  test('more chairs than the game has are left out', () => {
    const places = Array.from({ length: 9 }, () => ({ kind: 'open' }));
    expect(firstRoom(info, { places }).places).toHaveLength(4);
  });

  test('new chairs are for friends; the last go first', () => {
    const places = [{ kind: 'me' }, { kind: 'open' }] as const;
    expect(seatedPlaces(places, 3)).toEqual([...places, { kind: 'kept' }]);
    expect(seatedPlaces(places, 1)).toEqual([{ kind: 'me' }]);
  });

  test('is found by everybody if there is a place for anybody, until somebody decides', () => {
    const draft = firstRoom(info, undefined);
    expect(visibilityOf(draft)).toBe('private');
    const open = { ...draft, places: [{ kind: 'me' }, { kind: 'open' }] } as const;
    expect(visibilityOf(open)).toBe('open');
    expect(visibilityOf({ ...open, visibility: 'private' })).toBe('private');
  });

  test('hints are for those who play against bots alone, until somebody decides', () => {
    const draft = firstRoom(info, undefined);
    expect(hintsIn(draft)).toBe(false);
    expect(hintsIn({ ...draft, hints: true })).toBe(true);
    expect(hintsIn({ ...draft, places: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })).toBe(true);
  });

  test('a bot gets a name, and keeps it when it becomes another kind', () => {
    const bot = placeOf('random', { kind: 'kept' }, []);
    expect(bot).toMatchObject({ kind: 'bot', bot: 'random', name: expect.stringMatching(/./) });
    expect(placeOf('apprentice', bot, [])).toEqual({ ...bot, bot: 'apprentice' });
    expect(placeOf('open', bot, [])).toEqual({ kind: 'open' });
  });

  test('empty names are not sent', () => {
    const given = [
      { kind: 'me' },
      { kind: 'kept', name: '  ' },
      { kind: 'kept', name: ' Ada ' },
      { kind: 'bot', bot: 'random', name: '' },
    ] as const;
    const places = finishedPlaces(given, 'Berta');
    expect(places.slice(0, 3)).toEqual([{ kind: 'me' }, { kind: 'kept' }, { kind: 'kept', name: 'Ada' }]);
    expect(places[3]).toMatchObject({ name: expect.stringMatching(/^\p{L}+$/u) });
  });

  test('a clock is one of the usual ones, or of one’s own', () => {
    expect(presetOf({ increment: 10, kind: 'bank', seconds: 900 })).toBe('supply');
    expect(presetOf(presets.days)).toBe('days');
    expect(presetOf({ kind: 'days', days: 2 })).toBe('own');
  });
});
