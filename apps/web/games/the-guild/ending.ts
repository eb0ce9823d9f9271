import type { Json, Seat } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { Scene } from '../../table/scene.ts';
import { standingOf, votesNow } from './candidates.ts';
import { guildView, viewOf } from './view.ts';

/** What a player has reached. */
export function account(view: Json, seat: Seat, speaker: Speaker): readonly string[] {
  const here = guildView(view).seats[seat]!;
  const { title, experience, businesses } = here;
  return [
    speaker.say('tg.account.title', { title: speaker.say(`title.${title}`), experience }),
    speaker.say('tg.account.votes', { count: votesNow(here) }),
    speaker.say('tg.account.businesses', { count: businesses.length }),
  ];
}

/** What decided the game: an election, with its result, or the title of Count. */
export function verdict(scene: Scene): string | undefined {
  const { winner, wonBy } = viewOf(scene);
  if (winner === null) return undefined;
  const verdict = scene.speaker.value.say(`tg.verdict.${wonBy}`, {
    who: winner === scene.viewer ? 'you' : 'other',
    name: scene.names.value[winner]!,
  });
  return wonBy === 'election' ? `${verdict} ${standingOf(scene)}`.trimEnd() : verdict;
}
