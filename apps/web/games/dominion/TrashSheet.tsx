import type { Scene } from '../../table/scene.ts';
import { CardList } from './CardList.tsx';
import { counted, viewOf } from './view.ts';

/** All cards in the trash. */
export function TrashSheet({ scene }: { readonly scene: Scene }) {
  const { trash } = viewOf(scene);
  if (trash.length === 0) return <p>{scene.speaker.value.say('dom.trashEmpty')}</p>;
  return <CardList scene={scene} cards={counted(trash)} />;
}
