import type { Scene } from '../../table/scene.ts';
import { pileOf, viewOf } from './view.ts';

/** How near the end is: the piles that have run out, and the Provinces. */
export function Ending({ scene }: { readonly scene: Scene }) {
  const speaker = scene.speaker.value;
  const view = viewOf(scene);
  const { emptyPiles, pilesThatEndIt, stage } = view;
  if (stage === 'draft') return null;
  const provinces = pileOf(view, 'province')?.count ?? 0;
  return (
    <p class="dom-ending">
      <span class="dom-ending-rule">{speaker.say('dom.ends', { piles: pilesThatEndIt })}</span>
      <span
        class="dom-ticks"
        role="img"
        aria-label={speaker.say('dom.endsTicks', { empty: emptyPiles, piles: pilesThatEndIt })}
      >
        {Array.from({ length: pilesThatEndIt }, (_, i) => (
          <i key={i} data-on={i < emptyPiles} />
        ))}
      </span>
      <span class="dom-ending-now">
        {speaker.say('dom.endsNow', { empty: emptyPiles, piles: pilesThatEndIt, provinces })}
      </span>
    </p>
  );
}
