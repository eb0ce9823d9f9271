import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { botNamed } from '@zunft/bots';
import { main } from '@zunft/cli';
import { games, type RegisteredGame } from '@zunft/games';
import type { Journal, Options } from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { languages, Speaker } from '@zunft/text';

const root = join(import.meta.dirname, '..');
const fixtures = join(root, 'fixtures');

interface RecordedTable {
  readonly file: string;
  readonly seats: number;
  readonly options: Options;
  /** Who answers, unless apprentices: at random, more happens that is seldom wise. */
  readonly by?: 'chance';
}

/**
 * Games that are recorded once and replayed for ever: every number of seats, every kind of table. The cards in
 * `fixtures/decks` stay as they are, whatever becomes of those that come with a game.
 */
const recorded: readonly RecordedTable[] = [
  { file: 'guildhall-2-old-world', seats: 2, options: {} },
  { file: 'guildhall-3-job-faire', seats: 3, options: { professions: 'job-faire', prestige: 'job-faire' } },
  { file: 'guildhall-4-random-six', seats: 4, options: { professions: 'random-six' } },
  { file: 'guildhall-4-all', seats: 4, options: { professions: 'all', prestige: 'job-faire' } },
  { file: 'dominion-2-tricks-of-the-trade', seats: 2, options: { kingdom: 'tricks-of-the-trade' } },
  { file: 'dominion-3-name-that-card', seats: 3, options: { kingdom: 'name-that-card' } },
  { file: 'dominion-4-random', seats: 4, options: { kingdom: 'random' } },
  { file: 'dominion-6-clean-living', seats: 6, options: { kingdom: 'clean-living' } },
  { file: 'dominion-2-draft', seats: 2, options: { kingdom: 'draft' } },
  { file: 'the-guild-3-zunft', seats: 3, options: {} },
  { file: 'the-guild-4-own-deck', seats: 4, options: { deck: 'own-deck' }, by: 'chance' },
];

/** A game as it is recorded, with the cards that it is played with. */
export function gameRecorded(id: string, { deck }: Options): RegisteredGame {
  const registered = games.find(({ game }) => game.id === id)!;
  const file = deckFile(deck);
  if (file === undefined) return registered;
  const made = registered.withDeck!(JSON.parse(readFileSync(file, 'utf8')));
  if ('problems' in made) throw new Error(`${file}: ${JSON.stringify(made.problems)}`);
  return made.game;
}

/** The document of a deck, unless the game has it itself. */
function deckFile(deck: unknown): string | undefined {
  const file = join(fixtures, 'decks', `${deck}.json`);
  return existsSync(file) ? file : undefined;
}

/** A whole game, as a journal. */
function record({ file, seats, options, by }: RecordedTable): Journal {
  const { id } = games.find(({ game }) => file.startsWith(game.id))!.game;
  const registered = gameRecorded(id, options);
  const match = dealTable(registered.game, seats, options, file);
  if (by === 'chance') {
    playAtRandom(match, file);
    return match.journal();
  }
  const bots = Array.from({ length: seats }, (_, seat) =>
    botNamed(registered, 'apprentice')!.policy!(`${file}/${seat}`),
  );
  while (!match.isOver) {
    const seat = match.nextToAnswer!;
    match.answer(seat, match.resample(seat, `${file}/${match.seq}`).answerBy(seat, bots[seat]!));
  }
  return match.journal();
}

/** What `zunft replay` prints of a recorded game, everything revealed. */
async function storyOf(path: string): Promise<string> {
  const { options } = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const deck = deckFile(options['deck']);
  let printed = '';
  const terminal = {
    columns: 100,
    colour: false,
    interactive: false,
    write: (text: string) => {
      printed += text;
    },
    writeError: (text: string) => {
      throw new Error(text);
    },
    readLine: async () => undefined,
    close: () => {},
  };
  const flags = ['--seat', 'all', '--language', 'en', ...(deck === undefined ? [] : ['--deck', deck])];
  await main(['replay', path, ...flags], terminal);
  return printed;
}

function rulesPage({ game, texts }: RegisteredGame, language: (typeof languages)[number]): string {
  const speaker = new Speaker({ language, texts, names: [] });
  const paragraphs = texts.ruleIds.map((id) => {
    const { title, text } = speaker.rule(id);
    return `**${id} ${title}.** ${text}\n`;
  });
  return [`# ${speaker.say(`game.${game.id}`)}\n`, ...paragraphs].join('\n');
}

export const journalFiles = (): string[] => readdirSync(fixtures).filter((file) => file.endsWith('.json'));

/** Every committed file that is made from the code: its path and what it should say. */
export async function goldenFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const registered of games) {
    for (const language of languages) {
      files.set(`docs/rules/${registered.game.id}.${language}.md`, rulesPage(registered, language));
    }
  }
  for (const file of journalFiles()) {
    files.set(`fixtures/${file.replace('.json', '.txt')}`, await storyOf(join(fixtures, file)));
  }
  return files;
}

/**
 * Writes them. A journal is recorded only if it is missing, as recorded games must not change, or if its name begins
 * with one of the given ones.
 */
export async function writeGoldenFiles(anew: readonly string[]): Promise<void> {
  for (const table of recorded) {
    const path = join(fixtures, `${table.file}.json`);
    if (existsSync(path) && !anew.some((name) => table.file.startsWith(name))) continue;
    writeFileSync(path, `${JSON.stringify(record(table))}\n`);
  }
  for (const [path, text] of await goldenFiles()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

export const readGolden = (path: string): string => readFileSync(join(root, path), 'utf8');
