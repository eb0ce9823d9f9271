import type { Params, Reason } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { type ReasonCode, reasons } from './reasons.ts';
import { type Player, table, titleAt } from './testing/table.ts';

type Table = Parameters<typeof table>[1];

/** Why player 0 cannot do something in the action phase, after some answers. */
const own = (
  id: string,
  me: Player,
  other: Player = {},
  rest: Table = {},
  answers: readonly string[] = [],
) => {
  const s = table([me, other], rest);
  for (const answer of answers) s.answer(answer);
  return s.why(id);
};

/** Why player 1 cannot answer what player 0 does. */
const inAnswer = (id: string, act: string, victim: Player, rest: Table = {}) => {
  const s = table([{ hand: [act] }, victim], rest);
  return s.answer(`play.${act}`).why(id);
};

/** Why player 1 cannot accept what player 0 offers. */
const accepting = (me: Player, other: Player, then: readonly string[] = []): Reason => {
  const s = table([me, other]);
  s.answer('offer.sell').answer('at.bakery').say(4).say('');
  for (const answer of then) s.answerFor(0, answer);
  const [decision] = s.match.decisions(1);
  const option =
    decision?.kind === 'choose' ? decision.options.find(({ id }) => id === 'accept.0') : undefined;
  if (option?.legal !== false) throw new Error('the offer can be accepted');
  return option.why;
};

const citizen = { experience: titleAt.citizen };
const built = { townHall: 'built' };
const sixBusinesses = ['bakery*2'];

/** A table at which each reason is given, and what it says besides. */
const given: Readonly<Record<ReasonCode, readonly [params: Params, reason: () => Reason]>> = {
  'has-business': [
    {},
    () => {
      const s = table([{ hand: ['bakery'], turns: 0 }, {}], { stage: 'redraw', turn: 0, toRedraw: 1 });
      return s.why('redraw');
    },
  ],
  // Only in a position that somebody has made up.
  'not-playable': [{}, () => own('play.idler', { hand: ['idler'], profession: ['earner'] })],
  'forgoes-cards': [{}, () => own('play.six', { ...citizen, hand: ['six'] }, {}, built, ['call'])],
  'one-supporter': [{}, () => own('play.crier', { hand: ['crier', 'quarter'] }, {}, {}, ['play.quarter'])],
  'needs-title': [{ title: 'beisasse' }, () => own('play.licence', { hand: ['licence'] })],
  'needs-favour': [{ needed: 3, have: 0 }, () => own('play.rich-quarter', { hand: ['rich-quarter'] })],
  'needs-trade': [{ trade: 'smith' }, () => own('play.ironwork', { hand: ['ironwork'] })],
  'needs-card': [{ cards: ['quarter', 'crier'] }, () => own('play.captain', { hand: ['captain'] })],
  'too-many-businesses': [{ limit: 2 }, () => own('play.den', { hand: ['den'], businesses: sixBusinesses })],
  'no-slot': [{ limit: 2 }, () => own('play.wall', { hand: ['wall'], extensions: ['door*2'] })],
  'no-inventory': [{ limit: 2 }, () => own('play.lens', { hand: ['lens'], artefacts: ['ring*2'] })],
  'too-dear': [{ cost: 9, have: 8 }, () => own('play.five', { hand: ['five'], taler: 8 })],
  'nobody-to-harm': [{}, () => own('play.strike', { hand: ['strike'] })],
  'works-by-itself': [{}, () => own('use.ring', { artefacts: ['ring'] })],
  locked: [{ rounds: 3 }, () => own('sell.bakery', { businesses: ['bakery^3'] })],
  'not-property': [{}, () => own('sell.crier', { supporters: ['crier'] })],
  'own-turn-only': [{}, () => inAnswer('use.purse', 'tax', { artefacts: ['purse'] })],
  'not-immediate': [{}, () => inAnswer('play.six', 'tax', { hand: ['six'] })],
  'only-in-answer': [{}, () => own('play.guard', { hand: ['guard'] })],
  'other-window': [{}, () => inAnswer('play.luck', 'tax', { hand: ['luck'] })],
  'other-kind-of-act': [{}, () => inAnswer('play.guard', 'tax', { hand: ['guard'] })],
  // Otherwise it only decides what becomes of answers that were given at the same time.
  'already-prevented': [{}, () => inAnswer('play.alarm', 'tax', { hand: ['alarm'] }, { prevented: 1 })],
  'nothing-locked': [{}, () => own('play.repair', { hand: ['repair'] })],
  'nothing-to-recover': [{}, () => own('play.salvage', { hand: ['salvage'] })],
  'no-candidate': [
    {},
    () => {
      const s = table([{ ...citizen, tower: 1, debt: 50 }, { hand: ['speech'] }, citizen], {
        ...built,
        caller: 3,
        active: 1,
      });
      return s.answer('end').answer().why('play.speech');
    },
  ],
  'in-tower': [{}, () => own('give.1', {}, { tower: 1, debt: 1 })],
  'nothing-to-take': [
    {},
    () =>
      table([{ hand: ['robbery'] }, { taler: 0 }, {}, {}])
        .answer('play.robbery')
        .why('against.1'),
  ],
  'no-hand-cards': [
    {},
    () =>
      table([{ hand: ['spying'] }, {}, { hand: ['six'] }, { hand: ['six'] }])
        .answer('play.spying')
        .why('against.1'),
  ],
  'residence-finished': [{}, () => own('upgrade', { residence: 3 })],
  'residence-needs-title': [{ title: 'citizen' }, () => own('upgrade', {})],
  'residence-too-dear': [{ cost: 4, have: 1 }, () => own('upgrade', { ...citizen, taler: 1 })],
  'town-hall-in-deck': [{}, () => own('build', {}, {}, { townHall: 'in-deck' })],
  'town-hall-stands': [{}, () => own('build', {}, {}, built)],
  'town-hall-too-dear': [{ cost: 10, have: 9 }, () => own('build', { taler: 9 })],
  'nothing-missing': [{}, () => own('pledge', {}, { pledge: 10 })],
  'no-taler': [{ pledge: 0 }, () => own('pledge', { taler: 0 })],
  'no-town-hall': [{}, () => own('call', citizen)],
  'already-called': [{}, () => own('call', citizen, {}, { ...built, caller: 2 })],
  'title-too-low': [{}, () => own('call', {}, {}, built)],
  'cards-played': [{}, () => own('call', citizen, {}, { ...built, cardsPlayed: 1 })],
  'nothing-to-trade': [{}, () => own('offer.sell', {})],
  'nobody-has-room': [
    {},
    () =>
      own('at.bakery', { businesses: ['bakery'], artefacts: ['ring'] }, { businesses: ['den*2'] }, {}, [
        'offer.sell',
      ]),
  ],
  'no-room-there': [
    {},
    () => {
      const s = table([{ businesses: ['bakery'] }, { businesses: ['den*2'] }, {}, {}]);
      return s.answer('offer.sell').answer('at.bakery').say(1).why('to.1');
    },
  ],
  'nobody-can-lend': [{}, () => own('offer.loan', {}, { taler: 0 })],
  'cannot-lend-that': [
    {},
    () =>
      table([{}, { taler: 2 }, {}, {}])
        .answer('offer.loan')
        .say(3)
        .why('to.1'),
  ],
  'cannot-pay': [{}, () => accepting({ businesses: ['bakery'] }, { taler: 3 })],
  'offer-void': [
    {},
    () => {
      const s = table([{ hand: ['five'], taler: 9 }, { businesses: ['bakery'] }]);
      s.answer('offer.buy').answer('at.bakery').say(8).say('').answerFor(0, 'play.five');
      const [decision] = s.match.decisions(1);
      const option =
        decision?.kind === 'choose' ? decision.options.find(({ id }) => id === 'accept.0') : undefined;
      if (option?.legal !== false) throw new Error('the offer can be accepted');
      return option.why;
    },
  ],
};

describe('Every reason', () => {
  it.each(Object.entries(given))(
    '%s: is given, with what it is about and its rule',
    (code, [params, reason]) => {
      expect(reason()).toEqual({ code, params, rule: reasons[code as ReasonCode].rule });
    },
  );

  it('is on the list', () => {
    expect(Object.keys(given).sort()).toEqual(Object.keys(reasons).sort());
  });
});
