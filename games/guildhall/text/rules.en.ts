import type { RuleId } from '../rule-ids.ts';

export const rulesEn = {
  'ruleTitle.GH-2.1': 'Cards and players',
  'rule.GH-2.1':
    'Guildhall is for 2 to 4 players. A set has 120 profession cards: 6 professions in 5 colours (red, blue, yellow, green and purple), each card four times over. Each set brings its own 30 prestige cards. Victory points (VP) from effects are simply counted; they cannot run out.',
  'ruleTitle.GH-2.2': 'Areas, open and hidden',
  'rule.GH-2.2':
    'Everybody sees the prestige row of 5 cards, the action areas with the cards played this turn, all open chapters, the top discard, the size of each hand, the number of completed chapters and every VP total. Hidden are both decks, the discard pile below its top card, the cards in other hands and the professions of other players’ completed chapters; your own completed chapters you may look at. A chapter is all open cards of one profession in one guildhall. Hands have no general limit, a search never changes the order of the discard pile, and when several cards are discarded together the others see only how many there are and which one ends up on top.',
  'ruleTitle.GH-2.3': 'Setup',
  'rule.GH-2.3':
    'With 2 or 3 players, two 5-point prestige cards and one of every other kind are taken out, which leaves 20 of 30; five cards form the prestige row. Everyone is dealt 9 cards and a random player starts. In turn order, each player once discards any number of cards (even none) in an order of their choice, draws back to 9 and places exactly 3 different cards in their guildhall; no effects are triggered, and 6 cards stay in hand. The two sets can be mixed, with any 6 of the 12 professions or with all 12 for a long game, but the prestige cards always come from one set only.',
  'ruleTitle.GH-2.4': 'Your turn',
  'rule.GH-2.4':
    'You have 2 actions per turn. Each of them is one of three things: play a card, refill your hand or buy a prestige card; doing the same thing twice is fine. Extra actions from the Dancer, the Peddler or a prestige card are added to those you have left.',
  'ruleTitle.GH-2.4-A': 'Play a card',
  'rule.GH-2.4-A':
    'Move 1 hand card to your action area; whether you use its effect is up to you. It must not be identical to an open card in your guildhall, and you may play each profession only once per turn, extra actions or not. Your level is the number of open cards of that profession in your guildhall at this moment; the card just played and completed chapters do not count. Use any level shown up to that number, and use it in full, or use none: below the lowest level nothing happens, yet you may play a card merely to get it into your guildhall.',
  'ruleTitle.GH-2.4-B': 'Refill',
  'rule.GH-2.4-B':
    'Discard as many hand cards as you like, even none, in an order you choose, then draw until you hold 6. The others learn only how many cards you discarded and which one ends up on top. If you hold more than 6, you must discard at least down to 6.',
  'ruleTitle.GH-2.4-C': 'Buy a prestige card',
  'rule.GH-2.4-C':
    'Pick a card from the prestige row and pay the number of completed chapters it shows, 1 or 2; their cards go to the discard pile in an order you choose. The prestige card is yours and its VP count from now on. The row is refilled at once; after that you may use the card’s effect, now or never, or let it pass.',
  'ruleTitle.GH-2.5': 'Completed chapters',
  'rule.GH-2.5':
    'The moment all 5 colours of a profession lie open in one guildhall, no matter whose turn it is, they become a face-down completed chapter. From then on it only serves to pay for prestige cards: it adds nothing to a level, is safe from every effect and does not keep you from starting the same profession again, even this turn. The limit is 3; anyone with more immediately discards completed chapters of their choice down to 3.',
  'ruleTitle.GH-2.6': 'Identical cards',
  'rule.GH-2.6':
    'No guildhall ever holds two open cards of the same profession and colour, so a card that would cause this may be neither played nor placed, in your guildhall or in anyone else’s. A whole chapter cannot move if even one of its cards would clash. For exchanges only the outcome matters, so trading two identical cards is allowed, and cards in the action area do not count. Should a surplus copy ever turn up, it is discarded.',
  'ruleTitle.GH-2.7': 'End of turn and winning',
  'rule.GH-2.7':
    'After your last action, your action area empties into your guildhall; a card whose identical card is already there is discarded instead, and full chapters are completed. Then your VP from prestige cards and effects are added up: 20 or more win at once, otherwise the next player clockwise has the turn. You win only at the end of your own turn, and since VP are gained only on one’s own turn, nobody can tie for the win.',
  'ruleTitle.GH-2.8': 'Drawing from an empty deck',
  'rule.GH-2.8':
    'If the deck is used up before you have drawn everything you are due, the discard pile is shuffled, becomes the new deck and you go on drawing.',
  'ruleTitle.GH-5.2': 'Exchanges',
  'rule.GH-5.2':
    'For an exchange (Trader, Weaver 2 and 4, Hunter, Peddler and the prestige card that swaps 1 for 2) you first settle the level, the other player and every card on both sides; then all of them change places at the same time. It is allowed if no guildhall ends up with two identical cards. Guildhall cards that leave must have been there before the exchange. Afterwards completed chapters are checked, yours first, then clockwise.',
  'ruleTitle.GH-5.3': 'Placing one by one',
  'rule.GH-5.3':
    'The Historian, the Scholar, the Robber, the prestige card for placing from your hand and the end of your turn all place cards singly, with a check for a completed chapter after each one. A card that did not fit before such a completion may therefore fit after it. Where you choose the cards, you also choose their order; the Scholar keeps to the order of the deck.',
  'ruleTitle.GH-5.4': 'Completion check',
  'rule.GH-5.4':
    'Whenever cards have entered a guildhall, every profession with all 5 colours becomes a completed chapter; if several players are affected, the active player comes first and the rest follow clockwise. An owner with more than 3 completed chapters chooses which to discard and in what order their cards go to the discard pile, even when it is not their turn.',
  'ruleTitle.GH-5.5': 'All or nothing',
  'rule.GH-5.5':
    'A level, a player or a card is on offer only if the whole effect can be carried out with it, and using no effect is always possible. Draws count as carried out even if deck and discard pile run dry. Levels that search the discard pile are judged by public facts alone, so that the offer gives away nothing about the pile.',

  'ruleTitle.GH-assassin-0': 'Assassin, level 0',
  'rule.GH-assassin-0':
    'Choose another player with at least 1 open card and discard 1 open card from their guildhall.',
  'ruleTitle.GH-assassin-2': 'Assassin, level 2',
  'rule.GH-assassin-2':
    'Choose another player with at least 2 open chapters; two different chapters of theirs lose 1 card of your choice each. You decide in which order the two cards go to the discard pile.',
  'ruleTitle.GH-assassin-4': 'Assassin, level 4',
  'rule.GH-assassin-4':
    'Choose another player with at least 2 open cards and discard any 2 of them, whether from one chapter or from two. You decide in which order they go to the discard pile.',
  'ruleTitle.GH-farmer-1': 'Farmer, level 1',
  'rule.GH-farmer-1':
    'With at least 1 Farmer in your guildhall you gain 1 VP. The Farmer has no level 0: as long as none lies there, you can play one, but nothing happens.',
  'ruleTitle.GH-farmer-3': 'Farmer, level 3',
  'rule.GH-farmer-3':
    'With 3 or more Farmers in your guildhall you gain 2 VP, instead of the 1 VP of the lower level.',
  'ruleTitle.GH-historian-0': 'Historian, level 0',
  'rule.GH-historian-0':
    'The top discard goes into your guildhall, even if you discarded it yourself a moment ago. This needs a discard pile whose top card is not identical to one of your open cards.',
  'ruleTitle.GH-historian-2': 'Historian, level 2',
  'rule.GH-historian-2':
    'Search the discard pile, choose any card that is not identical to one of your open cards and place it; the rest keeps its order. The level can be chosen as long as the pile is not empty, since nobody may know beforehand what lies in it.',
  'ruleTitle.GH-historian-4': 'Historian, level 4',
  'rule.GH-historian-4':
    'Search the discard pile and place 2 of its cards, one after the other, in the order you like; each must fit your guildhall when its turn comes. The pile needs at least 2 cards, and the rest of it keeps its order. If it turns out to hold no two cards that fit, level 2 applies instead, and if not even one fits, nothing happens.',
  'ruleTitle.GH-trader-0': 'Trader, level 0',
  'rule.GH-trader-0':
    'Exchange 1 of your open cards for 1 open card of another player. Afterwards neither guildhall may hold two identical cards.',
  'ruleTitle.GH-trader-2': 'Trader, level 2',
  'rule.GH-trader-2':
    'Exchange 2 of your open cards for 2 open cards of one other player; on both sides they may come from any chapters. Each of you needs at least 2 open cards, and neither guildhall may end up with two identical cards.',
  'ruleTitle.GH-trader-4': 'Trader, level 4',
  'rule.GH-trader-4':
    'Exchange one of your whole chapters for a whole chapter of another player. Each must have at least 1 card; they may differ in size, share a profession or be Traders. Neither guildhall may end up with two identical cards.',
  'ruleTitle.GH-dancer-x': 'Dancer',
  'rule.GH-dancer-x':
    'Draw as many cards as there are Dancers in your guildhall; after that you have 1 extra action. With no Dancer there you draw nothing and still get the action.',
  'ruleTitle.GH-weaver-0': 'Weaver, level 0',
  'rule.GH-weaver-0':
    'Place 1 hand card in your guildhall; nothing comes back. You need a hand card that is not identical to one of your open cards.',
  'ruleTitle.GH-weaver-2': 'Weaver, level 2',
  'rule.GH-weaver-2':
    'Place 2 hand cards in your guildhall and pick up 1 card that was there before. You need at least 2 hand cards and 1 open card, and two identical cards must not remain in your guildhall.',
  'ruleTitle.GH-weaver-4': 'Weaver, level 4',
  'rule.GH-weaver-4':
    'Place any number of hand cards in your guildhall, even none, and pick up exactly 2 cards that were there before. Two identical cards must not remain in your guildhall.',
  'ruleTitle.GH-bricklayer-0': 'Bricklayer, level 0',
  'rule.GH-bricklayer-0':
    'Draw 3 cards, then put 1 card of your hand on top of the deck without showing it. It need not be one you have just drawn.',
  'ruleTitle.GH-bricklayer-2': 'Bricklayer, level 2',
  'rule.GH-bricklayer-2':
    'Draw 5 cards, then put 2 cards of your hand on top of the deck, unseen and in an order you choose. Older hand cards qualify as well.',
  'ruleTitle.GH-bricklayer-4': 'Bricklayer, level 4',
  'rule.GH-bricklayer-4':
    'Draw 7 cards, then put 3 cards of your hand on top of the deck, unseen and in an order you choose. Older hand cards qualify as well.',
  'ruleTitle.GH-hunter-0': 'Hunter, level 0',
  'rule.GH-hunter-0':
    'Search the discard pile and exchange 1 of its cards for 1 open card of yours, which goes on top of the pile. You need a discard pile and at least 1 open card; two identical cards must not remain in your guildhall.',
  'ruleTitle.GH-hunter-2': 'Hunter, level 2',
  'rule.GH-hunter-2':
    'Search the discard pile and exchange 2 of its cards for 2 open cards of yours, which go on top of the pile in an order you choose. The pile and your guildhall need at least 2 cards each; two identical cards must not remain in your guildhall.',
  'ruleTitle.GH-hunter-4': 'Hunter, level 4',
  'rule.GH-hunter-4':
    'Search the discard pile and exchange exactly 3 of its cards for one whole chapter of yours, whatever its size from 1 to 4 cards; it may be your Hunters. The chapter goes on top of the pile in an order you choose. The pile needs at least 3 cards, and two identical cards must not remain in your guildhall.',
  'ruleTitle.GH-peddler-0': 'Peddler, level 0',
  'rule.GH-peddler-0':
    'Exchange 1 hand card for 1 open card of another player: theirs goes to your hand, yours into their guildhall, where no two identical cards may result. You also get 1 extra action, but only together with the exchange.',
  'ruleTitle.GH-peddler-2': 'Peddler, level 2',
  'rule.GH-peddler-2':
    'Exchange 2 hand cards for 2 open cards of one other player, which go to your hand; no two identical cards may result in that guildhall. You need at least 2 hand cards and the other player at least 2 open cards. You also get 1 extra action, but only together with the exchange.',
  'ruleTitle.GH-peddler-4': 'Peddler, level 4',
  'rule.GH-peddler-4':
    'Give exactly 2 hand cards to another player’s guildhall and take one whole open chapter of theirs into your hand, be it 1 card or 4. No two identical cards may result in that guildhall. You also get 1 extra action, but only together with the exchange.',
  'ruleTitle.GH-robber-0': 'Robber, level 0',
  'rule.GH-robber-0':
    'Take 1 card at random from the hand of another player, who must have at least 1, and place it in your guildhall. If an identical card is open there, the robbed card is discarded.',
  'ruleTitle.GH-robber-2': 'Robber, level 2',
  'rule.GH-robber-2':
    'Look at the hand of another player, who must have at least 1 card, and place 1 of those cards in your guildhall. Only if none of them fits do you choose 1 and discard it.',
  'ruleTitle.GH-robber-4': 'Robber, level 4',
  'rule.GH-robber-4':
    'Look at the hand of another player, who must have at least 2 cards, and place 2 of them in your guildhall, one after the other. As long as a card fits you must place such a card; if none does, the card you choose is discarded.',
  'ruleTitle.GH-scholar-0': 'Scholar, level 0',
  'rule.GH-scholar-0':
    'The top card of the deck goes straight into your guildhall; if an identical card is open there, it is discarded.',
  'ruleTitle.GH-scholar-2': 'Scholar, level 2',
  'rule.GH-scholar-2':
    'The top 3 cards of the deck go into your guildhall one at a time; each that is identical to one of your open cards at that moment is discarded.',
  'ruleTitle.GH-scholar-4': 'Scholar, level 4',
  'rule.GH-scholar-4':
    'The top 5 cards of the deck go into your guildhall one at a time; each that is identical to one of your open cards at that moment is discarded.',
  'ruleTitle.GH-tax-collector-x': 'Tax Collector',
  'rule.GH-tax-collector-x':
    'Gain as many VP as there are Tax Collectors in your guildhall, then place 1 of your open cards in another player’s guildhall. The VP are counted before the card leaves; with no Tax Collector there, you just give a card. If no opponent can legally take any of your open cards, the effect is unavailable and you gain nothing.',

  'ruleTitle.GH-vp-2': 'Prestige 2: take a chapter',
  'rule.GH-vp-2':
    'One whole open chapter of another player moves into your guildhall; if even one of its cards is identical to one of yours, you cannot choose that chapter. Worth 2 VP, costs 1 completed chapter; both sets, 3 copies each (2 with 2 or 3 players).',
  'ruleTitle.GH-vp-3-draw': 'Prestige 3: draw cards',
  'rule.GH-vp-3-draw':
    'You draw 6 cards. Worth 3 VP, costs 1 completed chapter; only in Old World Economy, 3 copies (2 with 2 or 3 players).',
  'ruleTitle.GH-vp-3-swap': 'Prestige 3: one for two',
  'rule.GH-vp-3-swap':
    'You exchange 1 of your open cards for any 2 open cards of one other player, as long as neither guildhall ends up with two identical cards. Worth 3 VP, costs 1 completed chapter; both sets, 3 copies each (2 with 2 or 3 players).',
  'ruleTitle.GH-vp-3-place': 'Prestige 3: place cards',
  'rule.GH-vp-3-place':
    'You place as many hand cards as you like in your guildhall, even none, one by one and in an order you choose. Worth 3 VP, costs 1 completed chapter; both sets, 3 copies each (2 with 2 or 3 players).',
  'ruleTitle.GH-vp-4-draw': 'Prestige 4: draw cards',
  'rule.GH-vp-4-draw':
    'You draw 5 cards. Worth 4 VP, costs 1 completed chapter; only in Job Faire, 3 copies (2 with 2 or 3 players).',
  'ruleTitle.GH-vp-4-take': 'Prestige 4: take a card',
  'rule.GH-vp-4-take':
    '1 open card of another player moves into your guildhall; it must not be identical to one of yours. Worth 4 VP, costs 1 completed chapter; both sets, 3 copies each (2 with 2 or 3 players).',
  'ruleTitle.GH-vp-4-action': 'Prestige 4: extra action',
  'rule.GH-vp-4-action':
    'You get 1 extra action this turn. Worth 4 VP, costs 1 completed chapter; both sets, 3 copies each (2 with 2 or 3 players).',
  'ruleTitle.GH-vp-5': 'Prestige 5',
  'rule.GH-vp-5':
    'No effect. Worth 5 VP, costs 1 completed chapter; both sets, 6 copies each (4 with 2 or 3 players).',
  'ruleTitle.GH-vp-7': 'Prestige 7: two extra actions',
  'rule.GH-vp-7':
    'You get 2 extra actions this turn, even if you bought the card with your last one. Worth 7 VP, costs 2 completed chapters; both sets, 3 copies each (2 with 2 or 3 players).',
  'ruleTitle.GH-vp-9': 'Prestige 9',
  'rule.GH-vp-9':
    'No effect. Worth 9 VP, costs 2 completed chapters; both sets, 3 copies each (2 with 2 or 3 players).',

  'ruleTitle.G-01': 'Refilling with more than 6 cards',
  'rule.G-01':
    'If you refill while holding more than 6 cards, you must discard at least down to 6 and, if you stop there, draw nothing: the action always ends with 6 cards in hand.',
  'ruleTitle.G-02': 'Using every action',
  'rule.G-02':
    'You must use all your actions; since a refill is always possible, even without discarding, you can never get stuck. A house rule may allow you to pass up the rest of your turn; nothing is drawn then.',
  'ruleTitle.G-03': 'Choosing a smaller X',
  'rule.G-03':
    'With the Dancer and the Tax Collector you may set X to any number from 0 up to your count; unless you say otherwise it is the full count. It is the same freedom as using a lower level.',
  'ruleTitle.G-04': 'When the level is set',
  'rule.G-04':
    'Your level is fixed when you play the card, by what lies open in your guildhall at that moment; later changes do not affect it.',
  'ruleTitle.G-05': 'Commit before you look',
  'rule.G-05':
    'You settle on level and, where there is one, target before hidden cards come to light: for the Robber, Scholar, Bricklayer and Dancer as well as, before the search, for the Historian and Hunter. This way nobody can peek and then back out.',
  'ruleTitle.G-06': 'When a search falls short',
  'rule.G-06':
    'If the Historian’s or Hunter’s search shows that the chosen level cannot be carried out, the highest lower level that can be carried out applies, and if there is none, nothing happens; if the chosen level is possible, you must go through with it. Checking the pile beforehand would reveal its contents, and backing out afterwards would be a free look.',
  'ruleTitle.G-07': 'No cards left to draw',
  'rule.G-07':
    'If deck and discard pile together hold too few cards, you draw what there is and go on with the rest of the effect, because drawing is not a choice.',
  'ruleTitle.G-08': 'Bricklayer short of cards',
  'rule.G-08':
    'If you hold fewer cards than the Bricklayer wants back, you put back all you have; this happens only when hardly any cards are left to draw.',
  'ruleTitle.G-09': 'Prestige deck empty',
  'rule.G-09':
    'Once the prestige deck is used up, the row is no longer refilled and gets shorter; nothing else changes.',
  'ruleTitle.G-10': 'Order out of the action area',
  'rule.G-10':
    'At the end of your turn, cards leave the action area in the order you played them. If two or more have to be discarded, you may change their order; otherwise it makes no difference, as each profession is there only once.',
  'ruleTitle.G-11': 'Several completions at once',
  'rule.G-11':
    'If chapters of several players are completed at the same time, the active player deals with theirs first and the others follow clockwise; this matters only for the order of discards.',
  'ruleTitle.G-12': 'Choosing completed chapters',
  'rule.G-12':
    'Which completed chapters pay for a prestige card, and which have to go when there are more than 3, is always up to their owner.',
  'ruleTitle.G-13': 'Order of paid cards',
  'rule.G-13':
    'When completed chapters pay for a prestige card, their owner decides the order of the 5 or 10 discards; unless changed, they go by colour. Only the top card becomes public, but the Historian may reach for it.',
  'ruleTitle.G-14': 'No voluntary discarding',
  'rule.G-14':
    'You cannot discard a completed chapter just because you want to: it leaves only as payment or because of the limit of 3.',
  'ruleTitle.G-15': 'Row first, effect second',
  'rule.G-15':
    'After a purchase the prestige row is refilled first, and only then do you use the new card’s effect, because the refill is immediate.',
  'ruleTitle.G-16': 'The game with all 12 professions',
  'rule.G-16':
    'With all 12 professions the deck has 240 cards; levels and every other rule stay as they are.',
  'ruleTitle.G-17': 'Targets that suffice',
  'rule.G-17':
    'You may choose only a player on whom the effect can be carried out in full, since effects are all or nothing.',
  'ruleTitle.G-18': 'Other players’ action areas',
  'rule.G-18':
    'Effects on another player’s guildhall never reach an action area; only the player whose turn it is has cards there anyway.',
  'ruleTitle.G-19': 'One for two without a card',
  'rule.G-19':
    'With no open card in your guildhall, you cannot use the prestige card that swaps 1 for 2, because you have nothing to give.',
  'ruleTitle.G-20': 'Completed chapters in the log',
  'rule.G-20':
    'Everyone sees which chapter is completed when it happens, but afterwards nobody is shown a list of what other players’ stacks contain; as at a real table, remembering is part of the game.',
  'ruleTitle.G-21': 'Places behind the winner',
  'rule.G-21':
    'Players who did not win are ranked by VP, and equal VP share a place; results and ratings need an order that the rules leave open.',

  'ruleTitle.G-22': 'Standstill',
  'rule.G-22':
    'If every player in turn ends a turn without having played or bought anything, and after each of these turns there is no card left in deck and discard pile, nothing can change any more: the game ends. Whoever has most VP wins; equal points share the victory. The printed rules are silent; without this, such a table would never end.',

  'ruleTitle.J-01': 'Assassin: order of discards',
  'rule.J-01':
    'Whoever plays the Assassin decides the order in which the cards go to the discard pile, as they are the one discarding.',
  'ruleTitle.J-02': 'Weaver 4 without placing',
  'rule.J-02':
    'With Weaver level 4 you may place no card at all and simply pick up 2, because any number includes none.',
  'ruleTitle.J-03': 'Weaver: no card straight back',
  'rule.J-03':
    'A card the Weaver has just placed cannot be picked up by the same effect; as in every exchange, only cards that were there before may leave.',
  'ruleTitle.J-04': 'Historian 4 with one fitting card',
  'rule.J-04':
    'If the Historian’s search at level 4 finds only one card that can be placed, the effect is carried out at level 2, since lower levels are always permitted.',
  'ruleTitle.J-05': 'Robber 4 with one fitting card',
  'rule.J-05':
    'At level 4 you choose the Robber’s two cards one at a time: while any card in that hand fits your guildhall, you must place one that fits; if none fits, you discard the one you choose. With a single fitting card you thus place 1 and discard 1, because you were committed before you looked.',
  'ruleTitle.J-06': 'Scholar: one by one',
  'rule.J-06':
    'The Scholar’s cards arrive one by one in deck order, and chapters are completed in between. Of two identical cards the second is discarded, unless the first completed its chapter in the meantime.',
  'ruleTitle.J-07': 'Robber and an empty hand',
  'rule.J-07': 'A player without hand cards cannot be chosen for the Robber, as there is nothing to take.',
  'ruleTitle.J-08': 'Giving away a Tax Collector',
  'rule.J-08':
    'The card you give away may itself be a Tax Collector; it has been counted for your VP by then.',
  'ruleTitle.J-09': 'Tax Collector with X = 0',
  'rule.J-09':
    'You may use the Tax Collector with X = 0: you gain no VP but must still give a card, which can be worth it to close an opponent’s strong chapter.',
  'ruleTitle.J-10': 'Peddler 4: same profession both ways',
  'rule.J-10':
    'The 2 cards you give for a chapter may be of that very profession, because identical cards are looked for only once the chapter has left.',
  'ruleTitle.J-11': 'Hunter 4: any three cards',
  'rule.J-11':
    'The 3 cards fetched at Hunter level 4 may share a profession or not; any 3 will do that leave no two identical cards in your guildhall.',
  'ruleTitle.J-12': 'VP never run out',
  'rule.J-12': 'The supply of VP from effects is unlimited, however many have been handed out.',
} as const satisfies Record<`rule.${RuleId}` | `ruleTitle.${RuleId}`, string>;
