import {
  addPairings,
  type Bot,
  botAnswer,
  botAt,
  botNamed,
  dealTally,
  EndlessGame,
  emptyPairing,
  endOf,
  type Forfeit,
  type GameEnd,
  type PairingSetup,
  type PairingTally,
  pairingSeries,
  SeriesCount,
  type SeriesSetup,
  type SeriesTally,
  seedsOf,
} from '@zunft/bots';
import type { Host, LiveTable } from '@zunft/host';
import type { Seat } from '@zunft/kernel';
import type { Request } from '@zunft/protocol';
import { memoryHost } from '../memory-host.ts';
import { isProgram } from '../typed-bots.ts';
import { gamesWith } from '../typed-deck.ts';
import { Programs } from './programs.ts';

/** No sensible game has more answers. */
const mostAnswers = 200_000;

/** Who did not play on, and why. */
type Fault = Pick<Forfeit, 'why' | 'detail'> & { readonly seat: Seat };

/**
 * A pairing in which programs take part: its games are played at tables of a host, with the same deals and the same
 * bots at the other seats as any pairing has.
 */
export class HostedPairing {
  private readonly setup: PairingSetup;
  /** In seconds. */
  private readonly patience: number;
  private readonly host: Host;
  private readonly programs: Programs;
  /** Ours, by name. */
  private readonly bots: Readonly<Record<string, Bot>>;

  constructor(setup: PairingSetup, patience: number) {
    this.setup = setup;
    this.patience = patience;
    this.host = memoryHost(gamesWith(setup.game));
    this.programs = new Programs(this.host);
    const ours = setup.sides.filter((side) => !isProgram(side));
    this.bots = Object.fromEntries(ours.map((side) => [side, botNamed(setup.game, side, setup.texts)!]));
  }

  /** Deals number `from` up to, but not including, `to`. */
  async play(from: number, to: number): Promise<PairingTally> {
    const { sides } = this.setup;
    let tally = emptyPairing(this.setup);
    for (let deal = from; deal < to; deal++) {
      const forfeits: Forfeit[] = [];
      const tallies: SeriesTally[] = [];
      for (const [lineup, series] of pairingSeries(this.setup).entries()) {
        tallies.push(await this.playLineup(series, lineup, deal, forfeits));
      }
      tally = addPairings(tally, dealTally(sides, tallies, forfeits));
    }
    return tally;
  }

  async end(): Promise<void> {
    await this.programs.end();
  }

  /** One deal until everybody has had every seat. */
  private async playLineup(
    series: SeriesSetup,
    lineup: number,
    deal: number,
    forfeits: Forfeit[],
  ): Promise<SeriesTally> {
    const { bots } = series;
    const count = new SeriesCount(bots);
    for (let i = deal * bots.length; i < (deal + 1) * bots.length; i++) {
      const { end, fault } = await this.playGame(series, `game-${lineup}-${i}`, i);
      count.add(end, (seat) => botAt(series, seat, i));
      if (fault === undefined) continue;
      const { seat, why, detail } = fault;
      forfeits.push({ side: bots[botAt(series, seat, i)]!, deal, why, detail });
    }
    return count.tally();
  }

  private async playGame(
    series: SeriesSetup,
    name: string,
    i: number,
  ): Promise<{ readonly end: GameEnd; readonly fault: Fault | undefined }> {
    const { game } = series.game;
    const table = await this.host.open({
      command: 'new',
      game: game.id,
      table: name,
      seats: series.bots.length,
      options: { ...series.options } as Request<'new'>['options'],
      seed: seedsOf(series, i).dealt,
    });
    const chairs = series.bots.flatMap((_, seat) => {
      const chair = botAt(series, seat, i);
      return isProgram(series.bots[chair]!) ? [{ seat, chair, bot: series.bots[chair]! }] : [];
    });
    const seated = await Promise.all(chairs.map(async ({ chair, bot }) => this.programs.at(chair, bot)));
    this.programs.forget();
    for (const [at, program] of seated.entries()) await program.sit(name, chairs[at]!.seat);
    const fault = await this.playTable(table, series, i);
    const end = await table.read((match) => endOf(game, match.table, match.seq));
    for (const program of seated) await program.leave(name);
    await this.host.forget(name);
    return { end: fault === undefined ? end : withFault(end, fault.seat), fault };
  }

  /** Until the game is over, or a program does not play on. */
  private async playTable(table: LiveTable, series: SeriesSetup, i: number): Promise<Fault | undefined> {
    const botOf = (seat: Seat): string => series.bots[botAt(series, seat, i)]!;
    for (;;) {
      const { waiting, mayAnswer, seq } = await table.read((match) => ({
        waiting: match.waitingFor,
        mayAnswer: match.mayAnswer,
        seq: match.seq,
      }));
      if (waiting.length === 0) return undefined;
      if (seq > mostAnswers) throw new EndlessGame(i);
      const own = [...mayAnswer, ...waiting].find((seat) => !isProgram(botOf(seat)));
      if (own === undefined) {
        const fault = await this.waitFor(waiting[0]!, series, i);
        if (fault !== undefined) return fault;
      } else await this.answer(table, own, series, i);
    }
  }

  /** One of our bots answers. */
  private async answer(table: LiveTable, seat: Seat, series: SeriesSetup, i: number): Promise<void> {
    const bot = this.bots[series.bots[botAt(series, seat, i)]!]!;
    const { own } = seedsOf(series, i);
    await table.play(
      seat,
      () => {},
      (match) => match.answer(seat, botAnswer(match, seat, bot, `${own}/${match.seq}`)),
    );
  }

  private async waitFor(asked: Seat, series: SeriesSetup, i: number): Promise<Fault | undefined> {
    const heard = await this.programs.hear(this.patience * 1000);
    const chair = heard?.chair ?? botAt(series, asked, i);
    if (heard?.act.kind === 'answered') return undefined;
    const complaint = await this.programs.dismiss(chair);
    const seat = series.bots.findIndex((_, other) => botAt(series, other, i) === chair);
    if (heard === undefined)
      return {
        seat,
        why: 'silent',
        detail: [`${this.patience} s`, ...(complaint ? [complaint] : [])].join(', '),
      };
    return { seat, why: heard.act.kind, detail: heard.act.detail };
  }
}

/** Whoever does not play on is last; the others have won together. */
const withFault = (end: GameEnd, fault: Seat): GameEnd => ({
  ...end,
  places: end.places.map((_, seat) => (seat === fault ? end.places.length : 1)),
});
