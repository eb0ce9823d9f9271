export const guildBookWordsEn = {
  course: 'The course of a game',
  cards: 'Cards and money',
  end: 'How to win',
  ownDeck: 'Our own deck',
  ownDeckLead:
    'What the printed cards say is not known to us. The deck here is a reconstruction: our own cards within the printed rules.',
  beginning: 'Rulings: the beginning',
  money: 'Rulings: money, debts and trade',
  table: 'Rulings: cards on the table',
  hall: 'Rulings: Town Hall and election',
  anatomy: 'What a card shows',
  anatomyCost: 'On the left its value: experience and random number; on the right its price in Taler',
  anatomyEdge: 'The edge of the picture shows its kind, as its colour does',
  anatomyKind: 'Its name and its kind',
  kinds:
    'A business, an annex, an extension, a district, a person, a measure, an immediate measure and an artefact: each has an edge of its own.',
} as const satisfies Record<string, string>;
