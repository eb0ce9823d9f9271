import type { Game } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { playManyGames } from './contract.ts';
import { contractOf, plantedLeaksIn } from './contract-suite.ts';
import { compareWorlds, newReport } from './no-leak.ts';
import { dealTable, playAtRandom } from './random-play.ts';
import { setupsOf } from './setups.ts';

const thorough = process.env['ZUNFT_VERIFY'] === 'long';
const gamesPerSetup = thorough ? 10_000 : 100;
const pairs = thorough ? 100_000 : 5_000;

/** The contract with every setup and many games: minutes, so that each game has a file of its own. */
export function contractAtLength(game: Game): void {
  const setups = setupsOf(game);
  contractOf(game, setups);
  plantedLeaksIn(game, setups);

  describe(`contract of ${game.id}, at length`, () => {
    for (const setup of setups) {
      const name = `${setup.seats} seats, ${JSON.stringify(setup.options)}`;
      it(`${name}: ${gamesPerSetup} random games end with a winner and lose no card`, () => {
        const report = playManyGames(game, setup, gamesPerSetup, `long ${name}`);
        expect(report.games).toBe(gamesPerSetup);
        console.log(`${name}: longest game ${report.longestGame} steps`);
      });
    }

    it(`${pairs} pairs of worlds look the same to whoever cannot tell them apart`, () => {
      const report = newReport();
      for (let i = 0; report.pairs < pairs; i++) {
        const setup = setups[i % setups.length]!;
        const match = dealTable(game, setup.seats, setup.options, `worlds ${i}`);
        let question = i;
        playAtRandom(match, `worlds ${i}`, (at) => {
          question++;
          if (report.pairs < pairs)
            compareWorlds(at, question % (setup.seats + 1), `${i}/${question}`, report);
        });
      }
      console.log(
        `${report.pairs} pairs, ${report.different} really different, ${report.leaks.length} leaks`,
      );
      expect(report.leaks).toEqual([]);
      expect(report.different / report.comparable).toBeGreaterThan(0.95);
    });
  });
}
