import { gamesPerDeal } from '@zunft/bots';
import type { Command, CommandArgs } from '../command.ts';
import { textOf } from '../flag-values.ts';
import { noMoreWords } from '../game-named.ts';
import { gameFlags } from '../game-options.ts';
import { progressBar } from '../simulate/progress.ts';
import { speakerFor } from '../speaker.ts';
import { threadsTyped } from '../threads.ts';
import { deckFlag, gameTyped } from '../typed-deck.ts';
import { boutsOf, planTyped } from './plan.ts';
import { resultOf } from './result.ts';
import { resultTable } from './result-table.ts';
import { runArena } from './run-arena.ts';
import { readState, writeState } from './state-file.ts';

export const arena: Command = {
  name: 'arena',
  flags: {
    bots: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    sprt: { type: 'string' },
    kingdoms: { type: 'string' },
    patience: { type: 'string' },
    threads: { type: 'string' },
    resume: { type: 'string' },
    ...gameFlags,
    ...deckFlag,
    json: { type: 'boolean' },
  },
  run,
};

async function run({ positionals, values, language, terminal, out }: CommandArgs): Promise<number> {
  const typed = gameTyped(positionals[0], values);
  noMoreWords(positionals, 1);
  const plan = planTyped(typed, values);
  const threads = threadsTyped(values);
  const file = textOf(values, 'resume');
  const begun = file === undefined ? [] : readState(file, plan);
  if (file !== undefined && begun.length === 0) writeState(file, plan, []);
  const speaker = speakerFor(typed.registered, language);

  const perDeal = gamesPerDeal(plan.players);
  const bar = progressBar(speaker, boutsOf(plan).length * plan.deals * perDeal);
  const tallies = await runArena(plan, begun, threads, (now) => {
    if (file !== undefined) writeState(file, plan, now);
    bar.show(now.reduce((sum, { deals }) => sum + deals * perDeal, 0));
  }).finally(bar.clear);

  const result = resultOf(plan, tallies);
  if (values['json'] === true) out(JSON.stringify(result));
  else for (const line of resultTable(speaker, terminal, result)) out(line);
  return 0;
}
