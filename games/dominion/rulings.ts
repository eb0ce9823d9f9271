import type { RuleId } from './rule-ids.ts';

/** A ruling, and the name of the test that shows it: with the rule's id before it, unless it is another rule's test. */
type Rulings = Readonly<Record<string, string>>;

/** Every ruling that the rules of Dominion are built on, row by row, and what shows that it is kept. */
export const rulings: Readonly<Record<RuleId, Rulings>> = {
  'DOM-1.1': {
    'piles for 2, 3, 4, 5 and 6 players': 'with %i players has the piles of the table',
    'ten kingdom piles': 'has ten kingdom piles and the basic ones, and no others',
    'Curses are always there': 'the Curse pile is there even if nothing hands out Curses',
    '7 Coppers and 3 Estates, 5 cards drawn':
      'gives each of %i players 7 Coppers and 3 Estates, five in hand',
    shuffled: 'shuffles: a hand of five and a hand of two Coppers turn up in every sixth deal',
    'a random start player': 'anybody may be the start player, and begins with turn 1',
    'tokens with the Baker only': 'coin tokens to start with only where the Baker is in the kingdom',
  },
  'DOM-1.2': {
    '1 Action, 1 Buy, and what is left over is lost':
      'begins with 1 Action, 1 Buy, no coins, and what was left of the turn before is gone',
    'Actions while there are Actions':
      'each Action played costs one; without one left no other can be played',
    'Treasures in any order': 'Treasures are played one by one, in any order, or all at once',
    'no Treasure after the first buy': 'no Treasure is played after the first purchase, even with Buys left',
    'buying while there are Buys': 'refuses everything without a Buy left',
    'bought cards go to the discard pile':
      'a bought card costs its price and a Buy and goes to the discard pile',
    'hand and play are discarded, 5 cards drawn':
      'the hand goes below, the cards in play on top, and five cards are drawn',
    'tokens stay': 'left-over Actions, Buys and coins vanish; coin tokens stay',
    'shuffling when a card is needed, without hand and play':
      'an empty deck is made of the discard pile when a card is needed',
    'as much as possible': 'if there are still too few, as many as there are',
    'an emptied deck waits': 'an exactly emptied deck is not reshuffled until the next card is needed',
    'revealed cards are not shuffled in':
      '[DOM-doctor] a short deck is revealed, then the discard pile is shuffled without those cards',
    'each player orders their own': '[DOM-1.7] each kind reacts once, several kinds one after the other',
    'several players in turn order':
      '[DOM-militia] goes round in turn order; each discards exactly down to 3',
    'sizes, tops, trash, supply and tokens are public':
      'shows to everybody what is public: sizes, tops of discard piles, cards in play, trash, tokens',
    'discard piles are closed below':
      'shows a hand to its owner only; decks and what lies below the top to nobody',
  },
  'DOM-1.3': {
    'the last Province': 'comes with the last Province, at the end of that turn',
    '3 piles, with 5 and 6 players 4': 'with %i players %i empty piles end it, one fewer does not',
    'trash and tokens are no piles': 'trash and coin tokens are no piles',
    'looked for at the end of a turn':
      'is looked for only when a turn ends: a table may stand there with empty piles',
    'all own cards count': 'counts all own cards, wherever they lie',
    'fewer turns win': 'among equals whoever had fewer turns wins',
    'else shared': 'with as many turns they share the victory, and the next one is third',
  },
  'DOM-1.4': {
    unlimited: 'there is no end of them',
    'kept between turns': 'they are kept from turn to turn, what they were spent for is not',
    '1 coin each, back to the bank':
      'any number of them is spent in the Buy phase for a coin each, and goes back',
    'not after a buy': 'none is spent after the first buy',
    'or through a Butcher': '[DOM-butcher] the 2 new tokens may be paid at once',
    'no points': 'they are worth no points',
  },
  'DOM-1.5': {
    'any amount': 'any amount up to what is left may be paid beyond the cost',
    'coins from any source': 'coins from Actions, Treasures and tokens are all good for it',
    'the money is gone': 'what was overpaid is gone',
    'never forced': 'nobody must overpay',
    'only when buying': 'a card that is gained and not bought cannot be overpaid',
    'the plus is no cost': 'the plus does not change what the card costs',
    'overpaying 0 does not exist': '[DOM-stonemason] not overpaid, gains no Action that costs nothing',
    'pay, effect, gain': 'what it brings comes after paying and before the card',
    'beyond the current cost': 'where cards cost less, what is paid beyond the lower cost is overpaid',
    'exactly means current costs': 'current: as much as overpaid is what cards cost at the moment',
    'or printed ones, as an option': 'printed: as much as overpaid is what is printed on them',
    'its own pile may run out': 'gone: overpaying can take the last copies, and then there is none to gain',
    'or a copy is kept, as an option': 'kept: the bought copy is put by, and cannot be taken by overpaying',
    'the worked example':
      'a whole turn: tokens from two Actions, a Butcher, tokens as coins, an overpaid Stonemason',
  },
  'DOM-1.6': {
    'from the supply to the discard pile':
      'takes a card from its pile and puts it on the discard pile, for all to see',
    'current costs': 'goes by current costs; what is made cheaper can be gained',
    'gaining is not buying':
      'gaining is not buying: it takes no Buy and no coins, and asks for no overpaying',
  },
  'DOM-1.7': {
    'a window before the Attack':
      'before an Attack does anything every other player with cards in hand is asked, in turn order',
    'for every play of it': 'each play of an Attack by a Throne Room opens a window of its own',
    'also for one that a Herald plays': 'an Attack that a Herald turns up opens a window, too',
    'on public facts only': 'also those who hold no Reaction: that they hold none is their secret',
  },
  'DOM-2.1': {
    Treasures: '%s is a Treasure, costs %i and gives %i when played',
    'Victory cards': '%s is a Victory card, costs %i and is worth %i points',
    'a Curse is no Victory card': 'a Curse costs nothing, is worth −1 point and is no Victory card',
  },
  'DOM-2.5': {
    'six recommended sets': 'are six, with ten different cards each',
    'Baker tokens in three of them': 'the Baker hands out tokens in the first, second and fourth',
    'random, with quotas': 'keeps to the number of cards wanted from each set',
    'random, with bans': 'does without banned cards, down to exactly ten',
    picked: 'are a kingdom, in whatever order and spelling',
    'chosen in seat order': 'is chosen card by card in turn order; then the start player begins',
    codes: 'every kingdom survives its code, in nine signs',
    'bad ones are refused': 'refuses %j',
  },

  'DOM-candlestick-maker': { 'what it gives': 'brings an Action, a Buy and a coin token' },
  'DOM-stonemason': {
    'trashing is compulsory': 'must trash a card if there is one; the last one goes without asking',
    'two gains, one after the other, different':
      'trashes a card from the hand and gains two cheaper ones, one after the other',
    'or the same, both compulsory': 'may gain the same card twice, and must gain both',
    'only one cheaper card': 'gains the only cheaper card if no other is left',
    Copper: 'gains nothing for a Copper',
    Estate: 'gains two of Copper and Curse for an Estate',
    overpaid: 'overpaid, gains two Actions that cost exactly as much, before the Stonemason',
    'Action–Victory cards are Actions': 'a card that is an Action and something else counts as an Action',
    'no card of that cost': 'overpaid by what no Action costs, gains nothing but itself',
  },
  'DOM-doctor': {
    'trashes the named, the rest in any order':
      'trashes what was named among the top three cards; the rest goes back in any order',
    'any name': 'a card may be named that is not in this game',
    'fewer than 3 cards': 'a short deck is revealed, then the discard pile is shuffled without those cards',
    'looks one by one': 'overpaid, looks at the top card as often and decides each time, one by one',
    'a card put back is seen again': 'a card that was put back is seen again, and may be trashed then',
    'reshuffle with the discarded, without the Doctor':
      'the discard pile is shuffled when needed, with what was just discarded, without the Doctor',
    'no cards': 'without any card left there is nothing to look at',
    'the worked example': 'bought for 7: a Copper is trashed, a Province discarded, a Silver put back twice',
  },
  'DOM-masterpiece': {
    '1 coin': 'is a Treasure worth 1',
    'a Silver for each': 'overpaid, gains as many Silvers, before itself',
    'as many as exist': 'gains as many Silvers as there are',
    'Treasure for Plaza': 'can be discarded for a Plaza',
    'Treasure for Taxman': 'can be trashed and gained with a Taxman',
    'Treasure for Thief': 'can be stolen by a Thief',
    'Treasure for Adventurer': 'is found by an Adventurer',
    'Treasure for Mine': 'can be trashed in a Mine',
  },
  'DOM-advisor': {
    'the left neighbour picks':
      'the left neighbour picks one of the three top cards to be discarded; the rest is taken',
    'fewer than 3': 'of two cards one is discarded all the same',
    'of 1 none is left': 'a single card is discarded and none taken',
  },
  'DOM-herald': {
    'plays an Action, at no cost':
      'brings a card and an Action, and plays the Action that lies on the deck then',
    'others go back': 'leaves a revealed Treasure on the deck',
    compulsory: 'must play the Action, which asks as usual',
    'the pile is inspected after paying only':
      'the discard pile is looked at only once more was paid, and that cannot be taken back',
    'without overpaying not at all': 'not overpaid, the discard pile stays closed',
    'as many as paid, free order':
      'overpaid, puts as many cards of the discard pile onto the deck, in any order',
    'capped by the pile': 'overpaid by more than there are cards, puts all of them onto the deck',
    'dual types are played': 'plays what is an Action and something else',
    'the played card stays in play': 'the card that it played is discarded at the end of the turn',
    chains: 'one Herald may lead to the next',
    'the bought one is not in the pile': 'the bought Herald is not in the discard pile yet',
  },
  'DOM-plaza': {
    'a Treasure for a token': 'brings a card and two Actions, and a coin token for a discarded Treasure',
    may: 'nothing need be discarded; then there is no token',
    'the card just drawn': 'the card just drawn may be discarded',
    Harem: 'a card that is a Treasure and something else will do, and only one is discarded',
    Masterpiece: '[DOM-masterpiece] can be discarded for a Plaza',
  },
  'DOM-taxman': {
    'nothing trashed, nothing happens': 'with nothing trashed nothing happens at all',
    'discard or show': 'whoever has no copy shows the hand',
    'the gain is compulsory, same or cheaper allowed':
      'a Treasure must be gained, at most 3 dearer; an equal or cheaper one will do',
    'attack before gain': 'taxes in turn order, and before the Treasure is gained',
    '4-card hands are immune': 'a hand of 4 cards is not taxed, one of 6 is',
    'Moat stops the discard only': 'a Moat keeps the hand, not the Treasure from being gained',
    'onto an empty deck':
      'on an empty deck the Treasure is its only card; the discard pile stays where it is',
  },
  'DOM-baker': {
    'what it gives': 'brings a card, an Action and a coin token',
    'everybody a token': 'in the kingdom, everybody begins with a coin token',
  },
  'DOM-butcher': {
    'the 2 new tokens may be used': 'the 2 new tokens may be paid at once',
    may: 'nothing need be trashed; then nothing is paid and nothing gained',
    'not itself': 'cannot trash itself: with an empty hand it only brings tokens',
    'paid tokens give no coins': 'tokens that were paid are not there to be spent',
    'Estate and 6': 'an Estate and 6 tokens become a Province',
    'Butcher and 0': 'another Butcher and no token become a Duchy',
  },
  'DOM-journeyman': {
    'three not so named': 'reveals until three cards are not what was named, takes them, discards the others',
    'any name': 'a card may be named that is not in this game',
    'shuffling in between': 'shuffles the discard pile on the way, without what is revealed',
    'stops when exhausted': 'stops when no card is left',
  },
  'DOM-merchant-guild': {
    'a token for each buy': 'brings a Buy and a coin, and a token for every card bought',
    'two in play': 'two in play bring two tokens for each card',
    'under Throne Room': 'played twice by a Throne Room, one card brings one token',
    'not in the same Buy phase': 'the token cannot be spent in the same Buy phase',
    'gains give none': 'cards gained in another way bring none',
    'nor what overpaying brings': 'what overpaying brings is not bought',
  },
  'DOM-soothsayer': {
    'Gold, Curse, card': 'gains a Gold; each other player gains a Curse and draws a card',
    'no Gold': 'without Gold in the supply the others are cursed all the same',
    'turn order; no Curse, no card':
      'the last Curses go round in turn order; whoever gets none draws no card',
    Moat: 'whoever reveals a Moat neither gains a Curse nor draws',
  },

  'DOM-cellar': { 'discard all, then draw': 'discards everything first: it may be shuffled and drawn again' },
  'DOM-chapel': { 'up to 4': 'trashes up to four cards of the hand' },
  'DOM-moat': {
    'before the Attack':
      'revealed before the Attack does anything, keeps its owner out of it and stays in hand',
    'each play anew': 'every play of an Attack is a window of its own',
    'the attacker keeps the benefits': "leaves the attacker's own benefits alone",
  },
  'DOM-chancellor': {
    may: 'may leave the deck where it is',
    'no discarding, no inspection': 'nobody looks into the deck, and nothing is discarded',
  },
  'DOM-village': { 'what it gives': 'draws a card and gives two Actions' },
  'DOM-woodcutter': { 'what it gives': 'gives a Buy and two coins' },
  'DOM-workshop': {
    'up to 4': 'gains a card costing up to 4',
    'supply only': 'gains one of the supply only: neither trash nor empty piles will do',
    'no extra coins': 'knows no extra coins: neither coins nor overpaying count',
  },
  'DOM-bureaucrat': {
    'Silver onto the deck, own choice':
      'gains a Silver onto the deck; others put a Victory card of their choice on theirs',
    'or a hand without': 'whoever has no Victory card shows the hand; a Curse is none',
  },
  'DOM-feast': {
    'Throne Room: 2 gains, 1 trash': 'under a Throne Room it is trashed once and brings two cards',
  },
  'DOM-gardens': { '39 cards are 3': 'among %i cards it is worth %i points' },
  'DOM-militia': {
    'down to 3': 'brings 2 coins and makes the others discard down to 3',
    '3 or fewer': 'leaves a hand of 3 alone',
  },
  'DOM-moneylender': {
    compulsory: 'the only Copper must go',
    'without a Copper': 'without a Copper in hand it brings nothing',
  },
  'DOM-remodel': {
    compulsory: 'must trash: a single card goes without asking',
    'up to 2 more': 'trashes a card and gains one costing up to 2 more',
  },
  'DOM-smithy': { 'what it gives': 'draws three cards' },
  'DOM-spy': {
    'draw first, self first':
      'draws, then looks at every top card, first at its own: each is discarded or put back',
    'then turn order': 'goes round in turn order from the attacker',
  },
  'DOM-thief': {
    'compulsory, one of each victim':
      'must trash where a Treasure shows, at most one of each; two alike are no choice',
    'any of the trashed': 'gains all of them or none',
    'to the attacker’s discard pile':
      'trashes one revealed Treasure of each, discards the rest, and may gain what was trashed',
    'just trashed': 'gains only what was trashed just now',
    'Masterpiece and Harem': 'Masterpiece and Harem are Treasures',
  },
  'DOM-throne-room': {
    compulsory: 'must play an Action if there is one',
    'one after the other': 'the first play is over before the second begins',
    'no extra Action': 'plays an Action of the hand twice, for no further Action',
    'on itself': 'on a Throne Room plays two Actions twice each, not one four times',
    'with +1 Action': 'on a card with +1 Action leaves 2 Actions',
    'three plays for Conspirator': 'counts as three plays for a Conspirator: the second time it draws',
  },
  'DOM-council-room': {
    compulsory: 'nobody may decline: who has to shuffles, who has nothing draws nothing',
  },
  'DOM-festival': { 'what it gives': 'gives two Actions, a Buy and two coins' },
  'DOM-laboratory': { 'what it gives': 'draws two cards and gives an Action' },
  'DOM-library': {
    'decided as drawn': 'each is decided as it is drawn, before the next is seen',
    'not shuffled in': 'what is set aside is not shuffled in; it stops when no card is left',
    '7 or more': 'with %i cards in hand it does nothing',
    'may keep': 'Actions may be kept; only Actions can be set aside',
  },
  'DOM-market': { 'what it gives': 'draws a card and gives an Action, a Buy and a coin' },
  'DOM-mine': {
    compulsory: 'is compulsory, also with one Treasure only',
    'same or cheaper': 'may gain the same Treasure or a cheaper one',
    'to the hand': 'trashes a Treasure and gains one costing up to 3 more into the hand',
  },
  'DOM-witch': { 'turn order': 'when Curses run short they go round in turn order' },
  'DOM-adventurer': {
    'not reshuffled': 'what has been revealed is not shuffled in',
    '1 or 0': 'may end with one Treasure or none',
  },

  'DOM-courtyard': {
    'any card': 'draws 3 cards and puts a hand card on the deck, also one that was not just drawn',
  },
  'DOM-pawn': {
    'two different': 'gives two different things, not one twice and not three',
    'chosen first': 'has both chosen before either is done',
  },
  'DOM-secret-chamber': {
    'before the Attack': 'draws 2 and puts 2 on the deck before the Attack does anything',
    'itself may go': 'may itself be put back',
    'usable anyway': 'may be used where the Attack does no harm',
    'Moat may follow': 'a Moat that it brings may be revealed after it',
  },
  'DOM-great-hall': {
    'Action for Herald': 'is an Action: Herald plays it from the deck',
    'Action for Stonemason': 'is an Action: paying 3 more for Stonemason brings it',
    '1 point': 'is worth a point wherever it lies',
  },
  'DOM-masquerade': {
    'choices before anyone sees': 'no choice is seen before all have chosen',
    'what comes is not passed on': 'what comes cannot be passed on',
    'may trash': 'nothing need be trashed; the card just received may be',
    'no Attack': 'is no Attack: nobody can react',
    'neither gaining nor trashing': 'passing is neither gaining nor trashing',
    'without cards, original': 'passes nothing but still receives',
    'without cards, 2016': 'is skipped by the later rule, if the table plays it',
  },
  'DOM-shanty-town': {
    'no Action': 'brings 2 Actions, and 2 cards where the hand shows no Action',
    'an Action': 'brings no cards with %s in hand',
  },
  'DOM-steward': {
    'exactly 2': 'or trashes exactly 2 cards',
    '1 if only one': 'trashes the only card, or none, where there are fewer than 2',
  },
  'DOM-swindler': {
    'Curse for 0': 'a card that costs nothing may be answered with a Curse',
    'an existing pile': 'an empty pile cannot be picked',
    'none of that cost': 'where no card has that cost, none is gained',
  },
  'DOM-wishing-well': { 'a miss stays': 'leaves a card of another name on the deck, seen by all' },
  'DOM-baron': {
    'Estate for 4 coins': 'brings a Buy, and 4 coins for an Estate that is discarded',
    'else an Estate': 'whoever keeps the Estate gains another',
  },
  'DOM-bridge': {
    'not below 0': 'brings a Buy and a coin and makes every card cost 1 less, never less than 0',
    'per play': 'counts per play: twice under Throne Room',
    Upgrade: 'also changes cards in hand: Upgrade makes a Copper for 0 into an Estate for 1',
  },
  'DOM-conspirator': {
    'third play': 'also brings a card and an Action as the third',
    'plays, not cards': 'counts plays, not cards: an Action played twice before it',
    'on play': 'looks at the moment of its play: later Actions do not count',
    'Throne Room': 'under Throne Room it is the second play and then the third',
  },
  'DOM-coppersmith': { cumulative: 'adds up: 3 for each Copper under Throne Room' },
  'DOM-ironworks': {
    'by type': 'gains %s and brings what its types give',
    'dual types': 'a Treasure–Victory card gives both',
  },
  'DOM-mining-village': {
    'at once': 'is decided at once: a kept one stays in play',
    'one bonus': 'under Throne Room it is trashed once, for 2 coins',
  },
  'DOM-scout': {
    'all Victory cards, any order':
      'brings an Action, all Victory cards of the top 4, and the rest back in any order',
    'Curses are none': 'takes cards that are also Victory cards, but no Curses',
  },
  'DOM-duke': { 'a point for each Duchy': '%s are worth %i points' },
  'DOM-minion': {
    'after reactions': 'is chosen after the reactions, and a Moat keeps its hand',
    '5 cards': 'or discards the hand for 4 cards; so do others with at least 5 cards',
  },
  'DOM-saboteur': {
    'trash, may gain for 2 less':
      'the others reveal up to a card for 3 or more, trash it and may gain one for 2 less',
    'current costs': 'goes by current costs: with a Bridge, Silver is safe and Gold gives 3',
  },
  'DOM-torturer': {
    'Curse to hand': 'draws 3; each other player chooses, in turn: discard 2, or a Curse into the hand',
    'impossible discard': 'an empty hand may choose to discard',
    'impossible Curse': 'a Curse may be chosen where none is left',
  },
  'DOM-trading-post': { 'with 1 card': 'an only card is trashed for nothing' },
  'DOM-tribute': {
    'by type; a Curse is nothing': '%s bring %i Actions, %i coins and %i cards',
    'equal cards once': 'two equal cards count once: %s',
    'dual types': 'a card of two types gives both: Copper and Harem bring 4 coins and 2 cards',
    'no Attack': 'is no Attack: nobody can react',
  },
  'DOM-upgrade': {
    'compulsory; no such card': 'must trash a card, also one for which there is nothing to gain',
    'exactly 1 more': 'brings a card and an Action, trashes a hand card and gains one for exactly 1 more',
  },
  'DOM-harem': {
    '2 coins': 'is a Treasure that gives 2 coins',
    '2 points': 'is worth 2 points',
    'both everywhere': '[DOM-thief] Masterpiece and Harem are Treasures',
  },
  'DOM-nobles': {
    'no mixing': 'gives one or the other, no mixture',
    '2 points': 'is worth 2 points',
    'Action for Herald': 'is an Action: Herald plays it from the deck',
    'Action for Stonemason':
      '[DOM-stonemason] a card that is an Action and something else counts as an Action',
  },
};
