import type { Answer } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { table, titleAt } from '../testing/table.ts';
import { steady } from './apprentice.ts';
import { sense } from './sense.ts';

type Scene = ReturnType<typeof table>;

const bot = steady('bot');
const wish = (s: Scene, seat = 0): Answer => s.match.answerBy(seat, bot);

/** Lets the bot answer for a seat. */
const act = (s: Scene, seat = 0): Answer => {
  const answer = wish(s, seat);
  s.match.answer(seat, answer);
  return answer;
};

describe('rules of thumb for The Guild', () => {
  it('sell the worst card to make room for a better one', () => {
    const s = table([{ businesses: ['den', 'bakery'], hand: ['smithy'], taler: 8 }, {}]);
    expect(act(s)).toEqual(['sell.den']);
    expect(act(s)).toEqual(['play.smithy']);
  });

  it('sell nothing while there is room', () => {
    const s = table([{ businesses: ['den'], hand: ['smithy'], taler: 6 }, {}]);
    expect(wish(s)).toEqual(['end']);
  });

  const rich = { taler: 24, experience: titleAt.baron, residence: 3 };
  const poor = { taler: 0, businesses: ['smithy'] };
  const built = { townHall: 'built' };

  it('bid for what is worth more to them than to its owner, once a turn, and at a price that is accepted', () => {
    const s = table([rich, poor, {}], built);
    expect(act(s)).toEqual(['offer.buy']);
    expect(act(s)).toEqual(['at.smithy']);
    const price = act(s) as number;
    act(s);
    expect(wish(s)).not.toContain('offer.buy');
    expect(act(s, 1)).toEqual(['accept.0']);
    expect(s.counter('taler', 1)).toBe(price);
    expect(s.cards('businesses', 0)).toEqual(['smithy']);
  });

  it('are the first sight of whoever thinks ahead, prices too', () => {
    const s = table([rich, poor, {}], built);
    s.answer('offer.buy').answer('at.smithy');
    const { table: t, question } = s.match.situation(0, 'seed');
    const looks = new Float64Array(64);
    sense.hunch(t, question, looks);
    const best = looks.indexOf(Math.max(...looks.subarray(0, question.max - question.min + 1)));
    expect(question.min + best).toBe(wish(s));
  });

  it('make no deals where what one gains the other loses', () => {
    expect(wish(table([rich, poor], built))).toEqual(['end']);
  });

  it('decline what helps the other more', () => {
    const s = table([{ taler: 0, businesses: ['den'] }, { taler: 20 }, {}]);
    s.answer('offer.sell').answer('at.den').say(2).answer('to.1').say('');
    expect(wish(s, 1)).toEqual(['accept.0']);
    const dear = table([{ taler: 0, businesses: ['den'], experience: 110 }, { taler: 4 }, {}]);
    dear.answer('offer.sell').answer('at.den').say(2).answer('to.1').say('');
    expect(wish(dear, 1)).toEqual(['decline.0']);
  });

  it('promise Taler for the Town Hall where they lead and cannot build alone', () => {
    const leader = { taler: 8, supporters: ['quarter'], experience: titleAt.citizen };
    expect(wish(table([leader, { experience: titleAt.citizen }]))).toEqual(['pledge']);
    expect(wish(table([{ ...leader, supporters: [] }, { experience: titleAt.citizen }]))).toEqual(['end']);
  });
});
