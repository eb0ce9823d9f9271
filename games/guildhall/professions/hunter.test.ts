import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const options = { professions: 'job-faire' };
const fourHunters = ['hunter.blue', 'hunter.yellow', 'hunter.green', 'hunter.purple'];

describe('Hunter', () => {
  it('[GH-hunter-0] swaps a guildhall card with any card of the pile; it lands on top', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red', 'robber.red', 'scholar.red'],
      players: [{ hand: ['hunter.red'], hall: ['bricklayer.blue', 'robber.blue'] }, {}],
    });

    table
      .answer('play.hunter.red')
      .answer('level.0')
      .answer('take.robber.red')
      .answer('give.bricklayer.blue');

    expect(table.cards('hall', 0)).toEqual(['robber.blue', 'robber.red']);
    expect(table.cards('discard')).toEqual(['bricklayer.blue', 'peddler.red', 'scholar.red']);
    table.settled();
  });

  it('[GH-hunter-0] cannot be used with an empty pile', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['hunter.red'], hall: ['bricklayer.blue'] }, {}],
    });

    table.answer('play.hunter.red');

    expect(table.cards('hall', 0)).toEqual(['bricklayer.blue']);
    table.settled();
  });

  it('[GH-hunter-0] cannot be used with an empty guildhall', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red'],
      players: [{ hand: ['hunter.red'] }, {}],
    });

    table.answer('play.hunter.red');

    expect(table.cards('discard')).toEqual(['peddler.red']);
    table.settled();
  });

  it('[GH-hunter-0] a card whose twin stays in the guildhall cannot be fetched', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['bricklayer.blue', 'peddler.red'],
      players: [{ hand: ['hunter.red'], hall: ['bricklayer.blue', 'robber.blue'] }, {}],
    });

    table.answer('play.hunter.red').answer('level.0').answer('give.robber.blue');

    expect(table.legal()).toEqual(['take.peddler.red']);
    expect(table.why('take.bricklayer.blue')).toEqual({
      code: 'would-duplicate',
      params: { card: 'bricklayer.blue' },
      rule: 'GH-2.6',
    });
  });

  it('[GH-hunter-0] identical cards may change places', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['bricklayer.blue'],
      players: [{ hand: ['hunter.red'], hall: ['bricklayer.blue', 'robber.blue'] }, {}],
    });

    table.answer('play.hunter.red').answer('level.0');
    expect(table.why('give.robber.blue')).toMatchObject({ code: 'exchange-cannot-end', rule: 'GH-5.2' });
    table.answer('give.bricklayer.blue').answer('take.bricklayer.blue');

    expect(table.cards('hall', 0)).toEqual(['robber.blue', 'bricklayer.blue']);
    expect(table.cards('discard')).toEqual(['bricklayer.blue']);
    table.settled();
  });

  it('[GH-hunter-0] the fetched card may complete a chapter, whose profession is open again (regression 1)', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['bricklayer.purple'],
      players: [
        {
          hand: ['hunter.red', 'bricklayer.red'],
          hall: ['bricklayer.red', 'bricklayer.blue', 'bricklayer.yellow', 'bricklayer.green', 'robber.red'],
        },
        {},
      ],
    });
    expect(table.why('play.bricklayer.red').code).toBe('duplicate-in-hall');

    table
      .answer('play.hunter.red')
      .answer('level.0')
      .answer('give.robber.red')
      .answer('take.bricklayer.purple');

    expect(table.cards('hall', 0)).toEqual([]);
    expect(table.cards('completed', 0)).toHaveLength(5);
    expect(table.legal()).toContain('play.bricklayer.red');
    table.settled();
  });

  it('[GH-hunter-2] swaps two with two; the order of giving is the order on the pile', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red', 'robber.red', 'scholar.red'],
      players: [{ hand: ['hunter.red'], hall: ['hunter.blue', 'hunter.green', 'robber.blue'] }, {}],
    });

    table
      .answer('play.hunter.red')
      .answer('level.2')
      .answer('give.robber.blue')
      .answer('take.scholar.red')
      .answer('take.peddler.red')
      .answer('give.hunter.blue');

    expect(table.cards('discard')).toEqual(['hunter.blue', 'robber.blue', 'robber.red']);
    expect(table.cards('hall', 0)).toEqual(['hunter.green', 'scholar.red', 'peddler.red']);
    table.settled();
  });

  it('[GH-hunter-2] needs two cards in the pile', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red'],
      players: [{ hand: ['hunter.red'], hall: ['hunter.blue', 'hunter.green'] }, {}],
    });

    table.answer('play.hunter.red');

    expect(table.legal()).toEqual(['level.0', 'decline']);
    expect(table.why('level.2')).toEqual({ code: 'pile-too-small', params: {}, rule: 'G-06' });
  });

  it('[GH-hunter-2] exactly two of each: the guildhall is swapped as a whole', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red', 'robber.red'],
      players: [{ hand: ['hunter.red'], hall: ['hunter.blue', 'hunter.green'] }, {}],
    });

    table
      .answer('play.hunter.red')
      .answer('level.2')
      .answer('give.hunter.green')
      .answer('give.hunter.blue')
      .answer('take.robber.red')
      .answer('take.peddler.red');

    expect(table.cards('discard')).toEqual(['hunter.blue', 'hunter.green']);
    expect(table.cards('hall', 0)).toEqual(['robber.red', 'peddler.red']);
    table.settled();
  });

  it('[GH-hunter-2] two copies of one card cannot both be fetched', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red', 'peddler.red', 'robber.red'],
      players: [{ hand: ['hunter.red'], hall: ['hunter.blue', 'hunter.green'] }, {}],
    });

    table.answer('play.hunter.red').answer('level.2').answer('take.peddler.red');

    expect(table.legal().filter((id) => id.startsWith('take'))).toEqual(['take.robber.red']);
  });

  it('[GH-hunter-4] swaps a whole chapter with exactly three cards, the chapter in an order of choice', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red', 'robber.red', 'scholar.red', 'scholar.blue'],
      players: [{ hand: ['hunter.red'], hall: [...fourHunters, 'robber.blue', 'robber.green'] }, {}],
    });

    table
      .answer('play.hunter.red')
      .answer('level.4')
      .answer('give-chapter.robber')
      .answer('take.peddler.red')
      .answer('take.robber.red')
      .answer('take.scholar.red')
      .answer('discard.robber.green', 'discard.robber.blue');

    expect(table.cards('discard')).toEqual(['robber.blue', 'robber.green', 'scholar.blue']);
    expect(table.cards('hall', 0)).toEqual([...fourHunters, 'peddler.red', 'robber.red', 'scholar.red']);
    table.settled();
  });

  it('[GH-hunter-4] the chapter may be the Hunters, and may be a single card', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red', 'robber.red', 'scholar.red'],
      players: [{ hand: ['hunter.red'], hall: [...fourHunters, 'robber.blue'] }, {}],
    });

    table.answer('play.hunter.red').answer('level.4');
    expect(table.legal()).toEqual(['give-chapter.hunter', 'give-chapter.robber']);
    table
      .answer('give-chapter.robber')
      .answer('take.peddler.red')
      .answer('take.robber.red')
      .answer('take.scholar.red');

    expect(table.cards('discard')).toEqual(['robber.blue']);
    table.settled();
  });

  it('[GH-hunter-4] needs three cards in the pile; level 2 remains', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red', 'robber.red'],
      players: [{ hand: ['hunter.red'], hall: fourHunters }, {}],
    });

    table.answer('play.hunter.red');

    expect(table.legal()).toEqual(['level.2', 'level.0', 'decline']);
    expect(table.why('level.4')).toMatchObject({ code: 'pile-too-small', rule: 'G-06' });
  });

  it('[GH-hunter-4] a chapter for which no three cards fit cannot be given', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['hunter.blue', 'hunter.yellow', 'peddler.red'],
      players: [{ hand: ['hunter.red'], hall: [...fourHunters, 'robber.blue'] }, {}],
    });

    table.answer('play.hunter.red').answer('level.4');

    expect(table.legal()).toEqual(['give-chapter.hunter']);
    expect(table.why('give-chapter.robber')).toMatchObject({
      code: 'chapter-would-duplicate',
      rule: 'GH-2.6',
    });
  });

  it('[J-11] the three cards may belong to one chapter', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red', 'peddler.blue', 'peddler.green'],
      players: [{ hand: ['hunter.red'], hall: [...fourHunters, 'robber.blue'] }, {}],
    });

    table
      .answer('play.hunter.red')
      .answer('level.4')
      .answer('give-chapter.robber')
      .answer('take.peddler.red')
      .answer('take.peddler.blue')
      .answer('take.peddler.green');

    expect(table.cards('hall', 0)).toEqual([...fourHunters, 'peddler.red', 'peddler.blue', 'peddler.green']);
    table.settled();
  });

  it('[J-11] the three cards may complete a chapter', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red', 'peddler.blue', 'peddler.green'],
      players: [
        { hand: ['hunter.red'], hall: [...fourHunters, 'robber.blue', 'peddler.yellow', 'peddler.purple'] },
        {},
      ],
    });

    table
      .answer('play.hunter.red')
      .answer('level.4')
      .answer('give-chapter.robber')
      .answer('take.peddler.red')
      .answer('take.peddler.blue')
      .answer('take.peddler.green');

    expect(table.cards('hall', 0)).toEqual(fourHunters);
    expect(table.cards('completed', 0)).toHaveLength(5);
    table.settled();
  });

  it('[G-05] the level is chosen before the pile is searched, and there is no way back', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red', 'robber.red'],
      players: [{ hand: ['hunter.red'], hall: ['robber.blue'] }, {}],
    });

    table.answer('play.hunter.red');
    expect(table.prompt()).toBe('0 level');
    table.answer('level.0');

    expect(table.legal()).toEqual(['give.robber.blue', 'take.peddler.red', 'take.robber.red']);
    expect(() => table.match.undo(0)).toThrow('undo-learned');
  });

  it('[G-06] is offered by numbers alone, whatever the pile holds', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['hunter.blue', 'hunter.yellow', 'hunter.blue'],
      players: [{ hand: ['hunter.red'], hall: fourHunters }, {}],
    });

    table.answer('play.hunter.red');

    expect(table.legal()).toEqual(['level.4', 'level.2', 'level.0', 'decline']);
  });

  it('[G-06] level 4 becomes level 2 if no three cards fit', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['hunter.blue', 'hunter.yellow', 'hunter.blue'],
      players: [{ hand: ['hunter.red'], hall: [...fourHunters, 'robber.red'] }, {}],
    });

    table.answer('play.hunter.red').answer('level.4');

    expect(table.prompt()).toBe('0 exchange');
    expect(table.asked().prompt.params).toMatchObject({ give: 2, take: 2 });
    table.answer('take.hunter.blue').answer('take.hunter.yellow');
    expect(table.legal()).toEqual(['give.hunter.yellow', 'give.hunter.blue']);
    table.answer('give.hunter.yellow').answer('give.hunter.blue');
    table.settled();
  });

  it('[G-06] level 4 becomes level 0 if only one card can be fetched', () => {
    const table = scenario(guildhall, {
      options,
      discard: ['peddler.red', 'peddler.red', 'peddler.red'],
      players: [{ hand: ['hunter.red'], hall: fourHunters }, {}],
    });

    table.answer('play.hunter.red').answer('level.4').answer('take.peddler.red').answer('give.hunter.blue');

    expect(table.cards('discard')).toEqual(['hunter.blue', 'peddler.red', 'peddler.red']);
    table.settled();
  });
});
