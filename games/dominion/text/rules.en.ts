import type { RuleId } from '../rule-ids.ts';

export const rulesEn = {
  'ruleTitle.DOM-1.1': 'Setup',
  'rule.DOM-1.1':
    'Dominion is for 2 to 6 players. Everyone shuffles a deck of 7 Coppers and 3 Estates and draws 5 cards; chance decides who begins. In the middle lies the supply: the basic cards and ten kingdom piles of 10 cards each. Victory piles, Great Hall, Harem and Nobles among them, have 8 cards for two players and 12 for more; there are 15 Provinces for five and 18 for six players, and 10 Curses for every player but one. Starting Coppers are taken from the 60 there are, starting Estates come on top of the pile; from five players on there are twice as many Coppers (120), Silvers (80) and Golds (60).',
  'ruleTitle.DOM-1.2': 'Your turn',
  'rule.DOM-1.2':
    'You begin with 1 Action and 1 Buy. In the Action phase you play Action cards as long as you have Actions; it is over as soon as you play a Treasure, spend a coin token or buy. In the Buy phase you play as many Treasures as you like and spend coin tokens, then you buy cards as long as you have Buys and coins; after your first buy no more Treasures and no more tokens. Then you discard your hand and everything in play and draw 5 cards; Actions, Buys and coins that are left over are lost. Only when a card is needed and your deck is empty, your discard pile is shuffled and becomes the new deck, without cards in hand, in play, revealed or set aside; if there still are too few, do as much as you can. If several things happen at once, each player decides the order of their own, and players follow in turn order from whoever’s turn it is. Everybody may know the sizes of hands, decks and discard piles, the top of each discard pile, the trash, the supply and all coin tokens, but not what lies deeper in a discard pile.',
  'ruleTitle.DOM-1.3': 'End of the game',
  'rule.DOM-1.3':
    'The game ends after a turn in which the Provinces ran out or the third pile of the supply became empty, with five or six players the fourth. Everyone counts the points of all their own cards, wherever they lie. Most points win; among equals, whoever had fewer turns; if these are equal, too, the victory is shared. Coin tokens and trash are no piles and bring no points.',
  'ruleTitle.DOM-1.4': 'Coin tokens',
  'rule.DOM-1.4':
    'Coin tokens come from a bank that never runs out and are kept from turn to turn. In your own Buy phase, before your first buy, you may spend as many as you like for 1 coin each; the Butcher is the only other use. Spent tokens go back to the bank. Later editions allow spending at any time: here the rule of 2013 holds. Cards from other expansions with tokens or purchases of their own, such as the Black Market, the Pirate Ship or the Trade Route, are not part of this game.',
  'ruleTitle.DOM-1.5': 'Overpaying',
  'rule.DOM-1.5':
    'If a card has a plus beside its cost, you may pay 1 or more coins extra when you buy it, wherever the coins come from; they are gone, and the text after “Overpay” takes effect. Nobody has to overpay, and a card that is gained without being bought cannot be overpaid; for everything else the plus means nothing. First you pay, then the overpaying takes effect, and only then do you gain the card: it is not yet in your discard pile, and if its pile is used up by then, you get none (a table option keeps a copy for you). Later editions turn that order around; here the rule of 2013 holds. After a Bridge you overpay what exceeds the lower cost, and “exactly as much” means lowered costs, too (a table option counts printed ones). Potions are not part of this game.',
  'ruleTitle.DOM-1.6': 'Gaining, trashing and costs',
  'rule.DOM-1.6':
    'Cards are gained from the supply and go to your discard pile unless the card says otherwise; a card that is bought is gained, too. What a card makes you do, you must do as far as it is possible; “may” leaves the choice to you. Where a cost counts, it is the cost at that moment. A card with several types counts as each of them: Harem is a Treasure and a Victory card, Great Hall and Nobles are Actions and Victory cards; a Curse is none of these. Trashed cards are out of the game for good, unless a card says otherwise.',
  'ruleTitle.DOM-1.7': 'Attacks and Reactions',
  'rule.DOM-1.7':
    'When someone plays an Attack, every other player may first reveal Reactions from their hand, one after the other; each kind once, as a second time would change nothing. If Reactions are in the kingdom, everyone with cards in hand is asked, so that the question betrays nothing. An Attack that is played again, as by a Throne Room, may be answered again. Then it affects the others in turn order, beginning on the left of whoever played it; what the card brings its own player is never stopped.',
  'ruleTitle.DOM-2.1': 'Basic cards',
  'rule.DOM-2.1':
    'Copper, Silver and Gold cost 0, 3 and 6 and bring 1, 2 and 3 coins. Estate, Duchy and Province cost 2, 5 and 8 and are worth 1, 3 and 6 points. A Curse costs 0 and is worth −1 point; it is no Victory card. The Curses are in every game, even if no card hands them out.',
  'ruleTitle.DOM-2.5': 'The kingdom',
  'rule.DOM-2.5':
    'Ten different kingdom cards make a game. They can be drawn at random (if you like, a set number from each expansion, and without cards you have banned), be one of six recommended sets or ten cards of your own choice, or be drafted: in turn order everyone chooses a card until there are ten. The cards are those of the first editions. If the Baker is among them, everyone begins with 1 coin token.',

  'ruleTitle.DOM-candlestick-maker': 'Candlestick Maker',
  'rule.DOM-candlestick-maker':
    'You get +1 Action, +1 Buy and 1 coin token. The token may be spent this turn or any later one.',
  'ruleTitle.DOM-stonemason': 'Stonemason',
  'rule.DOM-stonemason':
    'Trash a card from your hand if you have one, and gain two cards that cost less, one after the other, the same or different ones. You must gain both as far as there are any: one if there is only one, none for a Copper; for an Estate two that cost 0, even Curses. Overpaid, it brings two Actions that cost exactly what you paid extra, again one after the other and as far as there are any; Great Hall and Nobles count as Actions, and Actions that cost 0 cannot be had, since at least 1 must be overpaid. Cards that do something when gained, such as the Inn, are not part of this game.',
  'ruleTitle.DOM-doctor': 'Doctor',
  'rule.DOM-doctor':
    'The card you name need not be in this game. If your deck has fewer than 3 cards, reveal what is there, shuffle your discard pile without the revealed cards and go on; if there still are too few, that is all. Overpaid, it lets you look at your top card once for each extra coin, one at a time: a card that you put back is the one you see next, and when the deck runs out, cards just discarded may come back, but not the Doctor you are buying. Without any cards left, a look does nothing.',
  'ruleTitle.DOM-masterpiece': 'Masterpiece',
  'rule.DOM-masterpiece':
    'A Treasure worth 1 coin, and a Treasure in every respect: for Plaza, Taxman, Thief, Adventurer and Mine as well. Each coin you overpay brings a Silver, as long as there are any: whoever pays 6 gains three.',
  'ruleTitle.DOM-advisor': 'Advisor',
  'rule.DOM-advisor':
    'The player on your left picks one of the revealed cards, which you discard; you take the others. If there are fewer than 3 even after shuffling, one is discarded all the same: of a single card nothing remains for you.',
  'ruleTitle.DOM-herald': 'Herald',
  'rule.DOM-herald':
    'You draw first, then you reveal your top card. An Action must be played; this costs no Action, the card stays in play, and another Herald goes on in the same way. Any other card goes back on the deck; cards that are Action and something else are played. Overpaid, it lets you look through your discard pile and makes you put a card from it on your deck for each extra coin, in an order you choose, or all cards if there are fewer. How much you overpay is decided before you look, the Herald you are buying is not in the pile yet, and whoever overpays nothing does not look at all. Duration cards are not part of this game.',
  'ruleTitle.DOM-plaza': 'Plaza',
  'rule.DOM-plaza':
    'First you draw, then you may discard a Treasure for 1 coin token; it may be the card you have just drawn. Masterpiece and Harem are Treasures, too.',
  'ruleTitle.DOM-taxman': 'Taxman',
  'rule.DOM-taxman':
    'If you trash no Treasure, nothing happens at all. Otherwise all others with at least 5 cards in hand discard a card of the same name or show that they have none; hands of 4 or fewer are spared. After that you must gain a Treasure that costs up to 3 more, the same or cheaper ones included; it goes on your deck, even if it is then its only card. A Moat protects from the discarding only; Harem and Masterpiece are Treasures.',
  'ruleTitle.DOM-baker': 'Baker',
  'rule.DOM-baker':
    'You draw 1 card and get +1 Action and 1 coin token. In games with the Baker everyone begins with 1 coin token. The Black Market, from which it could come as well, is not part of this game.',
  'ruleTitle.DOM-butcher': 'Butcher',
  'rule.DOM-butcher':
    'First you take 2 coin tokens. Then you may trash a card from your hand (not this Butcher, but another one) and pay any number of tokens, also none and also the two new ones. In that case you gain a card that costs at most as much as the trashed one plus the tokens paid: an Estate and 6 tokens fetch a Province, a Butcher and no token a Duchy. Tokens paid here go back to the bank and bring no coins.',
  'ruleTitle.DOM-journeyman': 'Journeyman',
  'rule.DOM-journeyman':
    'You may name any card, even one that is not in this game. If the deck runs out on the way, shuffle your discard pile without the revealed cards and go on; if it still is not enough, stop. Cards with another name go to your hand, three at most; the others are discarded.',
  'ruleTitle.DOM-merchant-guild': 'Merchant Guild',
  'rule.DOM-merchant-guild':
    'As long as it is in play, each card you buy brings 1 coin token; cards gained in another way bring none. Two in play bring 2 tokens per buy, but one that a Throne Room has played twice brings +2 Buys and +2 Coins and still only 1 token. New tokens cannot be spent in the same Buy phase, as something has been bought already. Later editions give tokens at the end of the Buy phase for gained cards; here the rule of 2013 holds. The King’s Court is not part of this game.',
  'ruleTitle.DOM-soothsayer': 'Soothsayer',
  'rule.DOM-soothsayer':
    'The Gold and the Curses come from the supply and go to the discard piles; if there is no Gold, you gain none. Curses are dealt in turn order, beginning on your left, and only those who gain one must draw a card. A Moat spares its owner both. The Watchtower and the Trader, which could change what is gained, are not part of this game.',

  'ruleTitle.DOM-cellar': 'Cellar',
  'rule.DOM-cellar':
    'First discard all the cards you want to be rid of, then draw as many. If the deck runs out, the cards just discarded are shuffled in as well.',
  'ruleTitle.DOM-chapel': 'Chapel',
  'rule.DOM-chapel': 'Trash any number of cards from your hand, from none to four.',
  'ruleTitle.DOM-moat': 'Moat',
  'rule.DOM-moat':
    'Reveal it when another player plays an Attack, before the Attack does anything: it then does not affect you, and the Moat stays in your hand. Every play of an Attack is a new occasion, the second one under a Throne Room as well. The attacker’s own gains are not touched.',
  'ruleTitle.DOM-chancellor': 'Chancellor',
  'rule.DOM-chancellor':
    'You may turn your deck over onto your discard pile as a whole, at once and without looking through it; its last card then lies on top. This does not count as discarding.',
  'ruleTitle.DOM-village': 'Village',
  'rule.DOM-village': 'Draw 1 card; you may play two more Actions.',
  'ruleTitle.DOM-woodcutter': 'Woodcutter',
  'rule.DOM-woodcutter': 'In your Buy phase you may buy one card more and have 2 coins more.',
  'ruleTitle.DOM-workshop': 'Workshop',
  'rule.DOM-workshop':
    'Gain a card from the supply that costs at most 4. You cannot add coins or coin tokens to get a dearer one.',
  'ruleTitle.DOM-bureaucrat': 'Bureaucrat',
  'rule.DOM-bureaucrat':
    'You gain a Silver onto your deck. All others choose a Victory card in their hand, show it and put it on their deck; those without one show their hand.',
  'ruleTitle.DOM-feast': 'Feast',
  'rule.DOM-feast':
    'Trash the Feast and gain a card that costs at most 5. The gain does not depend on the trashing: under a Throne Room you gain two cards, although there is only one Feast to trash.',
  'ruleTitle.DOM-gardens': 'Gardens',
  'rule.DOM-gardens':
    'Worth 1 point for every full ten of all your cards: with 39 cards each Gardens is worth 3.',
  'ruleTitle.DOM-militia': 'Militia',
  'rule.DOM-militia':
    'All others choose which cards they keep and discard the rest until they have 3. Whoever has 3 or fewer discards nothing.',
  'ruleTitle.DOM-moneylender': 'Moneylender',
  'rule.DOM-moneylender':
    'In the first edition you must trash a Copper if you have one in your hand. Without one, there are no coins.',
  'ruleTitle.DOM-remodel': 'Remodel',
  'rule.DOM-remodel':
    'You must trash a card if you have one; Remodel itself is in play and cannot be it. Then you gain a card that costs at most 2 more, which can also be a cheaper one or another copy of the trashed one.',
  'ruleTitle.DOM-smithy': 'Smithy',
  'rule.DOM-smithy': 'Draw 3 cards.',
  'ruleTitle.DOM-spy': 'Spy',
  'rule.DOM-spy':
    'You draw first. Then your own top card is revealed, after it those of the others in turn order, and each time you decide whether it is discarded or goes back. A Moat protects its owner’s card.',
  'ruleTitle.DOM-thief': 'Thief',
  'rule.DOM-thief':
    'If Treasures are revealed, you must trash one of that player, at most one each; if there are two, you choose. Of the Treasures trashed just now you may gain as many as you like to your discard pile. All other revealed cards are discarded. Masterpiece and Harem are Treasures.',
  'ruleTitle.DOM-throne-room': 'Throne Room',
  'rule.DOM-throne-room':
    'In the first edition you must choose an Action if there is one in your hand. It is carried out completely and then once more; this costs no further Action, so a card with +1 Action leaves you with 2. A Throne Room on a Throne Room plays two different Actions twice each, not one four times. For the Conspirator, it and the two plays count as three.',
  'ruleTitle.DOM-council-room': 'Council Room',
  'rule.DOM-council-room': 'You draw 4 cards and get +1 Buy. All others must draw 1 card.',
  'ruleTitle.DOM-festival': 'Festival',
  'rule.DOM-festival': 'You get +2 Actions, +1 Buy and +2 Coins.',
  'ruleTitle.DOM-laboratory': 'Laboratory',
  'rule.DOM-laboratory': 'Draw 2 cards; you may play one more Action.',
  'ruleTitle.DOM-library': 'Library',
  'rule.DOM-library':
    'Draw card by card until you have 7; with 7 or more in hand, nothing happens. For each Action you decide when you draw it whether to keep it or set it aside. Cards set aside are not shuffled in if the deck runs out, and are discarded at the end.',
  'ruleTitle.DOM-market': 'Market',
  'rule.DOM-market': 'Draw 1 card; you get +1 Action, +1 Buy and +1 Coin.',
  'ruleTitle.DOM-mine': 'Mine',
  'rule.DOM-mine':
    'In the first edition you must trash a Treasure if you have one in your hand. The new one may cost up to 3 more, but also the same or less, and goes to your hand, so that you can play it this turn.',
  'ruleTitle.DOM-witch': 'Witch',
  'rule.DOM-witch':
    'All others gain a Curse, in turn order from your left; when the Curses run out, the rest gets none.',
  'ruleTitle.DOM-adventurer': 'Adventurer',
  'rule.DOM-adventurer':
    'Reveal cards until two Treasures have shown. If the deck runs out, shuffle your discard pile without the revealed cards and go on; if there are not enough Treasures, you get one or none.',

  'ruleTitle.DOM-courtyard': 'Courtyard',
  'rule.DOM-courtyard':
    'Draw 3 cards and put a card from your hand on your deck. It can be any, not only one just drawn.',
  'ruleTitle.DOM-pawn': 'Pawn',
  'rule.DOM-pawn':
    'Choose two different things of the four, both before you do either of them; then they are done in the order in which they are listed.',
  'ruleTitle.DOM-secret-chamber': 'Secret Chamber',
  'rule.DOM-secret-chamber':
    'Played, it turns any number of hand cards into 1 coin each. Revealed before another player’s Attack, it makes you draw 2 cards and put any 2 cards from your hand on your deck, the Secret Chamber itself if you like. You may do so even if the Attack would not bother you, and you may reveal a Moat afterwards.',
  'ruleTitle.DOM-great-hall': 'Great Hall',
  'rule.DOM-great-hall':
    'An Action and a Victory card worth 1 point. It is an Action for Herald and Stonemason, too.',
  'ruleTitle.DOM-masquerade': 'Masquerade',
  'rule.DOM-masquerade':
    'After your draw everyone chooses a hand card for their left neighbour, and all change hands at the same time: nobody sees what comes before giving. Then you may trash a card from your hand. It is no Attack, so Reactions do not help, and passed cards are neither gained nor trashed. Whoever has no cards passes nothing but receives one; a table option leaves such players out, as the text of 2016 does.',
  'ruleTitle.DOM-shanty-town': 'Shanty Town',
  'rule.DOM-shanty-town':
    'You get +2 Actions and show your hand. Only if there is no Action in it do you draw 2 cards.',
  'ruleTitle.DOM-steward': 'Steward',
  'rule.DOM-steward':
    'Choose one of the three. If you trash, it must be exactly 2 cards, or the only one if you have just one.',
  'ruleTitle.DOM-swindler': 'Swindler',
  'rule.DOM-swindler':
    'In turn order all others trash their top card, and you choose a card of the supply with the same cost that they gain; for a card that costs 0 it can be a Curse. You must choose one if there is one; if no pile has that cost, they gain nothing.',
  'ruleTitle.DOM-wishing-well': 'Wishing Well',
  'rule.DOM-wishing-well':
    'You draw first, then you name a card and reveal the top one. If it is not the one you named, it stays on the deck.',
  'ruleTitle.DOM-baron': 'Baron',
  'rule.DOM-baron':
    'You may discard an Estate for 4 coins. If you do not, whether you cannot or do not want to, you must gain an Estate, as long as there are any.',
  'ruleTitle.DOM-bridge': 'Bridge',
  'rule.DOM-bridge':
    'Until the end of the turn all cards, wherever they are, cost 1 less, but never less than 0. It counts once per play: twice under a Throne Room. With one Bridge, Upgrade turns a Copper (0) into an Estate (1).',
  'ruleTitle.DOM-conspirator': 'Conspirator',
  'rule.DOM-conspirator':
    'What counts is how many Actions you have played this turn when it is played, itself included. Plays are counted, not cards: under a Throne Room, the first play of the Conspirator is the second Action, the second play the third.',
  'ruleTitle.DOM-coppersmith': 'Coppersmith',
  'rule.DOM-coppersmith':
    'Every Copper that you play this turn brings 1 coin more. Several add up: under a Throne Room, a Copper brings 3.',
  'ruleTitle.DOM-ironworks': 'Ironworks',
  'rule.DOM-ironworks':
    'Gain a card that costs at most 4. Its types decide what you get for it; a card with two types brings both: Great Hall +1 Action and +1 Card.',
  'ruleTitle.DOM-mining-village': 'Mining Village',
  'rule.DOM-mining-village':
    'You decide at once whether to trash it, before you do anything else. It can be trashed only once: under a Throne Room you get the 2 coins one time.',
  'ruleTitle.DOM-scout': 'Scout',
  'rule.DOM-scout':
    'All Victory cards among the four must go to your hand, Great Hall, Harem and Nobles included. Curses are no Victory cards. The rest goes back in an order you choose.',
  'ruleTitle.DOM-duke': 'Duke',
  'rule.DOM-duke': 'Worth as many points as you own Duchies; without Duchies, nothing.',
  'ruleTitle.DOM-minion': 'Minion',
  'rule.DOM-minion':
    'You choose after all Reactions. If you discard your hand, all others with 5 or more cards in hand discard theirs and draw 4 as well; with +2 Coins, nothing happens to them.',
  'ruleTitle.DOM-saboteur': 'Saboteur',
  'rule.DOM-saboteur':
    'In turn order all others reveal cards until one costs 3 or more at this moment (a Bridge counts); it is trashed. They may gain a card that costs at least 2 less. The other revealed cards are discarded, and if no such card shows up, nothing is trashed.',
  'ruleTitle.DOM-torturer': 'Torturer',
  'rule.DOM-torturer':
    'In turn order each of the others chooses. It may also be something that cannot be done: to discard 2 cards with an empty hand, or a Curse when there is none. The Curse goes to the hand.',
  'ruleTitle.DOM-trading-post': 'Trading Post',
  'rule.DOM-trading-post':
    'Trash 2 cards from your hand and gain a Silver to your hand. With only one card, trash it and gain nothing.',
  'ruleTitle.DOM-tribute': 'Tribute',
  'rule.DOM-tribute':
    'Two cards with the same name count once. A card with two types brings both: Copper and Harem are +4 Coins and +2 Cards; a Curse brings nothing. It is no Attack, so a Moat does not help.',
  'ruleTitle.DOM-upgrade': 'Upgrade',
  'rule.DOM-upgrade':
    'You draw first and then must trash a card if you have one. You gain a card that costs exactly 1 more at this moment; if there is none, you gain nothing.',
  'ruleTitle.DOM-harem': 'Harem',
  'rule.DOM-harem':
    'A Treasure worth 2 coins and a Victory card worth 2 points. It counts as both everywhere.',
  'ruleTitle.DOM-nobles': 'Nobles',
  'rule.DOM-nobles':
    'Choose 3 cards or 2 Actions; a mixture is not possible. They are an Action and a Victory card worth 2 points, an Action for Herald and Stonemason, too.',
} as const satisfies Record<`rule.${RuleId}` | `ruleTitle.${RuleId}`, string>;
