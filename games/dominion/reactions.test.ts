import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

const five = { hand: ['copper*5'] };

describe('Reactions', () => {
  it('[DOM-1.7] before an Attack does anything every other player with cards in hand is asked, in turn order', () => {
    const s = scene([five, {}, { hand: ['witch'], deck: ['gold*2'] }, { hand: ['copper', 'moat'] }, five], {
      active: 2,
    });
    s.answer('play.witch');
    expect(s.prompt()).toBe('3 react');
    expect(s.asked()).toMatchObject({ source: 'witch' });
    expect(s.cards('inPlay', 2)).toEqual(['witch']);
    s.answer('decline');
    expect(s.prompt()).toBe('4 react');
    s.answer('decline');
    expect(s.prompt()).toBe('0 react');
    expect(s.cards('hand', 2)).toEqual([]);
    expect(s.cards('discard', 3)).toEqual([]);
    s.answer('decline');
    expect(s.cards('hand', 2)).toEqual(['gold', 'gold']);
    expect([0, 1, 2, 3, 4].map((seat) => s.cards('discard', seat))).toEqual([
      ['curse'],
      ['curse'],
      [],
      ['curse'],
      ['curse'],
    ]);
    s.settled();
  });

  it('[DOM-1.7] also those who hold no Reaction: that they hold none is their secret', () => {
    const table = (hand: string, top: string) =>
      scene([{ hand: ['militia'] }, { hand: [hand, 'copper*4'], deck: [top] }]);
    const worlds = [table('moat', 'gold'), table('gold', 'moat')];

    for (const s of worlds) s.answer('play.militia');

    const seen = worlds.map(({ match }) => JSON.stringify([match.view(0), match.news(0), match.waitingFor]));
    expect(seen[0]).toBe(seen[1]);
    expect(worlds[1]!.prompt()).toBe('1 react');
    expect(worlds[1]!.legal()).toEqual(['decline']);
    expect(worlds[1]!.why('reveal.gold')).toEqual({ code: 'no-reaction', params: {}, rule: 'DOM-1.7' });
  });

  it('[DOM-1.7] a window says that it is about an Attack, whatever is in hand', () => {
    const worlds = ['moat', 'gold'].map((card) =>
      scene([{ hand: ['militia'] }, { hand: [card, 'copper*4'], deck: ['moat'] }]).answer('play.militia'),
    );
    const windows = worlds.map(({ match }) => match.window(1));
    expect(windows).toEqual([0, 1].map(() => ({ occasion: 'attack', pass: 'decline' })));
  });

  it('[DOM-1.7] nobody is asked if no Reaction is in the kingdom', () => {
    const s = scene([{ hand: ['witch'] }, five, five]);
    s.answer('play.witch');
    expect(s.cards('discard', 1)).toEqual(['curse']);
    expect(s.cards('discard', 2)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-1.7] somebody with an empty hand is not asked', () => {
    const s = scene([{ hand: ['witch'] }, { deck: ['moat'] }]);
    s.answer('play.witch');
    expect(s.cards('discard', 1)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-1.7] the attacker is not asked, however many Reactions are in hand', () => {
    const s = scene([{ hand: ['witch', 'moat'] }, {}]);
    s.answer('play.witch');
    expect(s.cards('discard', 1)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-1.7] what is no Attack opens no window', () => {
    const s = scene([{ hand: ['village', 'council-room'], deck: ['copper*5'] }, { hand: ['moat'] }]);
    s.answer('play.village').answer('play.council-room');
    s.settled();
  });

  it('[DOM-1.7] each play of an Attack by a Throne Room opens a window of its own', () => {
    const s = scene([{ hand: ['throne-room', 'witch'] }, { hand: ['moat'] }, five]);
    s.answer('play.throne-room');
    const asked: string[] = [];
    for (const answer of ['decline', 'decline', 'reveal.moat', 'decline', 'decline']) {
      asked.push(s.prompt());
      s.answer(answer);
    }
    expect(asked).toEqual(['1 react', '2 react', '1 react', '1 react', '2 react']);
    expect(s.cards('discard', 1)).toEqual(['curse']);
    expect(s.cards('discard', 2)).toEqual(['curse', 'curse']);
    s.settled();
  });

  it('[DOM-1.7] an Attack that a Herald turns up opens a window, too', () => {
    const s = scene([{ hand: ['herald'], deck: ['copper', 'witch'] }, { hand: ['moat'] }]);
    s.answer('play.herald');
    expect(s.prompt()).toBe('1 react');
    s.answer('reveal.moat').answer('decline');
    expect(s.cards('discard', 1)).toEqual([]);
    s.settled();
  });

  it('[DOM-1.7] being unaffected ends with the Attack', () => {
    const s = scene([{ hand: ['witch*2'] }, { hand: ['moat'] }], { actions: 2 });
    s.answer('play.witch').answer('reveal.moat').answer('decline');
    s.answer('play.witch').answer('decline');
    expect(s.cards('discard', 1)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-1.7] each kind reacts once, several kinds one after the other', () => {
    const s = scene([
      { hand: ['witch'] },
      { hand: ['secret-chamber', 'moat', 'copper'], deck: ['gold', 'silver', 'estate'] },
    ]);
    s.answer('play.witch').answer('reveal.moat');
    expect(s.prompt()).toBe('1 react');
    expect(s.why('reveal.moat')).toEqual({ code: 'reaction-used', params: {}, rule: 'DOM-1.7' });
    expect(s.legal()).toEqual(['reveal.secret-chamber', 'decline']);
    s.answer('reveal.secret-chamber');
    expect(s.prompt()).toBe('1 put-back');
    s.answer('put-back.copper', 'put-back.moat');
    expect(s.prompt()).toBe('1 react');
    expect(s.legal()).toEqual(['decline']);
    s.answer('decline');
    expect(s.cards('discard', 1)).toEqual([]);
    expect(s.cards('hand', 1).sort()).toEqual(['gold', 'secret-chamber', 'silver']);
    s.settled();
  });

  it('[DOM-1.7] a Moat that a Secret Chamber draws may be revealed', () => {
    const s = scene([{ hand: ['witch'] }, { hand: ['secret-chamber', 'copper'], deck: ['moat', 'estate'] }]);
    s.answer('play.witch').answer('reveal.secret-chamber').answer('put-back.estate', 'put-back.copper');
    s.answer('reveal.moat').answer('decline');
    expect(s.cards('discard', 1)).toEqual([]);
    s.settled();
  });

  it('[DOM-1.7] everyone sees the card that is revealed; it stays in hand', () => {
    const s = scene([{ hand: ['witch'] }, { hand: ['moat', 'copper'] }, {}]);
    s.answer('play.witch').answer('reveal.moat');
    for (const viewer of [0, 1, 2, 3]) {
      expect(s.match.news(viewer)).toContainEqual(
        expect.objectContaining({ type: 'react', seat: 1, cards: ['moat'], hidden: 0, cause: 'witch' }),
      );
    }
    expect(s.cards('hand', 1)).toEqual(['moat', 'copper']);
  });
});
