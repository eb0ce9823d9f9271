import './sheets.css';
import type { Scene } from '../../table/scene.ts';
import { CardList } from './CardList.tsx';
import { faceOf } from './faces.ts';
import { seatFacts } from './seat-facts.ts';
import { viewOf } from './view.ts';

/** All that can be known about a player. */
export function SeatSheet({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const speaker = scene.speaker.value;
  const { owns } = viewOf(scene).seats[seat]!;
  return (
    <div class="dom-sheet">
      <ul class="dom-sheet-facts">
        {seatFacts(viewOf(scene), seat, speaker).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {owns !== undefined && (
        <section>
          <h3>{speaker.say('dom.owns')}</h3>
          <CardList scene={scene} cards={byKind(owns)} />
        </section>
      )}
    </div>
  );
}

const byKind = (owns: Readonly<Record<string, number>>): readonly (readonly [string, number])[] =>
  Object.entries(owns).toSorted(([a], [b]) => faceOf(b).cost - faceOf(a).cost);
