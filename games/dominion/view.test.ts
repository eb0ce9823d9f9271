import { type Player, scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

const players: readonly Player[] = [
  { hand: ['gold', 'witch'], deck: ['duchy', 'curse'], discard: ['silver', 'province'], tokens: 2, turns: 3 },
  { hand: ['moat', 'copper'], deck: ['estate'], inPlay: ['militia'], turns: 2 },
];
const table = () => scene(players, { trash: ['feast', 'curse'], coins: 2, turn: 5, first: 1 });

describe('The view', () => {
  it('[DOM-1.2] shows to everybody what is public: sizes, tops of discard piles, cards in play, trash, tokens', () => {
    const { match } = table();
    for (const viewer of [0, 1, 2]) {
      expect(match.view(viewer)).toMatchObject({
        stage: 'turn',
        phase: 'actions',
        turn: 5,
        active: 0,
        first: 1,
        actions: 1,
        buys: 1,
        coins: 2,
        trash: ['feast', 'curse'],
        emptyPiles: 0,
        pilesThatEndIt: 3,
        seats: [
          { hand: 2, deck: 2, discard: { count: 2, top: 'silver' }, inPlay: [], tokens: 2, turns: 3 },
          { hand: 2, deck: 1, discard: { count: 0, top: null }, inPlay: ['militia'], tokens: 0, turns: 2 },
        ],
      });
    }
  });

  it('[DOM-1.2] shows a hand to its owner only; decks and what lies below the top to nobody', () => {
    const { match } = table();
    const seats = (viewer: number): string =>
      JSON.stringify([
        (match.view(viewer) as { seats: unknown }).seats,
        (match.view(viewer) as { you: unknown }).you,
      ]);

    expect(match.view(0)).toMatchObject({ you: { seat: 0, hand: ['gold', 'witch'] } });
    expect(match.view(1)).toMatchObject({ you: { seat: 1, hand: ['moat', 'copper'] } });
    expect(match.view(2)).toMatchObject({ you: null });
    expect(seats(0)).not.toMatch(/duchy|curse|province|moat|estate/);
    expect(seats(1)).not.toMatch(/gold|witch|duchy|curse|province|estate/);
    expect(seats(2)).not.toMatch(/gold|witch|duchy|curse|province|moat|copper|estate/);
  });

  it('[DOM-1.1] lists every pile with its size and what it costs now', () => {
    const { match } = scene(players, { discount: 1 });
    const { supply, kingdom } = match.view(2) as { supply: { card: string }[]; kingdom: string[] };

    expect(supply).toHaveLength(17);
    expect(supply.slice(7).map(({ card }) => card)).toEqual(kingdom);
    expect(supply).toEqual(
      expect.arrayContaining([
        { card: 'province', count: 7, cost: 7 },
        { card: 'copper', count: 46, cost: 0 },
        { card: 'witch', count: 9, cost: 4 },
        { card: 'moat', count: 9, cost: 1 },
      ]),
    );
  });

  it('[DOM-1.2] whoever saw the top of a deck still knows it, as far down as it is certain', () => {
    const s = scene([{ hand: ['courtyard', 'gold'], deck: ['copper', 'silver', 'estate', 'curse'] }, {}]);
    s.answer('play.courtyard').answer('put-back.gold');
    expect(s.match.view(0)).toMatchObject({ seats: [{ deckTop: ['gold'] }, {}] });
    expect(s.match.view(1)).toMatchObject({ seats: [{ deckTop: [] }, {}] });
    expect(s.match.view(2)).toMatchObject({ seats: [{ deckTop: [] }, {}] });
    s.settled();
  });

  it('[DOM-1.2] what was revealed and put back is known to all, from the top down', () => {
    const s = scene([{ hand: ['scout'], deck: ['copper', 'silver', 'gold', 'curse', 'copper'] }, {}]);
    s.answer('play.scout').answer('put-back.copper', 'put-back.curse', 'put-back.silver', 'put-back.gold');
    for (const viewer of [0, 1, 2]) {
      expect(s.match.view(viewer)).toMatchObject({
        seats: [{ deck: 5, deckTop: ['gold', 'silver', 'curse', 'copper'] }, {}],
      });
    }
    s.settled();
  });

  it('[DOM-1.2] a drawn card is no longer on top, and a shuffle ends all knowledge', () => {
    const s = scene(
      [
        { hand: ['bureaucrat', 'village', 'smithy'], deck: ['copper'], discard: ['estate', 'curse', 'gold'] },
        {},
      ],
      { actions: 2 },
      [['gold', 'estate', 'curse']],
    );
    s.answer('play.bureaucrat');
    expect(s.match.view(1)).toMatchObject({ seats: [{ deckTop: ['silver'] }, {}] });
    s.answer('play.village');
    expect(s.match.view(1)).toMatchObject({ seats: [{ deckTop: [] }, {}] });
    s.answer('play.smithy');
    expect(s.match.view(1)).toMatchObject({ seats: [{ deck: 1, deckTop: [] }, {}] });
    expect(s.match.view(0)).toMatchObject({ seats: [{ deck: 1, deckTop: [] }, {}] });
    s.settled();
  });

  it('[DOM-1.2] what is set aside lies open', () => {
    const s = scene([{ hand: ['spy'], deck: ['copper', 'gold'] }, {}]);
    s.answer('play.spy');
    for (const viewer of [0, 1, 2])
      expect(s.match.view(viewer)).toMatchObject({ seats: [{ aside: ['gold'] }, {}] });
  });

  it('[DOM-1.2] others learn how many cards were drawn, their owner which', () => {
    const s = scene([{ hand: ['smithy'], deck: ['copper', 'silver', 'gold'] }, {}]);
    s.answer('play.smithy');
    const drawn = (viewer: number) => s.match.news(viewer).find(({ type }) => type === 'draw');
    expect(drawn(0)).toMatchObject({ hidden: 0 });
    expect([...drawn(0)!.cards!].sort()).toEqual(['copper', 'gold', 'silver']);
    expect(drawn(1)).toMatchObject({ cards: [], hidden: 3 });
    expect(drawn(2)).toMatchObject({ cards: [], hidden: 3 });
  });
});

describe('Points and decks', () => {
  const seat = (s: ReturnType<typeof scene>, viewer: number, at = 0) =>
    (s.match.view(viewer) as { seats: Record<string, unknown>[] }).seats[at]!;

  it('[DOM-1.3] are not shown while the game runs', () => {
    const s = table();
    for (const viewer of [0, 1, 2]) {
      for (const key of ['points', 'owns', 'score']) expect(seat(s, viewer)).not.toHaveProperty(key);
    }
  });

  it('[DOM-1.3] the points are, with the aid for it', () => {
    const s = scene(players, { options: { showPoints: true } });
    expect(seat(s, 1)).toMatchObject({ points: 8 });
    expect(seat(s, 2, 1)).toMatchObject({ points: 1 });
    expect(seat(s, 1)).not.toHaveProperty('owns');
    expect(seat(s, 1)).not.toHaveProperty('score');
  });

  it('[DOM-1.3] the decks are, with the aid for it: how many of what, not where', () => {
    const s = scene(players, { options: { showDecks: true } });
    expect(seat(s, 1)['owns']).toEqual({ silver: 1, gold: 1, duchy: 1, province: 1, curse: 1, witch: 1 });
    expect(seat(s, 1)).not.toHaveProperty('points');
  });

  it('[DOM-1.3] everything is shown to all when the game is over', () => {
    const s = scene([{ deck: ['estate*5'] }, { deck: ['province', 'copper'] }], { trash: ['province*7'] });
    s.answer('end');
    for (const viewer of [0, 1, 2]) {
      expect(seat(s, viewer)).toMatchObject({
        points: 5,
        owns: { estate: 5 },
        score: [{ card: 'estate', count: 5, points: 5 }],
      });
      expect(seat(s, viewer, 1)).toMatchObject({
        points: 6,
        owns: { province: 1, copper: 1 },
        score: [{ card: 'province', count: 1, points: 6 }],
      });
    }
  });
});
