import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeOptions } from '@zunft/kernel';
import { fitStrategy } from '../games/dominion/bots/fit.ts';
import { dominion } from '../games/dominion/index.ts';
import { type RecommendedSet, recommendedSetIds } from '../games/dominion/kingdom.ts';

// Looks for plans for the recommended sets, longer than a player would wait for them.

const file = join(import.meta.dirname, '../games/dominion/bots/fitted.ts');
const seed = 'fitted';
const searches = 2;
/** In each search of two players; with more of them games take longer, so there are fewer. */
const games = 40_000;
const seatCounts = [2];

/** Several searches, and a last one that begins where they ended. */
function plansOf(kingdom: RecommendedSet, seats: number): readonly [key: string, plans: readonly string[]] {
  const options = completeOptions(dominion, seats, { kingdom }, () => 0);
  const setup = { options, seats, games: Math.ceil((games * 2) / seats) };
  const found = Array.from({ length: searches }, (_, i) => fitStrategy({ ...setup, seed: `${seed}/${i}` }));
  const plans = fitStrategy({ ...setup, games: setup.games * 2, seed, also: found.flat() });
  return [`${seats} ${String(options['kingdom'])}`, plans];
}

const literal = (plan: string): string => `\`\n${plan.trim()}\n\`,`;
const entry = ([key, plans]: ReturnType<typeof plansOf>): string =>
  `  '${key}': [${plans.map(literal).join(' ')}],\n`;

const entries = seatCounts.flatMap((seats) =>
  recommendedSetIds.map((kingdom) => {
    console.log(`${kingdom}, ${seats} players`);
    return entry(plansOf(kingdom, seats));
  }),
);

writeFileSync(
  file,
  `// Written by \`npm run fit:dominion\`: seed "${seed}", ${searches} searches of ${games} games and one of ${2 * games}.

/** By number of players and kingdom: strategies of different kinds, best first. */
export const fittedStrategies: Readonly<Record<string, readonly string[]>> = {
${entries.join('')}};
`,
);
