import type { Deck, DeckCard, Words } from '../deck/schema.ts';

const named = (id: string): Words => ({ en: id, de: id });

const card = (
  id: string,
  type: DeckCard['type'],
  rest: Omit<DeckCard, 'id' | 'type' | 'name'>,
): DeckCard => ({
  id,
  type,
  name: named(id),
  ...rest,
});

/** A deck for tests: plain cards with telling names, at least one for everything that a card can do. */
export const testDeck: Deck = {
  id: 'test',
  name: named('test'),
  inventory: 2,
  trades: ['baker', 'smith', 'thief'].map((id) => ({ id, name: named(id) })),
  professions: [
    { id: 'idler', gives: {} },
    { id: 'earner', gives: { income: 1 } },
    { id: 'charmer', gives: { favour: 2 } },
    { id: 'hoarder', gives: { inventory: 1 } },
    { id: 'reader', gives: { hand: 2 } },
    { id: 'trickster', gives: { skill: { amount: 2, acts: ['sabotage'] as const } } },
    {
      id: 'master',
      gives: {
        discount: { amount: 2, trades: ['baker'] },
        businessIncome: { amount: 1, trades: ['baker'] },
      },
    },
  ].map((profession) => ({ ...profession, name: named(profession.id), trades: ['baker'] })),
  cards: [
    card('town-hall', 'municipal', { value: 6, cost: 10 }),

    card('bakery', 'business', { trade: 'baker', value: 2, cost: 4, gives: { income: 2 }, copies: 16 }),
    card('smithy', 'business', { trade: 'smith', value: 3, cost: 7, gives: { income: 3 }, copies: 4 }),
    card('den', 'business', { trade: 'thief', value: 1, cost: 1, gives: { income: 1 }, copies: 2 }),

    card('oven', 'annex', {
      value: 2,
      cost: 3,
      gives: { businessIncome: { amount: 1, trades: ['baker'] } },
      copies: 2,
    }),
    card('sign', 'annex', { value: 1, cost: 2, gives: { income: 1, favour: 1 }, copies: 2 }),

    card('door', 'extension', { value: 1, cost: 2, gives: { burglary: 2 }, copies: 6 }),
    card('wall', 'extension', { value: 2, cost: 3, gives: { sabotage: 3 }, copies: 2 }),
    card('chest', 'extension', { value: 2, cost: 3, gives: { inventory: 2 } }),
    card('study', 'extension', { value: 2, cost: 4, gives: { hand: 2 } }),

    card('quarter', 'district', { value: 2, cost: 1, gives: { votes: 2 }, copies: 4 }),
    card('rich-quarter', 'district', { value: 4, cost: 2, needs: { favour: 3 }, gives: { votes: 4 } }),
    card('crier', 'person', { value: 1, cost: 1, upkeep: 2, gives: { votes: 1 }, copies: 4 }),
    card('captain', 'person', {
      value: 3,
      cost: 2,
      needs: { cards: ['quarter', 'crier'] },
      gives: { favour: 2 },
      copies: 2,
    }),

    // Sabotage, burglary, intrigue
    card('strike', 'measure', {
      value: 2,
      cost: 1,
      act: { kind: 'sabotage', target: ['business', 'person'], harm: [{ do: 'lock', rounds: 1 }] },
      copies: 3,
    }),
    card('long-strike', 'measure', {
      value: 2,
      cost: 1,
      act: { kind: 'sabotage', target: ['business'], harm: [{ do: 'lock', rounds: 3 }] },
    }),
    card('arson', 'measure', {
      value: 3,
      cost: 2,
      act: { kind: 'sabotage', against: 2, target: ['business', 'annex'], harm: [{ do: 'destroy' }] },
      copies: 2,
    }),
    card('theft', 'measure', {
      value: 3,
      cost: 2,
      act: {
        kind: 'burglary',
        target: ['business', 'extension', 'artefact'],
        harm: [{ do: 'steal' }],
      },
      copies: 2,
    }),
    card('robbery', 'measure', {
      value: 1,
      cost: 0,
      act: { kind: 'burglary', harm: [{ do: 'rob', amount: 5 }] },
      copies: 2,
    }),
    card('tax', 'measure', {
      value: 1,
      cost: 0,
      act: { kind: 'intrigue', harm: [{ do: 'fine', amount: 6, to: 'bank' }] },
      copies: 2,
    }),
    card('lawsuit', 'measure', {
      value: 1,
      cost: 0,
      act: { kind: 'intrigue', harm: [{ do: 'fine', amount: 6, to: 'player' }] },
      copies: 2,
    }),
    card('audit', 'measure', {
      value: 1,
      cost: 0,
      act: {
        kind: 'intrigue',
        target: ['business'],
        harm: [
          { do: 'lock', rounds: 2 },
          { do: 'fine', amount: 3, to: 'bank' },
        ],
      },
    }),
    card('eviction', 'measure', {
      value: 1,
      cost: 0,
      act: {
        kind: 'intrigue',
        target: ['business', 'annex'],
        harm: [{ do: 'fine', amount: 6, to: 'bank' }, { do: 'steal' }],
      },
    }),
    card('slander', 'measure', {
      value: 1,
      cost: 0,
      act: { kind: 'intrigue', against: 2, harm: [{ do: 'shame', amount: 2 }] },
    }),
    card('spying', 'measure', { value: 1, cost: 0, act: { kind: 'intrigue', harm: [{ do: 'spy' }] } }),
    card('blackmail', 'measure', {
      value: 1,
      cost: 0,
      act: { kind: 'intrigue', harm: [{ do: 'discard', count: 2 }] },
    }),

    // What a measure does for oneself
    card('windfall', 'measure', { value: 1, cost: 0, effects: [{ do: 'taler', amount: 5 }], copies: 2 }),
    card('fair', 'measure', {
      value: 4,
      cost: 0,
      effects: [{ do: 'taler', amount: 2, each: 'business' }],
    }),
    card('lesson', 'measure', {
      value: 1,
      cost: 3,
      payTo: 'smith',
      effects: [{ do: 'experience', amount: 5 }],
      copies: 2,
    }),
    card('jubilee', 'measure', {
      value: 1,
      cost: 0,
      effects: [
        { do: 'experience', amount: 5 },
        { do: 'unlock', count: 1, types: ['business'] },
      ],
    }),
    card('ideas', 'measure', { value: 1, cost: 0, effects: [{ do: 'draw', count: 2 }] }),
    card('feast', 'measure', { value: 1, cost: 1, effects: [{ do: 'favour', amount: 3 }] }),
    card('sale', 'measure', {
      value: 1,
      cost: 0,
      effects: [{ do: 'discount', amount: 3, types: ['business', 'extension'] }],
    }),
    card('repair', 'measure', {
      value: 1,
      cost: 0,
      effects: [{ do: 'unlock', count: 1, types: ['business'] }],
    }),
    card('salvage', 'measure', {
      value: 1,
      cost: 0,
      effects: [{ do: 'recover', types: ['business', 'immediate'] }],
    }),
    card('licence', 'measure', {
      value: 1,
      cost: 0,
      needs: { title: 'beisasse' },
      effects: [{ do: 'taler', amount: 1 }],
    }),
    card('ironwork', 'measure', {
      value: 1,
      cost: 0,
      needs: { trade: 'smith' },
      effects: [{ do: 'taler', amount: 1 }],
    }),
    card('six', 'measure', { value: 6, cost: 0, effects: [{ do: 'taler', amount: 1 }], copies: 6 }),
    card('five', 'measure', { value: 5, cost: 9, effects: [{ do: 'taler', amount: 1 }], copies: 4 }),

    card('guard', 'immediate', {
      value: 2,
      cost: 1,
      effects: [{ do: 'prevent', kinds: ['sabotage', 'burglary'] }],
      windows: ['act'],
      copies: 3,
    }),
    card('alarm', 'immediate', {
      value: 1,
      cost: 0,
      effects: [{ do: 'protect', amount: 3, kinds: ['sabotage', 'burglary', 'intrigue'] }],
      windows: ['act'],
      copies: 2,
    }),
    card('luck', 'immediate', {
      value: 1,
      cost: 0,
      effects: [{ do: 'shift', amount: 2 }],
      windows: ['number'],
      copies: 2,
    }),
    card('mishap', 'immediate', {
      value: 1,
      cost: 0,
      effects: [{ do: 'shift', amount: -2 }],
      windows: ['number'],
      copies: 2,
    }),
    card('wheel', 'immediate', { value: 1, cost: 0, effects: [{ do: 'redraw' }], windows: ['number'] }),
    card('speech', 'immediate', {
      value: 1,
      cost: 0,
      effects: [{ do: 'votes', amount: 3, of: 'self' }],
      windows: ['election'],
      copies: 2,
    }),
    card('scandal', 'immediate', {
      value: 1,
      cost: 0,
      effects: [{ do: 'votes', amount: 2, of: 'other' }],
      windows: ['election'],
    }),
    card('tip', 'immediate', {
      value: 1,
      cost: 0,
      effects: [{ do: 'taler', amount: 1 }],
      windows: ['act', 'number', 'election'],
      copies: 4,
    }),

    card('ring', 'artefact', { value: 2, cost: 3, gives: { favour: 1 }, copies: 3 }),
    card('lens', 'artefact', {
      value: 2,
      cost: 3,
      gives: { skill: { amount: 2, acts: ['burglary'] } },
    }),
    card('purse', 'artefact', { value: 1, cost: 1, effects: [{ do: 'taler', amount: 3 }], copies: 3 }),
    card('charm', 'artefact', {
      value: 2,
      cost: 2,
      effects: [{ do: 'redraw' }],
      windows: ['number'],
      copies: 2,
    }),
    card('shield', 'artefact', {
      value: 1,
      cost: 2,
      effects: [{ do: 'protect', amount: 2, kinds: ['sabotage'] }],
      windows: ['act'],
      locksFor: 2,
    }),
    card('bomb', 'artefact', {
      value: 2,
      cost: 3,
      act: { kind: 'sabotage', target: ['business'], harm: [{ do: 'destroy' }] },
    }),
    card('crossbow', 'artefact', {
      value: 2,
      cost: 3,
      act: { kind: 'sabotage', target: ['business'], harm: [{ do: 'lock', rounds: 1 }] },
      locksFor: 2,
    }),
    card('oil', 'artefact', {
      value: 1,
      cost: 1,
      effects: [
        { do: 'taler', amount: 1 },
        { do: 'unlock', count: 1, types: ['business', 'artefact'] },
      ],
      locksFor: 1,
    }),
  ],
};
