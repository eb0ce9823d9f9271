import './details.css';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import type { Scene } from '../../table/scene.ts';
import { iconOf } from './art.ts';
import { faceOf, tintOf, typesOf } from './faces.ts';
import { pileOf, viewOf } from './view.ts';

/** What a card is and does, what it costs here, and how many are left. */
export function Details({ scene, card }: { readonly scene: Scene; readonly card: string }) {
  const speaker = scene.speaker.value;
  const face = faceOf(card);
  const icon = iconOf(card);
  const now = pileOf(viewOf(scene), card)?.cost ?? face.cost;
  return (
    <div class="dom-details">
      <span class={classes('dom-details-art', 'dom-card', tintOf(card))} aria-hidden="true">
        <span class="dom-field">{icon && <Icon of={icon} />}</span>
        <span class="dom-edge" />
        <span class={classes('dom-cost', now < face.cost && 'dom-cheaper')}>
          {now}
          {face.overpay && <i>+</i>}
        </span>
      </span>
      <h3 class="dom-details-name">{speaker.card(card)}</h3>
      <p class="dom-details-types">
        {typesOf(speaker, card)}
        <span>
          {' '}
          · {speaker.say('dom.costs', { now, printed: face.cost, cheaper: String(now < face.cost) })}
        </span>
      </p>
      <div class="dom-details-text">
        {linesOf(scene, card).map((line) => (
          <p key={line} class={classes(/^[+−]?\d/.test(line) && 'dom-details-bonus')}>
            {line}
          </p>
        ))}
      </div>
      <ul class="dom-details-facts">
        {factsOf(scene, card).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

/** What it does; its kind and its cost stand above already. */
const linesOf = (scene: Scene, card: string): readonly string[] =>
  scene.speaker.value.cardText(card).slice(1);

/** How many are left, and who owns how many, if the table shows that. */
function factsOf(scene: Scene, card: string): string[] {
  const speaker = scene.speaker.value;
  const view = viewOf(scene);
  const pile = pileOf(view, card);
  const trashed = view.trash.filter((one) => one === card).length;
  const owners = view.seats.flatMap(({ owns }, seat) =>
    owns === undefined
      ? []
      : [speaker.say('dom.ownedBy', { name: scene.names.value[seat]!, count: owns[card] ?? 0 })],
  );
  return [
    ...(pile === undefined ? [] : [speaker.say('dom.leftInSupply', { count: pile.count })]),
    ...(trashed > 0 ? [speaker.say('dom.inTrash', { count: trashed })] : []),
    ...(owners.length > 0 ? [speaker.say('dom.owned', { list: owners.join(', ') })] : []),
  ];
}
