import type { PictureProps } from '../../table/client-game.ts';
import { Face } from './Face.tsx';

/** A card of the game. */
export function Picture({ scene, speaker = scene?.speaker.value, card, ...rest }: PictureProps) {
  if (speaker === undefined) throw new Error('a picture needs somebody who knows the words');
  return <Face {...rest} speaker={speaker} card={card} />;
}
