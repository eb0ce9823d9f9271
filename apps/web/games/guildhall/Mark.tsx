import { Pip } from '../../design/Pip.tsx';
import { professionFace } from './faces.ts';

/** The colour of a card beside its name. */
export function Mark({ card }: { readonly card: string }) {
  const face = professionFace(card);
  return face === undefined ? null : <Pip tincture={face.tincture} />;
}
