import type { Outcome, Seat } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { GameScreen } from './game-screens.ts';
import type { Paint } from './paint.ts';
import { padLeft, padRight, widthOf } from './paragraph.ts';

/** Places, names and points, the winner first. */
export function resultLines(
  { places, scores }: Outcome,
  names: readonly string[],
  speaker: Speaker,
  paint: Paint,
  { score }: Pick<GameScreen, 'score'>,
  you?: Seat,
): string[] {
  const shown = names.map((name, seat) => (seat === you ? speaker.say('play.you', { name }) : name));
  const widest = Math.max(...shown.map(widthOf));
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  const points = scores.map(
    (count) => score?.(count, speaker) ?? speaker.say('play.score', { points: count }),
  );
  const pointsWidth = Math.max(...points.map(widthOf));
  return [
    paint('strong', speaker.say('play.over')),
    ...seats.map((seat) => {
      const place = speaker.say('play.place', { place: places[seat]! });
      return `  ${place} ${padRight(shown[seat]!, widest)}   ${padLeft(points[seat]!, pointsWidth)}`;
    }),
  ];
}
