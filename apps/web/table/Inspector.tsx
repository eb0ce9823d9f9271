import './inspector.css';
import { Dialog } from '../frame/Dialog.tsx';
import type { Scene } from './scene.ts';

/** The card that is looked at, in full; it has a place of its own beside the table. */
export function Inspector({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const card = scene.inspected.value;
  const { Details } = scene.game;
  return (
    <section class="inspector paper" aria-label={speaker.say('inspector.title')}>
      {card === undefined ? (
        <p class="inspector-hint">{speaker.say('inspector.hint')}</p>
      ) : (
        <Details scene={scene} card={card} />
      )}
    </section>
  );
}

/** The same in front of the table, where there is no room beside it. */
export function InspectorSheet({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const card = scene.inspected.value;
  const { Details } = scene.game;
  if (!scene.looking.value || card === undefined) return null;
  const close = (): void => {
    scene.looking.value = false;
  };
  return (
    <Dialog title={speaker.card(card)} onClose={close}>
      <Details scene={scene} card={card} />
    </Dialog>
  );
}
