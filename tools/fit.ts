import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bot, botNamed, samplesOf, softmaxRegression } from '@zunft/bots';
import { games } from '@zunft/games';
import type { Options, Sense } from '@zunft/kernel';

/**
 * Fits the weights of a game's judgement on games of bots against themselves and writes them beside it: first of
 * rules of thumb, then of whoever thinks ahead with the weights found so far.
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '6000' },
    thought: { type: 'string', default: '600' },
    bot: { type: 'string', default: 'master:60' },
    seed: { type: 'string', default: '1' },
  },
});

/** What is played: the usual tables of a game. */
const tables: Readonly<Record<string, readonly Options[]>> = {
  'the-guild': [{}],
  guildhall: [{}, { professions: 'job-faire', prestige: 'job-faire' }, { professions: 'random-six' }],
};

function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}

const [id = 'guildhall'] = positionals;
const game = games.find(({ game: { id: own } }) => own === id);
const played = tables[id];
if (game?.sense === undefined || played === undefined) refuse(`There are no weights to fit for “${id}”.`);
for (const flag of ['games', 'thought'] as const) {
  if (!/^\d{1,7}$/.test(flags[flag])) refuse(`--${flag} needs a whole number, not “${flags[flag]}”.`);
}
if (botNamed(game, flags.bot) === undefined) refuse(`There is no bot “${flags.bot}”.`);
const { sense } = game;

function weightsFrom(bot: Bot, seats: number, count: number, own: Sense): readonly number[] {
  const samples = Array.from({ length: count }, (_, i) =>
    samplesOf(
      { game: { ...game!, sense: own }, bot, seats, tables: played!, seed: `${flags.seed}/${seats}` },
      i,
    ),
  ).flat();
  const { weights, loss } = softmaxRegression(samples, sense.features.length);
  process.stderr.write(
    `${seats} seats, ${count} games, ${samples.length} turns: loss ${loss.toFixed(4)} of ${Math.log(seats).toFixed(4)}\n`,
  );
  return weights.map((weight) => Number(weight.toFixed(3)));
}

const fitted: Record<number, readonly number[]> = {};
for (let seats = game.game.seats.min; seats <= game.game.seats.max; seats++) {
  const first =
    Number(flags.games) === 0
      ? Array.from(sense.weights(seats))
      : weightsFrom(botNamed(game, 'apprentice')!, seats, Number(flags.games), sense);
  const better = { ...sense, weights: () => first };
  const thoughtful = botNamed({ ...game, sense: better }, flags.bot)!;
  fitted[seats] =
    Number(flags.thought) === 0 ? first : weightsFrom(thoughtful, seats, Number(flags.thought), better);
}

const rows = Object.entries(fitted).map(([seats, row]) => `  ${seats}: [${row.join(', ')}],\n`);
writeFileSync(
  new URL(`../games/${id}/bots/weights.ts`, import.meta.url),
  `// Written by \`npm run fit -- ${id} --games ${flags.games} --thought ${flags.thought} --bot ${flags.bot} --seed ${flags.seed}\`.

/** How much each feature counts, by the number of seats. */
export const weights: Readonly<Record<number, readonly number[]>> = {
${rows.join('')}};
`,
);
