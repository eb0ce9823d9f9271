import type { Speaker } from '@zunft/text';
import { paintFor } from '../paint.ts';
import type { Terminal } from '../terminal.ts';
import { aligned } from './aligned.ts';
import type { Summary } from './summary.ts';

/** What came of a simulation, for people. */
export function summaryTable(
  speaker: Speaker,
  terminal: Terminal,
  summary: Summary,
  botName: (name: string) => string,
): string[] {
  const paint = paintFor(terminal);
  const say = (word: string): string => speaker.say(`simulate.${word}`);
  const whole = new Intl.NumberFormat(speaker.language, { maximumFractionDigits: 0 });
  const fine = new Intl.NumberFormat(speaker.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(speaker.language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const { game, players, games, winsByBot, winsBySeat, lengths, tied } = summary;
  const interval = ({ low, high }: { readonly low: number; readonly high: number }): string =>
    `${percent.format(low)} – ${percent.format(high)}`;
  const bots = Object.entries(winsByBot).map(([name, bot]) => [
    botName(name),
    whole.format(bot.wins),
    percent.format(bot.rate),
    interval(bot),
    percent.format(bot.alone.rate),
    percent.format(bot.tied.rate),
    `${fine.format(bot.score.mean)} ± ${fine.format(bot.score.sd)}`,
  ]);
  const seats = winsBySeat.map((wins, seat) => [
    speaker.say('simulate.seat', { number: seat + 1 }),
    whole.format(wins),
    percent.format(wins / games),
    percent.format(summary.aloneBySeat[seat]!.rate),
    interval(summary.aloneBySeat[seat]!),
  ]);
  const ways = Object.entries(summary.wonBy ?? {}).map(([way, count]) => [
    speaker.say('simulate.won-by', { way: speaker.say(`victory.${way}`) }),
    `${whole.format(count)} (${percent.format(count / games)})`,
  ]);
  const figures = [
    [say('turns'), `${fine.format(summary.turnsPerPlayer)} ± ${fine.format(summary.turnsPerPlayerSd)}`],
    [say('shortest'), whole.format(lengths.min)],
    [say('median'), whole.format(lengths.median)],
    [say('p90'), whole.format(lengths.p90)],
    [say('longest'), whole.format(lengths.max)],
    [say('ties'), `${whole.format(summary.ties)} (${percent.format(tied.rate)}, ${interval(tied)})`],
    ...ways,
    [say('decisions'), whole.format(summary.decisions)],
    [say('seconds'), fine.format(summary.seconds)],
    [say('speed'), whole.format(summary.gamesPerSecond)],
    [say('cpu-speed'), whole.format(summary.gamesPerCpuSecond)],
  ];
  return [
    paint('strong', speaker.say('simulate.title', { game, players, games })),
    '',
    ...aligned([['bot', 'wins', 'share', 'interval', 'alone', 'tied', 'points'].map(say), ...bots]),
    '',
    ...aligned([['turn-order', 'wins', 'share', 'alone', 'interval'].map(say), ...seats]),
    '',
    ...aligned(figures),
  ];
}
