/**
 * A deck as data: what somebody types in who owns printed cards, and what ours is written in. docs/deck.md walks
 * through it. Everything here is plain JSON; `parse.ts` checks it and names card and field of every mistake.
 */
export interface Deck {
  /** Small letters, digits and hyphens; recorded games say by it which deck they were played with. */
  readonly id: string;
  readonly name: Words;
  readonly trades: readonly { readonly id: string; readonly name: Words }[];
  readonly professions: readonly ProfessionCard[];
  readonly cards: readonly DeckCard[];
  /** Artefacts that anybody has room for without any help. */
  readonly inventory: number;
}

/** A name in both languages. */
export interface Words {
  readonly en: string;
  readonly de: string;
}

/** TG-10.5: laid out at the beginning, not part of the deck. */
export interface ProfessionCard {
  readonly id: string;
  readonly name: Words;
  readonly trades: readonly string[];
  readonly gives: Gives;
}

export const cardTypes = [
  'business',
  'annex',
  'extension',
  'district',
  'person',
  'measure',
  'immediate',
  'artefact',
  'municipal',
] as const;
export type CardType = (typeof cardTypes)[number];

/** Types that lie on the table in front of their owner. */
export const lastingTypes = ['business', 'annex', 'extension', 'district', 'person', 'artefact'] as const;
export type LastingType = (typeof lastingTypes)[number];

export const titles = ['commoner', 'beisasse', 'citizen', 'patrician', 'baron', 'count'] as const;
export type Title = (typeof titles)[number];

export interface DeckCard {
  readonly id: string;
  readonly type: CardType;
  readonly name: Words;
  /** How many of it are in the deck; 1 if missing. */
  readonly copies?: number;
  /** TG-10.6: 1 to 6. */
  readonly value: number;
  readonly cost: number;
  /** Of a business. */
  readonly trade?: string;
  readonly needs?: Needs;
  /** What its owner has of it while it lies unlocked on the table. */
  readonly gives?: Gives;
  /** Taler to pay in every economy phase. */
  readonly upkeep?: number;
  /** The cost goes to whoever owns an active business of this trade; to the bank if there is none. */
  readonly payTo?: string;
  /** What it does to another player, who may oppose it. */
  readonly act?: Act;
  /** What it does when played; of an artefact, when used. */
  readonly effects?: readonly Effect[];
  /** Immediate measures and artefacts: when it may be played in anybody's turn, besides one's own actions. */
  readonly windows?: readonly Window[];
  /** Of an artefact that can be used again: for so many rounds it is locked afterwards. Without it, it is discarded. */
  readonly locksFor?: number;
}

/** Everything that must hold before a card may be played. */
export interface Needs {
  readonly title?: Title;
  readonly favour?: number;
  /** An unlocked business of this trade of one's own. */
  readonly trade?: string;
  /** One of these cards, unlocked, of one's own. */
  readonly cards?: readonly string[];
}

export interface Gives {
  /** Taler in every economy phase. */
  readonly income?: number;
  /** Every active business of its owner pays so much more; with `trades`, only those. */
  readonly businessIncome?: { readonly amount: number; readonly trades?: readonly string[] };
  readonly votes?: number;
  readonly favour?: number;
  /** Protection against sabotage and against burglary. */
  readonly sabotage?: number;
  readonly burglary?: number;
  /** More room for artefacts, and more cards in hand. */
  readonly inventory?: number;
  readonly hand?: number;
  /** Cards of these types, or businesses of these trades, cost so much less. */
  readonly discount?: Discount;
  /** Added to random numbers that its owner draws for acts of this kind. */
  readonly skill?: { readonly amount: number; readonly acts: readonly ActKind[] };
}

export interface Discount {
  readonly amount: number;
  readonly types?: readonly CardType[];
  readonly trades?: readonly string[];
}

export const actKinds = ['sabotage', 'burglary', 'intrigue'] as const;
export type ActKind = (typeof actKinds)[number];

/**
 * Something done to another player. Sabotage and burglary are tested against the protection of that name (T-33),
 * intrigue against a number, or not at all if there is none.
 */
export interface Act {
  readonly kind: ActKind;
  /** With sabotage and burglary, so much more than the protection. */
  readonly against?: number;
  /** One card of these types, of the other player, is what it is done to. */
  readonly target?: readonly LastingType[];
  readonly harm: readonly Harm[];
}

/** What an act that succeeds does to the other player, or to the card that it is done to. */
export type Harm =
  | { readonly do: 'lock'; readonly rounds: number }
  | { readonly do: 'destroy' }
  /** The card changes hands, if there is room for it. */
  | { readonly do: 'steal' }
  /** Takes so many Taler, or as many as there are. */
  | { readonly do: 'rob'; readonly amount: number }
  /** A cost that must be paid: TG-10.6, debtors' tower. */
  | { readonly do: 'fine'; readonly amount: number; readonly to: 'bank' | 'player' }
  | { readonly do: 'discard'; readonly count: number }
  /** The hand is shown to whoever acts. */
  | { readonly do: 'spy' }
  /** Less favour until the end of the other player's next turn. */
  | { readonly do: 'shame'; readonly amount: number };

/** Harms that are done to one card on the table. */
export const harmsToACard: readonly Harm['do'][] = ['lock', 'destroy', 'steal'];

/** What Taler may be paid for each of: own cards of a type, or players who have more experience. */
export const counted = [...lastingTypes, 'ahead'] as const;
export type Counted = (typeof counted)[number];

/** What a card does for whoever plays it. */
export type Effect =
  /** From the bank; `each`: for every unlocked card of this type that one owns, or for everybody who is ahead. */
  | { readonly do: 'taler'; readonly amount: number; readonly each?: Counted }
  | { readonly do: 'experience'; readonly amount: number }
  | { readonly do: 'draw'; readonly count: number }
  /** Until the end of the turn. */
  | { readonly do: 'favour'; readonly amount: number }
  /** For the next card of these types played this turn. */
  | { readonly do: 'discount'; readonly amount: number; readonly types: readonly CardType[] }
  /** Own locked cards of these types. */
  | { readonly do: 'unlock'; readonly count: number; readonly types: readonly LastingType[] }
  /** A card of these types from the discard pile into the hand. */
  | { readonly do: 'recover'; readonly types: readonly CardType[] }
  /** In an `act` window: the act has no effect, or meets so much more protection. */
  | { readonly do: 'prevent'; readonly kinds: readonly ActKind[] }
  | { readonly do: 'protect'; readonly amount: number; readonly kinds: readonly ActKind[] }
  /** In a `number` window: the number drawn changes, or is drawn anew. */
  | { readonly do: 'shift'; readonly amount: number }
  | { readonly do: 'redraw' }
  /** In an `election` window: votes for oneself, or fewer for another candidate of one's choice. */
  | { readonly do: 'votes'; readonly amount: number; readonly of: 'self' | 'other' };

/**
 * When others' immediate measures may be played (T-26): an act has been declared; a number has been drawn for it;
 * votes are about to be counted.
 */
export const windows = ['act', 'number', 'election'] as const;
export type Window = (typeof windows)[number];
