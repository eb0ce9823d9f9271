import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const options = { professions: 'job-faire' };
const twoScholars = ['scholar.blue', 'scholar.green'];
const fourScholars = ['scholar.blue', 'scholar.yellow', 'scholar.green', 'scholar.purple'];

describe('Scholar', () => {
  it('[GH-scholar-0] places the top card of the deck', () => {
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red', 'hunter.blue'],
      players: [{ hand: ['scholar.red'] }, {}],
    });

    table.answer('play.scholar.red').answer('level.0');

    expect(table.cards('hall', 0)).toEqual(['hunter.red']);
    expect(table.cards('deck')).toEqual(['hunter.blue']);
    table.settled();
  });

  it('[GH-scholar-0] discards a duplicate', () => {
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red', 'hunter.blue'],
      players: [{ hand: ['scholar.red'], hall: ['hunter.red'] }, {}],
    });

    table.answer('play.scholar.red').answer('level.0');

    expect(table.cards('hall', 0)).toEqual(['hunter.red']);
    expect(table.cards('discard')).toEqual(['hunter.red']);
    table.settled();
  });

  it('[GH-scholar-0] can be declined', () => {
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red'],
      players: [{ hand: ['scholar.red'] }, {}],
    });

    table.answer('play.scholar.red').answer('decline');

    expect(table.cards('deck')).toEqual(['hunter.red']);
    table.settled();
  });

  it('[GH-scholar-2] places the top three; duplicates go to the pile', () => {
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red', 'scholar.blue', 'hunter.blue', 'hunter.green'],
      players: [{ hand: ['scholar.red'], hall: twoScholars }, {}],
    });

    table.answer('play.scholar.red').answer('level.2');

    expect(table.cards('hall', 0)).toEqual([...twoScholars, 'hunter.red', 'hunter.blue']);
    expect(table.cards('discard')).toEqual(['scholar.blue']);
    expect(table.cards('deck')).toEqual(['hunter.green']);
    table.settled();
  });

  it('[GH-scholar-2] needs two Scholars in the guildhall', () => {
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red'],
      players: [{ hand: ['scholar.red'], hall: ['scholar.blue'] }, {}],
    });

    table.answer('play.scholar.red');

    expect(table.legal()).toEqual(['level.0', 'decline']);
    expect(table.why('level.2')).toEqual({
      code: 'level-too-high',
      params: { level: 2, have: 1 },
      rule: 'GH-2.4-A',
    });
  });

  it('[GH-scholar-4] places the top five', () => {
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red', 'hunter.blue', 'hunter.green', 'robber.red', 'robber.blue', 'robber.green'],
      players: [{ hand: ['scholar.red'], hall: fourScholars }, {}],
    });

    table.answer('play.scholar.red').answer('level.4');

    expect(table.cards('hall', 0).slice(4)).toEqual([
      'hunter.red',
      'hunter.blue',
      'hunter.green',
      'robber.red',
      'robber.blue',
    ]);
    expect(table.cards('deck')).toEqual(['robber.green']);
    table.settled();
  });

  it('[GH-scholar-4] needs four Scholars; lower levels remain', () => {
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red'],
      players: [{ hand: ['scholar.red'], hall: ['scholar.blue', 'scholar.green', 'scholar.yellow'] }, {}],
    });

    table.answer('play.scholar.red');

    expect(table.legal()).toEqual(['level.2', 'level.0', 'decline']);
  });

  it('[GH-scholar-4] the twin of the Scholar played completes the chapter, the played one starts anew (regression 2)', () => {
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red', 'scholar.green', 'hunter.blue', 'robber.red', 'robber.blue'],
      actionsLeft: 1,
      players: [
        {
          hand: ['scholar.green'],
          hall: ['scholar.red', 'scholar.blue', 'scholar.yellow', 'scholar.purple'],
        },
        {},
      ],
    });

    table.answer('play.scholar.green').answer('level.4');

    expect(table.cards('hall', 0)).toEqual([
      'hunter.red',
      'hunter.blue',
      'robber.red',
      'robber.blue',
      'scholar.green',
    ]);
    expect(table.cards('completed', 0)).toHaveLength(5);
    expect(table.cards('discard')).toEqual([]);
    expect(table.prompt()).toBe('1 action');
  });

  it('[J-06] of twins among the five, the second is discarded', () => {
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red', 'hunter.red', 'hunter.blue'],
      players: [{ hand: ['scholar.red'], hall: twoScholars }, {}],
    });

    table.answer('play.scholar.red').answer('level.2');

    expect(table.cards('hall', 0)).toEqual([...twoScholars, 'hunter.red', 'hunter.blue']);
    expect(table.cards('discard')).toEqual(['hunter.red']);
    table.settled();
  });

  it('[J-06] a twin fits once its chapter was completed in between', () => {
    const hall = [...twoScholars, 'hunter.red', 'hunter.blue', 'hunter.yellow', 'hunter.green'];
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red', 'hunter.purple', 'hunter.red'],
      players: [{ hand: ['scholar.red'], hall }, {}],
    });

    table.answer('play.scholar.red').answer('level.2');

    expect(table.cards('hall', 0)).toEqual([...twoScholars, 'hunter.red']);
    expect(table.cards('discard')).toEqual(['hunter.red']);
    expect(table.cards('completed', 0)).toHaveLength(5);
    table.settled();
  });

  it('[J-06] a fourth completed chapter is dealt with before the next card', () => {
    const hall = [...twoScholars, 'hunter.red', 'hunter.blue', 'hunter.yellow', 'hunter.green'];
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.purple', 'hunter.red', 'robber.red'],
      players: [{ hand: ['scholar.red'], hall, completed: ['robber.*', 'peddler.*', 'bricklayer.*'] }, {}],
    });

    table.answer('play.scholar.red').answer('level.2');
    expect(table.prompt()).toBe('0 drop-chapter');
    expect(table.cards('deck')).toEqual(['hunter.red', 'robber.red']);
    table.answer('drop.hunter').answer(...table.legal());

    expect(table.cards('hall', 0)).toEqual([...twoScholars, 'hunter.red', 'robber.red']);
    expect(table.cards('completed', 0)).toHaveLength(15);
    table.settled();
  });

  it('[G-05] the level is chosen before a card is turned over', () => {
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red'],
      players: [{ hand: ['scholar.red'], hall: twoScholars }, {}],
    });

    table.answer('play.scholar.red');

    expect(table.prompt()).toBe('0 level');
    expect(table.cards('deck')).toEqual(['hunter.red']);
  });

  it('[G-07] places what exists, with the discard pile shuffled in', () => {
    const table = scenario(
      guildhall,
      {
        options,
        deck: ['hunter.red'],
        discard: ['robber.red'],
        players: [{ hand: ['scholar.red'], hall: twoScholars }, {}],
      },
      [['robber.red']],
    );

    table.answer('play.scholar.red').answer('level.2');

    expect(table.cards('hall', 0)).toEqual([...twoScholars, 'hunter.red', 'robber.red']);
    expect(table.cards('deck')).toEqual([]);
    table.settled();
  });

  it('[G-07] with nothing left at all the Scholar can still be used', () => {
    const table = scenario(guildhall, { options, players: [{ hand: ['scholar.red'] }, {}] });

    table.answer('play.scholar.red').answer('level.0');

    expect(table.cards('hall', 0)).toEqual([]);
    expect(table.match.news(0).map(({ type }) => type)).not.toContain('place');
    table.settled();
  });
});
