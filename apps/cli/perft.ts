import { perft as countSequences, Match, type PerftRow } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { Command, CommandArgs } from './command.ts';
import { numberOf, textOf } from './flag-values.ts';
import { noMoreWords } from './game-named.ts';
import { gameFlags, optionsFrom } from './game-options.ts';
import { aligned } from './simulate/aligned.ts';
import { speakerFor } from './speaker.ts';
import { deckFlag, gameTyped } from './typed-deck.ts';

const usualSeed = '42';
const usualDepth = 6;
const mostDepth = 20;

export const perft: Command = {
  name: 'perft',
  flags: {
    players: { type: 'string' },
    seed: { type: 'string' },
    depth: { type: 'string' },
    ...gameFlags,
    ...deckFlag,
    json: { type: 'boolean' },
  },
  async run({ positionals, values, language, out }: CommandArgs): Promise<number> {
    const { registered } = gameTyped(positionals[0], values);
    noMoreWords(positionals, 1);
    const { game } = registered;
    const seats = numberOf(values, 'players', game.seats) ?? game.seats.min;
    const seed = textOf(values, 'seed') ?? usualSeed;
    const depth = numberOf(values, 'depth', { min: 1, max: mostDepth }) ?? usualDepth;
    const options = optionsFrom(registered, seats, values, seed);
    const start = Match.deal(game, { seats, options, chance: { kind: 'fast', seed } }).position();
    const rows = countSequences(game, start, depth);
    if (values['json'] === true) out(JSON.stringify({ game: game.id, options, players: seats, seed, rows }));
    else for (const line of rowsTable(speakerFor(registered, language), rows)) out(line);
    return 0;
  },
};

function rowsTable(speaker: Speaker, rows: readonly PerftRow[]): string[] {
  const whole = new Intl.NumberFormat(speaker.language);
  const head = ['depth', 'sequences', 'hash'].map((word) => speaker.say(`perft.${word}`));
  return aligned([
    head,
    ...rows.map(({ depth, sequences, hash }) => [String(depth), whole.format(sequences), hash]),
  ]);
}
