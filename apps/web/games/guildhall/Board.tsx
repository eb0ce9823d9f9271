import './board.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { classes } from '../../design/classes.ts';
import { later } from '../../shell/later.ts';
import { Part } from '../../table/Part.tsx';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { Centre } from './Centre.tsx';
import { duelWith } from './duel-with.ts';
import { Mine } from './Mine.tsx';
import { Opponent } from './Opponent.tsx';
import { order } from './order.ts';
import { Peek } from './Peek.tsx';
import { others, professionsOf } from './view.ts';

/** Needed now and then, and not at once. */
const sideBySide = later(async () => (await import('./Duel.tsx')).Duel);

/** The table of Guildhall above the decision bar. In the document what is mine comes first, on the screen last. */
export function Board({ scene }: { readonly scene: Scene }) {
  const peeked = useSignal<number | undefined>(undefined);
  const Duel = sideBySide.value;
  const wanted = duelWith(scene);
  const rival = Duel && wanted;
  const seats = others(scene);
  const speaker = scene.speaker.value;
  const ref = useRoving({ items: '.opponent-name' });
  useEffect(() => {
    sideBySide.fetch().catch(() => undefined);
  }, []);
  return (
    <div
      class={classes('guildhall', rival !== undefined && 'guildhall-duel')}
      data-seats={seats.length}
      data-professions={professionsOf(scene).length}
      aria-busy={rival !== wanted}
    >
      {Duel && rival !== undefined ? (
        <Duel key={rival} scene={scene} seat={rival} />
      ) : (
        <>
          <Part scene={scene} at={order.mine}>
            <Mine scene={scene} />
          </Part>
          <Centre scene={scene} />
        </>
      )}
      <section ref={ref} class="opponents" aria-label={speaker.say('gh.opponents')} data-zone="opponents">
        <Part scene={scene} at={order.opponents}>
          {seats.map((seat) => (
            <Opponent
              key={seat}
              scene={scene}
              seat={seat}
              rival={seat === rival}
              onPeek={(which) => {
                peeked.value = which;
              }}
            />
          ))}
        </Part>
      </section>
      {peeked.value !== undefined && (
        <Peek
          scene={scene}
          seat={peeked.value}
          onClose={() => {
            peeked.value = undefined;
          }}
        />
      )}
    </div>
  );
}
