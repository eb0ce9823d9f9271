import { games } from '@zunft/games';
import { Match } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../bot.ts';
import { thoughtOf } from '../thinking.ts';

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
});
