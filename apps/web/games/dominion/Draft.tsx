import './draft.css';
import { choosable } from '../../table/choosable.ts';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { Face } from './Face.tsx';
import { kingdomCards } from './faces.ts';
import { viewOf } from './view.ts';

const kingdomSize = 10;

/** The kingdom is being chosen: what has been chosen, and everything that can still be. */
export function Draft({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const { kingdom } = viewOf(scene);
  const banned = (scene.info.options['banned'] ?? []) as readonly string[];
  const left = kingdomCards
    .filter((card) => !kingdom.includes(card) && !banned.includes(card))
    .toSorted((a, b) => speaker.card(a).localeCompare(speaker.card(b)));
  const ref = useRoving();
  return (
    <section class="dom-draft" aria-label={speaker.say('dom.draft')}>
      <h3 class="dom-play-title">
        {speaker.say('dom.drafted', { count: kingdom.length, size: kingdomSize })}
      </h3>
      <ol class="dom-drafted">
        {Array.from({ length: kingdomSize }, (_, i) => (
          <li key={i} class="slot">
            {kingdom[i] !== undefined && (
              <Face
                speaker={speaker}
                card={kingdom[i]}
                size="tile"
                as="button"
                aria-label={speaker.card(kingdom[i])}
                data-flight={`supply/${kingdom[i]}`}
                {...choosable({ scene, option: undefined, card: kingdom[i], kind: 'button' })}
              />
            )}
          </li>
        ))}
      </ol>
      <div
        ref={ref}
        class="dom-draft-cards scroller"
        role="listbox"
        aria-label={speaker.say('dom.draft')}
        data-zone="centre"
      >
        {left.map((card) => {
          const option = scene.optionWhere((ref) => ref.card === card && ref.verb === 'draft');
          const state = scene.stateOf(option);
          return (
            <Face
              key={card}
              speaker={speaker}
              card={card}
              size="tile"
              legal={state === 'legal' || state === 'picked'}
              selected={state === 'picked'}
              aria-label={speaker.card(card)}
              data-flight={`draft/${card}`}
              {...choosable({ scene, option, card, kind: 'option' })}
            />
          );
        })}
      </div>
    </section>
  );
}
