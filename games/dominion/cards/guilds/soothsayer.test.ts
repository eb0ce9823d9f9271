import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Soothsayer', () => {
  it('[DOM-soothsayer] gains a Gold; each other player gains a Curse and draws a card', () => {
    const s = scene([
      { hand: ['soothsayer'], deck: ['copper'] },
      { hand: ['copper'], deck: ['gold', 'silver'] },
      { deck: ['silver', 'gold'] },
    ]);

    s.answer('play.soothsayer');

    expect(s.cards('discard', 0)).toEqual(['gold']);
    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.cards('discard', 1)).toEqual(['curse']);
    expect(s.cards('hand', 1)).toEqual(['copper', 'gold']);
    expect(s.cards('discard', 2)).toEqual(['curse']);
    expect(s.cards('hand', 2)).toEqual(['silver']);
    s.settled();
  });

  it('[DOM-soothsayer] without Gold in the supply the others are cursed all the same', () => {
    const s = scene([{ hand: ['soothsayer'] }, { deck: ['silver'] }], { trash: ['gold*30'] });

    s.answer('play.soothsayer');

    expect(s.cards('discard', 0)).toEqual([]);
    expect(s.cards('discard', 1)).toEqual(['curse']);
    expect(s.cards('hand', 1)).toEqual(['silver']);
    s.settled();
  });

  it('[DOM-soothsayer] the last Curses go round in turn order; whoever gets none draws no card', () => {
    const s = scene(
      [{ deck: ['silver'] }, { deck: ['silver'] }, { hand: ['soothsayer'] }, { deck: ['silver'] }],
      { active: 2, trash: ['curse*28'] },
    );

    s.answer('play.soothsayer');

    expect(s.cards('discard', 2)).toEqual(['gold']);
    expect(s.cards('discard', 3)).toEqual(['curse']);
    expect(s.cards('hand', 3)).toEqual(['silver']);
    expect(s.cards('discard', 0)).toEqual(['curse']);
    expect(s.cards('hand', 0)).toEqual(['silver']);
    expect(s.cards('discard', 1)).toEqual([]);
    expect(s.cards('hand', 1)).toEqual([]);
    s.settled();
  });

  it('[DOM-soothsayer] the Curse may be shuffled in and drawn', () => {
    const s = scene([{ hand: ['soothsayer'] }, { discard: ['silver'] }], {}, [['curse', 'silver']]);

    s.answer('play.soothsayer');

    expect(s.cards('hand', 1)).toEqual(['curse']);
    expect(s.cards('deck', 1)).toEqual(['silver']);
    s.settled();
  });

  it('[DOM-soothsayer] whoever reveals a Moat neither gains a Curse nor draws', () => {
    const s = scene([
      { hand: ['soothsayer'] },
      { hand: ['moat'], deck: ['silver'] },
      { hand: ['copper'], deck: ['silver'] },
    ]);

    s.answer('play.soothsayer');
    expect(s.cards('discard', 0)).toEqual([]);
    s.answer('reveal.moat').answer('decline').answer('decline');

    expect(s.cards('discard', 0)).toEqual(['gold']);
    expect(s.cards('hand', 1)).toEqual(['moat']);
    expect(s.cards('discard', 1)).toEqual([]);
    expect(s.cards('hand', 2)).toEqual(['copper', 'silver']);
    expect(s.cards('discard', 2)).toEqual(['curse']);
    s.settled();
  });
});
