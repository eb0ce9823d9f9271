import { RandomPolicy } from '@zunft/bots';
import { games } from '@zunft/games';
import { fastChance, type Game, Match, makeTable, playOut } from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { perCpuSecond, report } from './measure.ts';

/** Random games from the deal to the end, on one table that is wiped and dealt again. */
function randomGames(game: Game, seats: number): () => number {
  const { options } = dealTable(game, seats, {}, 'bench').table;
  const t = makeTable(game, seats, options, fastChance('bench'));
  t.chance.start(t.cells);
  const blank = t.cells.slice();
  const policy = new RandomPolicy('bench');
  return () => {
    blank.set(t.cells.subarray(0, 4));
    t.cells.set(blank);
    t.policy = policy;
    game.setup(t);
    playOut(game, t, policy);
    return 1;
  };
}

/** Recorded games played again through the live table: every answer checked, run, told and journalled. */
function liveAnswers(game: Game): () => number {
  const journals = Array.from({ length: 8 }, (_, i) => {
    const match = dealTable(game, 2 + (i % 3), {}, `live ${i}`);
    playAtRandom(match, `live ${i}`);
    return match.journal();
  });
  let next = 0;
  return () => {
    const journal = journals[next++ % journals.length]!;
    Match.replay(game, journal);
    return journal.records.length;
  };
}

/** A table in the middle of a game, where somebody is asked the first question of a step. */
function midGame(game: Game): Match {
  const match = dealTable(game, 4, {}, 'middle');
  const policy = new RandomPolicy('middle');
  while (match.seq < 150 || match.position().answers.length > 0) {
    const seat = match.waitingFor[0]!;
    match.answer(seat, match.answerBy(seat, policy));
  }
  return match;
}

function copies(game: Game): () => number {
  const match = midGame(game);
  const copy = new Int32Array(match.table.cells.length);
  return () => {
    copy.set(match.table.cells);
    return 1;
  };
}

function resamples(game: Game): () => number {
  const match = midGame(game);
  const seat = match.waitingFor[0]!;
  const draw = match.sampler(seat).stream('bench');
  return () => {
    draw();
    return 1;
  };
}

/** An answer and what everybody is told of it, and taking it back, in a game with so many records. */
function longGame(game: Game, records: number): () => number {
  const match = midGame(game);
  const seat = match.waitingFor[0]!;
  const answer = match.answerBy(seat, new RandomPolicy('long'));
  const once = (): number => {
    match.answer(seat, answer);
    for (let viewer = 0; viewer <= match.table.seats; viewer++) {
      match.undoState(viewer);
      match.log(viewer, match.seq - 1);
    }
    match.takeBackAgreed(seat);
    return 1;
  };
  while (match.seq < records) once();
  return once;
}

for (const { game } of games) {
  const two = perCpuSecond(randomGames(game, 2));
  const four = perCpuSecond(randomGames(game, 4));
  const copy = perCpuSecond(copies(game));
  const sample = perCpuSecond(resamples(game));
  const live = perCpuSecond(liveAnswers(game));
  const short = perCpuSecond(longGame(game, 200));
  const long = perCpuSecond(longGame(game, 20_000));
  const { cells } = midGame(game).table;
  const fresh = perCpuSecond(() => cells.slice().length / cells.length);
  report(game.id, [
    ['random games, 2 players', two, 'games'],
    ['random games, 4 players', four, 'games'],
    ['live answers', live, 'answers'],
    ['copies of a table into another', copy, 'copies'],
    ['copies of a table into new memory', fresh, 'copies'],
    ['resamples', sample, 'worlds'],
    ['answers told and taken back, 200 records', short, 'answers'],
    ['answers told and taken back, 20,000 records', long, 'answers'],
  ]);
  const position = JSON.stringify(midGame(game).position());
  console.log(`  a stored position: ${position.length} bytes`);
  console.log(
    `  2 players to 4 players: ${(two / four).toFixed(2)} : 1; copies to resamples: ${(copy / sample).toFixed(0)} : 1; ` +
      `short games to long ones: ${(short / long).toFixed(2)} : 1`,
  );
}
