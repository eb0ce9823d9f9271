import { games } from '@zunft/games';
import type { Speaker } from '@zunft/text';
import type { Command } from './command.ts';
import { commandNames } from './commands.ts';
import { paintFor } from './paint.ts';
import { padRight, widthOf, wrap } from './paragraph.ts';
import type { Terminal } from './terminal.ts';

/** What `zunft` alone says. */
export function overview(speaker: Speaker, terminal: Terminal): readonly string[] {
  const paint = paintFor(terminal);
  const widest = Math.max(...commandNames.map((name) => name.length));
  return [
    paint('strong', speaker.say('help.title')),
    '',
    speaker.say('help.usage', { usage: speaker.say('usage.zunft') }),
    '',
    ...commandNames.flatMap((name) =>
      wrap(speaker.say(`about.${name}`), terminal.columns, `  ${padRight(name, widest)}   `),
    ),
    '',
    ...wrap(speaker.say('help.more'), terminal.columns),
    ...wrap(speaker.say('help.start'), terminal.columns),
  ];
}

const usageOf = ({ name }: Command, speaker: Speaker): string =>
  speaker.say(`usage.${name}`, { games: games.map(({ game }) => game.id).join('|') });

/** What `zunft help play` says. */
export function commandHelp(command: Command, speaker: Speaker, terminal: Terminal): readonly string[] {
  const paint = paintFor(terminal);
  const flags = [...Object.entries(command.flags), ['language', { type: 'string' }] as const].map(
    ([name, { type }]) => ({
      name,
      shown: type === 'string' ? `--${name} ${speaker.say(`value.${name}`)}` : `--${name}`,
    }),
  );
  const widest = Math.max(...flags.map(({ shown }) => widthOf(shown)));
  return [
    ...wrap(paint('strong', speaker.say(`about.${command.name}`)), terminal.columns),
    '',
    ...wrap(speaker.say('help.usage', { usage: usageOf(command, speaker) }), terminal.columns),
    '',
    ...flags.flatMap(({ name, shown }) =>
      wrap(speaker.say(`flag.${name}`), terminal.columns, `  ${padRight(shown, widest)}   `),
    ),
  ];
}
