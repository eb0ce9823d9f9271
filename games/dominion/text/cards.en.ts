import type { CardId } from '../printed.ts';

/** What stands on a card. What it is worth, costs and counts as is in `printed.ts`. */
export interface CardWords {
  readonly name: string;
  /** What it does, line by line. */
  readonly lines: readonly string[];
  /** What paying more than it costs brings. */
  readonly overpay?: string;
}

export const cardsEn = {
  copper: { name: 'Copper', lines: [] },
  silver: { name: 'Silver', lines: [] },
  gold: { name: 'Gold', lines: [] },
  estate: { name: 'Estate', lines: [] },
  duchy: { name: 'Duchy', lines: [] },
  province: { name: 'Province', lines: [] },
  curse: { name: 'Curse', lines: [] },

  'candlestick-maker': { name: 'Candlestick Maker', lines: ['+1 Action', '+1 Buy', '+1 Coin token'] },
  stonemason: {
    name: 'Stonemason',
    lines: ['Trash a card from your hand and gain 2 cards that are both cheaper.'],
    overpay: 'Overpay: gain 2 Actions that cost exactly as much as you pay extra.',
  },
  doctor: {
    name: 'Doctor',
    lines: [
      'Name a card and reveal the top 3 cards of your deck. Trash those you named; the others go back on top in any order.',
    ],
    overpay:
      'Overpay: for each extra coin, look at the top card of your deck and trash it, discard it or put it back.',
  },
  masterpiece: { name: 'Masterpiece', lines: [], overpay: 'Overpay: gain a Silver for each extra coin.' },
  advisor: {
    name: 'Advisor',
    lines: [
      '+1 Action',
      'Reveal the top 3 cards of your deck. Your left neighbour picks one that you discard; the others go to your hand.',
    ],
  },
  herald: {
    name: 'Herald',
    lines: ['+1 Card', '+1 Action', 'Reveal the top card of your deck. If it is an Action, play it.'],
    overpay: 'Overpay: for each extra coin, put a card from your discard pile on your deck.',
  },
  plaza: { name: 'Plaza', lines: ['+1 Card', '+2 Actions', 'You may discard a Treasure for +1 Coin token.'] },
  taxman: {
    name: 'Taxman',
    lines: [
      'You may trash a Treasure from your hand. If you do:',
      'Everyone else with 5 or more cards in hand discards the same Treasure or shows a hand without it.',
      'Then gain a Treasure that costs up to 3 more and put it on your deck.',
    ],
  },
  baker: {
    name: 'Baker',
    lines: ['+1 Card', '+1 Action', '+1 Coin token', 'Setup: everyone begins with 1 coin token.'],
  },
  butcher: {
    name: 'Butcher',
    lines: [
      '+2 Coin tokens',
      'You may trash a card from your hand and pay any number of coin tokens. Gain a card that costs up to as much as the trashed one plus 1 for each token.',
    ],
  },
  journeyman: {
    name: 'Journeyman',
    lines: [
      'Name a card. Reveal cards from your deck until 3 have a different name: these go to your hand, the others are discarded.',
    ],
  },
  'merchant-guild': {
    name: 'Merchant Guild',
    lines: ['+1 Buy', '+1 Coin', 'While this is in play: +1 Coin token for each card you buy.'],
  },
  soothsayer: {
    name: 'Soothsayer',
    lines: ['Gain a Gold.', 'Everyone else gains a Curse; whoever got one draws 1 card.'],
  },

  cellar: { name: 'Cellar', lines: ['+1 Action', 'Discard any number of cards, then draw as many.'] },
  chapel: { name: 'Chapel', lines: ['Trash up to 4 cards from your hand.'] },
  moat: {
    name: 'Moat',
    lines: [
      '+2 Cards',
      'Reaction: when someone else plays an Attack, you may reveal this from your hand; it does not affect you then.',
    ],
  },
  chancellor: {
    name: 'Chancellor',
    lines: ['+2 Coins', 'You may put your whole deck on your discard pile.'],
  },
  village: { name: 'Village', lines: ['+1 Card', '+2 Actions'] },
  woodcutter: { name: 'Woodcutter', lines: ['+1 Buy', '+2 Coins'] },
  workshop: { name: 'Workshop', lines: ['Gain a card that costs up to 4.'] },
  bureaucrat: {
    name: 'Bureaucrat',
    lines: [
      'Gain a Silver and put it on your deck.',
      'Everyone else puts a Victory card from their hand on their deck, or shows a hand without one.',
    ],
  },
  feast: { name: 'Feast', lines: ['Trash this card and gain a card that costs up to 5.'] },
  gardens: { name: 'Gardens', lines: ['1 VP for every 10 cards you own (rounded down)'] },
  militia: { name: 'Militia', lines: ['+2 Coins', 'Everyone else discards down to 3 cards in hand.'] },
  moneylender: { name: 'Moneylender', lines: ['Trash a Copper from your hand. If you do: +3 Coins'] },
  remodel: {
    name: 'Remodel',
    lines: ['Trash a card from your hand and gain one that costs up to 2 more.'],
  },
  smithy: { name: 'Smithy', lines: ['+3 Cards'] },
  spy: {
    name: 'Spy',
    lines: [
      '+1 Card',
      '+1 Action',
      'Everyone, including you, reveals the top card of their deck. You decide for each whether it is discarded or put back.',
    ],
  },
  thief: {
    name: 'Thief',
    lines: [
      'Everyone else reveals the top 2 cards of their deck. For each of them you choose a Treasure that is trashed; the rest is discarded.',
      'You may gain any of the Treasures trashed this way.',
    ],
  },
  'throne-room': { name: 'Throne Room', lines: ['Choose an Action from your hand and play it twice.'] },
  'council-room': { name: 'Council Room', lines: ['+4 Cards', '+1 Buy', 'Everyone else draws 1 card.'] },
  festival: { name: 'Festival', lines: ['+2 Actions', '+1 Buy', '+2 Coins'] },
  laboratory: { name: 'Laboratory', lines: ['+2 Cards', '+1 Action'] },
  library: {
    name: 'Library',
    lines: [
      'Draw until you have 7 cards in hand. Actions you draw may be set aside; they are discarded at the end.',
    ],
  },
  market: { name: 'Market', lines: ['+1 Card', '+1 Action', '+1 Buy', '+1 Coin'] },
  mine: {
    name: 'Mine',
    lines: ['Trash a Treasure from your hand and gain one to your hand that costs up to 3 more.'],
  },
  witch: { name: 'Witch', lines: ['+2 Cards', 'Everyone else gains a Curse.'] },
  adventurer: {
    name: 'Adventurer',
    lines: [
      'Reveal cards from your deck until 2 of them are Treasures: these go to your hand, the others are discarded.',
    ],
  },

  courtyard: { name: 'Courtyard', lines: ['+3 Cards', 'Put a card from your hand on your deck.'] },
  pawn: { name: 'Pawn', lines: ['Choose two different ones: +1 Card, +1 Action, +1 Buy, +1 Coin'] },
  'secret-chamber': {
    name: 'Secret Chamber',
    lines: [
      'Discard any number of cards for +1 Coin each.',
      'Reaction: when someone else plays an Attack, you may reveal this from your hand. Then draw 2 cards and put 2 cards from your hand on your deck.',
    ],
  },
  'great-hall': { name: 'Great Hall', lines: ['+1 Card', '+1 Action'] },
  masquerade: {
    name: 'Masquerade',
    lines: [
      '+2 Cards',
      'Everyone passes a card from their hand to the left, all at the same time. Then you may trash a card from your hand.',
    ],
  },
  'shanty-town': {
    name: 'Shanty Town',
    lines: ['+2 Actions', 'Reveal your hand. If there is no Action in it: +2 Cards'],
  },
  steward: { name: 'Steward', lines: ['Choose one: +2 Cards, +2 Coins, or trash 2 cards from your hand.'] },
  swindler: {
    name: 'Swindler',
    lines: [
      '+2 Coins',
      'Everyone else trashes the top card of their deck and gains a card of the same cost that you choose.',
    ],
  },
  'wishing-well': {
    name: 'Wishing Well',
    lines: [
      '+1 Card',
      '+1 Action',
      'Name a card and reveal the top card of your deck. If you named it, it goes to your hand.',
    ],
  },
  baron: {
    name: 'Baron',
    lines: ['+1 Buy', 'You may discard an Estate for +4 Coins. If you do not, gain an Estate.'],
  },
  bridge: {
    name: 'Bridge',
    lines: ['+1 Buy', '+1 Coin', 'This turn all cards cost 1 less, but not below 0.'],
  },
  conspirator: {
    name: 'Conspirator',
    lines: ['+2 Coins', 'If it is at least your third Action this turn: +1 Card, +1 Action'],
  },
  coppersmith: { name: 'Coppersmith', lines: ['This turn every Copper gives 1 coin more.'] },
  ironworks: {
    name: 'Ironworks',
    lines: [
      'Gain a card that costs up to 4.',
      'An Action brings +1 Action, a Treasure +1 Coin, a Victory card +1 Card.',
    ],
  },
  'mining-village': {
    name: 'Mining Village',
    lines: ['+1 Card', '+2 Actions', 'You may trash this card at once for +2 Coins.'],
  },
  scout: {
    name: 'Scout',
    lines: [
      '+1 Action',
      'Reveal the top 4 cards of your deck. Victory cards go to your hand, the others back on top in any order.',
    ],
  },
  duke: { name: 'Duke', lines: ['1 VP for each Duchy you own'] },
  minion: {
    name: 'Minion',
    lines: [
      '+1 Action',
      'Choose one: +2 Coins; or discard your hand and draw 4 cards, and so does everyone else with 5 or more cards in hand.',
    ],
  },
  saboteur: {
    name: 'Saboteur',
    lines: [
      'Everyone else reveals cards from their deck until one costs 3 or more. It is trashed, and they may gain a card that costs at least 2 less. The other revealed cards are discarded.',
    ],
  },
  torturer: {
    name: 'Torturer',
    lines: ['+3 Cards', 'Everyone else either discards 2 cards or gains a Curse to their hand.'],
  },
  'trading-post': {
    name: 'Trading Post',
    lines: ['Trash 2 cards from your hand. If you do, gain a Silver to your hand.'],
  },
  tribute: {
    name: 'Tribute',
    lines: [
      'Your left neighbour reveals the top 2 cards of their deck and discards them. For each differently named card you get:',
      'Action: +2 Actions. Treasure: +2 Coins. Victory card: +2 Cards.',
    ],
  },
  upgrade: {
    name: 'Upgrade',
    lines: ['+1 Card', '+1 Action', 'Trash a card from your hand and gain one that costs exactly 1 more.'],
  },
  harem: { name: 'Harem', lines: [] },
  nobles: { name: 'Nobles', lines: ['Choose one: +3 Cards or +2 Actions'] },
} as const satisfies Record<CardId, CardWords>;
