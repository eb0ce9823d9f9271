import { seriesOptions } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import { type Command, type CommandArgs, type FlagValues, UsageError } from '../command.ts';
import { numberOf, textOf } from '../flag-values.ts';
import { noMoreWords } from '../game-named.ts';
import { gameFlags, openOptions } from '../game-options.ts';
import { speakerFor } from '../speaker.ts';
import { threadsTyped } from '../threads.ts';
import { botsTyped, botTexts, botTitle } from '../typed-bots.ts';
import { deckFlag, gameTyped } from '../typed-deck.ts';
import { progressBar } from './progress.ts';
import { runSeries } from './run-series.ts';
import { summarise } from './summary.ts';
import { summaryTable } from './summary-table.ts';

const usualGames = 1000;
const usualSeed = '1';
const usualBot = 'random';

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
    ...deckFlag,
    json: { type: 'boolean' },
  },
  run,
};

async function run({ positionals, values, language, terminal, out }: CommandArgs): Promise<number> {
  const { registered, deck } = gameTyped(positionals[0], values);
  noMoreWords(positionals, 1);
  const bots = botsFor(registered, values);
  const texts = botTexts(registered, bots);
  const games = numberOf(values, 'games', { min: 1 }) ?? usualGames;
  const threads = threadsTyped(values);
  const seed = textOf(values, 'seed') ?? usualSeed;
  const fixedSeats = values['fixed-seats'] === true;
  const options = openOptions(registered, bots.length, values);
  const speaker = speakerFor(registered, language);

  const { game } = registered;
  const bar = progressBar(speaker, games);
  const job = { kind: 'series', game: game.id, deck, bots, texts, options, seed, fixedSeats } as const;
  const { tally, seconds, cpuSeconds } = await runSeries(job, games, threads, bar.show).finally(bar.clear);

  const shown = seriesOptions(game, bots.length, options);
  const about = { game: game.id, options: shown, players: bots.length, seconds, cpuSeconds };
  const summary = summarise(about, tally);
  if (values['json'] === true) out(JSON.stringify(summary));
  else {
    const title = (bot: string): string => botTitle(speaker, bot);
    for (const line of summaryTable(speaker, terminal, summary, title)) out(line);
  }
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
