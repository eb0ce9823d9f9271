import type { OptionRef } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';
import { viewOf } from './view.ts';

/** Cards that a choice would bring into guildhalls or take from them, by seat. */
export interface Ghosts {
  readonly arriving: ReadonlyMap<number, ReadonlySet<string>>;
  readonly leaving: ReadonlyMap<number, ReadonlySet<string>>;
}

/** A card on its way, as far as an option alone can tell. */
interface Journey {
  readonly card: string;
  readonly from?: number;
  readonly to?: number;
}

/** What picking an option would do to the guildhalls. */
function journeyOf(
  { verb, card, zone, owner }: OptionRef,
  me: number,
  partner: number | undefined,
): Journey[] {
  if (card === undefined) return [];
  if (verb === 'play' || verb === 'place') return [{ card, to: me }];
  if (verb === 'discard' && zone === 'hall' && owner !== undefined) return [{ card, from: owner }];
  if (verb === 'give') {
    const from = zone === 'hall' ? { from: me } : {};
    const to = zone === 'hand' ? (partner ?? me) : partner;
    return [{ card, ...from, ...(to !== undefined && { to }) }];
  }
  if (verb === 'take') {
    if (owner === me) return [{ card, from: me }];
    return [{ card, to: me, ...(owner !== undefined && zone === 'hall' && { from: owner }) }];
  }
  return [];
}

/** The guildhall on the other side of an exchange that is being picked. */
export function partnerOf(scene: Scene): number | undefined {
  const ref = scene.options.value
    .map((option) => option.ref)
    .find(
      ({ zone, owner, verb }) =>
        zone === 'hall' && owner !== undefined && owner !== scene.viewer && verb !== 'target',
    );
  return ref?.owner ?? lastTarget(scene);
}

/** Once everything has been taken, only gifts are offered: the partner is the one that this effect aims at. */
function lastTarget(scene: Scene): number | undefined {
  return scene.options.value.some(({ ref }) => ref.verb === 'give') ? aimedAt(scene) : undefined;
}

/** Whom the effect that asks aims at. */
export function aimedAt(scene: Scene): number | undefined {
  const aimed = scene.soFar.value.findLast(({ event }) => event.type === 'target' || event.type === 'turn');
  return aimed?.event.cause === scene.decision.value?.source ? aimed?.event.target : undefined;
}

/** Options that the eye should see the consequence of: picked already, picked now, pointed at. */
function considered(scene: Scene): OptionRef[] {
  const ids = [...new Set([...scene.chosen.value, scene.pointed.value])];
  const refs = ids.flatMap((id) => {
    const option = scene.option(id);
    return option !== undefined && scene.stateOf(option) !== 'refused' ? [option.ref] : [];
  });
  // What has been played lies in the action area, where everybody sees it.
  return [...scene.pending.value.filter(({ verb }) => verb !== 'play'), ...refs];
}

/** What the guildhalls would become: cards in the action area come later anyway. */
export function ghostsOf(scene: Scene): Ghosts {
  const arriving = new Map<number, Set<string>>();
  const leaving = new Map<number, Set<string>>();
  const add = (where: Map<number, Set<string>>, seat: number, card: string): void => {
    where.set(seat, (where.get(seat) ?? new Set()).add(card));
  };
  const partner = partnerOf(scene);
  for (const ref of considered(scene)) {
    for (const { card, from, to } of journeyOf(ref, scene.viewer, partner)) {
      if (to !== undefined) add(arriving, to, card);
      if (from !== undefined) add(leaving, from, card);
    }
  }
  return { arriving, leaving };
}

/** The chapter would be complete with this card: what lies open, what was played, and this one. */
export function completes(scene: Scene, card: string): boolean {
  const view = viewOf(scene);
  const mine = view.seats[scene.viewer];
  if (mine === undefined) return false;
  const [profession] = card.split('.');
  const cards = new Set(
    [...mine.hall, ...mine.area, card].filter((other) => other.startsWith(`${profession}.`)),
  );
  return cards.size === 5 && !mine.hall.includes(card);
}

/** How many cards of a guildhall have been picked, sent or not. */
export function pickedFrom(scene: Scene, seat: number): number {
  const chosen = scene.chosen.value.flatMap((id) => scene.option(id)?.ref ?? []);
  return [...scene.pending.value, ...chosen].filter(({ zone, owner }) => zone === 'hall' && owner === seat)
    .length;
}
