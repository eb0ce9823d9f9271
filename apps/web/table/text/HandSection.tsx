import type { TableModel } from '../model.ts';
import { sayText } from './words.ts';

/** The hand: each kind of card once, with what it does behind it. */
export function HandSection({
  model,
  hand,
}: {
  readonly model: TableModel;
  readonly hand: readonly string[];
}) {
  const speaker = model.speaker.value;
  const kinds = [...new Set(hand)].toSorted((a, b) => speaker.card(a).localeCompare(speaker.card(b)));
  return (
    <section>
      <h2>{sayText('hand')}</h2>
      <p>{hand.length === 0 ? sayText('hand.empty') : sayText('hand.count', { count: hand.length })}</p>
      <ul class="text-hand">
        {kinds.map((card) => (
          <li key={card}>
            <details>
              <summary>
                {sayText('hand.card', {
                  card: speaker.card(card),
                  count: hand.filter((one) => one === card).length,
                })}
              </summary>
              {speaker.cardText(card).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
