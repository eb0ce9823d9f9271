import { botAnswer, botNamed, RandomPolicy } from '@zunft/bots';
import {
  Match,
  makePosition,
  type Params,
  type Policy,
  parsePosition,
  perft,
  perftBySuspending,
  type Sense,
} from '@zunft/kernel';
import { barter } from '@zunft/kernel/fixtures/barter';
import { describe, expect, it } from 'vitest';
import {
  cloneProblem,
  conservationProblem,
  inForceProblem,
  jsonProblem,
  legalityProblem,
  playManyGames,
  replayProblem,
} from './contract.ts';
import { compareWorlds, newReport } from './no-leak.ts';
import { dealTable, playAtRandom, playBackAndForth } from './random-play.ts';
import { snapshotsOf } from './snapshot-suite.ts';

const setups = [2, 3, 4].map((seats) => ({ seats, options: {} }));

/** Written down in words and read again, it is the same table. */
function checkPosition(match: Match): void {
  const written = JSON.parse(JSON.stringify(makePosition(barter, match)));
  const again = Match.resume(barter, parsePosition(barter, written));
  expect(again.decisions()).toEqual(match.decisions());
  expect([again.waitingFor, again.mayAnswer]).toEqual([match.waitingFor, match.mayAnswer]);
  expect(makePosition(barter, again)).toEqual(written);
}

describe.each(setups)('a game in which one of several seats is heard, with $seats', ({ seats, options }) => {
  it('survives JSON and words at every question, and replays', () => {
    let mayAnswer = 0;
    for (const seed of ['a', 'b', 'c']) {
      const match = dealTable(barter, seats, options, seed);
      playAtRandom(match, seed, (at) => {
        mayAnswer += at.mayAnswer.length;
        expect(at.waitingFor).toHaveLength(1);
        expect(conservationProblem(at.table)).toBeUndefined();
        expect(jsonProblem(at)).toBeUndefined();
        expect(legalityProblem(at)).toBeUndefined();
        expect(cloneProblem(at)).toBeUndefined();
        checkPosition(at);
      });
      expect(replayProblem(match)).toBeUndefined();
    }
    expect(mayAnswer).toBeGreaterThan(5);
  });

  it('forgets what is taken back, and tells nobody what it may not know', () => {
    const report = newReport();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const match = dealTable(barter, seats, options, `back ${seed}`);
      let question = 0;
      playBackAndForth(match, seed, (at) => {
        compareWorlds(at, question++ % (seats + 1), `${question}`, report);
      });
      expect(replayProblem(match)).toBeUndefined();
      expect(inForceProblem(match)).toBeUndefined();
    }
    expect(report.leaks).toEqual([]);
    expect(report.different).toBeGreaterThan(100);
  });

  it('ends, however it is played, and loses no card', () => {
    expect(playManyGames(barter, { seats, options }, 20, 'many').games).toBe(20);
  });

  it('has one tree of answers', () => {
    const match = dealTable(barter, seats, options, 'perft');
    playAtRandom(match, 'perft', (at) => {
      if (at.seq === 0 || at.mayAnswer.length === 0) return;
      const start = at.position();
      expect(perftBySuspending(barter, start, 2)).toEqual(perft(barter, start, 2));
    });
  });

  it('whoever thinks, wherever, meets the own question first', () => {
    playAtRandom(dealTable(barter, seats, options, 'think'), 'think', (at) => {
      for (const decision of at.decisions()) {
        const { seat, prompt } = decision;
        // Nobody is asked in a play-out where there is nothing to choose.
        if (decision.kind !== 'choose' || decision.options.length < 2) continue;
        const asked: string[] = [];
        const random = new RandomPolicy('w');
        const policy: Policy = {
          answer(t, question) {
            asked.push(`${question.seat} ${question.prompt}`);
            random.answer(t, question);
          },
        };
        const worlds = at.situation(seat, 's').worlds('w');
        for (let i = 0; i < 3; i++) {
          asked.length = 0;
          expect(worlds.enter(policy)).toBe(true);
          expect(`prompt.${asked[0]?.split(' ')[1]}`).toBe(prompt.key);
          expect(asked[0]).toMatch(new RegExp(`^${seat} `));
        }
      }
    });
  });
});

/** Sees nothing but the points on the shelves. */
const sense: Sense = {
  features: ['points'],
  weights: () => new Float64Array([1]),
  measure(t, into) {
    barter.outcome(t).scores.forEach((score, seat) => {
      into[seat] = score / 10;
    });
  },
  playout: (_, seed) => new RandomPolicy(seed),
  hunch(_, question, into) {
    into.fill(0, 0, question.count);
  },
  horizon: () => 2,
};

describe('bots that think ahead where one of several seats is heard', () => {
  it.each(['journeyman:20', 'master:40'])('%s plays a whole game', (name) => {
    const texts = {
      catalogue: { en: {}, de: {} },
      ruleIds: [],
      cardName: (_: unknown, card: string) => card,
      cardText: () => [],
      words: (_: unknown, params: Params) => params,
      cards: [],
    };
    const bot = botNamed({ game: barter, texts, bots: {}, sense }, name)!;
    const match = dealTable(barter, 3, {}, name);
    let volunteered = 0;
    while (!match.isOver) {
      const seat = match.nextToAnswer!;
      if (!match.waitingFor.includes(seat)) volunteered++;
      const answer = botAnswer(match, seat, bot, `${match.seq}`);
      if (match.decisions(seat)[0]!.kind === 'text') expect(answer).toBe('');
      match.answer(seat, answer);
    }
    expect(volunteered).toBeGreaterThan(0);
    expect(replayProblem(match)).toBeUndefined();
  });
});

snapshotsOf(barter, setups, { restoreEvery: 1, goOnEvery: 1 });
