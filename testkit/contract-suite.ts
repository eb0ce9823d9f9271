import { games } from '@zunft/games';
import type { Game, Match, Seat } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import {
  cloneProblem,
  commitProblem,
  conservationProblem,
  inForceProblem,
  jsonProblem,
  legalityProblem,
  playManyGames,
  replayProblem,
  sayEverything,
} from './contract.ts';
import { compareWorlds, newReport, plantedLeaks, sent } from './no-leak.ts';
import { dealTable, interferingPolicy, playAtRandom, playBackAndForth } from './random-play.ts';
import type { Setup } from './setups.ts';

/** In so many games of each setup a planted leak must show. */
const plantedTries = 10;

/** One viewer after the other, and whoever is told what the next seat has just answered, if that leaks. */
function whoMightLearn(match: Match, question: number): readonly Seat[] {
  const { seats } = match.table;
  const last = match.seq === 0 ? undefined : match.recordsFrom(match.seq - 1)[0];
  const viewer = question % (seats + 1);
  return last !== undefined && 'answer' in last ? [viewer, (last.seat + seats - 1) % seats] : [viewer];
}

/** What every game must hold to, tried out with these setups. */
export function contractOf(game: Game, setups: readonly Setup[]): void {
  const registered = games.find((one) => one.game === game)!;

  describe(`contract of ${game.id}`, () => {
    it('has something to play', () => {
      expect(setups.length).toBeGreaterThan(0);
    });

    for (const setup of setups) {
      const name = `${setup.seats} seats, ${JSON.stringify(setup.options)}`;

      it(`${name}: a live game survives JSON, refuses exactly what is illegal, and replays to the same table`, () => {
        const match = dealTable(game, setup.seats, setup.options, `contract ${name}`);
        let longestStep = 0;
        let questions = 0;
        playAtRandom(match, name, (at) => {
          longestStep = Math.max(longestStep, at.position().answers.length + 1);
          expect(at.waitingFor.length).toBeGreaterThan(0);
          if (questions++ % 5 !== 0) return;
          expect(conservationProblem(at.table)).toBeUndefined();
          expect(jsonProblem(at)).toBeUndefined();
          expect(legalityProblem(at)).toBeUndefined();
          expect(cloneProblem(at)).toBeUndefined();
          expect(commitProblem(registered, at)).toBeUndefined();
          expect(sayEverything(registered, at)).toBeGreaterThan(0);
        });
        expect(replayProblem(match)).toBeUndefined();
        expect(match.outcome?.places).toContain(1);
        // A step is run again for every answer in it: it must stay short.
        expect(longestStep).toBeLessThan(40);
      });

      it(`${name}: what is taken back was never there, and the journal knows`, () => {
        const match = dealTable(game, setup.seats, setup.options, `back ${name}`);
        let question = 0;
        const report = newReport();
        playBackAndForth(match, name, (at) => {
          if (question++ % 8 !== 0) return;
          compareWorlds(at, question % (setup.seats + 1), `${question}`, report);
          expect(conservationProblem(at.table)).toBeUndefined();
        });
        expect(match.takebacks).toBeGreaterThan(0);
        expect(report.leaks).toEqual([]);
        expect(replayProblem(match)).toBeUndefined();
        expect(inForceProblem(match)).toBeUndefined();
      });

      if (setup.seats > 2) {
        it(`${name}: a seat that resigns comes last, and nobody learns anything from it`, () => {
          const match = dealTable(game, setup.seats, setup.options, `resign ${name}`);
          const last = setup.seats - 1;
          let questions = 0;
          const report = newReport();
          playAtRandom(match, name, (at) => {
            if (++questions !== 20) return;
            at.resign(last);
            for (let viewer = 0; viewer <= setup.seats; viewer++) compareWorlds(at, viewer, name, report);
          });
          expect(match.resigned).toEqual([last]);
          expect(report.leaks).toEqual([]);
          expect(match.outcome?.places.indexOf(setup.seats)).toBe(last);
          expect(match.outcome?.places).toContain(1);
          expect(replayProblem(match)).toBeUndefined();
        });
      }

      it(`${name}: random games end with a winner and lose no card`, () => {
        expect(playManyGames(game, setup, 20, name).games).toBe(20);
      });
    }

    it('sends no viewer anything that depends on what it cannot know', () => {
      const report = newReport();
      setups.forEach((setup, i) => {
        const match = dealTable(game, setup.seats, setup.options, `no leak ${i}`);
        let question = 0;
        playAtRandom(match, `${i}`, (at) => {
          if (question++ % 4 === 0)
            compareWorlds(at, question % (setup.seats + 1), `${i}/${question}`, report);
        });
      });
      expect(report.leaks).toEqual([]);
      expect(report.comparable).toBeGreaterThan(150 * setups.length);
      expect(report.different / report.comparable).toBeGreaterThan(0.95);
    });
  });
}

/** What the contract would find, planted on purpose. */
export function plantedLeaksIn(game: Game, setups: readonly Setup[]): void {
  describe(`contract of ${game.id}, broken`, () => {
    for (const leak of plantedLeaks) {
      it(`a planted leak is found: ${leak.name}`, () => {
        const report = newReport();
        const leaky = leak.game?.(game) ?? game;
        const what = { ...sent, ...leak.sent };
        for (let i = 0; i < plantedTries * setups.length && report.leaks.length === 0; i++) {
          const setup = setups.at(-1 - (i % setups.length))!;
          const seed = `a leak ${i}`;
          const match = dealTable(leaky, setup.seats, setup.options, seed);
          let question = 0;
          const look = (at: Match): void => {
            if (report.leaks.length > 0 || question++ > 200) return;
            for (const viewer of whoMightLearn(at, question))
              compareWorlds(at, viewer, `${question}`, report, what);
          };
          playAtRandom(match, seed, look, interferingPolicy(seed));
        }
        expect(report.leaks.length).toBeGreaterThan(0);
      });
    }
  });
}
