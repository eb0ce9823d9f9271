import type { RegisteredGame } from '@zunft/games';
import { yardstickKingdoms } from '@zunft/games/dominion/bots';
import { type FlagValues, UsageError } from '../command.ts';
import { readText, using } from '../files.ts';
import { numberOf, textOf } from '../flag-values.ts';
import { optionsFrom } from '../game-options.ts';

const mostKingdoms = 1_000;

/**
 * The kingdoms that were asked for, as `--kingdom` takes them: so many drawn by the seed, those that bots are usually
 * measured by, or those in a file, a line each.
 */
export function kingdomsTyped(
  registered: RegisteredGame,
  players: number,
  values: FlagValues,
  seed: string,
): readonly string[] | undefined {
  const typed = textOf(values, 'kingdoms');
  if (typed === undefined) return undefined;
  if (registered.game.options['kingdom'] === undefined) {
    throw new UsageError('error.unknown-flag', { flag: '--kingdoms', near: 'none' });
  }
  if (values['kingdom'] !== undefined) {
    throw new UsageError('error.not-together', { flag: 'kingdoms', other: 'kingdom' });
  }
  const settled = (kingdom: string | undefined, drawnBy: string): string => {
    const given = kingdom === undefined ? values : { ...values, kingdom };
    return String(optionsFrom(registered, players, given, drawnBy)['kingdom']);
  };
  if (/^\d+$/.test(typed)) {
    const count = numberOf(values, 'kingdoms', { min: 1, max: mostKingdoms })!;
    return Array.from({ length: count }, (_, i) => settled(undefined, `${seed}/kingdom ${i}`));
  }
  const lines = typed === 'yardstick' ? yardstickKingdoms : linesOf(typed);
  return using(typed, () => lines.map((line) => settled(line, seed)));
}

function linesOf(file: string): readonly string[] {
  const lines = readText(file)
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
  if (lines.length === 0) throw new UsageError('arena.no-kingdoms', { file });
  return lines;
}
