import { decisive } from '@zunft/bots';
import type { Speaker } from '@zunft/text';
import { kingdomLabel } from '../dominion/kingdom-words.ts';
import { paintFor } from '../paint.ts';
import { widthOf, wrap } from '../paragraph.ts';
import { aligned } from '../simulate/aligned.ts';
import type { Terminal } from '../terminal.ts';
import { botTitle } from '../typed-bots.ts';
import type { ArenaResult, BoutResult, EloResult, PairingResult } from './result.ts';

const infinite = '∞';

/** What came of an arena, for people. */
export function resultTable(speaker: Speaker, terminal: Terminal, result: ArenaResult): string[] {
  return new ResultTable(speaker, terminal, result).lines();
}

class ResultTable {
  private readonly speaker: Speaker;
  private readonly terminal: Terminal;
  private readonly result: ArenaResult;
  private readonly whole: Intl.NumberFormat;
  private readonly fine: Intl.NumberFormat;
  private readonly percent: Intl.NumberFormat;
  private readonly signed: Intl.NumberFormat;

  constructor(speaker: Speaker, terminal: Terminal, result: ArenaResult) {
    const { language } = speaker;
    const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
    this.speaker = speaker;
    this.terminal = terminal;
    this.result = result;
    this.whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    this.fine = new Intl.NumberFormat(language, oneDigit);
    this.percent = new Intl.NumberFormat(language, { style: 'percent', ...oneDigit });
    this.signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  }

  lines(): string[] {
    const { game, players, bots, gamesPerDeal, pairings, seed } = this.result;
    const title = this.say('title', { game, players, bots: bots.length, seed });
    return [
      paintFor(this.terminal)('strong', title),
      ...this.wrapped(
        this.say('seats', { players, games: gamesPerDeal, null: this.percent.format(1 / players) }),
      ),
      ...(bots.length > 2 ? ['', this.say('cross'), ...this.crossTable()] : []),
      ...pairings.flatMap((pairing) => ['', ...this.pairing(pairing)]),
    ];
  }

  private say(word: string, params: Parameters<Speaker['say']>[1] = {}): string {
    return this.speaker.say(`arena.${word}`, params);
  }

  private wrapped(text: string): string[] {
    return wrap(text, this.terminal.columns);
  }

  private title(bot: string): string {
    return botTitle(this.speaker, bot);
  }

  /** The share of the row against the column. */
  private crossTable(): string[] {
    const { bots, pairings } = this.result;
    const share = (row: string, column: string): string => {
      if (row === column) return '–';
      const found = pairings.find((pairing) => pairing.bots.includes(row) && pairing.bots.includes(column))!;
      return this.percent.format(found.bots[0] === row ? found.share : 1 - found.share);
    };
    const mean = (row: string): string => {
      const own = pairings.filter((pairing) => pairing.bots.includes(row));
      const shares = own.map((pairing) => (pairing.bots[0] === row ? pairing.share : 1 - pairing.share));
      return this.percent.format(shares.reduce((sum, each) => sum + each, 0) / shares.length);
    };
    const rows = bots.map((row) => [...bots.map((column) => share(row, column)), mean(row)]);
    const titles = bots.map((bot) => this.title(bot));
    const named = aligned([['', ...titles, this.say('mean')], ...rows.map((row, i) => [titles[i]!, ...row])]);
    if (this.fits(named)) return named;
    const numbers = bots.map((_, i) => String(i + 1));
    return aligned([
      ['', ...numbers, this.say('mean')],
      ...rows.map((row, i) => [`${numbers[i]} ${titles[i]}`, ...row]),
    ]);
  }

  private fits(lines: readonly string[]): boolean {
    return lines.every((line) => widthOf(line) <= this.terminal.columns);
  }

  /** Where the rows are too long, the columns become rows. */
  private table(rows: readonly (readonly string[])[]): string[] {
    const lines = aligned(rows);
    return this.fits(lines) ? lines : aligned(rows[0]!.map((_, i) => rows.map((row) => row[i]!)));
  }

  private pairing(pairing: PairingResult): string[] {
    const [one, other] = pairing.bots.map((bot) => this.title(bot));
    const games = pairing.bouts.reduce((sum, bout) => sum + bout.games, 0);
    const deals = pairing.bouts.reduce((sum, bout) => sum + bout.deals, 0);
    const paint = paintFor(this.terminal);
    const title = this.say('pairing', { one: one!, other: other!, games, deals });
    const body = pairing.bouts.length === 1 ? this.bout(pairing.bouts[0]!) : this.kingdoms(pairing);
    return [...this.wrapped(title).map((line) => paint('strong', line)), ...body];
  }

  private interval({ low, high }: { readonly low: number; readonly high: number }): string {
    return `${this.percent.format(low)} – ${this.percent.format(high)}`;
  }

  private elo({ value, low, high }: EloResult): string {
    const shown = (elo: number | null, end: string): string => (elo === null ? end : this.signed.format(elo));
    const end = low === null ? `-${infinite}` : infinite;
    return `${shown(value, end)} (${shown(low, `-${infinite}`)} … ${shown(high, infinite)})`;
  }

  private bout(bout: BoutResult): string[] {
    const { players } = this.result;
    const columns = ['bot', 'wins', 'share', 'interval', 'alone', 'tied', 'points'];
    const single = players > 2 ? [this.say('single'), this.speaker.say('simulate.interval')] : [];
    const rows = bout.sides.map((side) => [
      this.title(side.bot),
      this.fine.format(side.wins),
      this.percent.format(side.share),
      this.interval(side),
      this.percent.format(side.alone.rate),
      this.percent.format(side.tied.rate),
      this.fine.format(side.points.mean),
      ...(side.single === undefined
        ? []
        : [this.percent.format(side.single.rate), this.interval(side.single)]),
    ]);
    const figures = [
      [this.say('elo'), this.elo(bout.elo)],
      [
        this.say('first-seat'),
        `${this.percent.format(bout.firstSeat.rate)} (${this.interval(bout.firstSeat)})`,
      ],
      [this.speaker.say('simulate.turns'), this.fine.format(bout.turnsPerPlayer)],
      [this.say('decisions'), this.fine.format(bout.decisionsPerGame)],
    ];
    return [
      ...this.table([[...columns.map((word) => this.speaker.say(`simulate.${word}`)), ...single], ...rows]),
      ...aligned(figures),
      ...this.test(bout),
      ...this.forfeits([bout]),
    ];
  }

  /** A row for each kingdom, and what they come to. */
  private kingdoms(pairing: PairingResult): string[] {
    const rows = pairing.bouts.map((bout) => [
      kingdomLabel(bout.kingdom!, this.speaker),
      this.whole.format(bout.games),
      this.percent.format(bout.sides[0].share),
      this.interval(bout.sides[0]),
      this.elo(bout.elo),
    ]);
    const mean = [this.say('all-kingdoms'), '', this.percent.format(pairing.share), this.interval(pairing)];
    const title = [
      this.say('kingdom'),
      this.say('games'),
      ...['share', 'interval'].map((word) => this.speaker.say(`simulate.${word}`)),
      this.say('elo-short'),
    ];
    const table = [title, ...rows, mean];
    const lines = aligned(table);
    const narrow = this.fits(lines) ? lines : aligned(table.map((row) => row.slice(0, mean.length)));
    return [...narrow, ...this.forfeits(pairing.bouts)];
  }

  private test({ test, sides }: BoutResult): string[] {
    if (test === undefined) return [];
    const [one] = sides;
    return this.wrapped(
      this.say('test', {
        verdict: test.verdict,
        bot: this.title(one.bot),
        elo0: test.elo0,
        elo1: test.elo1,
        evidence: this.two(test.evidence),
        bound: this.two(decisive),
      }),
    );
  }

  private two(value: number): string {
    return new Intl.NumberFormat(this.speaker.language, { maximumFractionDigits: 2 }).format(value);
  }

  /** One line for each bot and cause, with the first case of it. */
  private forfeits(bouts: readonly BoutResult[]): string[] {
    const all = bouts.flatMap(({ forfeits }) => forfeits);
    const causes = new Set(all.map(({ side, why }) => JSON.stringify([side, why])));
    return [...causes].flatMap((cause) => {
      const own = all.filter(({ side, why }) => JSON.stringify([side, why]) === cause);
      const { side, why, deal, detail } = own[0]!;
      const params = { bot: this.title(side), count: own.length, why, deal: deal + 1, detail };
      return this.wrapped(this.say('forfeit', params));
    });
  }
}
