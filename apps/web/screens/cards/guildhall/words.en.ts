export const guildhallShelfWordsEn = {
  oldWorld: 'Old World Economy',
  jobFaire: 'Job Faire',
  editions: 'Edition',
  kinds: 'Kind',
  professions: 'Professions',
  prestige: 'Prestige cards',
  inColours: 'Show the card in {colour}',
  copies: 'Five colours, each {copies} times: {all} cards in the game.',
  prestigeCopies:
    '{copies, plural, one {# copy} other {# copies}} in the game, {small, number} of them with 2 or 3 players.',
  edition: 'From {edition}',
} as const satisfies Record<string, string>;
