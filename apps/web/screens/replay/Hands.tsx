import { HouseMark } from '../../design/HouseMark.tsx';
import { handIn } from './hidden.ts';
import type { ReplayModel } from './model.ts';
import type { Replay } from './replay.ts';
import { say } from './words.ts';

/** The hands of all players side by side. */
export function Hands({ replay }: { readonly replay: Replay }) {
  return (
    <section class="hands scroller" aria-label={say('hands')} style={{ '--seats': replay.summary.seats }}>
      {replay.revealed.value.map((scene) => (
        <HandOf key={scene.viewer} scene={scene} main={replay.scene.value} />
      ))}
    </section>
  );
}

interface HandOfProps {
  readonly scene: ReplayModel;
  /** The scene whose inspector shows the card. */
  readonly main: ReplayModel;
}

function HandOf({ scene, main }: HandOfProps) {
  const { Mark } = scene.game;
  const speaker = scene.speaker.value;
  const cards = handIn(scene.view.value).toSorted();
  const name = scene.names.value[scene.viewer] ?? String(scene.viewer + 1);
  return (
    <section class="hands-hand paper paper-dim" aria-label={say('handOf', { name, count: cards.length })}>
      <h3>
        <HouseMark seat={scene.viewer} />
        {name}
        <span class="numeral">{cards.length}</span>
      </h3>
      <ul class="hands-cards">
        {cards.map((card, i) => (
          <li key={i}>
            <button
              type="button"
              onPointerEnter={() => {
                main.inspected.value = card;
              }}
              onClick={() => {
                main.inspected.value = card;
                main.looking.value = true;
              }}
            >
              {speaker.card(card)}
              <Mark card={card} />
            </button>
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p>{say('handEmpty')}</p>}
    </section>
  );
}
