import type { Scene } from '../../table/scene.ts';
import { kindOf } from './faces.ts';
import { Ghost, Slot, Vacant } from './Slot.tsx';
import { copyAt, type LastingZone, viewOf } from './view.ts';

interface GroupProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly zone: LastingZone;
  /** How many there is room for. */
  readonly limit?: number | undefined;
  readonly title?: string;
}

/** No more empty places than that are drawn. */
const mostVacant = 8;

/** Cards of a kind in front of somebody, with the places that are free. */
export function Group({ scene, seat, zone, limit, title }: GroupProps) {
  const speaker = scene.speaker.value;
  const cards = viewOf(scene).seats[seat]![zone];
  const names = cards.map(({ card }) => card);
  const coming = cardComing(scene, zone);
  const free = limit === undefined ? 0 : Math.max(0, limit - cards.length - (coming === undefined ? 0 : 1));
  const vacant = Math.min(free, mostVacant);
  const places = Math.max(1, cards.length + vacant + (coming === undefined ? 0 : 1));
  return (
    <div class="tg-group" data-kind={zone} style={{ '--places': places }}>
      <h3 class="tg-group-title">
        <span>{title ?? speaker.say(`tg.group.${zone}`)}</span>
        {limit !== undefined && (
          <b>
            {cards.length}/{limit}
          </b>
        )}
      </h3>
      <div class="tg-cards">
        {cards.map((one, i) => (
          <Slot
            key={`${one.card}/${copyAt(names, i)}`}
            scene={scene}
            seat={seat}
            zone={zone}
            lying={one}
            copy={copyAt(names, i)}
          />
        ))}
        {coming !== undefined && <Ghost scene={scene} card={coming} />}
        {Array.from({ length: vacant }, (_, i) => (
          <Vacant key={i} word={speaker.say('tg.free')} />
        ))}
        {cards.length === 0 && vacant === 0 && coming === undefined && (
          <Vacant word={speaker.say('tg.none')} />
        )}
      </div>
    </div>
  );
}

const homes: Readonly<Record<string, LastingZone>> = {
  business: 'businesses',
  annex: 'annexes',
  extension: 'extensions',
  district: 'supporters',
  person: 'supporters',
  artefact: 'artefacts',
};

/** The card that would be laid out here, if it is picked or pointed at. */
function cardComing(scene: Scene, zone: LastingZone): string | undefined {
  const option = scene.option(scene.chosen.value[0] ?? scene.pointed.value);
  const { verb, card } = option?.ref ?? {};
  if (!option?.legal || verb !== 'play' || card === undefined) return undefined;
  return homes[kindOf(card)] === zone ? card : undefined;
}
