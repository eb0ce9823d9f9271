import { residences } from '@zunft/games/the-guild/text';
import type { Option } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';
import { aims } from './aims.ts';
import { faceOf, salePrice } from './faces.ts';
import { experienceOfBuilding } from './town-hall.ts';
import { mine, type SeatView, viewOf } from './view.ts';

/** What comes of an option, in a line below what it does. */
export function consequence(scene: Scene, option: Option): string | undefined {
  const { verb, card } = option.ref;
  const me = mine(scene);
  if (me === undefined || !option.legal) return undefined;
  const speaker = scene.speaker.value;
  switch (verb) {
    case 'play':
      return playing(scene, me, card!);
    case 'sell':
      return speaker.say('tg.gets', { count: salePrice(card!), left: me.taler + salePrice(card!) });
    case 'upgrade':
      return upgrading(scene, me);
    case 'build': {
      const { missing } = viewOf(scene).townHall;
      return speaker.say('tg.pays', {
        count: missing,
        value: experienceOfBuilding(scene, scene.viewer),
        left: me.taler - missing,
      });
    }
    case 'accept':
      return accepting(scene, me, option.ref.seat!);
    case 'call':
      return speaker.say('tg.calling', { votes: me.votes });
    default:
      return aims.value?.aimNote(scene, option);
  }
}

function playing(scene: Scene, me: SeatView, card: string): string {
  const price = viewOf(scene).you?.hand.find((one) => one.card === card)?.price ?? faceOf(card).cost;
  return scene.speaker.value.say('tg.pays', {
    count: price,
    value: faceOf(card).value,
    left: me.taler - price,
  });
}

function upgrading(scene: Scene, { residence, taler }: SeatView): string | undefined {
  const next = residences[residences.findIndex((one) => one.residence === residence) + 1];
  if (next === undefined) return undefined;
  const speaker = scene.speaker.value;
  return speaker.say('tg.upgrading', {
    residence: speaker.say(`residence.${next.residence}`),
    count: next.cost,
    slots: next.slots,
    left: taler - next.cost,
  });
}

function accepting(scene: Scene, { taler }: SeatView, from: number): string | undefined {
  const { offer } = viewOf(scene).seats[from]!;
  if (offer === null) return undefined;
  const left = offer.kind === 'buy' ? taler + offer.price : taler - offer.price;
  return scene.speaker.value.say('tg.left', { count: left });
}
