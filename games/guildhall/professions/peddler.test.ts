import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const options = { professions: 'job-faire' };
const fourPeddlers = ['peddler.blue', 'peddler.yellow', 'peddler.green', 'peddler.purple'];

describe('Peddler', () => {
  it('[GH-peddler-0] swaps a hand card with an open card, which comes to the hand, and brings an action', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['peddler.red', 'robber.red', 'robber.blue'] },
        { hall: ['hunter.red', 'hunter.blue'] },
      ],
    });

    table.answer('play.peddler.red').answer('level.0');
    table.answer('give.robber.red').answer('take.hunter.blue');

    expect(table.cards('hand', 0)).toEqual(['robber.blue', 'hunter.blue']);
    expect(table.cards('hall', 1)).toEqual(['hunter.red', 'robber.red']);
    expect(table.counter('actionsLeft')).toBe(2);
    table.settled();
  });

  it('[GH-peddler-0] without the swap there is no action either', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['peddler.red', 'robber.red'] }, { hall: ['hunter.red'] }],
    });

    table.answer('play.peddler.red').answer('decline');

    expect(table.counter('actionsLeft')).toBe(1);
    table.settled();
  });

  it('[GH-peddler-0] needs a hand card', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['peddler.red'] }, { hall: ['hunter.red'] }],
    });

    table.answer('play.peddler.red');

    expect(table.legal()).toEqual(['decline']);
    expect(table.why('level.0')).toEqual({ code: 'no-target-exchange', params: {}, rule: 'GH-5.2' });
  });

  it('[GH-peddler-0] needs a target with an open card', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['peddler.red', 'robber.red'] },
        { hall: ['hunter.red'] },
        {},
        { hall: ['hunter.red'] },
      ],
    });

    table.answer('play.peddler.red').answer('level.0');

    expect(table.legal()).toEqual(['target.1', 'target.3']);
    expect(table.why('target.2').code).toBe('no-target-exchange');
  });

  it('[GH-peddler-0] no duplicate may arise in the other guildhall', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['peddler.red', 'hunter.red', 'robber.red'] },
        { hall: ['hunter.red', 'hunter.blue'] },
      ],
    });

    table.answer('play.peddler.red').answer('level.0').answer('take.hunter.blue');

    expect(table.legal()).toEqual(['give.robber.red']);
    expect(table.why('give.hunter.red')).toMatchObject({ code: 'would-duplicate', rule: 'GH-2.6' });
  });

  it('[GH-peddler-0] the own guildhall does not matter, and twins may be swapped', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['peddler.red', 'hunter.red'], hall: ['hunter.red'] },
        { hall: ['hunter.red', 'robber.blue'] },
      ],
    });

    table.answer('play.peddler.red').answer('level.0').answer('give.hunter.red');
    expect(table.legal()).toEqual(['take.hunter.red']);
    table.answer('take.hunter.red');

    expect(table.cards('hand', 0)).toEqual(['hunter.red']);
    expect(table.cards('hall', 1)).toEqual(['robber.blue', 'hunter.red']);
    table.settled();
  });

  it("[GH-peddler-0] can complete the other player's chapter", () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['peddler.red', 'hunter.purple'] },
        { hall: ['hunter.red', 'hunter.blue', 'hunter.yellow', 'hunter.green', 'robber.red'] },
      ],
    });

    table.answer('play.peddler.red').answer('level.0').answer('give.hunter.purple').answer('take.robber.red');

    expect(table.cards('hall', 1)).toEqual([]);
    expect(table.cards('completed', 1)).toHaveLength(5);
    expect(table.cards('completed', 0)).toEqual([]);
    table.settled();
  });

  it('[GH-peddler-2] swaps two with two', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['peddler.red', 'robber.red', 'robber.blue'], hall: ['peddler.blue', 'peddler.green'] },
        { hall: ['hunter.red', 'hunter.blue', 'scholar.red'] },
      ],
    });

    table.answer('play.peddler.red').answer('level.2');
    table
      .answer('give.robber.red')
      .answer('give.robber.blue')
      .answer('take.scholar.red')
      .answer('take.hunter.red');

    expect(table.cards('hand', 0)).toEqual(['scholar.red', 'hunter.red']);
    expect(table.cards('hall', 1)).toEqual(['hunter.blue', 'robber.red', 'robber.blue']);
    expect(table.counter('actionsLeft')).toBe(2);
    table.settled();
  });

  it('[GH-peddler-2] needs two hand cards and a target with two open cards', () => {
    const hall = ['peddler.blue', 'peddler.green'];
    const shortHand = scenario(guildhall, {
      options,
      players: [{ hand: ['peddler.red', 'robber.red'], hall }, { hall: ['hunter.red', 'hunter.blue'] }],
    });
    const shortHall = scenario(guildhall, {
      options,
      players: [{ hand: ['peddler.red', 'robber.red', 'robber.blue'], hall }, { hall: ['hunter.red'] }],
    });

    for (const table of [shortHand, shortHall]) {
      table.answer('play.peddler.red');
      expect(table.legal()).toEqual(['level.0', 'decline']);
      expect(table.why('level.2').code).toBe('no-target-exchange');
    }
  });

  it('[GH-peddler-2] two identical hand cards are not enough', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['peddler.red', 'robber.red', 'robber.red'], hall: ['peddler.blue', 'peddler.green'] },
        { hall: ['hunter.red', 'hunter.blue'] },
      ],
    });

    table.answer('play.peddler.red');

    expect(table.why('level.2').code).toBe('no-target-exchange');
  });

  it('[GH-peddler-4] gives two cards and takes a whole chapter to the hand', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['peddler.red', 'robber.red', 'robber.blue', 'robber.green'], hall: fourPeddlers },
        { hall: ['hunter.red', 'scholar.red', 'hunter.blue', 'hunter.green'] },
      ],
    });

    table.answer('play.peddler.red').answer('level.4').answer('take-chapter.hunter');
    table.answer('give.robber.red').answer('give.robber.green');

    expect(table.cards('hand', 0)).toEqual(['robber.blue', 'hunter.red', 'hunter.blue', 'hunter.green']);
    expect(table.cards('hall', 1)).toEqual(['scholar.red', 'robber.red', 'robber.green']);
    expect(table.counter('actionsLeft')).toBe(2);
    table.settled();
  });

  it('[GH-peddler-4] a chapter of one card will do; one hand card will not', () => {
    const enough = scenario(guildhall, {
      options,
      players: [
        { hand: ['peddler.red', 'robber.red', 'robber.blue'], hall: fourPeddlers },
        { hall: ['hunter.red'] },
      ],
    });
    const tooFew = scenario(guildhall, {
      options,
      players: [{ hand: ['peddler.red', 'robber.red'], hall: fourPeddlers }, { hall: ['hunter.red'] }],
    });

    enough.answer('play.peddler.red').answer('level.4').answer('take-chapter.hunter');
    enough.answer('give.robber.red').answer('give.robber.blue');
    tooFew.answer('play.peddler.red');

    expect(enough.cards('hall', 1)).toEqual(['robber.red', 'robber.blue']);
    enough.settled();
    expect(tooFew.legal()).toEqual(['level.0', 'decline']);
  });

  it('[GH-peddler-4] a chapter against which nothing can be given is not on offer', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['peddler.red', 'scholar.red', 'robber.blue'], hall: fourPeddlers },
        { hall: ['hunter.red', 'scholar.red'] },
      ],
    });

    table.answer('play.peddler.red').answer('level.4');

    expect(table.legal()).toEqual(['take-chapter.scholar']);
    expect(table.why('take-chapter.hunter')).toMatchObject({
      code: 'chapter-would-duplicate',
      rule: 'GH-2.6',
    });
  });

  it('[J-10] the cards given may be of the profession taken, even its twins', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['peddler.red', 'hunter.red', 'hunter.green'], hall: fourPeddlers },
        { hall: ['hunter.red', 'hunter.blue'] },
      ],
    });

    table.answer('play.peddler.red').answer('level.4').answer('take-chapter.hunter');
    table.answer('give.hunter.green').answer('give.hunter.red');

    expect(table.cards('hall', 1)).toEqual(['hunter.green', 'hunter.red']);
    expect(table.cards('hand', 0)).toEqual(['hunter.red', 'hunter.blue']);
    table.settled();
  });
});
