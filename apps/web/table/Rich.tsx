import './rich.css';
import { piecesOf } from './marked.ts';
import type { Scene } from './scene.ts';

/** A sentence of the scene's rich speaker: names of cards show the card when pointed at. */
export function Rich({ scene, sentence }: { readonly scene: Scene; readonly sentence: string }) {
  const pieces = piecesOf(sentence);
  return (
    <>
      {pieces.map((piece, i) => {
        if (typeof piece === 'string') return i === 0 ? piece : piece.slice(endOf(piece).length);
        const end = endOf(pieces[i + 1]);
        const name = <CardName key={i} scene={scene} {...piece} />;
        return end === '' ? (
          name
        ) : (
          <span key={i} class="card-end">
            {name}
            {end}
          </span>
        );
      })}
    </>
  );
}

/** What must not begin a line, after the name of a card. */
const endOf = (piece: unknown): string =>
  typeof piece === 'string' ? (/^[.,:;]/.exec(piece)?.[0] ?? '') : '';

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
