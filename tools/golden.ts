import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { botAnswer, makeBot } from '@zunft/bots';
import { main } from '@zunft/cli';
import { games, type RegisteredGame } from '@zunft/games';
import type { Journal } from '@zunft/kernel';
import { dealTable } from '@zunft/testkit';
import { languages, Speaker } from '@zunft/text';

const root = join(import.meta.dirname, '..');

/** Games that are recorded once and replayed for ever: every number of seats, every kind of table. */
const recorded = [
  { file: 'guildhall-2-old-world', seats: 2, options: {} },
  { file: 'guildhall-3-job-faire', seats: 3, options: { professions: 'job-faire', prestige: 'job-faire' } },
  { file: 'guildhall-4-random-six', seats: 4, options: { professions: 'random-six' } },
  { file: 'guildhall-4-all', seats: 4, options: { professions: 'all', prestige: 'job-faire' } },
];

/** A game of apprentices, as a journal. */
function record({ file, seats, options }: (typeof recorded)[number]): Journal {
  const registered = games.find(({ game }) => file.startsWith(game.id))!;
  const match = dealTable(registered.game, seats, options, file);
  const bots = Array.from(
    { length: seats },
    (_, seat) => makeBot(registered, 'apprentice', `${file}/${seat}`)!,
  );
  while (!match.isOver) {
    const seat = match.waitingFor[0]!;
    match.answer(seat, botAnswer(match, seat, bots[seat]!, `${file}/${match.seq}`));
  }
  return match.journal();
}

/** What `zunft replay` prints of a recorded game, everything revealed. */
async function storyOf(path: string): Promise<string> {
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
  await main(['replay', path, '--seat', 'all', '--language', 'en'], terminal);
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

export const journalFiles = (): string[] =>
  readdirSync(join(root, 'fixtures')).filter((file) => file.endsWith('.json'));

/** Every committed file that is made from the code: its path and what it should say. */
export async function goldenFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const registered of games) {
    for (const language of languages) {
      files.set(`docs/rules/${registered.game.id}.${language}.md`, rulesPage(registered, language));
    }
  }
  for (const file of journalFiles()) {
    files.set(`fixtures/${file.replace('.json', '.txt')}`, await storyOf(join(root, 'fixtures', file)));
  }
  return files;
}

/** Writes them. A journal is recorded only if it is missing: recorded games must not change. */
export async function writeGoldenFiles(): Promise<void> {
  mkdirSync(join(root, 'fixtures'), { recursive: true });
  for (const table of recorded) {
    const path = join(root, 'fixtures', `${table.file}.json`);
    if (!existsSync(path)) writeFileSync(path, `${JSON.stringify(record(table))}\n`);
  }
  for (const [path, text] of await goldenFiles()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

export const readGolden = (path: string): string => readFileSync(join(root, path), 'utf8');
