import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const options = { professions: 'job-faire' };
const fourRobbers = ['robber.blue', 'robber.yellow', 'robber.green', 'robber.purple'];
const twoRobbers = ['robber.blue', 'robber.green'];

describe('Robber', () => {
  it('[GH-robber-0] places a random hand card of the target', () => {
    const table = scenario(
      guildhall,
      {
        options,
        players: [{ hand: ['robber.red'] }, { hand: ['hunter.red', 'hunter.blue', 'peddler.red'] }],
      },
      [1],
    );

    table.answer('play.robber.red').answer('level.0');

    expect(table.cards('hall', 0)).toEqual(['hunter.blue']);
    expect(table.cards('hand', 1)).toEqual(['hunter.red', 'peddler.red']);
    table.settled();
  });

  it('[GH-robber-0] discards a duplicate', () => {
    const table = scenario(
      guildhall,
      {
        options,
        players: [{ hand: ['robber.red'], hall: ['hunter.blue'] }, { hand: ['hunter.red', 'hunter.blue'] }],
      },
      [1],
    );

    table.answer('play.robber.red').answer('level.0');

    expect(table.cards('hall', 0)).toEqual(['hunter.blue']);
    expect(table.cards('hand', 1)).toEqual(['hunter.red']);
    expect(table.cards('discard')).toEqual(['hunter.blue']);
    table.settled();
  });

  it('[GH-robber-0] the last card of a hand; the twin of the Robber played does not matter', () => {
    const table = scenario(
      guildhall,
      { options, players: [{ hand: ['robber.red'] }, { hand: ['robber.red'] }] },
      [0],
    );

    table.answer('play.robber.red').answer('level.0');

    expect(table.cards('hall', 0)).toEqual(['robber.red']);
    expect(table.cards('hand', 1)).toEqual([]);
    table.settled();
  });

  it('[GH-robber-0] the robbed card may complete a chapter', () => {
    const table = scenario(
      guildhall,
      {
        options,
        players: [
          { hand: ['robber.red'], hall: ['hunter.red', 'hunter.blue', 'hunter.yellow', 'hunter.green'] },
          { hand: ['hunter.purple'] },
        ],
      },
      [0],
    );

    table.answer('play.robber.red').answer('level.0');

    expect(table.cards('hall', 0)).toEqual([]);
    expect(table.cards('completed', 0)).toHaveLength(5);
    table.settled();
  });

  it('[GH-robber-2] looks at the hand and places one card of choice', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['robber.red'], hall: twoRobbers },
        { hand: ['hunter.red', 'hunter.blue', 'peddler.red'] },
      ],
    });

    table.answer('play.robber.red').answer('level.2');
    expect(table.legal()).toEqual(['place.hunter.red', 'place.hunter.blue', 'place.peddler.red']);
    table.answer('place.peddler.red');

    expect(table.cards('hall', 0)).toEqual([...twoRobbers, 'peddler.red']);
    expect(table.cards('hand', 1)).toEqual(['hunter.red', 'hunter.blue']);
    table.settled();
  });

  it('[GH-robber-2] a duplicate cannot be chosen while another card fits', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['robber.red'], hall: twoRobbers }, { hand: ['robber.blue', 'hunter.blue'] }],
    });

    table.answer('play.robber.red').answer('level.2');

    expect(table.legal()).toEqual(['place.hunter.blue']);
    expect(table.why('place.robber.blue')).toEqual({
      code: 'must-place',
      params: { card: 'robber.blue' },
      rule: 'J-05',
    });
  });

  it('[GH-robber-2] if every card is a duplicate, the chosen one is discarded', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['robber.red'], hall: twoRobbers }, { hand: ['robber.blue', 'robber.green'] }],
    });

    table.answer('play.robber.red').answer('level.2');
    expect(table.prompt()).toBe('0 rob-discard');
    table.answer('discard.robber.green');

    expect(table.cards('discard')).toEqual(['robber.green']);
    expect(table.cards('hand', 1)).toEqual(['robber.blue']);
    expect(table.cards('hall', 0)).toEqual(twoRobbers);
    table.settled();
  });

  it('[GH-robber-2] one hand card is enough', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['robber.red'], hall: twoRobbers }, { hand: ['hunter.blue'] }],
    });

    table.answer('play.robber.red').answer('level.2').answer('place.hunter.blue');

    expect(table.cards('hall', 0)).toEqual([...twoRobbers, 'hunter.blue']);
    table.settled();
  });

  it('[GH-robber-2] only the Robber sees the hand', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['robber.red'], hall: twoRobbers },
        { hand: ['hunter.red', 'hunter.blue'] },
        { hand: ['scholar.red'] },
      ],
    });

    table.answer('play.robber.red').answer('level.2').answer('target.1');

    const { table: t } = table.match;
    const robbed = ['hunter.red', 'hunter.blue'].map((name) =>
      t.printed.findIndex(
        (_, card) => t.faceName(card) === name && t.layout.zones[t.zoneOf(card)]!.owner === 1,
      ),
    );
    expect(robbed.map((card) => [t.knows(0, card), t.knows(2, card)])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(JSON.stringify([table.match.news(2), table.match.view(2)])).not.toContain('hunter');
  });

  it('[GH-robber-4] places two cards, one after the other', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['robber.red'], hall: fourRobbers },
        { hand: ['hunter.red', 'hunter.blue', 'peddler.red'] },
      ],
    });

    table.answer('play.robber.red').answer('level.4').answer('place.peddler.red').answer('place.hunter.red');

    expect(table.cards('hall', 0)).toEqual([...fourRobbers, 'peddler.red', 'hunter.red']);
    expect(table.cards('hand', 1)).toEqual(['hunter.blue']);
    table.settled();
  });

  it('[GH-robber-4] needs two hand cards; exactly two will do', () => {
    const tooFew = scenario(guildhall, {
      options,
      players: [{ hand: ['robber.red'], hall: fourRobbers }, { hand: ['hunter.red'] }],
    });
    const enough = scenario(guildhall, {
      options,
      players: [{ hand: ['robber.red'], hall: fourRobbers }, { hand: ['hunter.red', 'hunter.blue'] }],
    });

    tooFew.answer('play.robber.red');
    enough.answer('play.robber.red').answer('level.4').answer('place.hunter.blue').answer('place.hunter.red');

    expect(tooFew.legal()).toEqual(['level.2', 'level.0', 'decline']);
    expect(tooFew.why('level.4')).toEqual({ code: 'target-hand-too-small', params: {}, rule: 'GH-robber-4' });
    expect(enough.cards('hand', 1)).toEqual([]);
    enough.settled();
  });

  it('[J-05] with a single card that fits, Robber 4 places it and discards another', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['robber.red'], hall: fourRobbers },
        { hand: ['robber.blue', 'hunter.red', 'robber.green'] },
      ],
    });

    table.answer('play.robber.red').answer('level.4');
    expect(table.legal()).toEqual(['place.hunter.red']);
    table.answer('place.hunter.red');
    expect(table.prompt()).toBe('0 rob-discard');
    table.answer('discard.robber.green');

    expect(table.cards('hall', 0)).toEqual([...fourRobbers, 'hunter.red']);
    expect(table.cards('hand', 1)).toEqual(['robber.blue']);
    expect(table.cards('discard')).toEqual(['robber.green']);
    table.settled();
  });

  it('[J-05] the twin of the first card does not fit any more', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['robber.red'], hall: fourRobbers },
        { hand: ['hunter.red', 'hunter.red', 'hunter.blue'] },
      ],
    });

    table.answer('play.robber.red').answer('level.4').answer('place.hunter.red');

    expect(table.legal()).toEqual(['place.hunter.blue']);
    expect(table.why('place.hunter.red').code).toBe('must-place');
  });

  it('[J-05] a duplicate fits once the first card has completed its chapter', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['robber.red'], hall: fourRobbers }, { hand: ['robber.blue', 'robber.red'] }],
    });

    table.answer('play.robber.red').answer('level.4');
    expect(table.legal()).toEqual(['place.robber.red']);
    table.answer('place.robber.red').answer('place.robber.blue');

    expect(table.cards('hall', 0)).toEqual(['robber.blue']);
    expect(table.cards('completed', 0)).toHaveLength(5);
    table.settled();
  });

  it('[J-05] if nothing fits at all, both chosen cards are discarded', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['robber.red'], hall: fourRobbers },
        { hand: ['robber.blue', 'robber.green', 'robber.yellow'] },
      ],
    });

    table
      .answer('play.robber.red')
      .answer('level.4')
      .answer('discard.robber.green')
      .answer('discard.robber.blue');

    expect(table.cards('discard')).toEqual(['robber.blue', 'robber.green']);
    expect(table.cards('hand', 1)).toEqual(['robber.yellow']);
    table.settled();
  });

  it('[J-07] a player without hand cards is no target', () => {
    const table = scenario(
      guildhall,
      {
        options,
        players: [{ hand: ['robber.red'] }, { hand: ['hunter.red'] }, {}, { hand: ['hunter.blue'] }],
      },
      [0],
    );

    table.answer('play.robber.red').answer('level.0');
    expect(table.legal()).toEqual(['target.1', 'target.3']);
    expect(table.why('target.2')).toEqual({ code: 'no-target-hand', params: {}, rule: 'J-07' });
    table.answer('target.3');

    expect(table.cards('hall', 0)).toEqual(['hunter.blue']);
    table.settled();
  });

  it('[J-07] if nobody has a hand card, the Robber does nothing', () => {
    const table = scenario(guildhall, { options, players: [{ hand: ['robber.red'] }, {}] });

    table.answer('play.robber.red');

    expect(table.cards('area', 0)).toEqual(['robber.red']);
    table.settled();
  });

  it('[G-05] level and target are settled before the look, which cannot be taken back', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['robber.red'], hall: twoRobbers },
        { hand: ['hunter.red', 'hunter.blue'] },
        { hand: ['scholar.red'] },
      ],
    });

    table.answer('play.robber.red');
    expect(table.prompt()).toBe('0 level');
    table.answer('level.2');
    expect(table.prompt()).toBe('0 target');
    table.answer('target.1');

    expect(table.legal()).toEqual(['place.hunter.red', 'place.hunter.blue']);
    expect(() => table.match.undo(0)).toThrow('undo-learned');
  });

  it('[G-06] what is offered rests on the size of the hand, not on what it holds', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['robber.red'], hall: fourRobbers }, { hand: ['robber.blue', 'robber.green'] }],
    });

    table.answer('play.robber.red');

    expect(table.legal()).toEqual(['level.4', 'level.2', 'level.0', 'decline']);
  });
});
