import { RandomPolicy, Series } from '@zunft/bots';
import { games } from '@zunft/games';
import { completeOptions, fastChance, type Game, makeTable, playOut, Stream } from '@zunft/kernel';
import { BareMoney } from './bare-money.ts';
import { perCpuSecond, report } from './measure.ts';

const registered = games.find(({ game }) => game.id === 'dominion')!;

const firstGame = 'cellar,market,militia,mine,moat,remodel,smithy,village,woodcutter,workshop';
const withLaboratory = firstGame.replace('woodcutter', 'laboratory');

/** Games that are counted together. */
const atATime = 20;

/** Games between a bot and itself, as `zunft simulate` plays them: full rules, every game with its own seed. */
function mirror(bot: string, kingdom: string): () => number {
  const series = new Series({
    game: registered,
    bots: [bot, bot],
    options: { kingdom },
    seed: 'bench',
    fixedSeats: false,
  });
  let next = 0;
  return () => {
    series.play(next, next + atATime);
    next += atATime;
    return atATime;
  };
}

/** Random answers over so many random kingdoms, whose tables are laid out beforehand. */
function randomKingdoms(game: Game, seats: number, kingdoms: number): () => number {
  const tables = Array.from({ length: kingdoms }, (_, i) => {
    const stream = new Stream(`bench ${i}`);
    const options = completeOptions(game, seats, {}, (bound) => stream.below(bound));
    const table = makeTable(game, seats, options, fastChance(`bench ${i}`));
    table.chance.start(table.cells);
    return { table, blank: table.cells.slice() };
  });
  const policy = new RandomPolicy('bench');
  let next = 0;
  return () => {
    const { table, blank } = tables[next++ % kingdoms]!;
    blank.set(table.cells.subarray(0, 4));
    table.cells.set(blank);
    table.policy = policy;
    game.setup(table);
    playOut(game, table, policy);
    return 1;
  };
}

function bareMoney(): () => number {
  const stream = new Stream('bench');
  const bare = new BareMoney((bound) => stream.below(bound));
  return () => {
    bare.play();
    return 1;
  };
}

// A process of its own: what was measured before changes how well the engine runs.
const money = perCpuSecond(mirror('big-money-duchies', firstGame));
const smithy = perCpuSecond(mirror('smithy', firstGame));
const engine = perCpuSecond(mirror('engine', withLaboratory));
const apprentice = perCpuSecond(mirror('apprentice', 'random'));
const random = perCpuSecond(randomKingdoms(registered.game, 2, 200));
const bare = perCpuSecond(bareMoney());
report('dominion, 2 players', [
  ['Big Money mirror', money, 'games'],
  ['Big Money with Smithies, mirror', smithy, 'games'],
  ['engine mirror', engine, 'games'],
  ['apprentices, random kingdoms', apprentice, 'games'],
  ['random play, random kingdoms', random, 'games'],
  ['bare Big Money loop (the ceiling)', bare, 'games'],
]);
console.log(
  `  the ceiling to Big Money: ${(bare / money).toFixed(1)} : 1; to the engine: ${(bare / engine).toFixed(1)} : 1`,
);
