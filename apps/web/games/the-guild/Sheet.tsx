import './sheets.css';
import { Dialog } from '../../frame/Dialog.tsx';
import type { Scene } from '../../table/scene.ts';
import { Face } from './Face.tsx';
import { Money } from './Money.tsx';
import { seatFacts } from './seat-facts.ts';
import { copyAt, viewOf, zones } from './view.ts';

export interface SheetProps {
  readonly scene: Scene;
  /** A seat, or the discard pile. */
  readonly of: number | 'discard';
  onClose(): void;
}

/** What the table shows as a number only, in full. */
export function Sheet({ scene, of, onClose }: SheetProps) {
  const speaker = scene.speaker.value;
  const title = of === 'discard' ? speaker.say('tg.discard') : scene.names.value[of]!;
  return (
    <Dialog title={title} onClose={onClose}>
      {of === 'discard' ? (
        <div class="tg-sheet">
          <Cards scene={scene} cards={viewOf(scene).discard.toReversed()} />
        </div>
      ) : (
        <SeatSheet scene={scene} seat={of} />
      )}
    </Dialog>
  );
}

/** All that can be known about a player. */
function SeatSheet({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const speaker = scene.speaker.value;
  const here = viewOf(scene).seats[seat]!;
  return (
    <div class="tg-sheet">
      {seat === scene.viewer && <Money scene={scene} seat={here} />}
      <ul class="tg-sheet-facts">
        {seatFacts(viewOf(scene), seat, { speaker, names: scene.names.value }).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {seat !== scene.viewer && here.profession !== null && <Cards scene={scene} cards={[here.profession]} />}
      {zones.map((zone) =>
        here[zone].length === 0 ? null : (
          <section key={zone}>
            <h3>{speaker.say(`tg.group.${zone}`)}</h3>
            <Cards
              scene={scene}
              cards={here[zone].map(({ card }) => card)}
              locks={here[zone].map(({ locked }) => locked)}
            />
          </section>
        ),
      )}
    </div>
  );
}

function Cards({
  scene,
  cards,
  locks = [],
}: {
  readonly scene: Scene;
  readonly cards: readonly string[];
  /** For how many rounds each is locked. */
  readonly locks?: readonly number[];
}) {
  const speaker = scene.speaker.value;
  return (
    <div class="tg-sheet-cards">
      {cards.map((card, i) => (
        <Face
          key={`${card}/${copyAt(cards, i)}`}
          speaker={speaker}
          card={card}
          size="small"
          as="button"
          badge={locks[i] ? speaker.say('tg.lockedFor', { count: locks[i] }) : undefined}
          aria-label={speaker.card(card)}
          onClick={() => {
            scene.inspected.value = card;
            scene.looking.value = true;
          }}
        />
      ))}
    </div>
  );
}
