import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDeck } from './parse.ts';
import type { CardType, Deck, DeckCard } from './schema.ts';
import { zunftDeck } from './zunft.ts';

type Loose = Record<string, unknown>;

const problemsOf = (document: unknown) => {
  const result = parseDeck(document);
  return 'problems' in result ? result.problems : [];
};

const found = (document: unknown) => problemsOf(document).map(({ path, code }) => `${path}: ${code}`);

/** Our deck with one card more. */
const withCard = (card: Loose): unknown => ({ ...zunftDeck, cards: [...zunftDeck.cards, card] });

const plain = { id: 'new', name: { en: 'New', de: 'Neu' }, value: 3, cost: 2 };
const business = { ...plain, type: 'business', trade: 'baker' };
const measure = { ...plain, type: 'measure', effects: [{ do: 'taler', amount: 2 }] };
const immediate = { ...plain, type: 'immediate', effects: [{ do: 'redraw' }], windows: ['number'] };
const artefact = { ...plain, type: 'artefact', effects: [{ do: 'taler', amount: 2 }] };

const without = (card: Loose, field: string): Loose =>
  Object.fromEntries(Object.entries(card).filter(([name]) => name !== field));

const cardsWithout = (type: CardType): readonly DeckCard[] =>
  zunftDeck.cards.filter((card) => card.type !== type);

describe('a deck that is read', () => {
  it('our own is in order', () => {
    expect(problemsOf(zunftDeck)).toEqual([]);
  });

  it('survives JSON', () => {
    expect(parseDeck(JSON.parse(JSON.stringify(zunftDeck)))).toEqual({ deck: zunftDeck });
  });

  it.each([business, measure, immediate, artefact])('has cards such as $type', (card) => {
    expect(found(withCard(card))).toEqual([]);
  });

  it('may have a lasting card that anybody is paid for, and an artefact that works by itself', () => {
    expect(found(withCard({ ...plain, type: 'annex', payTo: 'mason', gives: { income: 1 } }))).toEqual([]);
    expect(found(withCard({ ...plain, type: 'artefact', gives: { favour: 1 } }))).toEqual([]);
  });

  it('names every mistake at once', () => {
    expect(found(withCard({ ...business, id: 'bakery', cost: -1, value: 7, costs: 2 }))).toEqual([
      'cards.bakery.costs: unknown-field',
      'cards.bakery.value: out-of-range',
      'cards.bakery.cost: out-of-range',
    ]);
  });

  it('says what may have been meant', () => {
    const [field, trade] = [
      { ...business, costs: 2 },
      { ...business, trade: 'bakar' },
    ].map((card) => problemsOf(withCard(card))[0]);
    expect(field?.params).toEqual({ field: 'costs', near: ['cost'] });
    expect(trade?.params).toEqual({ trade: 'bakar', near: ['baker'] });
  });

  it('goes by numbers where a card has no id', () => {
    const last = zunftDeck.cards.length;
    expect(found(withCard(without(business, 'id')))).toEqual([`cards.${last}.id: missing`]);
    expect(found(withCard({ ...business, id: 'New Card' }))).toEqual([`cards.${last}.id: not-an-id`]);
  });
});

describe('a field', () => {
  it.each<[string, Loose, string]>([
    ['that is missing', without(business, 'cost'), 'cards.new.cost: missing'],
    ['that does not exist', { ...business, colour: 'red' }, 'cards.new.colour: unknown-field'],
    ['with a number too large', { ...business, value: 7 }, 'cards.new.value: out-of-range'],
    ['with a number too small', { ...business, cost: -1 }, 'cards.new.cost: out-of-range'],
    ['with half a number', { ...business, cost: 1.5 }, 'cards.new.cost: out-of-range'],
    ['with a number as text', { ...business, cost: '2' }, 'cards.new.cost: out-of-range'],
    ['with no copies', { ...business, copies: 0 }, 'cards.new.copies: out-of-range'],
    ['with an unknown word', { ...business, type: 'shop' }, 'cards.new.type: not-one-of'],
    ['that is no object', { ...business, gives: 3 }, 'cards.new.gives: not-an-object'],
    ['that is no list', { ...measure, effects: { do: 'redraw' } }, 'cards.new.effects: not-a-list'],
    ['with an empty list', { ...measure, effects: [] }, 'cards.new.effects: empty-list'],
    ['with nothing in it', { ...business, gives: null }, 'cards.new.gives: not-an-object'],
    [
      'with too long a list',
      { ...measure, effects: Array.from({ length: 21 }, () => ({ do: 'draw', count: 1 })) },
      'cards.new.effects: too-many-entries',
    ],
    ['without a name in German', { ...business, name: { en: 'New' } }, 'cards.new.name.de: missing'],
    ['with an empty name', { ...business, name: { en: '', de: 'Neu' } }, 'cards.new.name.en: not-a-name'],
    [
      'with a name of two lines',
      { ...business, name: { en: 'New\nline', de: 'Neu' } },
      'cards.new.name.en: not-a-name',
    ],
    [
      'within what a card gives',
      { ...business, gives: { income: 1, fame: 2 } },
      'cards.new.gives.fame: unknown-field',
    ],
    [
      'with an effect that does not exist',
      { ...measure, effects: [{ do: 'fly' }] },
      'cards.new.effects.0.do: not-one-of',
    ],
    [
      'of an effect that is missing',
      { ...measure, effects: [{ do: 'taler' }] },
      'cards.new.effects.0.amount: missing',
    ],
    [
      'of another effect',
      { ...measure, effects: [{ do: 'draw', count: 1, amount: 1 }] },
      'cards.new.effects.0.amount: unknown-field',
    ],
    [
      'with a harm among the effects',
      { ...measure, effects: [{ do: 'destroy' }] },
      'cards.new.effects.0.do: not-one-of',
    ],
    [
      'of a harm with a wrong word',
      { ...measure, act: { kind: 'intrigue', harm: [{ do: 'fine', amount: 2, to: 'me' }] } },
      'cards.new.act.harm.0.to: not-one-of',
    ],
    [
      'with the Town Hall among types',
      { ...measure, effects: [{ do: 'recover', types: ['municipal'] }] },
      'cards.new.effects.0.types.0: not-one-of',
    ],
  ])('%s is named', (_, card, problem) => {
    expect(found(withCard(card))).toEqual([problem]);
  });
});

describe('what makes no sense', () => {
  it.each<[string, Loose, string]>([
    ['an id used twice', { ...business, id: 'croft' }, 'cards.croft: twice'],
    ['the id of a profession', { ...business, id: 'host' }, 'cards.host: twice'],
    ['a trade that is not there', { ...business, trade: 'tinker' }, 'cards.new.trade: unknown-trade'],
    ['a payee that is not there', { ...measure, payTo: 'tinker' }, 'cards.new.payTo: unknown-trade'],
    [
      'a needed trade that is not there',
      { ...measure, needs: { trade: 'tinker' } },
      'cards.new.needs.trade: unknown-trade',
    ],
    [
      'a favoured trade that is not there',
      { ...business, gives: { discount: { amount: 1, trades: ['baker', 'tinker'] } } },
      'cards.new.gives.discount.trades.1: unknown-trade',
    ],
    [
      'a needed card that is not there',
      { ...measure, needs: { cards: ['juge'] } },
      'cards.new.needs.cards.0: unknown-card',
    ],
    [
      'a needed card that never lies on the table',
      { ...measure, needs: { cards: ['judge', 'arson'] } },
      'cards.new.needs.cards.1: not-lasting',
    ],
    ['a business without a trade', without(business, 'trade'), 'cards.new.trade: no-trade'],
    ['an annex with a trade', { ...business, type: 'annex' }, 'cards.new.trade: not-for-type'],
    [
      'a business with effects',
      { ...business, effects: [{ do: 'draw', count: 1 }] },
      'cards.new.effects: not-for-type',
    ],
    ['a measure with windows', { ...measure, windows: ['act'] }, 'cards.new.windows: not-for-type'],
    ['a measure that gives something', { ...measure, gives: { votes: 1 } }, 'cards.new.gives: not-for-type'],
    ['a measure with upkeep', { ...measure, upkeep: 1 }, 'cards.new.upkeep: not-for-type'],
    [
      'an immediate measure with an act',
      {
        ...plain,
        type: 'immediate',
        effects: [{ do: 'draw', count: 1 }],
        act: { kind: 'intrigue', harm: [{ do: 'spy' }] },
      },
      'cards.new.act: not-for-type',
    ],
    ['a measure that does nothing', without(measure, 'effects'), 'cards.new.effects: does-nothing'],
    ['an artefact that does nothing', without(artefact, 'effects'), 'cards.new.effects: does-nothing'],
    ['an immediate measure without windows', without(immediate, 'windows'), 'cards.new.windows: no-window'],
    [
      'a prevention in the wrong window',
      { ...immediate, effects: [{ do: 'prevent', kinds: ['intrigue'] }] },
      'cards.new.effects.0: wrong-window',
    ],
    [
      'a protection without a window',
      { ...artefact, effects: [{ do: 'protect', amount: 1, kinds: ['burglary'] }] },
      'cards.new.effects.0: wrong-window',
    ],
    [
      'a shift in one window too many',
      { ...immediate, effects: [{ do: 'shift', amount: 1 }], windows: ['number', 'election'] },
      'cards.new.effects.0: wrong-window',
    ],
    [
      'votes outside an election',
      { ...immediate, effects: [{ do: 'votes', amount: 1, of: 'self' }] },
      'cards.new.effects.0: wrong-window',
    ],
    [
      'favour in the turns of others',
      { ...immediate, effects: [{ do: 'favour', amount: 1 }] },
      'cards.new.effects.0: own-turn-effect',
    ],
    [
      'an artefact that acts in a window',
      { ...plain, type: 'artefact', act: { kind: 'intrigue', harm: [{ do: 'spy' }] }, windows: ['act'] },
      'cards.new.windows: act-in-window',
    ],
    [
      'an artefact that is locked after no use',
      { ...plain, type: 'artefact', gives: { votes: 1 }, locksFor: 2 },
      'cards.new.locksFor: nothing-to-use',
    ],
    [
      'a theft of nothing',
      { ...plain, type: 'measure', act: { kind: 'burglary', harm: [{ do: 'steal' }] } },
      'cards.new.act.harm.0: no-target',
    ],
    [
      'a card to which nothing is done',
      { ...plain, type: 'measure', act: { kind: 'burglary', target: ['artefact'], harm: [{ do: 'spy' }] } },
      'cards.new.act.target: needless-target',
    ],
    [
      'a lock on a card that is gone',
      {
        ...plain,
        type: 'measure',
        act: {
          kind: 'sabotage',
          target: ['business'],
          harm: [{ do: 'destroy' }, { do: 'lock', rounds: 1 }],
        },
      },
      'cards.new.act.harm.1: already-gone',
    ],
    [
      'a shift by nothing',
      { ...immediate, effects: [{ do: 'shift', amount: 0 }] },
      'cards.new.effects.0.amount: no-change',
    ],
  ])('%s is named', (_, card, problem) => {
    expect(found(withCard(card))).toContain(problem);
  });

  it('the Town Hall has a price and nothing else', () => {
    const cards = zunftDeck.cards.map((card) =>
      card.type === 'municipal' ? { ...card, needs: { favour: 1 } } : card,
    );
    expect(found({ ...zunftDeck, cards })).toEqual(['cards.town-hall.needs: not-for-type']);
  });

  it.each<[string, Partial<Deck>, string]>([
    ['no Town Hall', { cards: cardsWithout('municipal') }, 'cards: not-one-municipal'],
    [
      'two Town Halls',
      { cards: [...zunftDeck.cards, { ...plain, type: 'municipal' }] },
      'cards: not-one-municipal',
    ],
    ['no business', { cards: cardsWithout('business') }, 'cards: no-business'],
    ['hardly any cards', { cards: zunftDeck.cards.slice(0, 20) }, 'cards: too-few-cards'],
    [
      'more cards than anybody can shuffle',
      { cards: zunftDeck.cards.map((card) => (card.type === 'municipal' ? card : { ...card, copies: 20 })) },
      'cards: too-many-cards',
    ],
    [
      'five professions',
      { professions: zunftDeck.professions.slice(0, 5) },
      'professions: too-few-professions',
    ],
    [
      'a profession with an unknown trade',
      { professions: zunftDeck.professions.map((card) => ({ ...card, trades: ['tinker'] })) },
      'professions.countryman.trades.0: unknown-trade',
    ],
    ['a trade twice', { trades: [...zunftDeck.trades, zunftDeck.trades[0]!] }, 'trades.farmer: twice'],
    ['no inventory', { inventory: -1 }, 'inventory: out-of-range'],
  ])('a deck with %s', (_, change, problem) => {
    expect(found({ ...zunftDeck, ...change })).toContain(problem);
  });

  it.each([null, 7, 'deck', [], undefined])('%j is no deck', (document) => {
    expect(found(document)).toEqual([': not-an-object']);
  });
});

describe('docs/deck.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/deck.md'), 'utf8');

  it('has an example that can be played with', () => {
    const example: readonly DeckCard[] = JSON.parse(/```json\n(.*?)```/s.exec(page)![1]!);
    const others = zunftDeck.cards.filter(({ id }) => example.every((card) => card.id !== id));
    expect(example).toHaveLength(5);
    expect(found({ ...zunftDeck, cards: [...others, ...example] })).toEqual([]);
  });

  it('explains every field, effect, harm and window', () => {
    const { cards, professions } = zunftDeck;
    const words = [
      ...[zunftDeck, ...cards, ...professions].flatMap(Object.keys),
      ...cards.flatMap(({ gives = {}, needs = {}, act = {} }) =>
        [gives, needs, act].flatMap((part) => Object.keys(part)),
      ),
      ...cards.flatMap(({ effects = [], act, windows = [] }) => [
        ...[...effects, ...(act?.harm ?? [])].flatMap((one) => [...Object.keys(one), one.do]),
        ...windows,
      ]),
    ];
    expect([...new Set(words)].filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  });
});
