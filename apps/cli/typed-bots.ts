import { basename } from 'node:path';
import { type BotTexts, botNamed, botNames, mostIterations } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import type { TextProblem } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { type FlagValues, UsageError } from './command.ts';
import { readText } from './files.ts';
import { wordsOf } from './flag-values.ts';
import { nearest } from './nearest.ts';

/** A file that somebody wrote for a game and that the game cannot read. */
export class BadText extends Error {
  override readonly name = 'BadText';
  readonly file: string;
  readonly problems: readonly TextProblem[];

  constructor(file: string, problems: readonly TextProblem[]) {
    super(`${file}: ${problems.map(({ code }) => code).join(', ')}`);
    this.file = file;
    this.problems = problems;
  }
}

/** A bot that is a program of its own: `exec:./my-bot --flag`. */
const program = 'exec:';
export const isProgram = (word: string): boolean => word.startsWith(program);
export const commandOf = (word: string): string => word.slice(program.length).trim();

/** A bot that is a file rather than a name: `bm.strategy`, `./mine/bm`. */
const isFile = (word: string): boolean =>
  !isProgram(word) && (word.endsWith('.strategy') || /[\\/]/.test(word));

/** The bots that were asked for; one name stands for as many as are needed. */
export function botsTyped(
  registered: RegisteredGame,
  values: FlagValues,
  flag = 'bots',
): readonly string[] | undefined {
  const typed = wordsOf(values, flag);
  if (typed !== undefined) checkNames(registered, typed, flag);
  return typed;
}

/** Refuses names that neither the game nor a file has. A name may say how long to think: `master:4000`. */
export function checkNames(registered: RegisteredGame, typed: readonly string[], flag: string): void {
  const allowed = botNames(registered);
  const value = typed.find((name) => !isFile(name) && botNamed(registered, name) === undefined);
  if (value === undefined) return;
  checkIterations(registered, value, flag);
  const near = nearest(value, allowed);
  throw new UsageError('error.not-one-of', { flag, value, allowed: allowed.join(', '), near });
}

/** A bot of the game that is to think for no time, or for ever. */
function checkIterations(registered: RegisteredGame, value: string, flag: string): void {
  const [name = '', typed = ''] = value.split(':');
  if (!/^-?\d+$/.test(typed) || botNamed(registered, `${name}:1`) === undefined) return;
  throw new UsageError('error.out-of-range', {
    flag: `${flag} ${name}:N`,
    value: typed,
    min: 1,
    max: mostIterations,
  });
}

/** What is written in the files among these bots; each has been read by its game once. */
export function botTexts(registered: RegisteredGame, bots: readonly (string | undefined)[]): BotTexts {
  const files = new Set(bots.flatMap((bot) => (bot !== undefined && isFile(bot) ? [bot] : [])));
  return Object.fromEntries([...files].map((file) => [file, checkedText(registered, file)]));
}

function checkedText({ game, readBot }: RegisteredGame, file: string): string {
  if (readBot === undefined) throw new UsageError('error.no-bot-files', { file, game: game.id });
  const text = readText(file);
  const read = readBot(text);
  if ('problems' in read) throw new BadText(file, read.problems);
  return text;
}

/** What a bot is called: a file by its own name, a program by its command. */
export function botTitle(speaker: Speaker, bot: string): string {
  if (isProgram(bot)) return commandOf(bot);
  if (isFile(bot)) return basename(bot);
  const [name = bot, iterations] = bot.split(':');
  const title = speaker.say(`bot.${name}`);
  return iterations === undefined ? title : `${title} ${iterations}`;
}

/** How bots of the game play, a sentence for each kind; nothing is known of files and programs. */
export function botsAbout(speaker: Speaker, bots: readonly string[]): readonly string[] {
  const kinds = bots.flatMap((bot) => (isProgram(bot) || isFile(bot) ? [] : [bot.split(':')[0]!]));
  return [...new Set(kinds)].map((kind) =>
    speaker.say('bot-about', { bot: speaker.say(`bot.${kind}`), about: speaker.say(`botAbout.${kind}`) }),
  );
}
