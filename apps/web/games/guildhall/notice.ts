import { layout, settings } from '../../settings/settings.ts';
import type { Scene } from '../../table/scene.ts';
import { arrivalsAt } from './arrivals.ts';
import { duelWith } from './duel-with.ts';
import { pointsToWin, viewOf } from './view.ts';

export const notice = (scene: Scene): string | undefined => balance(scene) ?? winning(scene);

/** Who would get what in an exchange. On a desk it stands between the two guildhalls. */
function balance(scene: Scene): string | undefined {
  const rival = duelWith(scene);
  const isDrawnBeside = !settings.value.textTable && (layout.value === 'wide' || layout.value === 'medium');
  if (rival === undefined || isDrawnBeside) return undefined;
  const speaker = scene.speaker.value;
  const lines = [scene.viewer, rival].flatMap((seat) => {
    const cards = arrivalsAt(scene, seat).map(
      ({ card, colours }) => `${speaker.card(card)} (${speaker.say('gh.ofFive', { count: colours })})`,
    );
    const name = scene.names.value[seat]!;
    const who = seat === scene.viewer ? speaker.say('gh.youGet') : speaker.say('gh.theyGet', { name });
    return cards.length > 0 ? [`${who}: ${cards.join(', ')}.`] : [];
  });
  return lines.length > 0 ? lines.join(' ') : undefined;
}

/** Whoever has enough points in the own turn wins when it ends; that needs saying, as the game goes on. */
function winning(scene: Scene): string | undefined {
  const { active, seats, stage } = viewOf(scene);
  const points = seats[scene.viewer]?.points ?? 0;
  const max = pointsToWin(scene);
  if (stage !== 'turn' || active !== scene.viewer || points < max) return undefined;
  return scene.speaker.value.say('gh.winning', { points, max });
}

/** The card whose effect asks: played this turn, or bought. */
export function subject(scene: Scene): string | undefined {
  const source = scene.decision.value?.source?.split('.')[0];
  const mine = viewOf(scene).seats[scene.viewer];
  if (source === undefined || mine === undefined) return undefined;
  return [...mine.honours, ...mine.area].findLast((card) => card === source || card.startsWith(`${source}.`));
}
