import type { Option, Seat } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';
import { faceOf, givesOf } from './faces.ts';
import { allCards, type LastingZone, mine, otherSeats, viewOf } from './view.ts';

/** The act that is being aimed. */
function actIn(scene: Scene) {
  const decision = scene.decision.value;
  const isAimed = decision?.prompt.key === 'prompt.aim' || decision?.prompt.key === 'prompt.whose';
  return isAimed && decision.source !== undefined ? faceOf(decision.source).act : undefined;
}

/** Whose the cards are that an option stands for: what is locked, or whose owner is, can be hit but not bought. */
export function ownersOf(scene: Scene, { ref: { card, zone }, legal }: Option): readonly Seat[] {
  const isSale = scene.decision.value?.prompt.key === 'prompt.want-card';
  return otherSeats(scene).flatMap((seat) => {
    const { [zone as LastingZone]: cards = [], inTower } = viewOf(scene).seats[seat]!;
    return cards.flatMap((lying) =>
      lying.card === card && !(isSale && legal && (inTower || lying.locked > 0)) ? seat : [],
    );
  });
}

/** Whoever would be hit; one card may lie before several, and whose is meant is asked then. */
const victims = (scene: Scene, option: Option, owner = option.ref.seat): readonly Seat[] =>
  owner === undefined ? ownersOf(scene, option) : [owner];

/** From which number on an act succeeds there, from what everybody can see: `4`, or `4/6` if that is still open. */
function needed(scene: Scene, option: Option, owner?: Seat): string | undefined {
  const act = actIn(scene);
  if (act === undefined) return undefined;
  const { kind, against } = act;
  if (kind === 'intrigue') return against === undefined ? undefined : String(against + 1);
  const numbers = victims(scene, option, owner).map(
    (seat) => viewOf(scene).seats[seat]![kind] + (against ?? 0) + 1,
  );
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
export function aimSign(scene: Scene, option: Option, owner?: Seat): string | undefined {
  const number = needed(scene, option, owner);
  return number && `≥\u00a0${number}`;
}

/** For how many rounds a target is locked already: of equal ones, the one that would be hit. */
function lockOn(scene: Scene, option: Option, owner?: Seat): number {
  const locks = victims(scene, option, owner).flatMap((seat) =>
    allCards(viewOf(scene).seats[seat]!).flatMap(({ card, locked }) =>
      card === option.ref.card ? locked : [],
    ),
  );
  return locks.length === 0 ? 0 : Math.min(...locks);
}

/** The same in a sentence, and whether the target is locked anyway. */
export function aimNote(scene: Scene, option: Option, owner?: Seat): string | undefined {
  if (actIn(scene) === undefined) return undefined;
  const number = needed(scene, option, owner);
  const count = lockOn(scene, option, owner);
  const speaker = scene.speaker.value;
  const odds =
    number === undefined
      ? speaker.say('tg.untested')
      : speaker.say('tg.tested', { needed: number, skill: skill(scene), number: 'none' });
  return count === 0 ? odds : `${odds} (${speaker.say('tg.badge.locked', { count })})`;
}

/** What the signs mean, where they stand on cards; buttons need the room. */
export function aimLegend(scene: Scene): string | undefined {
  const act = actIn(scene);
  if (act?.target === undefined || (act.kind === 'intrigue' && act.against === undefined)) return undefined;
  return scene.speaker.value.say('tg.aimLegend', { skill: skill(scene) });
}
