import type { Problem } from '@zunft/kernel';
import { id, listOf, may, must, name, object, oneOf, type Read, variants, whole } from './read.ts';
import {
  type Act,
  actKinds,
  type CardType,
  cardTypes,
  counted,
  type Deck,
  type DeckCard,
  type Discount,
  type Effect,
  type Gives,
  type Harm,
  lastingTypes,
  type Needs,
  type ProfessionCard,
  titles,
  type Words,
  windows,
} from './schema.ts';
import { senseProblems } from './sense.ts';

/** A deck in a document from outside, or everything that is wrong with it, by card and field. */
export function parseDeck(
  document: unknown,
): { readonly deck: Deck } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const deck = readDeck(document, '', problems);
  // What does not have the right shape cannot be judged any further.
  if (deck !== undefined && problems.length === 0) problems.push(...senseProblems(deck));
  return deck === undefined || problems.length > 0 ? { problems } : { deck };
}

const mostFaces = 400;
/** More than any table can use. */
const mostTaler = 99;
/** A lock has room for so many rounds in the mark of a card. */
const mostRounds = 9;
/** As far as a value of cards goes. */
const strength = whole(1, 6);
const taler = whole(1, mostTaler);
const rounds = whole(1, mostRounds);

const words = object<Words>({ en: must(name), de: must(name) });
const trades = listOf(id);
const lasting = listOf(oneOf(lastingTypes));
/** The Town Hall never is anybody's. */
const types = listOf(
  oneOf(cardTypes.filter((type): type is Exclude<CardType, 'municipal'> => type !== 'municipal')),
);
const kinds = listOf(oneOf(actKinds));

const needs = object<Needs>({
  title: may(oneOf(titles)),
  favour: may(whole(0, mostTaler)),
  trade: may(id),
  cards: may(listOf(id)),
});

const gives = object<Gives>({
  income: may(taler),
  businessIncome: may(
    object<NonNullable<Gives['businessIncome']>>({ amount: must(taler), trades: may(trades) }),
  ),
  votes: may(strength),
  favour: may(strength),
  sabotage: may(strength),
  burglary: may(strength),
  inventory: may(strength),
  hand: may(strength),
  discount: may(object<Discount>({ amount: must(taler), types: may(types), trades: may(trades) })),
  skill: may(object<NonNullable<Gives['skill']>>({ amount: must(strength), acts: must(kinds) })),
});

const harm = variants<Harm>({
  lock: { rounds: must(rounds) },
  destroy: {},
  steal: {},
  rob: { amount: must(taler) },
  fine: { amount: must(taler), to: must(oneOf(['bank', 'player'])) },
  discard: { count: must(strength) },
  spy: {},
  shame: { amount: must(strength) },
});

const act = object<Act>({
  kind: must(oneOf(actKinds)),
  against: may(whole(0, 6)),
  target: may(lasting),
  harm: must(listOf(harm)),
});

const effect = variants<Effect>({
  taler: { amount: must(taler), each: may(oneOf(counted)) },
  experience: { amount: must(whole(1, 20)) },
  draw: { count: must(strength) },
  favour: { amount: must(strength) },
  discount: { amount: must(taler), types: must(types) },
  unlock: { count: must(strength), types: must(lasting) },
  recover: { types: must(types) },
  prevent: { kinds: must(kinds) },
  protect: { amount: must(strength), kinds: must(kinds) },
  shift: { amount: must(whole(-6, 6)) },
  redraw: {},
  votes: { amount: must(strength), of: must(oneOf(['self', 'other'])) },
});

const card = object<DeckCard>({
  id: must(id),
  type: must(oneOf(cardTypes)),
  name: must(words),
  copies: may(whole(1, 20)),
  value: must(strength),
  cost: must(whole(0, mostTaler)),
  trade: may(id),
  needs: may(needs),
  gives: may(gives),
  upkeep: may(whole(0, mostTaler)),
  payTo: may(id),
  act: may(act),
  effects: may(listOf(effect)),
  windows: may(listOf(oneOf(windows))),
  locksFor: may(rounds),
});

const profession = object<ProfessionCard>({
  id: must(id),
  name: must(words),
  trades: must(trades),
  gives: must(gives),
});

const readDeck: Read<Deck> = object<Deck>({
  id: must(id),
  name: must(words),
  trades: must(listOf(object<Deck['trades'][number]>({ id: must(id), name: must(words) }), { most: 60 })),
  professions: must(listOf(profession)),
  cards: must(listOf(card, { most: mostFaces })),
  inventory: must(whole(0, 20)),
});
