export const tinctures = ['red', 'yellow', 'green', 'blue', 'purple'] as const;

/** A guild colour. Shown as colour, hatch and, in the high-contrast deck, a letter. */
export type Tincture = (typeof tinctures)[number];

/** The class that gives an element (and what is inside) the colours and the hatch of a tincture. */
export function tinctureClass(tincture: Tincture): string {
  return `tincture-${tincture}`;
}
