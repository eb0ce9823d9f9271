import type { Speaker } from '@zunft/text';
import { faceOf } from '../faces.ts';

/** Cheap cards first, those of the same cost by name. */
export const byCost = <C extends string>(cards: readonly C[], speaker: Speaker): C[] =>
  cards.toSorted(
    (a, b) =>
      faceOf(a).cost - faceOf(b).cost || speaker.card(a).localeCompare(speaker.card(b), speaker.language),
  );
