import './board.css';
import { useSignal } from '@preact/signals';
import { classes } from '../../design/classes.ts';
import { Dialog } from '../../screens/frame/Dialog.tsx';
import { useRoving } from '../../table/roving.ts';
import type { Scene } from '../../table/scene.ts';
import { Centre } from './Centre.tsx';
import { Duel, duelWith } from './Duel.tsx';
import { Mine } from './Mine.tsx';
import { Opponent } from './Opponent.tsx';
import { Rack } from './Rack.tsx';
import { others, professionsOf } from './view.ts';

/** The table of Guildhall above the decision bar. In the document what is mine comes first, on the screen last. */
export function Board({ scene }: { readonly scene: Scene }) {
  const peeked = useSignal<number | undefined>(undefined);
  const rival = duelWith(scene);
  const seats = others(scene);
  const speaker = scene.speaker.value;
  const ref = useRoving({ items: '.opponent-name' });
  return (
    <div
      class={classes('guildhall', rival !== undefined && 'guildhall-duel')}
      data-seats={seats.length}
      data-professions={professionsOf(scene).length}
    >
      {rival === undefined ? (
        <>
          <Mine scene={scene} />
          <Centre scene={scene} />
        </>
      ) : (
        <Duel key={rival} scene={scene} seat={rival} />
      )}
      <section ref={ref} class="opponents" aria-label={speaker.say('gh.opponents')} data-zone="opponents">
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
      </section>
      {peeked.value !== undefined && (
        <Dialog
          title={speaker.say('gh.hallOf', { name: scene.names.value[peeked.value]! })}
          onClose={() => {
            peeked.value = undefined;
          }}
        >
          <Rack scene={scene} seat={peeked.value} size="large" label={scene.names.value[peeked.value]!} />
        </Dialog>
      )}
    </div>
  );
}
