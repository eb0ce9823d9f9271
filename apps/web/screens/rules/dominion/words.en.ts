export const dominionBookWordsEn = {
  course: 'The course of a game',
  coins: 'Coin tokens and overpaying',
  effects: 'How cards work',
  supply: 'The supply and the kingdom',
  guilds: 'The cards of Guilds',
  base: 'The cards of the base game',
  intrigue: 'The cards of Intrigue',
  anatomy: 'What a card shows',
  anatomyCost: 'What it costs; with a plus you may pay more when you buy it',
  anatomyEdge: 'The edge of the picture shows its kind, as its colour does',
  anatomyTypes: 'Its name and what it counts as',
  kinds:
    'An Action, an Attack, a Treasure, a Victory card, a Reaction and a Curse: each has an edge of its own.',
} as const satisfies Record<string, string>;
