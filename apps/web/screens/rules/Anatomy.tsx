import './figure.css';
import type { Speaker } from '@zunft/text';
import type { ClientGame } from '../../table/client-game.ts';

export interface FigureProps {
  readonly game: ClientGame;
  readonly speaker: Speaker;
}

/** What is where on a card: three numbered places and what is found there. */
export function Anatomy({
  game: { Picture },
  speaker,
  card,
  title,
  places,
}: FigureProps & {
  readonly card: string;
  readonly title: string;
  readonly places: readonly [string, string, string];
}) {
  return (
    <figure class="figure figure-anatomy">
      <div class="figure-anatomy-card" aria-hidden="true">
        <Picture card={card} size="hand" speaker={speaker} />
        {places.map((place, i) => (
          <span key={place} class={`figure-number figure-number-${i + 1}`}>
            {i + 1}
          </span>
        ))}
      </div>
      <figcaption>
        <b>{title}</b>
        <ol>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
