import './tray.css';
import { classes } from '../design/classes.ts';
import { choosable } from './choosable.ts';
import { useRoving } from './roving.ts';
import type { Scene } from './scene.ts';

/** Cards to choose from that lie nowhere on the visible table: a searched pile, somebody's hand. */
export function Tray({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const options = scene.loose.value.filter(({ ref }) => ref.card !== undefined);
  const { Picture } = scene.game;
  const ref = useRoving();
  if (options.length === 0) return null;
  // What is one's own lies at the bottom; if cards are picked there as well, the tray must not cover it.
  const ownHallActs = scene.options.value.some(
    ({ ref }) => scene.game.shows(ref, scene.viewer) && ref.owner === scene.viewer,
  );
  const copies = options.flatMap((option) =>
    Array.from({ length: option.count ?? 1 }, (_, copy) => ({ option, copy })),
  );
  return (
    <section
      class={classes('tray paper paper-ruled', ownHallActs && 'tray-high')}
      aria-label={speaker.say('bar.tray')}
    >
      <h3 class="label">{speaker.say('bar.tray')}</h3>
      <div class="tray-cards scroller" role="listbox" aria-label={speaker.say('bar.tray')} ref={ref}>
        {copies.map(({ option, copy }) => {
          const state = scene.stateOf(option, copy);
          const card = option.ref.card!;
          return (
            <Picture
              key={`${option.id}/${copy}`}
              scene={scene}
              card={card}
              size="small"
              legal={state === 'legal' || state === 'picked'}
              refused={state === 'refused'}
              selected={state === 'picked'}
              aria-label={speaker.card(card)}
              {...choosable({ scene, option, card, copy, kind: 'option' })}
            />
          );
        })}
      </div>
    </section>
  );
}
