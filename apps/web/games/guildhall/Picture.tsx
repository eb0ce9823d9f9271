import { CardFace } from '../../design/CardFace.tsx';
import { PrestigeFace } from '../../design/PrestigeFace.tsx';
import type { PictureProps } from '../../table/client-game.ts';
import { iconOf } from './art.ts';
import { coloursOf, ladderOf, prestigeFace, professionFace } from './faces.ts';
import { nameOf } from './names.ts';
import { viewOf } from './view.ts';

/** A card of the game. With a table, its ladder shows the level that the viewer could use. */
export function Picture({ scene, speaker = scene?.speaker.value, card, size, as, ...rest }: PictureProps) {
  if (speaker === undefined) throw new Error('a picture needs somebody who knows the words');
  const face = professionFace(card);
  if (face === undefined) {
    const { points, cost, plain } = prestigeFace(card)!;
    return (
      <PrestigeFace
        {...rest}
        as={as}
        points={points}
        cost={cost}
        effect={speaker.say(`gh.prestigeShort.${card.replace(/^[a-z]+_/, '')}`)}
        plain={plain}
      />
    );
  }
  const { profession, tincture } = face;
  const mine = scene && viewOf(scene).seats[scene.viewer];
  return (
    <CardFace
      {...rest}
      as={as}
      tincture={tincture}
      icon={iconOf(profession)}
      name={nameOf(speaker, profession)}
      colourWord={speaker.say(`colour.${tincture}`)}
      letter={speaker.say(`gh.letter.${tincture}`)}
      ladder={ladderOf(profession, mine === undefined ? -1 : coloursOf(mine.hall, profession).length)}
      size={size}
    />
  );
}
