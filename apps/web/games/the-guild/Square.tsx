import './square.css';
import { CardBack } from '../../design/CardBack.tsx';
import { DiscardPile } from '../../design/DiscardPile.tsx';
import { isPhone } from '../../settings/settings.ts';
import { Part } from '../../table/Part.tsx';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { Act } from './Act.tsx';
import { Election } from './Election.tsx';
import { Face } from './Face.tsx';
import { order } from './order.ts';
import { TownHall } from './TownHall.tsx';
import { viewOf } from './view.ts';

/** The middle of the table: the piles, the Town Hall, and what everybody follows: an election, or an act. */
export function Square({ scene, onDiscard }: { readonly scene: Scene; onDiscard(): void }) {
  const speaker = scene.speaker.value;
  const { act } = viewOf(scene);
  const ref = useRoving({ items: 'button' });
  return (
    <section ref={ref} class="tg-square" aria-label={speaker.say('tg.square')} data-zone="centre">
      <Part scene={scene} at={order.square}>
        <Piles scene={scene} onDiscard={onDiscard} />
        <TownHall scene={scene} />
        {act === null ? <Election scene={scene} /> : <Act scene={scene} act={act} />}
      </Part>
    </section>
  );
}

function Piles({ scene, onDiscard }: { readonly scene: Scene; onDiscard(): void }) {
  const speaker = scene.speaker.value;
  const { deck, discard } = viewOf(scene);
  const top = discard.at(-1);
  return (
    <div class="tg-piles">
      <div data-flight="deck">
        <span class="label" aria-hidden="true">
          {speaker.say('tg.deck')}
        </span>
        <CardBack
          size="small"
          thickness={isPhone.value ? 1 : deck}
          count={deck}
          role="img"
          aria-label={speaker.say('tg.deckCount', { count: deck })}
        />
      </div>
      <div data-flight="discard">
        <span class="label" aria-hidden="true">
          {speaker.say('tg.discard')}
        </span>
        <DiscardPile
          count={discard.length}
          role="group"
          aria-label={speaker.say('tg.discardCount', {
            count: discard.length,
            top: top === undefined ? '' : speaker.card(top),
          })}
        >
          {top !== undefined && (
            <button
              type="button"
              class="tg-pile-top"
              data-card={top}
              aria-label={speaker.say('tg.showDiscard')}
              onPointerEnter={() => {
                scene.inspected.value = top;
              }}
              onClick={onDiscard}
            >
              <Face speaker={speaker} card={top} size="small" />
            </button>
          )}
        </DiscardPile>
      </div>
    </div>
  );
}
