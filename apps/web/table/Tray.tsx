import './tray.css';
import { classes } from '../design/classes.ts';
import { OptionCards } from './OptionCards.tsx';
import type { Scene } from './scene.ts';

/** Cards to choose from that lie nowhere on the visible table: a searched pile, somebody's hand. */
export function Tray({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const options = scene.loose.value.filter((option) => !scene.needsWords(option));
  if (options.length === 0) return null;
  // What is one's own lies at the bottom; if cards are picked there as well, the tray must not cover it.
  const ownHallActs = scene.options.value.some(
    ({ ref }) => scene.game.shows(ref, scene.viewer) && ref.owner === scene.viewer,
  );
  return (
    <section
      class={classes('tray paper paper-ruled', ownHallActs && 'tray-high')}
      aria-label={speaker.say('bar.tray')}
    >
      <h3 class="label">{speaker.say('bar.tray')}</h3>
      <OptionCards scene={scene} options={options} label={speaker.say('bar.tray')} />
    </section>
  );
}
