import type { RegisteredGame } from '@zunft/games';
import {
  completeOptions,
  fastChance,
  Match,
  makeTable,
  none,
  type Options,
  type Policy,
  playOut,
  type Sense,
  Stream,
  type Table,
} from '@zunft/kernel';
import { type Bot, botAnswer } from '../bot.ts';
import { RandomPolicy } from '../random.ts';
import type { Sample } from './softmax-regression.ts';

export interface SelfPlay {
  readonly game: RegisteredGame & { readonly sense: Sense };
  readonly bot: Bot;
  readonly seats: number;
  /** Tables to choose from, one after the other. */
  readonly tables: readonly Options[];
  readonly seed: string;
}

/** One answer in so many is given at random, so that tables are seen that good play would avoid. */
const oneAtRandom = 20;

/** Plays game number `i` of a bot against itself and measures the table at the beginning of every turn. */
export function samplesOf(setup: SelfPlay, i: number): Sample[] {
  const { game, seats, tables, seed, bot } = setup;
  const own = `${seed}/${i}`;
  const stream = new Stream(own);
  const options = completeOptions(game.game, seats, tables[i % tables.length]!, (bound) =>
    stream.below(bound),
  );
  const player = {
    own,
    options,
    random: new RandomPolicy(own),
    isRandom: () => stream.below(oneAtRandom) === 0,
  };
  const notes = new Notes(game, seats);
  const table = bot.policy === undefined ? thinking(setup, player, notes) : byRules(setup, player, notes);
  const { places } = game.game.outcome(table);
  const winners = places.filter((place) => place === 1).length;
  const won = places.map((place) => (place === 1 ? 1 / winners : 0));
  return notes.measured.map((row) => ({ measured: row, won }));
}

interface Player {
  readonly own: string;
  readonly options: Options;
  readonly random: RandomPolicy;
  /** Whether the next answer is given at random. */
  isRandom(): boolean;
}

/** What was measured in the course of a game. */
class Notes {
  readonly measured: Float64Array[] = [];
  private readonly game: SelfPlay['game'];
  private readonly seats: number;
  private readonly turn: number;
  private last = none;

  constructor(game: SelfPlay['game'], seats: number) {
    this.game = game;
    this.seats = seats;
    this.turn = game.game.counters.findIndex(({ name }) => name === 'turn');
  }

  look(t: Table): void {
    const turn = t.get(this.turn);
    if (turn === this.last) return;
    const isFirst = this.last === none;
    this.last = turn;
    if (isFirst) return;
    const row = new Float64Array(this.seats * this.game.sense.features.length);
    this.game.sense.measure(t, row);
    this.measured.push(row);
  }
}

/** Thinking takes a table that can stand still. */
function thinking({ game: { game }, bot, seats }: SelfPlay, player: Player, notes: Notes): Table {
  const { own, options, random } = player;
  const match = Match.deal(game, { seats, options, chance: { kind: 'fast', seed: own } });
  while (!match.isOver) {
    notes.look(match.table);
    const seat = match.nextToAnswer!;
    match.answer(
      seat,
      player.isRandom() ? match.answerBy(seat, random) : botAnswer(match, seat, bot, `${own}/${match.seq}`),
    );
  }
  return match.table;
}

/** Rules of thumb play much faster without. */
function byRules({ game: { game }, bot, seats }: SelfPlay, player: Player, notes: Notes): Table {
  const { own, options, random } = player;
  const chance = fastChance(own);
  const table = makeTable(game, seats, options, chance);
  chance.start(table.cells);
  game.setup(table);
  const rules = bot.policy!(own);
  const mixed: Policy = {
    answer: (t, question) => (player.isRandom() ? random : rules).answer(t, question),
  };
  while (playOut(game, table, mixed, 1) > 0) notes.look(table);
  return table;
}
