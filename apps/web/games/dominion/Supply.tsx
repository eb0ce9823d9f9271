import './supply.css';
import type { ComponentChildren } from 'preact';
import { classes } from '../../design/classes.ts';
import { choosable } from '../../table/choosable.ts';
import { Part } from '../../table/Part.tsx';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { Face } from './Face.tsx';
import { faceOf, isBasic } from './faces.ts';
import { fundsOf, reachOf } from './funds.ts';
import { order } from './order.ts';
import { overpayGains } from './overpay.ts';
import { pileName } from './pile-name.ts';
import { type Pile, viewOf } from './view.ts';

const columns = 5;

/** All piles that cards are bought from: the basic cards, and the kingdom by cost. */
export function Supply({
  scene,
  children,
}: {
  readonly scene: Scene;
  /** What lies at the end of the basic cards. */
  readonly children?: ComponentChildren;
}) {
  const speaker = scene.speaker.value;
  const { supply } = viewOf(scene);
  const ref = useRoving();
  const kingdom = byCost(
    scene,
    supply.filter(({ card }) => !isBasic(card)),
  );
  return (
    <div ref={ref} class="dom-supply" role="grid" aria-label={speaker.say('dom.supply')} data-zone="centre">
      <div class="dom-basics" role="row">
        {supply
          .filter(({ card }) => isBasic(card))
          .map((pile) => (
            <Tile key={pile.card} scene={scene} pile={pile} />
          ))}
        {children}
      </div>
      <div class="dom-kingdom" role="presentation">
        <Part scene={scene} at={order.kingdom}>
          {[kingdom.slice(0, columns), kingdom.slice(columns)].map((row, i) => (
            <div key={i} class="dom-row" role="row">
              {row.map((pile) => (
                <Tile key={pile.card} scene={scene} pile={pile} />
              ))}
            </div>
          ))}
        </Part>
      </div>
    </div>
  );
}

/** By printed cost, so that nothing moves when cards become cheaper for a turn. */
function byCost(scene: Scene, piles: readonly Pile[]): Pile[] {
  const speaker = scene.speaker.value;
  return piles.toSorted(
    (a, b) =>
      faceOf(a.card).cost - faceOf(b.card).cost || speaker.card(a.card).localeCompare(speaker.card(b.card)),
  );
}

function Tile({ scene, pile }: { readonly scene: Scene; readonly pile: Pile }) {
  const speaker = scene.speaker.value;
  const { card, cost, count } = pile;
  const option = scene.optionWhere((ref) => ref.card === card && ref.zone === undefined);
  const state = scene.stateOf(option);
  const reach = reachOf(fundsOf(scene), pile);
  const gained = overpayGains(scene).includes(card);
  return (
    <Face
      speaker={speaker}
      card={card}
      cost={cost}
      left={count}
      size="tile"
      legal={state === 'legal' || state === 'picked'}
      refused={state === 'refused'}
      selected={state === 'picked'}
      badge={badgeOf(scene, pile, gained)}
      class={classes(
        'dom-pile',
        count === 0 && 'dom-empty',
        count > 1 && 'dom-stacked',
        state !== 'legal' && state !== 'picked' && reach !== undefined && `dom-reach-${reach}`,
        gained && 'dom-gained',
      )}
      aria-label={pileName(speaker, pile, reach)}
      data-flight={`supply/${card}`}
      {...choosable({ scene, option, card, kind: 'gridcell' })}
    />
  );
}

/** What needs saying on the pile itself: that it is empty, what taking it is, how much is missing. */
function badgeOf(scene: Scene, { card, count }: Pile, gained: boolean): string | undefined {
  const speaker = scene.speaker.value;
  if (count === 0) return speaker.say('dom.pileEmpty');
  const option = scene.optionWhere((ref) => ref.card === card && ref.zone === undefined);
  const isGift = scene.decision.value?.prompt.key === 'prompt.give';
  if (gained || (option?.legal && option.ref.verb === 'gain'))
    return speaker.say(isGift ? 'dom.give' : 'dom.gain');
  const asked = [scene.pointed.value, scene.questioned.value];
  if (option === undefined || option.legal || option.why.code !== 'too-dear' || !asked.includes(option.id))
    return undefined;
  return speaker.say('dom.short', { count: Number(option.why.params['short']) });
}
