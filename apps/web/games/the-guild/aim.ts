import type { Option, OptionRef, Seat } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';
import { faceOf, givesOf } from './faces.ts';
import { allCards, type LastingZone, mine, otherSeats, viewOf } from './view.ts';

/** The act that is being aimed. */
function actIn(scene: Scene) {
  const decision = scene.decision.value;
  const source = decision?.prompt.key === 'prompt.aim' ? decision.source : undefined;
  return source === undefined ? undefined : faceOf(source).act;
}

/** Whoever would be hit; one card may lie before several, and whose is meant is asked then. */
function victims(scene: Scene, { seat, card, zone }: OptionRef): readonly Seat[] {
  if (seat !== undefined) return [seat];
  return otherSeats(scene).filter((other) =>
    viewOf(scene).seats[other]![zone as LastingZone].some((lying) => lying.card === card),
  );
}

/** From which number on an act succeeds there, from what everybody can see: `4`, or `4/6` if that is still open. */
function needed(scene: Scene, { ref }: Option): string | undefined {
  const act = actIn(scene);
  if (act === undefined) return undefined;
  const { kind, against } = act;
  if (kind === 'intrigue') return against === undefined ? undefined : String(against + 1);
  const numbers = victims(scene, ref).map((seat) => viewOf(scene).seats[seat]![kind] + (against ?? 0) + 1);
  return [...new Set(numbers)].sort((a, b) => a - b).join('/');
}

/** What helps the viewer with the act. */
function skill(scene: Scene): number {
  const me = mine(scene)!;
  const kind = actIn(scene)!.kind;
  const active = allCards(me).filter(({ locked, fresh }) => locked === 0 && !fresh);
  return [me.profession ?? [], active.map(({ card }) => card)]
    .flat()
    .map((card) => givesOf(card).skill)
    .reduce((sum, one) => sum + (one?.acts.includes(kind) ? one.amount : 0), 0);
}

/** How hard a target is to hit, in a few signs. */
export function aimSign(scene: Scene, option: Option): string | undefined {
  const number = needed(scene, option);
  return number && `≥\u00a0${number}`;
}

/** The same in a sentence. */
export function aimNote(scene: Scene, option: Option): string | undefined {
  if (actIn(scene) === undefined) return undefined;
  const number = needed(scene, option);
  const speaker = scene.speaker.value;
  return number === undefined
    ? speaker.say('tg.untested')
    : speaker.say('tg.tested', { needed: number, skill: skill(scene), number: 'none' });
}

/** What the signs mean, where they stand on cards; buttons need the room. */
export function aimLegend(scene: Scene): string | undefined {
  const act = actIn(scene);
  if (act?.target === undefined || (act.kind === 'intrigue' && act.against === undefined)) return undefined;
  return scene.speaker.value.say('tg.aimLegend', { skill: skill(scene) });
}
