import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const options = { professions: 'job-faire' };
const deck = [
  'hunter.red',
  'hunter.blue',
  'hunter.yellow',
  'hunter.green',
  'hunter.purple',
  'peddler.red',
  'peddler.blue',
  'peddler.green',
];

describe('Bricklayer', () => {
  it('[GH-bricklayer-0] draws 3 and puts 1 hand card on top of the deck, be it an old one', () => {
    const table = scenario(guildhall, {
      options,
      deck,
      players: [{ hand: ['bricklayer.red', 'robber.red'] }, {}],
    });

    table.answer('play.bricklayer.red').answer('level.0').answer('put-back.robber.red');

    expect(table.cards('hand', 0)).toEqual(['hunter.red', 'hunter.blue', 'hunter.yellow']);
    expect(table.cards('deck').slice(0, 2)).toEqual(['robber.red', 'hunter.green']);
    expect(table.cards('deck')).toHaveLength(6);
    table.settled();
  });

  it('[GH-bricklayer-0] exactly one card goes back', () => {
    const table = scenario(guildhall, { options, deck, players: [{ hand: ['bricklayer.red'] }, {}] });

    table.answer('play.bricklayer.red').answer('level.0');

    expect(table.legal()).toEqual(['put-back.hunter.red', 'put-back.hunter.blue', 'put-back.hunter.yellow']);
    expect(table.refused()).toBe('too-few');
    expect(table.refused('put-back.hunter.red', 'put-back.hunter.blue')).toBe('too-many');
  });

  it('[GH-bricklayer-0] can be declined: nothing is drawn', () => {
    const table = scenario(guildhall, { options, deck, players: [{ hand: ['bricklayer.red'] }, {}] });

    table.answer('play.bricklayer.red').answer('decline');

    expect(table.cards('hand', 0)).toEqual([]);
    table.settled();
  });

  it('[GH-bricklayer-2] draws 5 and puts 2 back; the last one lies on top', () => {
    const table = scenario(guildhall, {
      options,
      deck,
      players: [{ hand: ['bricklayer.red'], hall: ['bricklayer.blue', 'bricklayer.green'] }, {}],
    });

    table.answer('play.bricklayer.red').answer('level.2');
    expect(table.asked()).toMatchObject({ min: 2, max: 2, ordered: true });
    table.answer('put-back.hunter.red', 'put-back.hunter.blue');

    expect(table.cards('deck')).toEqual([
      'hunter.blue',
      'hunter.red',
      'peddler.red',
      'peddler.blue',
      'peddler.green',
    ]);
    expect(table.cards('hand', 0)).toEqual(['hunter.yellow', 'hunter.green', 'hunter.purple']);
    table.settled();
  });

  it('[GH-bricklayer-2] needs two Bricklayers in the guildhall', () => {
    const table = scenario(guildhall, {
      options,
      deck,
      players: [{ hand: ['bricklayer.red'], hall: ['bricklayer.blue'] }, {}],
    });

    table.answer('play.bricklayer.red');

    expect(table.legal()).toEqual(['level.0', 'decline']);
    expect(table.why('level.2')).toMatchObject({ code: 'level-too-high', rule: 'GH-2.4-A' });
  });

  it('[GH-bricklayer-2] nobody else sees what is put back', () => {
    const table = scenario(guildhall, {
      options,
      deck,
      players: [{ hand: ['bricklayer.red'], hall: ['bricklayer.blue', 'bricklayer.green'] }, {}],
    });

    table
      .answer('play.bricklayer.red')
      .answer('level.2')
      .answer('put-back.hunter.red', 'put-back.hunter.blue');

    const [ours, theirs] = [0, 1].map((viewer) => JSON.stringify(table.match.news(viewer)));
    expect(ours).toContain('hunter.red');
    expect(theirs).not.toContain('hunter');
    const { table: t } = table.match;
    const top = t.cardsIn(0).slice(-2);
    expect(top.map((card) => [t.knows(0, card), t.knows(1, card)])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('[GH-bricklayer-4] draws 7 and puts 3 back', () => {
    const table = scenario(guildhall, {
      options,
      deck,
      players: [
        {
          hand: ['bricklayer.red'],
          hall: ['bricklayer.blue', 'bricklayer.yellow', 'bricklayer.green', 'bricklayer.purple'],
        },
        {},
      ],
    });

    table
      .answer('play.bricklayer.red')
      .answer('level.4')
      .answer('put-back.hunter.red', 'put-back.peddler.red', 'put-back.hunter.blue');

    expect(table.cards('deck')).toEqual(['hunter.blue', 'peddler.red', 'hunter.red', 'peddler.green']);
    expect(table.cards('hand', 0)).toEqual([
      'hunter.yellow',
      'hunter.green',
      'hunter.purple',
      'peddler.blue',
    ]);
    table.settled();
  });

  it('[GH-bricklayer-4] needs four Bricklayers; lower levels remain', () => {
    const table = scenario(guildhall, {
      options,
      deck,
      players: [
        { hand: ['bricklayer.red'], hall: ['bricklayer.blue', 'bricklayer.yellow', 'bricklayer.green'] },
        {},
      ],
    });

    table.answer('play.bricklayer.red');

    expect(table.legal()).toEqual(['level.2', 'level.0', 'decline']);
    expect(table.why('level.4').params).toEqual({ level: 4, have: 3 });
  });

  it('[G-05] the level is chosen before a card is drawn', () => {
    const table = scenario(guildhall, { options, deck, players: [{ hand: ['bricklayer.red'] }, {}] });

    table.answer('play.bricklayer.red');

    expect(table.prompt()).toBe('0 level');
    expect(table.cards('hand', 0)).toEqual([]);
    expect(table.answer('level.0').legal()).not.toContain('decline');
  });

  it('[G-07] draws what exists, reshuffling the discard pile, and goes on', () => {
    const table = scenario(
      guildhall,
      {
        options,
        deck: ['hunter.red'],
        discard: ['peddler.red', 'robber.red'],
        players: [{ hand: ['bricklayer.red'], hall: ['bricklayer.blue', 'bricklayer.green'] }, {}],
      },
      [['robber.red', 'peddler.red']],
    );

    table.answer('play.bricklayer.red').answer('level.2');

    expect(table.cards('hand', 0)).toEqual(['hunter.red', 'robber.red', 'peddler.red']);
    table.answer('put-back.robber.red', 'put-back.hunter.red');
    expect(table.cards('deck')).toEqual(['hunter.red', 'robber.red']);
    table.settled();
  });

  it('[G-08] puts back all there is if that is not enough', () => {
    const table = scenario(guildhall, {
      options,
      deck: ['hunter.red'],
      players: [{ hand: ['bricklayer.red'], hall: ['bricklayer.blue', 'bricklayer.green'] }, {}],
    });

    table.answer('play.bricklayer.red').answer('level.2');

    expect(table.refused()).toBe('too-few');
    table.answer('put-back.hunter.red');
    expect(table.cards('deck')).toEqual(['hunter.red']);
    table.settled();
  });

  it('[G-08] an empty hand puts back nothing and is not asked', () => {
    const table = scenario(guildhall, { options, players: [{ hand: ['bricklayer.red'] }, {}] });

    table.answer('play.bricklayer.red').answer('level.0');

    expect(table.cards('deck')).toEqual([]);
    table.settled();
  });
});
