import type { Speaker } from '@zunft/text';
import { prestigeFace } from './faces.ts';

/** A prestige card by its name, with what it is worth and what it costs. */
export function prestigeName(speaker: Speaker, card: string): string {
  const { points, cost } = prestigeFace(card)!;
  return speaker.say('gh.prestigeName', {
    name: speaker.card(card),
    worth: speaker.say('gh.prestigeWorth', { points, cost }),
  });
}
