import { botAnswer, botNamed, Search } from '@zunft/bots';
import { games, type RegisteredGame } from '@zunft/games';
import type { Match, Options } from '@zunft/kernel';
import { dealTable } from '@zunft/testkit';
import { perCpuSecond, report } from './measure.ts';

const tables: Readonly<Record<string, Options>> = { dominion: { kingdom: 'arts-and-crafts' } };

/** Questions from the middle of a game between rules of thumb: of the beginning of a step, and of its middle. */
function questions(game: RegisteredGame, seats: number, inMiddle: boolean): Match[] {
  const match = dealTable(game.game, seats, tables[game.game.id] ?? {}, 'search');
  const bot = botNamed(game, 'apprentice')!;
  const found: Match[] = [];
  while (!match.isOver && found.length < 24) {
    const seat = match.waitingFor[0]!;
    const { answers } = match.position();
    const isChoice = match.decisions(seat).some((one) => one.kind !== 'choose' || one.options.length > 2);
    if (match.seq > 40 && answers.length > 0 === inMiddle && isChoice)
      found.push(match.resample(seat, 'real'));
    match.answer(seat, botAnswer(match, seat, bot, `${match.seq}`));
  }
  return found;
}

/** Iterations of searches that go on, one question after the other. */
function iterations(game: RegisteredGame, matches: readonly Match[]): () => number {
  const searches = matches.map(
    (match) => new Search(match.situation(match.waitingFor[0]!, 'x'), game.sense!, 'bench'),
  );
  let next = 0;
  return () => {
    searches[next++ % searches.length]!.run(1);
    return 1;
  };
}

const enough = Symbol('enough');

/** Only the way to the question: a world is drawn and what has been answered in the step is repeated. */
function ways(matches: readonly Match[]): () => number {
  const worlds = matches.map((match) => match.situation(match.waitingFor[0]!, 'x').worlds('bench'));
  const stop = {
    answer(): void {
      throw enough;
    },
  };
  let next = 0;
  return () => {
    try {
      worlds[next++ % worlds.length]!.enter(stop);
    } catch (signal) {
      if (signal !== enough) throw signal;
    }
    return 1;
  };
}

function draws(matches: readonly Match[]): () => number {
  const streams = matches.map((match) => match.sampler(match.waitingFor[0]!).stream('bench'));
  let next = 0;
  return () => {
    streams[next++ % streams.length]!();
    return 1;
  };
}

const percent = (part: number): string => `${(100 * Math.max(0, part)).toFixed(1)} %`;

for (const game of games.filter(({ sense }) => sense !== undefined)) {
  for (const seats of [2, 4]) {
    const [begun, middle] = [false, true].map((inMiddle) => questions(game, seats, inMiddle));
    const rate = perCpuSecond(iterations(game, begun!));
    const rateInMiddle = perCpuSecond(iterations(game, middle!));
    const way = perCpuSecond(ways(begun!));
    const wayInMiddle = perCpuSecond(ways(middle!));
    const draw = perCpuSecond(draws(middle!));
    report(`${game.game.id}, ${seats} players, from the middle of a game`, [
      ['from the beginning of a step', rate, 'iterations'],
      ['from the middle of a step', rateInMiddle, 'iterations'],
    ]);
    console.log(
      `  the way to the question: ${percent(rate / way)} of an iteration; in the middle of a step ` +
        `${percent(rateInMiddle / wayInMiddle)}, of it drawing a world ${percent(wayInMiddle / draw)}; ` +
        `lost to repeating answers: ${percent(rateInMiddle / wayInMiddle - rateInMiddle / way)}`,
    );
  }
}
