import { piecesOf } from './marked.ts';
import type { Scene } from './scene.ts';

/** A sentence of the scene's rich speaker: names of cards show the card when pointed at. */
export function Rich({ scene, sentence }: { readonly scene: Scene; readonly sentence: string }) {
  return (
    <>
      {piecesOf(sentence).map((piece, i) =>
        typeof piece === 'string' ? piece : <CardName key={i} scene={scene} {...piece} />,
      )}
    </>
  );
}

function CardName({
  scene,
  card,
  name,
}: {
  readonly scene: Scene;
  readonly card: string;
  readonly name: string;
}) {
  const { Mark } = scene.game;
  const look = (): void => {
    scene.inspected.value = card;
  };
  return (
    <button
      type="button"
      class="card-word"
      data-card={card}
      tabIndex={-1}
      onPointerEnter={look}
      onFocus={look}
      onClick={(event) => {
        event.stopPropagation();
        look();
        scene.looking.value = true;
      }}
    >
      {name}
      <Mark card={card} />
    </button>
  );
}
