import type { RecordedGame } from '@zunft/host';
import { commitmentOf, type Seat } from '@zunft/kernel';
import { type Command, type CommandArgs, type Flags, UsageError } from '../command.ts';
import { numberOf, textOf, wordsOf } from '../flag-values.ts';
import { noMoreWords } from '../game-named.ts';
import { gameScreens } from '../game-screens.ts';
import { gameOfJournal, openJournal, replayRecords } from '../journal-file.ts';
import { optionLines } from '../option-words.ts';
import { paintFor } from '../paint.ts';
import { wrap } from '../paragraph.ts';
import { resultLines } from '../result.ts';
import { plainSpeaker, speakerFor } from '../speaker.ts';
import { deckFlag, gamesWith, withTypedDeck } from '../typed-deck.ts';
import { storyLines, storyOf } from './story.ts';
import { verify } from './verify.ts';

const flags = {
  seat: { type: 'string' },
  to: { type: 'string' },
  names: { type: 'string' },
  verify: { type: 'boolean' },
  ...deckFlag,
} as const satisfies Flags;

/** `zunft replay`: a recorded game as text. */
export const replay: Command = {
  name: 'replay',
  flags,
  async run(args) {
    const [file] = args.positionals;
    if (file === undefined) throw new UsageError('error.no-file');
    noMoreWords(args.positionals, 1);
    const { registered } = withTypedDeck(gameOfJournal(file), args.values);
    const recorded = openJournal(file, gamesWith(registered));
    const viewer = viewerTyped(args, recorded.journal.seats);
    const to = stepTyped(args, recorded.journal.records.length);
    if (args.values['verify'] === true) return verify(recorded, to, args);
    print(recorded, viewer, to, args);
    return 0;
  },
};

/** A seat, everyone together, or the spectator, whose number is that of the seats. */
export type Viewer = Seat | 'all';

function viewerTyped({ values }: CommandArgs, seats: number): Viewer {
  const value = textOf(values, 'seat');
  if (value === undefined) return seats;
  if (value === 'all') return value;
  const seat = /^\d+$/.test(value) ? Number(value) : seats;
  if (seat >= seats) throw new UsageError('error.no-such-seat', { value, last: seats - 1 });
  return seat;
}

function stepTyped({ values }: CommandArgs, steps: number): number {
  const step = numberOf(values, 'to', { min: 0 }) ?? steps;
  if (step > steps) throw new UsageError('error.no-such-step', { steps, value: step });
  return step;
}

function print(recorded: RecordedGame, viewer: Viewer, to: number, args: CommandArgs): void {
  const { registered, journal } = recorded;
  const { language, terminal, out, values } = args;
  const width = terminal.columns;
  const paint = paintFor(terminal);
  const names = namesFor(journal.seats, wordsOf(values, 'names') ?? [], args);
  const reader = viewer === 'all' || viewer === journal.seats ? undefined : viewer;
  const speaker = speakerFor(registered, language, { names, viewer: reader });
  const match = replayRecords(recorded, { to });
  const { game, seats, records, chance, start } = journal;
  const lines = [
    paint(
      'strong',
      speaker.say('replay.title', {
        game: speaker.say(`game.${game}`),
        players: seats,
        steps: records.length,
      }),
    ),
    ...optionLines(journal.options, gameScreens[game]!, speaker, width),
    ...wrap(
      viewer === 'all'
        ? speaker.say('play.seed', { seed: chance.seed })
        : speaker.say('replay.fingerprint', { commitment: commitmentOf(chance.seed) }),
      width,
    ),
    reader !== undefined
      ? speaker.say('replay.as-seat', { name: names[reader]! })
      : speaker.say(viewer === 'all' ? 'replay.as-all' : 'replay.as-spectator'),
    '',
    paint('strong', speaker.say(start === undefined ? 'replay.deal' : 'replay.start')),
    ...storyLines(storyOf(recorded, match, viewer), { speaker, names, paint, width }),
    '',
    ...(match.outcome === undefined
      ? [speaker.say('replay.running')]
      : [
          ...resultLines(match.outcome, names, speaker, paint, gameScreens[game]!, reader),
          ...(gameScreens[game]!.ending?.(match.view(seats), { speaker, names, paint, width }) ?? []),
        ]),
  ];
  for (const line of lines) out(line);
}

function namesFor(seats: number, typed: readonly string[], { language }: CommandArgs): string[] {
  const speaker = plainSpeaker(language);
  if (typed.length > seats) throw new UsageError('error.too-many-names', { names: typed.length, seats });
  const kind = speaker.say('player.seat');
  return Array.from(
    { length: seats },
    (_, seat) => typed[seat] || speaker.say('player.numbered', { kind, number: seat }),
  );
}
