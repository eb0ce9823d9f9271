import { availableParallelism } from 'node:os';
import { seriesOptions } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import type { Options } from '@zunft/kernel';
import { type Command, type CommandArgs, type FlagValues, UsageError } from '../command.ts';
import { numberOf, textOf } from '../flag-values.ts';
import { gameNamed, noMoreWords } from '../game-named.ts';
import { gameFlags, optionsFrom } from '../game-options.ts';
import { botsTyped } from '../play/seating.ts';
import { speakerFor } from '../speaker.ts';
import { progressBar } from './progress.ts';
import { runSeries } from './run-series.ts';
import { summarise } from './summary.ts';
import { summaryTable } from './summary-table.ts';

const usualGames = 1000;
const usualSeed = '1';
const usualBot = 'random';
const mostThreads = 256;

export const simulate: Command = {
  name: 'simulate',
  flags: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    threads: { type: 'string' },
    'fixed-seats': { type: 'boolean' },
    ...gameFlags,
    json: { type: 'boolean' },
  },
  run,
};

async function run({ positionals, values, language, terminal, out }: CommandArgs): Promise<number> {
  const registered = gameNamed(positionals[0]);
  noMoreWords(positionals, 1);
  const bots = botsFor(registered, values);
  const games = numberOf(values, 'games', { min: 1 }) ?? usualGames;
  const threads = numberOf(values, 'threads', { min: 1, max: mostThreads }) ?? availableParallelism();
  const seed = textOf(values, 'seed') ?? usualSeed;
  const fixedSeats = values['fixed-seats'] === true;
  const options = optionsTyped(registered, bots.length, values);
  const speaker = speakerFor(registered, language);

  const { game } = registered;
  const bar = progressBar(speaker, games);
  const job = { game: game.id, bots, options, seed, fixedSeats };
  const { tally, seconds, cpuSeconds } = await runSeries(job, games, threads, bar.show).finally(bar.clear);

  const shown = seriesOptions(game, bots.length, options);
  const about = { game: game.id, options: shown, players: bots.length, seconds, cpuSeconds };
  const summary = summarise(about, tally);
  if (values['json'] === true) out(JSON.stringify(summary));
  else for (const line of summaryTable(speaker, terminal, summary)) out(line);
  return 0;
}

/** One name for each seat; a single one stands for all. */
function botsFor(registered: RegisteredGame, values: FlagValues): readonly string[] {
  const { seats } = registered.game;
  const typed = botsTyped(registered, values) ?? [usualBot];
  const players = numberOf(values, 'players', seats) ?? (typed.length === 1 ? seats.min : typed.length);
  const bots = typed.length === 1 ? Array.from({ length: players }, () => typed[0]!) : typed;
  if (bots.length !== players || players > seats.max) {
    throw new UsageError('simulate.wrong-bots', { bots: bots.length, players: Math.min(players, seats.max) });
  }
  return bots;
}

/** As they were typed: what they leave to chance is drawn anew for every game. */
function optionsTyped(registered: RegisteredGame, players: number, values: FlagValues): Options {
  const game = { ...registered.game, settleOptions: (options: Options) => options };
  return optionsFrom({ ...registered, game }, players, values, '');
}
