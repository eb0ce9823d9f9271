import { games } from '@zunft/games';
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
  setupsOf,
} from './contract.ts';
import { compareWorlds, newReport, plantedLeaks, sent } from './no-leak.ts';
import { dealTable, playAtRandom, playBackAndForth } from './random-play.ts';

/** The option whose words make for different games. */
const variety: Readonly<Record<string, string>> = { guildhall: 'professions' };

for (const registered of games) {
  const { game } = registered;
  const setups = setupsOf(game, variety[game.id]!);

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
      expect(report.comparable).toBeGreaterThan(500);
      expect(report.different / report.comparable).toBeGreaterThan(0.95);
    });

    for (const leak of plantedLeaks) {
      it(`a planted leak is found: ${leak.name}`, () => {
        const report = newReport();
        const leaky = leak.game?.(game) ?? game;
        const setup = setups.at(-1)!;
        const match = dealTable(leaky, setup.seats, setup.options, 'planted');
        let question = 0;
        playAtRandom(match, 'planted', (at) => {
          if (report.leaks.length > 0 || question++ > 200) return;
          compareWorlds(at, question % (setup.seats + 1), `${question}`, report, { ...sent, ...leak.sent });
        });
        expect(report.leaks.length).toBeGreaterThan(0);
      });
    }
  });
}
