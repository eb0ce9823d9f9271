import { games } from '@zunft/games';
import { completeOptions, Match } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { botAnswer, botNamed } from '../bot.ts';
import { type Considered, thoughtOf } from '../thinking.ts';

const dominion = games.find(({ game }) => game.id === 'dominion')!;
const guildhall = games.find(({ game }) => game.id === 'guildhall')!;
const theGuild = games.find(({ game }) => game.id === 'the-guild')!;

describe('bots that think', () => {
  it('choose as they please where taste decides, the same again for the same seed, and can still say what they think', () => {
    const match = Match.deal(theGuild.game, {
      seats: 3,
      options: { deck: 'zunft' },
      chance: { kind: 'fast', seed: 'taste' },
    });
    const seat = match.nextToAnswer!;
    const bot = botNamed(theGuild, 'journeyman:16')!;
    const choose = (seed: string) => {
      const thinking = bot.begin(match.situation(seat, seed), seed);
      thinking.run(bot.iterations);
      return thoughtOf(thinking, true);
    };
    const thoughts = Array.from({ length: 30 }, (_, i) => choose(`${i}`));
    expect(match.decisions()[0]!.prompt).toMatchObject({ key: 'prompt.profession' });
    expect(new Set(thoughts.map(({ answer }) => JSON.stringify(answer))).size).toBe(6);
    expect(choose('7').answer).toEqual(thoughts[7]!.answer);
    for (const { options } of thoughts) expect(options.length).toBeGreaterThan(1);
  });

  it('put first what they would answer, or what proved better in at least half as many trials', () => {
    const match = Match.deal(guildhall.game, {
      seats: 2,
      options: completeOptions(guildhall.game, 2, {}, () => 0),
      chance: { kind: 'fast', seed: 'rivals' },
    });
    const master = botNamed(guildhall, 'master:800')!;
    const apprentice = botNamed(guildhall, 'apprentice')!;
    let overtaken = 0;
    while (overtaken < 2) {
      const seat = match.nextToAnswer!;
      const thinking = master.begin(match.situation(seat, 'x'), 'x');
      thinking.run(master.iterations);
      const { answer, options } = thoughtOf(thinking, true);
      const [first, ...others] = options;
      if (first !== undefined && JSON.stringify(first.answer) !== JSON.stringify(answer)) {
        overtaken++;
        for (const { visits } of others) expect(first.visits).toBeGreaterThanOrEqual(visits / 2);
      }
      match.answer(seat, botAnswer(match, seat, apprentice, `${match.seq}`));
    }
  });

  it('name a third answer only where it is not far behind', () => {
    const match = Match.deal(dominion.game, {
      seats: 2,
      options: completeOptions(dominion.game, 2, { kingdom: 'tricks-of-the-trade' }, () => 0),
      chance: { kind: 'fast', seed: 'third' },
    });
    const master = botNamed(dominion, 'master:16')!;
    const apprentice = botNamed(dominion, 'apprentice')!;
    const explained: (readonly Considered[])[] = [];
    while (explained.length < 5) {
      const seat = match.nextToAnswer!;
      const thinking = master.begin(match.situation(seat, 'x'), 'x');
      thinking.run(master.iterations);
      const { options } = thoughtOf(thinking, true);
      if (options.length > 0) explained.push(options);
      match.answer(seat, botAnswer(match, seat, apprentice, `${match.seq}`));
    }
    expect(new Set(explained.map(({ length }) => length))).toEqual(new Set([2, 3]));
    for (const [best, , third] of explained) {
      if (third !== undefined) expect(third.chance).toBeGreaterThanOrEqual(0.75 * best!.chance);
    }
  });
});
