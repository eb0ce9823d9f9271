import { EndlessGame } from '@zunft/bots';
import { BadDocument, Refusal } from '@zunft/kernel';
import { type Language, languages, type Speaker } from '@zunft/text';
import { type Command, type CommandArgs, UsageError } from './command.ts';
import { commandNames, loadCommand } from './commands.ts';
import { BadFile } from './files.ts';
import { commandHelp, overview } from './help.ts';
import { RecordRefused } from './journal-file.ts';
import { nearest } from './nearest.ts';
import { parseFlags } from './parse-flags.ts';
import { plainSpeaker } from './speaker.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { BadText } from './typed-bots.ts';
import { BadDeck } from './typed-deck.ts';

const success = 0;
const badUsage = 2;

/** Runs the `zunft` command and returns its exit code. */
export async function main(
  argv: readonly string[],
  terminal: Terminal = processTerminal(),
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const language = languageTyped(argv) ?? languageOfSystem(environment);
  const speaker = plainSpeaker(language, argv);
  try {
    return await dispatch(argv, { terminal, language, speaker, environment });
  } catch (error) {
    for (const line of complaints(speaker, error)) terminal.writeError(`${line.replaceAll('\n', ' ')}\n`);
    return badUsage;
  } finally {
    terminal.close();
  }
}

interface Setting {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly speaker: Speaker;
  readonly environment: CommandArgs['environment'];
}

async function dispatch(argv: readonly string[], setting: Setting): Promise<number> {
  const { terminal, language, speaker, environment } = setting;
  const out = (line: string): void => terminal.write(`${line}\n`);
  const err = (line: string): void => terminal.writeError(`${line}\n`);
  const [word, rest] = firstWord(argv);
  if (word === undefined || word === 'help') {
    const { positionals } = parseFlags({}, rest);
    const name = positionals[0];
    const lines = name === undefined ? overview(speaker, terminal) : await helpFor(name, setting);
    for (const line of lines) out(line);
    return success;
  }
  const command = await commandNamed(word);
  const { positionals, values } = parseFlags(command.flags, rest);
  if (values['help'] === true) {
    for (const line of commandHelp(command, speaker, terminal)) out(line);
    return success;
  }
  return command.run({ positionals, values, language, terminal, environment, out, err });
}

/** The command is the first word that is no flag; `--language de` may stand before it. */
function firstWord(argv: readonly string[]): [word: string | undefined, rest: readonly string[]] {
  const at = argv.findIndex((word, i) => !word.startsWith('-') && argv[i - 1] !== '--language');
  return at < 0 ? [undefined, argv] : [argv[at], argv.toSpliced(at, 1)];
}

async function commandNamed(name: string): Promise<Command> {
  const command = await loadCommand(name);
  if (command !== undefined) return command;
  const near = nearest(name, commandNames);
  throw new UsageError('error.unknown-command', { value: name, allowed: commandNames.join(', '), near });
}

const helpFor = async (name: string, { speaker, terminal }: Setting): Promise<readonly string[]> =>
  commandHelp(await commandNamed(name), speaker, terminal);

/** What was wrong: a line, or one for each problem in a text or a deck that somebody wrote. */
function complaints(speaker: Speaker, error: unknown): readonly string[] {
  if (error instanceof BadText) return badText(speaker, error);
  if (error instanceof BadDeck) return badDeck(speaker, error);
  return [complaint(speaker, error)];
}

/** One sentence about what was wrong. Anything else is a defect and keeps its stack trace. */
function complaint(speaker: Speaker, error: unknown): string {
  if (error instanceof UsageError) return speaker.say(error.key, error.params);
  if (error instanceof RecordRefused) {
    return speaker.say('error.record-refused', { record: error.record, why: speaker.reason(error) });
  }
  if (error instanceof Refusal) return speaker.reason(error);
  if (error instanceof EndlessGame) return speaker.say('simulate.endless', { game: error.game + 1 });
  if (!(error instanceof BadDocument)) throw error;
  const problems = error.problems.map((problem) => speaker.problem(problem)).join(' ');
  return error instanceof BadFile ? speaker.say('error.bad-file', { file: error.file, problems }) : problems;
}

const badText = (speaker: Speaker, { file, problems }: BadText): readonly string[] =>
  problems.map(({ line, column, code, params }) => {
    const problem = speaker.say(`textProblem.${code}`, params);
    return speaker.say('error.bad-text', { file, line, column, code, problem });
  });

/** Whoever types a deck in makes a mistake more than once: the first of them are enough for a while. */
const problemsShown = 10;

function badDeck(speaker: Speaker, { file, problems }: BadDeck): readonly string[] {
  const shown = problems.slice(0, problemsShown).map(({ path, code, params }) => {
    const problem = speaker.say(`deckProblem.${code}`, params);
    return `  ${path === '' ? problem : speaker.say('problemAt', { path, problem })}`;
  });
  const count = problems.length - shown.length;
  return [
    speaker.say('error.bad-deck', { file }),
    ...shown,
    ...(count > 0 ? [speaker.say('error.more-mistakes', { count })] : []),
  ];
}

const isLanguage = (word: string | undefined): word is Language =>
  (languages as readonly (string | undefined)[]).includes(word);

/** Read before anything else, so that complaints are understood. `parseFlags` complains about the flag itself. */
function languageTyped(argv: readonly string[]): Language | undefined {
  const at = argv.findLastIndex((word) => word === '--language' || word.startsWith('--language='));
  const word = argv[at]?.includes('=') ? argv[at].slice('--language='.length) : argv[at + 1];
  return at >= 0 && isLanguage(word) ? word : undefined;
}

function languageOfSystem(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'];
  const language = locale?.slice(0, 2);
  return isLanguage(language) ? language : 'en';
}
