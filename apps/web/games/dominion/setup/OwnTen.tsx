import { type KingdomCardId, kingdomCardIds, kingdomSize } from '@zunft/games/dominion/text';
import type { Speaker } from '@zunft/text';
import { Mark } from '../Mark.tsx';
import { byCost } from './by-cost.ts';
import { CardPicker } from './CardPicker.tsx';
import { say } from './words.ts';

interface OwnTenProps {
  readonly cards: readonly KingdomCardId[];
  readonly speaker: Speaker;
  onChange(cards: readonly KingdomCardId[]): void;
}

/** Ten of all kingdom cards. What is picked so far stays in view. */
export function OwnTen({ cards, speaker, onChange }: OwnTenProps) {
  const out = (card: KingdomCardId) => say('takeOut', { card: speaker.card(card) });
  return (
    <CardPicker
      legend={say('picked')}
      picked={cards}
      limit={kingdomSize}
      speaker={speaker}
      onChange={onChange}
      head={
        <ul class="kingdom-slots" aria-label={say('picked')}>
          {byCost(cards, speaker).map((card) => (
            <li key={card}>
              <button
                type="button"
                class="kingdom-slot"
                title={out(card)}
                aria-label={out(card)}
                onClick={() => onChange(cards.filter((one) => one !== card))}
              >
                <Mark card={card} />
              </button>
            </li>
          ))}
          {Array.from({ length: kingdomSize - cards.length }, (_, i) => (
            <li key={i} class="kingdom-slot kingdom-slot-free" aria-hidden="true" />
          ))}
        </ul>
      }
    >
      <div class="kingdom-buttons">
        <button
          type="button"
          class="button button-paper"
          disabled={cards.length >= kingdomSize}
          onClick={() => onChange(filledUp(cards))}
        >
          {say('fill')}
        </button>
        <button
          type="button"
          class="button button-paper"
          disabled={cards.length === 0}
          onClick={() => onChange([])}
        >
          {say('clear')}
        </button>
      </div>
    </CardPicker>
  );
}

/** Chance adds what is missing. */
function filledUp(cards: readonly KingdomCardId[]): readonly KingdomCardId[] {
  const left = kingdomCardIds.filter((card) => !cards.includes(card));
  const missing = Array.from(
    { length: kingdomSize - cards.length },
    () => left.splice(Math.floor(Math.random() * left.length), 1)[0]!,
  );
  return [...cards, ...missing];
}
