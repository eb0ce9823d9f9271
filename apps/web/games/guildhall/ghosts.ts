import type { OptionRef } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';
import { cardOf, coloursOf } from './faces.ts';
import { viewOf } from './view.ts';

/** Cards that a choice would bring into guildhalls or take from them, by seat; and those it would bring to hand. */
export interface Ghosts {
  readonly arriving: ReadonlyMap<number, ReadonlySet<string>>;
  readonly leaving: ReadonlyMap<number, ReadonlySet<string>>;
  readonly toHand: ReadonlySet<string>;
}

/** A card on its way, as far as an option alone can tell. */
interface Journey {
  readonly card: string;
  readonly from?: number | undefined;
  readonly to?: number | 'hand' | undefined;
}

/** What picking an option would do to the guildhalls. */
function journeysOf(scene: Scene, { verb, card, name = '', zone, owner }: OptionRef): Journey[] {
  const me = scene.viewer;
  const partner = partnerOf(scene);
  if (verb === 'give-chapter')
    return chapterOf(scene, me, name).map((one) => ({ card: one, from: me, to: partner }));
  if (verb === 'take-chapter') {
    const to = goesToHand(scene) ? 'hand' : me;
    return chapterOf(scene, partner, name).map((one) => ({ card: one, from: partner, to }));
  }
  if (card === undefined) return [];
  if (verb === 'play' || verb === 'place') return [{ card, to: me }];
  if (verb === 'discard' && zone === 'hall') return [{ card, from: owner }];
  if (verb === 'give') {
    return zone === 'hall' ? [{ card, from: me, to: partner }] : [{ card, to: partner ?? me }];
  }
  if (verb === 'take') {
    const to = owner === me || goesToHand(scene) ? 'hand' : me;
    return [{ card, to, from: zone === 'hall' ? owner : undefined }];
  }
  return [];
}

const chapterOf = (scene: Scene, seat: number | undefined, profession: string): string[] =>
  seat === undefined
    ? []
    : coloursOf(viewOf(scene).seats[seat]!.hall, profession).map((colour) => cardOf(profession, colour));

/** The Peddler deals with the hand: what is taken does not lie in the guildhall. */
const goesToHand = (scene: Scene): boolean => scene.decision.value?.source?.split('.')[0] === 'peddler';

/** The guildhall on the other side of an exchange that is being picked. */
function partnerOf(scene: Scene): number | undefined {
  const ref = scene.options.value
    .map((option) => option.ref)
    .find(
      ({ zone, owner, verb }) =>
        zone === 'hall' && owner !== undefined && owner !== scene.viewer && verb !== 'target',
    );
  return ref?.owner ?? lastTarget(scene);
}

/** Gifts and chapters do not say whose they are or become: the partner is the one that this effect aims at. */
function lastTarget(scene: Scene): number | undefined {
  return scene.options.value.some(({ ref }) => exchanged.has(ref.verb)) ? aimedAt(scene) : undefined;
}

const exchanged = new Set(['give', 'give-chapter', 'take-chapter']);

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
  const toHand = new Set<string>();
  const add = (where: Map<number, Set<string>>, seat: number, card: string): void => {
    where.set(seat, (where.get(seat) ?? new Set()).add(card));
  };
  for (const { card, from, to } of considered(scene).flatMap((ref) => journeysOf(scene, ref))) {
    if (to === 'hand') toHand.add(card);
    else if (to !== undefined) add(arriving, to, card);
    if (from !== undefined) add(leaving, from, card);
  }
  return { arriving, leaving, toHand };
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
