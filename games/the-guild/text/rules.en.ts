import type { RuleId } from '../rule-ids.ts';

export const rulesEn = {
  'ruleTitle.TG-10.1': 'What it is about',
  'rule.TG-10.1':
    'The Guild is for 2 to 6 players, best from 3 on. Everyone builds up a dynasty with Taler and experience. You win by winning the mayoral election, or by being the first to bear the title of Count, which takes 120 experience.',
  'ruleTitle.TG-10.2': 'Setup',
  'rule.TG-10.2':
    'All cards are shuffled into one deck; profession cards lie apart. Everyone chooses a different profession and begins as Commoner in a House, with 12 Taler and 8 cards. Whoever has no business among these may show them and draw 8 new ones; the old ones are shuffled back. The Town Hall never is among starting cards: it would be shuffled back and replaced.',
  'ruleTitle.TG-10.3': 'Titles and residences',
  'rule.TG-10.3':
    'Experience needed, businesses allowed, and highest residence level: Commoner 0, 2, 1; Beisasse 15, 4, 1; Citizen 30, 6, 2; Patrician 50, 8, 2; Baron 80, 10, 3; Count 120, any number, 3. From Citizen on you may stand for mayor. A House (level 1) has room for 2 extensions, a Town House (level 2, 4 Taler) for 3, a Manor (level 3, 8 Taler) for 4; a new residence takes the place of the old one and keeps its extensions. Residences themselves cannot be sabotaged.',
  'ruleTitle.TG-10.4': 'Your turn',
  'rule.TG-10.4':
    'Economy: take 2 Taler and the income of everything that is not locked, then pay upkeep. Unlock: locked cards count down by one round, and those that reach the end are unlocked. Draw: 1 card. Actions: play any number of cards, but at most one district or one person, or call the election instead. Discard: you may discard 1 card, then you draw up to 5; whoever holds too many discards the surplus and draws nothing. Some cards raise that limit.',
  'ruleTitle.TG-10.5': 'Kinds of cards',
  'rule.TG-10.5':
    'Businesses, annexes, extensions, districts, persons and artefacts stay on the table; measures and immediate measures are discarded. A business pays from your next turn on, an annex works from then on; districts and persons bring votes and have to be won over with favour; an artefact must lie on the table before you use it. Measures are for your own action phase, immediate measures for the moments they name, in anybody’s turn. Whenever the Town Hall is drawn it is laid out and another card is drawn; from then on it can be built. Where a card says that its cost goes to a trade, an active business of that trade gets it, and if the business is your own you pay nothing. Several discounts in one turn all count, each for your next card of its types.',
  'ruleTitle.TG-10.6': 'Values, money and debts',
  'rule.TG-10.6':
    'The value of a card is the experience for playing it; drawn as a random number it is that number, and the card is discarded. A test against n succeeds with n + 1 or more. Titles rise at once. Unlocked property can be sold for half its printed cost, rounded down, or to another player for at most twice that cost; Taler can be given or lent freely. Whoever cannot pay a cost goes to the debtors’ tower until the start of the next turn, in which debts are paid first; if something is left over, the stay goes on.',
  'ruleTitle.TG-10.7': 'The mayoral election',
  'rule.TG-10.7':
    'Once the Town Hall is built, whoever is Citizen or higher may call the election in the own action phase instead of playing cards. It is held when that player’s turn comes round again. Everybody from Citizen on adds up votes, draws a card and adds half its value, rounded down. The highest total wins the game; those who are equal draw again and add the full value, until one is ahead.',

  'ruleTitle.T-01': 'A reconstructed deck',
  'rule.T-01':
    'This is not the printed deck. The rules are those of the published card game, but no list of its cards could be found: names, costs, values, votes, effects and professions here are our own reconstruction. The deck is data, so whoever owns the printed one can enter it and play with it.',
  'ruleTitle.T-02': 'Residences are no cards',
  'rule.T-02':
    'House, Town House and Manor are not in the deck. Your residence is noted with your dynasty and is upgraded from the table of residences.',
  'ruleTitle.T-03': 'No experience for residences',
  'rule.T-03': 'Upgrading a residence brings no experience, because no card is played.',
  'ruleTitle.T-04': 'Experience for cards that stay',
  'rule.T-04':
    'Businesses, annexes, extensions, districts and persons bring their value as experience when they are played, once.',
  'ruleTitle.T-05': 'Experience for artefacts',
  'rule.T-05':
    'An artefact brings its value when it is laid out. Using it later brings none, even if it is used up.',
  'ruleTitle.T-06': 'Drawing a new hand',
  'rule.T-06':
    'Whoever has no business in the new hand either may draw again, until there is one. Everybody is asked, so that the question betrays nothing.',
  'ruleTitle.T-07': 'The first turn',
  'rule.T-07':
    'You begin with 8 cards, but may hold only 5: at the end of your first turn you discard what is left over and draw nothing.',
  'ruleTitle.T-08': 'Discarding and refilling',
  'rule.T-08':
    'The card that you may discard counts first, then the surplus, and only whoever had none draws. With too many cards in hand you discard exactly the surplus.',
  'ruleTitle.T-09': 'Who begins',
  'rule.T-09': 'Chance decides who begins.',
  'ruleTitle.T-10': 'Upkeep you cannot pay',
  'rule.T-10':
    'Instead of paying you may let cards with upkeep go: they are discarded. Whoever is still short after that, and after sales and loans, goes to the debtors’ tower.',
  'ruleTitle.T-11': 'In the debtors’ tower',
  'rule.T-11':
    'Whoever sits in the tower has no turn, plays no immediate measures and neither trades nor lends. Property stays where it is and may still be harmed. Businesses pay in the next economy phase; from that, debts are served, those to the bank first and then those to players in seat order; upkeep is due only once all of them are paid. New costs are added to the debt.',
  'ruleTitle.T-12': 'How much is owed',
  'rule.T-12':
    'What there is gets paid, and the rest is owed to whoever was to have it. What caused the cost is carried out all the same.',
  'ruleTitle.T-13': 'Costs of your own choice',
  'rule.T-13':
    'What you cannot pay for you may not play. The tower is only for costs that are forced on you.',
  'ruleTitle.T-14': 'When the election is held',
  'rule.T-14': 'At the very start of the caller’s next turn, before the economy phase.',
  'ruleTitle.T-15': 'The election and the tower',
  'rule.T-15':
    'If the caller sits in the tower then, the election waits for the caller’s next free turn. Others who sit in the tower do not stand.',
  'ruleTitle.T-16': 'One election',
  'rule.T-16': 'While an election is pending nobody can call another one: the first call stands.',
  'ruleTitle.T-17': 'Locked supporters',
  'rule.T-17': 'Locked districts and persons bring no votes, just as locked cards do nothing else.',
  'ruleTitle.T-18': 'The Town Hall as a random number',
  'rule.T-18':
    'If the Town Hall turns up as a random number or in an election, it is laid out and another card is drawn.',
  'ruleTitle.T-19': 'Building together',
  'rule.T-19':
    'The Town Hall costs what is printed on it. Whoever’s turn it is builds, with what others have promised; a promise holds as far as its maker has the Taler and does not sit in the tower. The value is shared out in proportion to what was paid, and what does not divide goes to whoever built.',
  'ruleTitle.T-20': 'Helping out of turn',
  'rule.T-20':
    'Players whose turn it is not take part in building only by paying. They promise Taler in their own turns; nothing is paid before somebody builds.',
  'ruleTitle.T-21': 'Count at any moment',
  'rule.T-21':
    'Whoever reaches 120 experience wins at once, also through the Town Hall or in another player’s turn. If two reach it together, the active player comes first, then the next in turn order.',
  'ruleTitle.T-22': 'Prices',
  'rule.T-22': 'Sales and trades go by the printed cost, however a card was come by.',
  'ruleTitle.T-23': 'Supporters are not for sale',
  'rule.T-23':
    'Districts and persons are no property: they can be sold neither to the bank nor to other players.',
  'ruleTitle.T-24': 'Room for what is bought',
  'rule.T-24':
    'Whoever buys a card from another player needs room for it: by title, in the residence or in the inventory. The same goes for cards that are stolen.',
  'ruleTitle.T-25': 'When to trade',
  'rule.T-25':
    'You sell, trade, give and borrow in your own turn, and when a cost is forced on you. An offer stands until your next turn; those it is for may take it up while you are at it, or in their own turns, and nobody has to wait for them.',
  'ruleTitle.T-26': 'Answering with immediate measures',
  'rule.T-26':
    'There are three moments to answer: an act has been declared, a number has been drawn for it, votes are about to be counted. Everybody with cards is asked, whether they hold something fitting or not, all at once; answers take effect in turn order, and may be answered in turn. Whether the question comes depends only on what everybody knows.',
  'ruleTitle.T-27': 'Locked businesses count',
  'rule.T-27': 'A locked business counts towards the number you may own.',
  'ruleTitle.T-28': 'How long a card is locked',
  'rule.T-28': 'Until its owner’s next unlock phase, unless the card says more rounds.',
  'ruleTitle.T-29': 'What is locked does not pay',
  'rule.T-29':
    'The economy phase comes before unlocking: a business that was locked for one round misses one payment.',
  'ruleTitle.T-30': 'Every profession once',
  'rule.T-30': 'There is one card of each profession, so no two players have the same.',
  'ruleTitle.T-31': 'An empty deck',
  'rule.T-31':
    'If a card is needed and the deck is empty, the discard pile is shuffled first, also for a random number.',
  'ruleTitle.T-32': 'Values of cards',
  'rule.T-32': 'Cards have values from 1 to 6.',
  'ruleTitle.T-33': 'Protection',
  'rule.T-33':
    'Whoever sabotages or breaks in tests against the other player’s protection of that name. Intrigues are tested against the number on their card, or not at all if there is none.',
  'ruleTitle.T-34': 'Loans',
  'rule.T-34':
    'A loan is Taler that change hands. Paying them back is a matter of honour; nobody can be made to.',
  'ruleTitle.T-35': 'Two players',
  'rule.T-35': 'For two players nothing is different.',
  'ruleTitle.T-36': 'No cards left',
  'rule.T-36':
    'If deck and discard pile are both empty, nothing is drawn, and a random number is 0. If an election is still a tie after 20 draws, the first of the leaders in turn order from the caller on wins.',
  'ruleTitle.T-37': 'Forgoing cards',
  'rule.T-37':
    'Whoever calls the election has played no card and used no artefact this turn, and will not. Selling, trading, upgrading the residence and building the Town Hall remain possible.',
  'ruleTitle.T-38': 'Choosing professions',
  'rule.T-38': 'Professions are chosen in turn order, beginning with the start player.',
  'ruleTitle.T-39': 'Places of the others',
  'rule.T-39': 'Behind the winner, places go by experience; equals share a place.',
} as const satisfies Record<`rule.${RuleId}` | `ruleTitle.${RuleId}`, string>;
