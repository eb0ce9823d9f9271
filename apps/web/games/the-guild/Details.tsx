import './details.css';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import type { Scene } from '../../table/scene.ts';
import { iconOf } from './art.ts';
import { faceOf, kindWord, salePrice, tintOf } from './faces.ts';
import { nameOf } from './names.ts';
import { allCards, mine, viewOf } from './view.ts';

/** What a card is and does, what it costs here, and who has one. */
export function Details({ scene, card }: { readonly scene: Scene; readonly card: string }) {
  const speaker = scene.speaker.value;
  const { type, value, cost } = faceOf(card);
  const icon = iconOf(card);
  return (
    <div class="tg-details">
      <span class={classes('tg-details-art', tintOf(card))} aria-hidden="true">
        <span class="tg-field">{icon && <Icon of={icon} />}</span>
        <span class="tg-edge" />
      </span>
      <div>
        <h3 class="tg-details-name">{nameOf(speaker, card)}</h3>
        <p class="tg-details-kind">
          {type === 'profession'
            ? kindWord(speaker, card)
            : speaker.say('tg.detailsLine', { kind: kindWord(speaker, card), value, cost })}
        </p>
      </div>
      <div class="tg-details-text">
        {speaker
          .cardText(card)
          .slice(1)
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
      <ul class="tg-details-facts">
        {factsOf(scene, card).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

const property: readonly string[] = ['business', 'annex', 'extension', 'artefact'];

/** What it means for the viewer now, and where such cards lie. */
function factsOf(scene: Scene, card: string): string[] {
  const speaker = scene.speaker.value;
  const view = viewOf(scene);
  const { cost, value, type } = faceOf(card);
  const held = view.you?.hand.find((one) => one.card === card);
  const me = mine(scene);
  const owners = view.seats.flatMap((seat, i) =>
    allCards(seat).some((one) => one.card === card) || seat.profession === card
      ? [i === scene.viewer ? speaker.say('tg.you') : scene.names.value[i]!]
      : [],
  );
  return [
    ...(held !== undefined && me !== undefined && view.phase !== 'discard'
      ? [speaker.say('tg.wouldRise', { count: me.experience + value, next: me.nextTitle ?? 'none' })]
      : []),
    ...(held !== undefined && held.price !== cost ? [speaker.say('tg.priceNow', { count: held.price })] : []),
    ...(property.includes(type) ? [speaker.say('tg.sells', { count: salePrice(card) })] : []),
    ...(owners.length > 0 ? [speaker.say('tg.ownedBy', { names: owners.join(', ') })] : []),
  ];
}
