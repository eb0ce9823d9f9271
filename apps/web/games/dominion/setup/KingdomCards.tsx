import type { KingdomCardId } from '@zunft/games/dominion/text';
import type { Speaker } from '@zunft/text';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../frame/Dialog.tsx';
import { Face } from '../Face.tsx';
import { byCost } from './by-cost.ts';
import { say } from './words.ts';

interface KingdomCardsProps {
  readonly label: string;
  readonly cards: readonly KingdomCardId[];
  readonly speaker: Speaker;
}

/** The ten cards as they will lie on the table; each can be read. */
export function KingdomCards({ label, cards, speaker }: KingdomCardsProps) {
  const [read, setRead] = useState<KingdomCardId>();
  return (
    <>
      <ul class="kingdom-cards" aria-label={label}>
        {byCost(cards, speaker).map((card) => (
          <li key={card}>
            <Face
              speaker={speaker}
              card={card}
              size="tile"
              as="button"
              title={speaker.cardText(card).join('\n')}
              aria-label={say('look', { card: speaker.card(card) })}
              onClick={() => setRead(card)}
            />
          </li>
        ))}
      </ul>
      {read !== undefined && (
        <Dialog title={speaker.card(read)} onClose={() => setRead(undefined)}>
          <div class="kingdom-read">
            <div aria-hidden="true">
              <Face speaker={speaker} card={read} size="hand" />
            </div>
            <div>
              {speaker.cardText(read).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
