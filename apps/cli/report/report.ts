import type { RegisteredGame } from '@zunft/games';
import { type Command, type CommandArgs, type FlagValues, UsageError } from '../command.ts';
import { mustBeWritable, writeText } from '../files.ts';
import { numberOf, textOf, wordsOf } from '../flag-values.ts';
import { noMoreWords } from '../game-named.ts';
import { gameFlags, openOptions } from '../game-options.ts';
import { gameScreens } from '../game-screens.ts';
import { optionLines } from '../option-words.ts';
import { progressBar } from '../simulate/progress.ts';
import { speakerFor } from '../speaker.ts';
import { threadsTyped } from '../threads.ts';
import { botsAbout, botsTyped, botTexts, botTitle } from '../typed-bots.ts';
import { deckFlag, gameTyped } from '../typed-deck.ts';
import { figuresOf } from './figures.ts';
import { reportPage } from './page.ts';
import { runReport } from './run-report.ts';

const usualGames = 2_000;
const usualSeed = '1';
const usualBot = 'apprentice';
const mostPlayersByDefault = 4;

export const report: Command = {
  name: 'report',
  flags: {
    players: { type: 'string' },
    games: { type: 'string' },
    bot: { type: 'string' },
    seed: { type: 'string' },
    threads: { type: 'string' },
    out: { type: 'string' },
    ...gameFlags,
    ...deckFlag,
    json: { type: 'boolean' },
  },
  run,
};

async function run(args: CommandArgs): Promise<number> {
  const { positionals, values, language, out } = args;
  const { registered, deck } = gameTyped(positionals[0], values);
  noMoreWords(positionals, 1);
  const { game, balance } = registered;
  if (balance === undefined) throw new UsageError('report.no-balance', { game: game.id });
  const players = playersTyped(registered, values);
  const games = numberOf(values, 'games', { min: 1 }) ?? usualGames;
  const bot = botTyped(registered, values);
  const texts = botTexts(registered, [bot]);
  const seed = textOf(values, 'seed') ?? usualSeed;
  const threads = threadsTyped(values);
  const file = textOf(values, 'out');
  if (file !== undefined) mustBeWritable(file);
  const speaker = speakerFor(registered, language);

  const jobs = players.map((count) => ({
    kind: 'report' as const,
    game: game.id,
    deck,
    bots: Array.from({ length: count }, () => bot),
    texts,
    options: openOptions(registered, count, values, balance.options),
    seed,
  }));
  const bar = progressBar(speaker, games * players.length);
  const tallies = await runReport(jobs, balance, games, threads, bar.show).finally(bar.clear);

  const figures = tallies.map((tally, i) => figuresOf(balance, tally, players[i]!));
  const give = (text: string): number => {
    if (file === undefined) out(text);
    else {
      writeText(file, text);
      out(speaker.say('report.written', { file }));
    }
    return 0;
  };
  if (values['json'] === true) {
    const { rulesVersion } = game;
    return give(
      JSON.stringify({ game: game.id, rulesVersion, bot, seed, options: jobs[0]!.options, figures }),
    );
  }
  const screen = gameScreens[game.id]!;
  const page = reportPage({
    speaker,
    game: game.id,
    rulesVersion: game.rulesVersion,
    bot: botTitle(speaker, bot),
    botAbout: botsAbout(speaker, [bot]),
    seed,
    options: optionLines(jobs[0]!.options, screen, speaker, Number.POSITIVE_INFINITY),
    command: commandLine(args, { players: players.join(','), games: String(games), bot, seed }),
    figures,
    title: (item) => screen.cardTitle(item, speaker),
  });
  return give(page);
}

/** One number, or several separated by commas. */
function playersTyped({ game }: RegisteredGame, values: FlagValues): readonly number[] {
  const { min, max } = game.seats;
  const typed = wordsOf(values, 'players');
  if (typed === undefined) {
    const most = Math.min(max, mostPlayersByDefault);
    return Array.from({ length: most - min + 1 }, (_, i) => min + i);
  }
  const counts = typed.map((players) => numberOf({ players }, 'players', { min, max })!);
  return [...new Set(counts)].sort((a, b) => a - b);
}

/** The same bot plays at every seat. */
function botTyped(registered: RegisteredGame, values: FlagValues): string {
  const bots = botsTyped(registered, values, 'bot') ?? [usualBot];
  if (bots.length > 1) throw new UsageError('report.one-bot');
  return bots[0]!;
}

/** What has to be typed to get the same page again. */
function commandLine(
  { positionals, values, language }: CommandArgs,
  usual: Readonly<Record<string, string>>,
): string {
  const options = Object.keys({ ...gameFlags, ...deckFlag }).flatMap((flag) => {
    const value = values[flag];
    if (value === undefined) return [];
    return value === true ? [`--${flag}`] : [`--${flag} ${quoted(String(value))}`];
  });
  const flags = Object.entries({ ...usual, language }).map(([flag, value]) => `--${flag} ${quoted(value)}`);
  return ['npx zunft report', positionals[0]!, ...flags, ...options].join(' ');
}

const quoted = (word: string): string => (/^[\w.,:/-]+$/.test(word) ? word : JSON.stringify(word));
