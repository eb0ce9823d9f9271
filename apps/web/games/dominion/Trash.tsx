import { Icon } from '../../design/Icon.tsx';
import type { Scene } from '../../table/scene.ts';
import { icons } from './art.ts';
import { viewOf } from './view.ts';

/** The trash: how many cards lie there. A click shows which. */
export function Trash({
  scene,
  role,
  onOpen,
}: {
  readonly scene: Scene;
  /** Among the piles it is one of the cells. */
  readonly role?: 'gridcell';
  onOpen(): void;
}) {
  const speaker = scene.speaker.value;
  const count = viewOf(scene).trash.length;
  return (
    <button
      type="button"
      class="dom-trash"
      role={role}
      aria-label={speaker.say('dom.trashCount', { count })}
      data-flight="trash"
      onClick={onOpen}
    >
      <Icon of={icons.trash} />
      <span class="dom-trash-word">{speaker.say('dom.trash')}</span>
      <b>{count}</b>
    </button>
  );
}
