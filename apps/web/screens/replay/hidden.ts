import type { Json } from '@zunft/kernel';

/** The cards in the viewer's hand, as the views of all games tell them. */
export function handIn(view: Json): readonly string[] {
  const { you } = view as { readonly you?: { readonly hand?: readonly string[] } | null };
  return you?.hand ?? [];
}

export const pileNames = ['deck', 'prestigeDeck', 'discard'] as const;

export interface Piles {
  readonly piles: readonly { readonly name: (typeof pileNames)[number]; readonly cards: readonly string[] }[];
  /** The position is that from the beginning of an action that goes on. */
  readonly isEarlier: boolean;
}

/** Piles in a position; see docs/position.md. */
export function pilesIn(position: Json): Piles {
  const document = position as Readonly<Record<string, Json>>;
  const { answers } = document;
  return {
    piles: pileNames.flatMap((name) => {
      const cards = document[name];
      return Array.isArray(cards) ? [{ name, cards: cards as unknown as readonly string[] }] : [];
    }),
    isEarlier: Array.isArray(answers) && answers.length > 0,
  };
}
