import { readFileSync } from 'node:fs';
import type { Speaker } from '@zunft/text';
import { barOf, binsOf, histogram, rangeOf, scaleOf } from './charts.ts';
import {
  type Figures,
  fewCases,
  type ItemFigures,
  type KindFigures,
  spread,
  type WinShare,
} from './figures.ts';

/** What a page is about. */
export interface PageSetup {
  readonly speaker: Speaker;
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  /** How that bot plays, if it is known. */
  readonly botAbout: readonly string[];
  readonly seed: string;
  /** The options of the tables, in words. */
  readonly options: readonly string[];
  /** What has to be typed to get the same page again. */
  readonly command: string;
  readonly figures: readonly Figures[];
  /** What an item is called. */
  title(item: string): string;
}

/** A page that needs nothing but itself. */
export function reportPage(setup: PageSetup): string {
  return new Page(setup).html();
}

const style = (): string => readFileSync(new URL('page.css', import.meta.url), 'utf8');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A line of a chart. */
interface Row {
  readonly name: string;
  readonly meta: string;
  readonly wins: WinShare;
}

const isClear = ({ wins }: Row): boolean => wins.cases >= fewCases;

/** In hundredths of a line. */
const closest = 32;

class Page {
  private readonly setup: PageSetup;
  private readonly percent: Intl.NumberFormat;
  private readonly roundPercent: Intl.NumberFormat;
  private readonly fine: Intl.NumberFormat;
  private readonly whole: Intl.NumberFormat;

  constructor(setup: PageSetup) {
    const { language } = setup.speaker;
    const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
    this.setup = setup;
    this.percent = new Intl.NumberFormat(language, { style: 'percent', ...oneDigit });
    this.roundPercent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
    this.fine = new Intl.NumberFormat(language, oneDigit);
    this.whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  }

  private say(word: string, params: Parameters<Speaker['say']>[1] = {}): string {
    return escaped(this.setup.speaker.say(`report.${word}`, params));
  }

  html(): string {
    const { speaker, figures, command, rulesVersion, options } = this.setup;
    const title = this.say(`${this.setup.game}.title`);
    return [
      `<!doctype html><html lang="${speaker.language}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${title}</title><style>${style()}</style></head><body>`,
      `<header><h1>${title}</h1>${this.introduction()}`,
      figures.length > 1 ? `<nav>${figures.map(({ players }) => this.link(players)).join('')}</nav>` : '',
      '</header>',
      ...figures.map((each, i) => this.players(each, i === 0)),
      `<footer><p>${this.say('made-by', { version: rulesVersion })}</p><pre><code>${escaped(command)}</code></pre>`,
      `<p class="note">${options.map((line) => escaped(line.trim())).join(' · ')}</p></footer></body></html>\n`,
    ].join('\n');
  }

  private introduction(): string {
    const { bot, botAbout, seed, figures } = this.setup;
    const games = figures.reduce((sum, each) => sum + each.games, 0);
    const [about, ...others] = ['about', 'reading', 'caution'].map((word) =>
      this.say(word, { bot, seed, games, few: fewCases }),
    );
    return [about, ...botAbout.map(escaped), ...others].map((text) => `<p>${text}</p>`).join('');
  }

  private link(players: number): string {
    return `<a href="#players-${players}">${this.say('players', { players })}</a>`;
  }

  /** Everything about games with so many players. */
  private players(figures: Figures, isOpen: boolean): string {
    const { players, games, ties, kinds } = figures;
    const facts = this.say('facts', { games, ties: this.percent.format(ties.share) });
    return [
      `<details class="players"${isOpen ? ' open' : ''}>`,
      `<summary><h2>${this.say('players', { players })}</h2><span class="note">${facts}</span></summary>`,
      // A link to something inside opens it.
      `<div class="grid" id="players-${players}">${this.seats(figures)}${this.ways(figures)}${this.length(figures)}${this.points(figures)}</div>`,
      `<div class="grid wide">${kinds.map((kind) => this.kind(kind, players)).join('\n')}</div>`,
      '</details>',
    ].join('\n');
  }

  private card(title: string, note: string, body: string): string {
    return `<section class="card"><h3>${title}</h3><p class="note">${note}</p>${body}</section>`;
  }

  private seats({ seats, players }: Figures): string {
    const rows = seats.map((wins, seat) => ({
      name: this.say('seat', { number: seat + 1 }),
      meta: '',
      wins,
    }));
    const note = this.say('seats-about', { expected: this.percent.format(1 / players) });
    return this.card(this.say('seats'), note, this.bars(rows, 1 / players));
  }

  private ways({ ways }: Figures): string {
    if (ways.length === 0) return '';
    const { game } = this.setup;
    const rows = ways.map(({ id, wins }) => ({ name: this.say(`${game}.way.${id}`), meta: '', wins }));
    return this.card(this.say('ways'), this.say('ways-about'), this.bars(rows, 1 / ways.length));
  }

  private length({ gamesByTurns, turnsPerPlayer, players }: Figures): string {
    const { mean, sd } = turnsPerPlayer;
    const note = this.say('length-about', { mean: this.fine.format(mean), sd: this.fine.format(sd) });
    const bins = binsOf([gamesByTurns]);
    const plot = histogram([{ name: 'winners', counts: gamesByTurns }], bins, note);
    return this.card(this.say('length'), note, plot + this.ticks(bins.from / players, bins.to / players));
  }

  private points({ winnersByScore, othersByScore }: Figures): string {
    const [winners, others] = [spread(winnersByScore), spread(othersByScore)];
    const note = this.say('points-about', {
      winners: this.fine.format(winners.mean),
      others: this.fine.format(others.mean),
    });
    const bins = binsOf([winnersByScore, othersByScore]);
    const series = [
      { name: 'winners', counts: winnersByScore },
      { name: 'others', counts: othersByScore },
    ];
    const key = series.map(({ name }) => `<span><i class="${name}"></i>${this.say(name)}</span>`).join('');
    const plot = histogram(series, bins, note);
    return this.card(
      this.say('points'),
      note,
      `${plot}${this.ticks(bins.from, bins.to)}<p class="key">${key}</p>`,
    );
  }

  private ticks(from: number, to: number): string {
    const values = [0, 1, 2, 3, 4].map((quarter) => this.whole.format(from + ((to - from) * quarter) / 4));
    return `<div class="ticks">${values.map((value) => `<span>${value}</span>`).join('')}</div>`;
  }

  private kind({ id, items }: KindFigures, players: number): string {
    const { game } = this.setup;
    const expected = 1 / players;
    const rows = items.map((item) => ({
      name: escaped(this.setup.title(item.item)),
      meta: this.meta(id, item),
      wins: item.wins,
    }));
    const note = this.say(`${game}.${id}.about`, { expected: this.percent.format(expected) });
    return this.card(this.say(`${game}.${id}`), note, this.bars(rows, expected));
  }

  private meta(kind: string, { timesPerGame, hadBy, turnsPerPlayer }: ItemFigures): string {
    return this.say(`${this.setup.game}.${kind}.meta`, {
      times: this.fine.format(timesPerGame),
      had: this.roundPercent.format(hadBy),
      turns: this.fine.format(turnsPerPlayer),
    });
  }

  /** A row for each, and above them the ends of the scale and what everybody could expect. */
  private bars(rows: readonly Row[], expected: number): string {
    const clear = rows.filter(isClear).map(({ wins }) => wins);
    const range = rangeOf(clear, expected);
    const at = scaleOf(range);
    const middle = Math.round(at(expected));
    const tick = (place: number, share: number): string =>
      `<span style="left:${place}%;translate:-${place}%">${this.roundPercent.format(share)}</span>`;
    // Numbers that stand too close to each other cannot be read.
    const ends = [
      ...(middle < closest ? [] : [tick(0, range.from)]),
      ...(middle > 100 - closest ? [] : [tick(100, range.to)]),
    ];
    const axis = [tick(middle, expected), ...ends].join('');
    const row = ({ name, meta, wins }: Row): string => this.row(name, meta, wins, barOf(wins, expected, at));
    const few = rows.filter((each) => !isClear(each));
    const chart = [
      `<table><thead><tr><th class="name"></th><th><div class="axis">${axis}</div></th>`,
      `<th class="value">${this.say('share')}</th></tr></thead>`,
      `<tbody>${rows.filter(isClear).map(row).join('\n')}</tbody></table>`,
    ].join('');
    return `${clear.length > 0 ? chart : ''}${few.length > 0 ? this.few(few) : ''}`;
  }

  private row(name: string, meta: string, wins: WinShare, bar: string): string {
    const cases = this.say('cases', { count: wins.cases });
    const interval = `${this.percent.format(wins.low)} – ${this.percent.format(wins.high)}`;
    return [
      `<tr><th scope="row" class="name">${name}${meta && `<small>${meta}</small>`}</th><td>${bar}</td>`,
      `<td class="value">${this.percent.format(wins.share)}<small>${interval}<br>${cases}</small></td></tr>`,
    ].join('');
  }

  /** What happened too seldom to be plotted. */
  private few(rows: readonly Row[]): string {
    const body = rows.map(({ name, meta, wins }) => {
      const cases = this.say('cases', { count: wins.cases });
      const share = wins.cases === 0 ? '' : `${this.percent.format(wins.share)}<br>`;
      const value = `<td class="value"><small>${share}${cases}</small></td>`;
      return `<tr><th scope="row">${name}<small>${meta}</small></th>${value}</tr>`;
    });
    const title = this.say('few', { count: rows.length, few: fewCases });
    return `<details class="few"><summary>${title}</summary><table><tbody>${body.join('\n')}</tbody></table></details>`;
  }
}
