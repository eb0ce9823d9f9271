import './hand.css';
import { change, settings } from '../../settings/settings.ts';
import { choosable } from '../../table/choosable.ts';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { copyAt } from './Centre.tsx';
import { sorted } from './faces.ts';
import { completes } from './ghosts.ts';
import { Picture } from './Picture.tsx';
import { viewOf } from './view.ts';

/** The viewer's hand, in an order of choice. */
export function Hand({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { you } = viewOf(scene);
  const { handOrder } = settings.value;
  const ref = useRoving({ items: '[role="option"], .hand-order > button' });
  if (you === null) return null;
  const cards = sorted(you.hand, handOrder);
  const several = scene.several.value;
  return (
    <section
      ref={ref}
      class="hand"
      aria-label={speaker.say('gh.hand', { count: cards.length })}
      style={{ '--count': cards.length }}
    >
      <div
        class="hand-cards"
        role="listbox"
        aria-label={speaker.say('gh.hand', { count: cards.length })}
        aria-multiselectable={several}
        data-zone="hand"
      >
        {cards.map((card, i) => (
          <HandCard key={`${card}/${copyAt(cards, i)}`} scene={scene} card={card} copy={copyAt(cards, i)} />
        ))}
      </div>
      <div class="hand-head">
        <h3 class="label">{speaker.say('gh.yourHand')}</h3>
        <span class="hand-count" aria-hidden="true">
          {cards.length}
        </span>
        <div class="segments hand-order" role="group" aria-label={speaker.say('gh.order')}>
          {(['profession', 'colour'] as const).map((order) => (
            <button
              key={order}
              type="button"
              class="segment"
              aria-pressed={order === handOrder}
              onClick={() => change({ handOrder: order })}
            >
              {speaker.say(`gh.order.${order}`)}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

function HandCard({
  scene,
  card,
  copy,
}: {
  readonly scene: Scene;
  readonly card: string;
  readonly copy: number;
}) {
  const speaker = scene.speaker.value;
  const option = scene.optionAt(card, 'hand', scene.viewer);
  const state = scene.stateOf(option, copy);
  const several = scene.several.value;
  const place = several && state === 'picked' ? placeIn(scene.chosen.value, option!.id, copy) : undefined;
  const completing = state !== 'refused' && option?.ref.verb === 'play' && completes(scene, card);
  return (
    <Picture
      scene={scene}
      card={card}
      size="hand"
      legal={state === 'legal' || state === 'picked'}
      refused={state === 'refused'}
      selected={state === 'picked'}
      picked={several && state === 'picked'}
      count={place}
      badge={completing ? speaker.say('gh.completes') : undefined}
      aria-label={speaker.card(card)}
      data-flight={`hand/${scene.viewer}/${card}`}
      {...choosable({ scene, option, card, copy, kind: 'option' })}
    />
  );
}

/** When the order counts, the how manieth pick this card is. */
function placeIn(chosen: readonly string[], id: string, copy: number): number {
  let seen = -1;
  return (
    chosen.findIndex((other) => {
      if (other === id) seen++;
      return other === id && seen === copy;
    }) + 1
  );
}
