import type { Scene } from '../../table/scene.ts';
import { aims } from './aims.ts';
import { isElectionHeld, standingOf } from './candidates.ts';
import { faceOf } from './faces.ts';
import { answered, promises } from './offers.ts';
import { mine, viewOf } from './view.ts';

/**
 * What a player should know while answering: whose deck it is, what became of an own offer, what was promised along with an offer, that an election is
 * near, how its votes stand, what a number needs, or what the signs on targets mean.
 */
export function notice(scene: Scene): string | undefined {
  const view = viewOf(scene);
  const speaker = scene.speaker.value;
  const said = answered(scene) ?? promises(scene);
  if (said !== undefined) return said;
  if (view.stage === 'professions') return speaker.say('tg.ownDeck');
  if (view.act !== null) return chances(scene);
  const aiming = aims.value?.aimLegend(scene);
  if (aiming !== undefined) return aiming;
  if (isElectionHeld(view)) return standingOf(scene);
  if (view.stage === 'turn' && view.caller !== null && view.caller !== scene.viewer)
    return speaker.say('tg.electionNear', { name: scene.names.value[view.caller]! });
  return undefined;
}

/** Why one is not asked any more. */
export function waiting(scene: Scene): string | undefined {
  const { inTower, debt } = mine(scene) ?? {};
  return inTower ? scene.speaker.value.say('tg.sits', { debt: debt! }) : undefined;
}

/** From which number on what is being done succeeds. */
export function chances(scene: Scene): string | undefined {
  const { act } = viewOf(scene);
  const speaker = scene.speaker.value;
  if (act === null) return undefined;
  if (act.opposition === null) return speaker.say('tg.untested');
  return speaker.say('tg.tested', {
    needed: act.opposition + 1,
    skill: act.skill,
    number: String(act.number ?? 'none').replace('-', '−'),
  });
}

/** The card that asks. */
export function subject(scene: Scene): string | undefined {
  const source = scene.decision.value?.source ?? viewOf(scene).act?.card;
  return source === undefined ? undefined : faceOf(source).id;
}
