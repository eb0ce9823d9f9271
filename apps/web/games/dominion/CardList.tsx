import type { Scene } from '../../table/scene.ts';
import { Mark } from './Mark.tsx';

/** Cards by name with their numbers; each can be looked at. */
export function CardList({
  scene,
  cards,
}: {
  readonly scene: Scene;
  readonly cards: readonly (readonly [card: string, count: number])[];
}) {
  const speaker = scene.speaker.value;
  return (
    <ul class="dom-list">
      {cards.map(([card, count]) => (
        <li key={card}>
          <button
            type="button"
            data-card={card}
            onClick={() => {
              scene.inspected.value = card;
              scene.looking.value = true;
            }}
          >
            <b class="numeral">{count}×</b> {speaker.card(card)}
            <Mark card={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}
