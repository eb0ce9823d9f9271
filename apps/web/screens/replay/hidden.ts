import type { Json } from '@zunft/kernel';

/** The cards in the viewer's hand, as the views of all games tell them. */
export function handIn(view: Json): readonly string[] {
  const { you } = view as { readonly you?: { readonly hand?: readonly string[] } | null };
  return you?.hand ?? [];
}

export const pileNames = ['deck', 'prestigeDeck', 'discard'] as const;

interface Pile {
  readonly name: (typeof pileNames)[number];
  /** Whose it is; nobody's in games that share one. */
  readonly owner: number | undefined;
  readonly cards: readonly string[];
}

export interface Piles {
  readonly piles: readonly Pile[];
  /** The position is that from the beginning of an action that goes on. */
  readonly isEarlier: boolean;
}

/** Piles in a position, those of the table and those of the players; see docs/position.md. */
export function pilesIn(position: Json): Piles {
  const document = position as Readonly<Record<string, Json>>;
  const { answers, players } = document;
  const seats = Array.isArray(players) ? players : [];
  return {
    piles: [
      ...pilesOf(document, undefined),
      ...seats.flatMap((seat, owner) => pilesOf(seat as Readonly<Record<string, Json>>, owner)),
    ],
    isEarlier: Array.isArray(answers) && answers.length > 0,
  };
}

const pilesOf = (zones: Readonly<Record<string, Json>>, owner: number | undefined): Pile[] =>
  pileNames.flatMap((name) => {
    const cards = zones[name];
    return Array.isArray(cards) ? [{ name, owner, cards: (cards as string[]).flatMap(expanded) }] : [];
  });

/** `copper*3` stands for three of them. */
function expanded(text: string): string[] {
  const [, card, count] = /^(.+)\*(\d+)$/.exec(text) ?? [];
  return card === undefined ? [text] : Array.from({ length: Number(count) }, () => card);
}
