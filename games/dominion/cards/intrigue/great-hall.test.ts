import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { points } from '../../score.ts';

describe('Great Hall', () => {
  it('[DOM-great-hall] brings a card and an Action', () => {
    const s = scene([{ hand: ['great-hall'], deck: ['silver', 'gold'] }, {}]);
    s.answer('play.great-hall');
    expect(s.cards('hand', 0)).toEqual(['silver']);
    expect(s.cards('inPlay', 0)).toEqual(['great-hall']);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-great-hall] brings the Action also where no card is left', () => {
    const s = scene([{ hand: ['great-hall'] }, {}]);
    s.answer('play.great-hall');
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-great-hall] is worth a point wherever it lies', () => {
    const s = scene([
      { hand: ['great-hall'], deck: ['great-hall'], discard: ['great-hall'], inPlay: ['great-hall'] },
      {},
    ]);
    expect(points(s.match.table, 0)).toBe(4);
  });

  it('[DOM-great-hall] is an Action: Throne Room plays it', () => {
    const s = scene([{ hand: ['throne-room', 'great-hall'], deck: ['silver', 'gold'] }, {}]);
    s.answer('play.throne-room');
    expect(s.cards('hand', 0)).toEqual(['silver', 'gold']);
    expect(s.counter('actions')).toBe(2);
    s.settled();
  });

  it('[DOM-great-hall] is an Action: Herald plays it from the deck', () => {
    const s = scene([{ hand: ['herald'], deck: ['copper', 'great-hall', 'silver', 'gold'] }, {}]);
    s.answer('play.herald');
    expect(s.cards('inPlay', 0)).toEqual(['herald', 'great-hall']);
    expect(s.cards('hand', 0)).toEqual(['copper', 'silver']);
    expect(s.counter('actions')).toBe(2);
    s.settled();
  });

  it('[DOM-great-hall] is an Action: paying 3 more for Stonemason brings it', () => {
    const s = scene([{}, {}], { kingdom: ['stonemason', 'great-hall', 'village'], coins: 5 });
    s.answer('buy.stonemason').say(3).answer('gain.great-hall').answer('gain.great-hall');
    expect(s.cards('discard', 0)).toEqual(['stonemason', 'great-hall', 'great-hall']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-1.1] its pile has 8 cards for two and 12 for more', () => {
    const height = (players: number): unknown => {
      const s = scene(
        Array.from({ length: players }, () => ({})),
        { kingdom: ['great-hall'] },
      );
      const { supply } = s.match.view(0) as { supply: { card: string; count: number }[] };
      return supply.find(({ card }) => card === 'great-hall')!.count;
    };
    expect([height(2), height(3), height(4)]).toEqual([8, 12, 12]);
  });
});
