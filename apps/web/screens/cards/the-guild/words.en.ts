export const guildShelfWordsEn = {
  about: 'This deck is our own reconstruction: the list of the printed cards is not known to us.',
  types: 'Kind',
  values: 'Value',
  costs: 'Price',
  trades: 'Trade',
  copies: '{count, plural, one {Once} =2 {Twice} other {# times}} in the deck.',
  profession: 'Laid out at the beginning; everybody chooses one.',
  municipal: 'Once. It is laid out as soon as somebody draws it.',
  reconstruction: 'A card of our own: the printed deck is not known to us.',
} as const satisfies Record<string, string>;
