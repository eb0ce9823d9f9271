import { fastChance, makeTable, none, type Options, type Policy, playOut, type Table } from '@zunft/kernel';
import { dominion } from '../index.ts';

/** No sensible game is longer; one that is counts as lost by whoever made it so. */
const maxSteps = 20_000;

/** Plays games of one kingdom, one after the other on the same table. */
export class Contest {
  /** Games played so far. */
  games = 0;
  private readonly table: Table;
  private readonly blank: Int32Array;
  private readonly seed: string;

  constructor(options: Options, seats: number, seed: string) {
    this.table = makeTable(dominion, seats, options, fastChance(seed));
    this.blank = this.table.cells.slice();
    this.seed = seed;
  }

  get seats(): number {
    return this.table.seats;
  }

  /**
   * Game number `i`, one player against others who all play alike: its share of the win. As many games as there
   * are seats are dealt alike, and it sits in another seat each time.
   */
  share(player: Policy, others: Policy, i: number): number {
    const { table: t } = this;
    const { seats } = t;
    const me = i % seats;
    t.cells.set(this.blank);
    t.chance = fastChance(`${this.seed}/${Math.floor(i / seats)}`);
    t.chance.start(t.cells);
    t.live = false;
    dominion.setup(t);
    this.games++;
    const answering: Policy = {
      answer: (table, question) => (question.seat === me ? player : others).answer(table, question),
      foresee: (table, seat, prompt) =>
        (seat === me ? player : others).foresee?.(table, seat, prompt) ?? none,
    };
    playOut(dominion, t, answering, maxSteps);
    return dominion.isOver(t) ? shareOf(t, me) : 0;
  }
}

function shareOf(t: Table, me: number): number {
  const { places } = dominion.outcome(t);
  if (places[me] !== 1) return 0;
  return 1 / places.filter((place) => place === 1).length;
}
