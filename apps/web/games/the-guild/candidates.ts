import { titles } from '@zunft/games/the-guild/text';
import type { Scene } from '../../table/scene.ts';
import { type GuildView, type SeatView, viewOf } from './view.ts';

const citizen = titles.indexOf('citizen');

/** With what was played for or against somebody on election day. */
export const votesNow = ({ votes, ballot }: SeatView): number => Math.max(0, votes + ballot);

/** Who stands for mayor, with how many votes, the most first. */
export const candidatesOf = ({ seats }: GuildView): readonly { seat: number; votes: number }[] =>
  seats
    .map((one, seat) => ({
      seat,
      votes: votesNow(one),
      stands: titles.indexOf(one.title) >= citizen && !one.inTower,
    }))
    .filter(({ stands }) => stands)
    .toSorted((a, b) => b.votes - a.votes);

/** The same once the votes are counted: with luck, and with what decided among equals. */
function resultOf(scene: Scene): ReturnType<typeof candidatesOf> {
  const totals = new Map<number, number>();
  for (const { event } of scene.soFar.value) {
    if (event.type === 'count' || event.type === 'tie-break')
      totals.set(event.seat, Number(event.params?.['total']));
  }
  return [...totals].map(([seat, votes]) => ({ seat, votes })).toSorted((a, b) => b.votes - a.votes);
}

/** The same in words, without and with saying that these are votes; empty if nobody does. */
export function candidateList(scene: Scene): string {
  const you = scene.speaker.value.say('tg.you');
  const view = viewOf(scene);
  return (view.wonBy === 'election' ? resultOf(scene) : candidatesOf(view))
    .map(({ seat, votes }) => `${seat === scene.viewer ? you : scene.names.value[seat]}\u00a0${votes}`)
    .join(', ');
}

export function standingOf(scene: Scene): string {
  const list = candidateList(scene);
  return list === '' ? '' : scene.speaker.value.say('tg.standing', { list });
}

/** The votes are about to be counted. */
export const isElectionHeld = ({ caller, stage, phase, active }: GuildView): boolean =>
  stage === 'turn' && phase === 'election' && active === caller;
