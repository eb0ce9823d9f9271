import { describe, expect, it } from 'vitest';
import { table, titleAt } from './testing/table.ts';

const built = { townHall: 'built' };
const citizen = { experience: titleAt.citizen };
const seenBy = (s: ReturnType<typeof table>, type: string) =>
  s.match.news(0).flatMap((event) => (event.type === type ? [{ seat: event.seat, ...event.params }] : []));

/** Player 1 has called; player 0 ends the turn before the election. */
const election = (players: Parameters<typeof table>[0], deck: readonly string[]) =>
  table(players, { ...built, caller: 2, deck });

describe('Calling the election', () => {
  it('[TG-10.7] once the Town Hall is built, from the title of citizen on', () => {
    expect(table([citizen, {}]).why('call')).toEqual({ code: 'no-town-hall', params: {}, rule: 'TG-10.7' });
    expect(table([{ experience: titleAt.citizen - 1 }, {}], built).why('call')).toEqual({
      code: 'title-too-low',
      params: {},
      rule: 'TG-10.7',
    });
    const s = table([citizen, {}], built);
    s.answer('call');
    expect(s.match.view(1)).toMatchObject({ caller: 0, forgoes: true });
    expect(s.prompt()).toBe('0 action');
    s.settled();
  });

  it('[TG-10.7] whoever calls it plays no cards that turn', () => {
    const s = table([{ ...citizen, hand: ['six', 'tip', 'quarter'], artefacts: ['purse'] }, {}], {
      ...built,
      deck: ['five*4', 'door*4'],
    });
    s.answer('call');
    for (const id of ['play.six', 'play.tip', 'play.quarter', 'use.purse'])
      expect(s.why(id)).toEqual({ code: 'forgoes-cards', params: {}, rule: 'TG-10.7' });
    s.answer('end').answer();
    expect(s.counter('forgoes')).toBe(0);
    expect(s.prompt()).toBe('1 action');
    s.settled();
  });

  it('[T-37] whoever has played or used a card cannot call it', () => {
    const why = { code: 'cards-played', params: {}, rule: 'T-37' };
    const s = table([{ ...citizen, hand: ['six'] }, {}], built);
    s.answer('play.six');
    expect(s.why('call')).toEqual(why);
    const used = table([{ ...citizen, artefacts: ['purse'] }, {}], built);
    used.answer('use.purse');
    expect(used.why('call')).toEqual(why);
  });

  it('[T-37] but may sell, trade and upgrade the residence, before and after', () => {
    const s = table(
      [{ ...citizen, businesses: ['bakery', 'den'], taler: 5 }, { businesses: ['smithy'] }],
      built,
    );
    s.answer('sell.bakery').answer('upgrade');
    s.answer('offer.buy').answer('at.smithy').say(1).say('').answerFor(1, 'accept.0');
    expect(s.legal()).toContain('call');
    s.answer('call').answer('sell.den').answer('offer.sell').answer('at.smithy').say(2).say('');
    s.answerFor(1, 'accept.0');
    expect(s.cards('businesses', 0)).toEqual([]);
    s.settled();
  });

  it('[T-37] and build the Town Hall, which is no card that is played', () => {
    const s = table([{ ...citizen, taler: 10 }, {}]);
    expect(s.why('call').code).toBe('no-town-hall');
    s.answer('build').answer('call');
    expect(s.match.view(1)).toMatchObject({ caller: 0, forgoes: true });
    s.settled();
  });

  it('[T-16] while one is pending nobody calls another', () => {
    const s = table([citizen, citizen], { ...built, caller: 2 });
    expect(s.why('call')).toEqual({ code: 'already-called', params: {}, rule: 'T-16' });
    expect(s.refused('call')).toBe('already-called');
    const own = table([citizen, {}], built);
    own.answer('call');
    expect(own.why('call').code).toBe('already-called');
  });
});

describe('The election', () => {
  it('[T-14] is held at the start of the caller’s next turn, before income', () => {
    const s = table([citizen, {}], { ...built, deck: ['tip*4', 'five*4'] });
    s.answer('call').answer('end');
    expect(s.prompt()).toBe('1 action');
    s.answer('end').answer();
    for (const seat of [...s.match.waitingFor]) s.answerFor(seat, 'pass');
    expect(s.match.isOver).toBe(true);
    expect(s.counter('taler', 0)).toBe(12);
    expect(s.match.view(1)).toMatchObject({ winner: 0, wonBy: 'election' });
  });

  it('[TG-10.7] votes and half the value of a card, rounded down; the highest total wins', () => {
    const s = election(
      [
        { ...citizen, supporters: ['quarter*2'], hand: ['tip*4', 'luck'] },
        { ...citizen, supporters: ['quarter', 'crier', 'crier'] },
      ],
      ['five', 'smithy'],
    );
    s.answer('end').answer().answer('pass');
    expect(seenBy(s, 'count')).toEqual([
      { seat: 1, votes: 4, luck: 2, total: 6 },
      { seat: 0, votes: 4, luck: 1, total: 5 },
    ]);
    expect(s.match.view(0)).toMatchObject({ winner: 1, wonBy: 'election' });
    s.settled();
  });

  it('[TG-10.7] every citizen stands, in turn order from the caller on', () => {
    const s = election(
      [
        { ...citizen, supporters: ['quarter*2'], hand: ['tip*4', 'luck'] },
        { ...citizen, supporters: ['quarter'] },
        { experience: titleAt.citizen - 1, supporters: ['rich-quarter'] },
        { ...citizen },
      ],
      ['five', 'six', 'smithy'],
    );
    s.answer('end').answer().answer('pass');
    expect(seenBy(s, 'count')).toEqual([
      { seat: 1, votes: 2, luck: 2, total: 4 },
      { seat: 3, votes: 0, luck: 3, total: 3 },
      { seat: 0, votes: 4, luck: 1, total: 5 },
    ]);
    expect(s.match.view(2)).toMatchObject({ winner: 0, wonBy: 'election' });
    expect(s.match.outcome?.places).toEqual([1, 2, 4, 2]);
    expect(s.cards('discard')).toEqual(['five', 'six', 'smithy']);
    s.settled();
  });

  it('[T-17] locked districts and persons give no votes', () => {
    const s = election(
      [{ hand: ['tip*4', 'luck'] }, { ...citizen, supporters: ['quarter', 'crier^1', 'quarter^3'] }],
      ['six'],
    );
    s.answer('end').answer().answer('pass');
    expect(seenBy(s, 'count')).toEqual([{ seat: 1, votes: 2, luck: 3, total: 5 }]);
    s.settled();
  });

  it('[TG-10.7] among equals each draws again and adds the full value, until one is ahead', () => {
    const s = election(
      [{ ...citizen, hand: ['tip*4', 'luck'] }, citizen, citizen],
      ['five', 'fair', 'bakery', 'six', 'six', 'five', 'smithy'],
    );
    s.answer('end').answer().answer('pass');
    // 2, 2 and 1; then 2 + 6 each; then 5 against 3.
    expect(seenBy(s, 'tie-break')).toEqual([
      { seat: 1, total: 8 },
      { seat: 2, total: 8 },
      { seat: 1, total: 13 },
      { seat: 2, total: 11 },
    ]);
    expect(s.match.view(0)).toMatchObject({ winner: 1 });
    s.settled();
  });

  it('[T-36] without a card to draw the first in turn order wins in the end: nothing stalls', () => {
    const s = election([citizen, citizen, citizen], []);
    s.answer('end');
    expect(s.match.view(0)).toMatchObject({ winner: 1, wonBy: 'election' });
    s.settled();
  });

  it('[T-15] it is postponed while the caller sits in the tower', () => {
    const s = election(
      [
        { ...citizen, hand: ['tip*4', 'luck'] },
        { ...citizen, tower: 1, debt: 3, taler: 0, supporters: ['quarter'] },
      ],
      ['six', 'five*4', 'door*5'],
    );
    s.answer('end').answer();
    expect(s.prompt()).toBe('0 action');
    expect(s.match.view(0)).toMatchObject({
      caller: 1,
      winner: null,
      seats: [{}, { inTower: true, debt: 1 }],
    });
    s.answer('end').answer('discard.luck');
    // Free again, but the turn did not begin in freedom: there is still no election.
    expect(s.prompt()).toBe('1 action');
    expect(s.match.view(0)).toMatchObject({ caller: 1, winner: null, seats: [{}, { inTower: false }] });
    s.answer('end').answer();
    s.answer('end').answer('discard.door');
    for (const seat of [...s.match.waitingFor]) s.answerFor(seat, 'pass');
    expect(s.match.isOver).toBe(true);
    s.settled();
  });

  it('[T-15] and, in a position that somebody has made up, until the caller is a citizen', () => {
    const s = election([{ ...citizen, hand: ['tip*4', 'luck'] }, {}], ['six*6', 'five']);
    s.answer('end').answer();
    expect(s.prompt()).toBe('1 action');
    expect(s.match.view(0)).toMatchObject({ caller: 1, winner: null });
    s.settled();
  });

  it('[T-15] others in the tower do not stand', () => {
    const s = election(
      [
        { ...citizen, supporters: ['quarter*2'], hand: ['tip*4', 'luck'] },
        citizen,
        { ...citizen, tower: 1, debt: 9, supporters: ['rich-quarter'], hand: ['speech'] },
      ],
      ['six', 'den'],
    );
    s.answer('end').answer();
    expect(s.match.waitingFor).toEqual([0]);
    s.answer('pass');
    expect(seenBy(s, 'count').map(({ seat }) => seat)).toEqual([1, 0]);
    s.settled();
  });

  it('[T-26] before the votes are counted everybody may answer, the caller too', () => {
    const s = election(
      [
        { ...citizen, supporters: ['quarter*2'], hand: ['tip*4', 'scandal'] },
        { ...citizen, hand: ['speech', 'guard'] },
        { hand: ['speech'] },
      ],
      ['bakery', 'den'],
    );
    s.answer('end').answer();
    expect(s.match.waitingFor).toEqual([1, 2, 0]);
    expect(s.match.decisions(2)[0]).toMatchObject({
      prompt: { key: 'prompt.answer-election' },
      window: { occasion: 'election', pass: 'pass' },
      options: [
        { id: 'pass' },
        { id: 'play.speech', legal: false, why: { code: 'no-candidate', params: {}, rule: 'TG-10.7' } },
      ],
    });
    s.answerFor(0, 'play.scandal').answerFor(1, 'play.speech').answerFor(2, 'pass');
    expect(s.match.view(2)).toMatchObject({ seats: [{ ballot: 0 }, { ballot: 1 }, {}] });
    s.answerFor(0, 'pass').answerFor(1, 'pass').answerFor(2, 'pass');
    // 3 - 2 + 1 against 4 + 0.
    expect(seenBy(s, 'count')).toEqual([
      { seat: 1, votes: 1, luck: 1, total: 2 },
      { seat: 0, votes: 4, luck: 0, total: 4 },
    ]);
    expect(s.match.view(0)).toMatchObject({ winner: 0 });
    s.settled();
  });

  it('[TG-10.7] a candidate is chosen who loses votes, but nobody has fewer than none', () => {
    const s = election(
      [{ ...citizen, hand: ['tip*4', 'scandal'] }, citizen, { ...citizen, supporters: ['crier'] }],
      ['six', 'six', 'den', 'five', 'smithy'],
    );
    s.answer('end').answer().answer('play.scandal');
    expect(s.prompt()).toBe('0 rival');
    expect(s.legal()).toEqual(['against.1', 'against.2']);
    s.answer('against.2').answer('pass');
    expect(seenBy(s, 'count')).toEqual([
      { seat: 1, votes: 0, luck: 3, total: 3 },
      { seat: 2, votes: 0, luck: 3, total: 3 },
      { seat: 0, votes: 0, luck: 0, total: 0 },
    ]);
    expect(s.match.view(0)).toMatchObject({ winner: 1 });
    s.settled();
  });

  it('[TG-10.7] without another candidate nobody can lose votes', () => {
    const s = election([{ hand: ['tip*4', 'luck'] }, { ...citizen, hand: ['scandal'] }], ['six']);
    s.answer('end').answer();
    expect(s.match.decisions(1)[0]).toMatchObject({
      options: [{ id: 'pass' }, { id: 'play.scandal', legal: false, why: { code: 'no-candidate' } }],
    });
  });

  it('[T-21] whoever becomes Count before the votes are counted has won', () => {
    const s = election([{ experience: titleAt.count - 1, hand: ['tip*4', 'luck'] }, citizen], ['six']);
    s.answer('end').answer().answer('play.tip');
    expect(s.match.view(0)).toMatchObject({ winner: 0, wonBy: 'count' });
    expect(s.cards('deck')).toEqual(['six']);
    s.settled();
  });

  it('[T-18] the Town Hall stands on the square by then, never among the cards that are drawn', () => {
    const s = election([{ ...citizen, hand: ['tip*4', 'luck'] }, citizen], ['five', 'six']);
    s.answer('end').answer().answer('pass');
    expect(s.cards('square')).toEqual(['town-hall']);
    expect(s.cards('discard')).toEqual(['five', 'six']);
    s.settled();
  });
});
