import type { PictureProps } from '../../table/client-game.ts';
import { Face } from './Face.tsx';
import { pileOf, viewOf } from './view.ts';

/** A card of the game. With a table, it shows what it costs there. */
export function Picture({ scene, speaker = scene?.speaker.value, card, ...rest }: PictureProps) {
  if (speaker === undefined) throw new Error('a picture needs somebody who knows the words');
  const cost = scene && pileOf(viewOf(scene), card)?.cost;
  return <Face {...rest} speaker={speaker} card={card} cost={cost} />;
}
