import type { Speaker } from '@zunft/text';
import { paintFor } from '../paint.ts';
import type { Terminal } from '../terminal.ts';
import { aligned } from './aligned.ts';
import type { Summary } from './summary.ts';

/** What came of a simulation, for people. */
export function summaryTable(speaker: Speaker, terminal: Terminal, summary: Summary): string[] {
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
  const { game, players, games, winsByBot, winsBySeat, lengths } = summary;
  const bots = Object.entries(winsByBot).map(([name, { wins, rate, low, high }]) => [
    speaker.say(`bot.${name}`),
    whole.format(wins),
    percent.format(rate),
    `${percent.format(low)} – ${percent.format(high)}`,
  ]);
  const seats = winsBySeat.map((wins, seat) => [
    speaker.say('simulate.seat', { number: seat + 1 }),
    whole.format(wins),
    percent.format(wins / games),
  ]);
  const figures = [
    [say('turns'), `${fine.format(summary.turnsPerPlayer)} ± ${fine.format(summary.turnsPerPlayerSd)}`],
    [say('shortest'), whole.format(lengths.min)],
    [say('median'), whole.format(lengths.median)],
    [say('p90'), whole.format(lengths.p90)],
    [say('longest'), whole.format(lengths.max)],
    [say('ties'), whole.format(summary.ties)],
    [say('decisions'), whole.format(summary.decisions)],
    [say('seconds'), fine.format(summary.seconds)],
    [say('speed'), whole.format(summary.gamesPerSecond)],
    [say('cpu-speed'), whole.format(summary.gamesPerCpuSecond)],
  ];
  return [
    paint('strong', speaker.say('simulate.title', { game, players, games })),
    '',
    ...aligned([[say('bot'), say('wins'), say('share'), say('interval')], ...bots]),
    '',
    ...aligned([[say('turn-order'), say('wins'), say('share')], ...seats]),
    '',
    ...aligned(figures),
  ];
}
