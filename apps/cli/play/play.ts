import { randomBytes } from 'node:crypto';
import type { RegisteredGame } from '@zunft/games';
import { type ChanceSpec, Match } from '@zunft/kernel';
import { type Command, type CommandArgs, type Flags, type FlagValues, UsageError } from '../command.ts';
import { readJson, using } from '../files.ts';
import { numberOf, textOf } from '../flag-values.ts';
import { noMoreWords } from '../game-named.ts';
import { gameFlags, optionsFrom } from '../game-options.ts';
import { mismatchAt, openJournal, replayRecords } from '../journal-file.ts';
import { speakerFor } from '../speaker.ts';
import { botsTyped, botTexts } from '../typed-bots.ts';
import { deckFlag, gamesWith, gameTyped } from '../typed-deck.ts';
import { seatingFor } from './seating.ts';
import { Session } from './session.ts';

const flags = {
  players: { type: 'string' },
  bots: { type: 'string' },
  'hot-seat': { type: 'boolean' },
  names: { type: 'string' },
  seed: { type: 'string' },
  ...gameFlags,
  ...deckFlag,
  position: { type: 'string' },
  resume: { type: 'string' },
} as const satisfies Flags;

/** Flags that say what a position or a recorded game says already. */
const settledBy = {
  position: ['players', 'resume', ...Object.keys(gameFlags)],
  resume: ['players', 'position', 'seed', ...Object.keys(gameFlags)],
};

/** `zunft play`: a table in the terminal. */
export const play: Command = {
  name: 'play',
  flags,
  async run(args) {
    const { positionals, values } = args;
    const { registered } = gameTyped(positionals[0], values);
    noMoreWords(positionals, 1);
    for (const [flag, others] of Object.entries(settledBy)) {
      const other =
        values[flag] === undefined ? undefined : others.find((name) => values[name] !== undefined);
      if (other !== undefined) throw new UsageError('error.not-together', { flag, other });
    }
    return new Session(tableFor(registered, args)).run();
  },
};

type TableSetup = ConstructorParameters<typeof Session>[0];

function tableFor(registered: RegisteredGame, args: CommandArgs): TableSetup {
  const { values, language } = args;
  const speaker = speakerFor(registered, language);
  const bots = botsTyped(registered, values);
  const resume = textOf(values, 'resume');
  if (resume !== undefined) {
    const recorded = openJournal(resume, gamesWith(registered));
    if (recorded.registered !== registered) {
      throw new UsageError('error.other-game', { file: resume, found: recorded.journal.game });
    }
    const match = replayRecords(recorded, {
      visit(at, record, number) {
        const params = 'hash' in record ? mismatchAt(at, record, number) : undefined;
        if (params !== undefined) throw new UsageError('replay.mismatch', params);
      },
    });
    const { journal } = recorded;
    const seating = seatingFor(journal.seats, bots, values, speaker, journal);
    const texts = botTexts(registered, seating.bots);
    return { args, registered, match, texts, ...seating, beginning: 'resumed' };
  }
  const position = textOf(values, 'position');
  const match = position === undefined ? deal(registered, values, bots) : setUp(registered, values, position);
  const seating = seatingFor(match.table.seats, bots, values, speaker);
  const secret = position === undefined && values['seed'] === undefined;
  const texts = botTexts(registered, seating.bots);
  return { args, registered, match, texts, ...seating, beginning: secret ? 'sealed' : 'open' };
}

/** Nobody can foresee the cards, unless a seed was typed. */
function deal(registered: RegisteredGame, values: FlagValues, bots: readonly string[] | undefined): Match {
  const { game } = registered;
  const usual = bots === undefined || bots.length < game.seats.min - 1 ? game.seats.min : bots.length + 1;
  const seats = numberOf(values, 'players', game.seats) ?? Math.min(usual, game.seats.max);
  const seed = textOf(values, 'seed') ?? randomBytes(32).toString('hex');
  const chance: ChanceSpec = { kind: 'sealed', seed };
  return Match.deal(game, { seats, options: optionsFrom(registered, seats, values, seed), chance });
}

function setUp({ game }: RegisteredGame, values: FlagValues, file: string): Match {
  const document = readJson(file);
  const seed = textOf(values, 'seed');
  const seeded = seed !== undefined && typeof document === 'object' ? { ...document, seed } : document;
  return using(file, () => Match.setUp(game, seeded));
}
