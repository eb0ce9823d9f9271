import type { Scene } from '../../table/scene.ts';
import { coloursOf, professionFace } from './faces.ts';
import { ghostsOf } from './ghosts.ts';
import { viewOf } from './view.ts';

/** A card that the picks would bring to somebody. */
interface Arrival {
  readonly card: string;
  /** How many colours its chapter has then; 0 where the card goes to the hand. */
  readonly colours: number;
}

export function arrivalsAt(scene: Scene, seat: number): Arrival[] {
  const { arriving, leaving, toHand } = ghostsOf(scene);
  const cards = [...(arriving.get(seat) ?? [])];
  const stays = viewOf(scene).seats[seat]!.hall.filter((card) => !leaving.get(seat)?.has(card));
  const inHall = cards.map((card) => ({
    card,
    colours: coloursOf([...stays, ...cards], professionFace(card)!.profession).length,
  }));
  const inHand = seat === scene.viewer ? [...toHand].map((card) => ({ card, colours: 0 })) : [];
  return [...inHall, ...inHand];
}
