import type { Occasion } from '../occasions.ts';
import type { hallStates, offerKinds, phases, victories, zones } from '../places.ts';
import type { ReasonCode } from '../reasons.ts';
import type { residences, titleTable } from '../titles.ts';
import type { verb } from '../verbs.ts';

type Required =
  | `option.${keyof typeof verb}`
  | `reason.${ReasonCode}`
  | `occasion.${Occasion}`
  | `zone.${keyof typeof zones.at}`
  | `estate.${(typeof titleTable)[number]['estate']}`
  | `residence.${(typeof residences)[number]['residence']}`
  | `phase.${(typeof phases)[number]}`
  | `hall.${(typeof hallStates)[number]}`
  | `victory.${Exclude<(typeof victories)[number], 'none'>}`
  | `offerKind.${Exclude<(typeof offerKinds)[number], 'none'>}`;

/** What is said at the table. `params.ts` lists what these sentences can use besides their own params. */
export const tableEn = {
  'game.the-guild': 'The Guild – The Card Game',

  'tableOption.deck': 'Deck',
  'tableOptionAbout.deck':
    'The cards that are played with. Our deck is a reconstruction; with cards of your own you play in the terminal: zunft play the-guild --deck.',

  'bot.random': 'Dice',
  'botAbout.random': 'Picks every answer at random. Good for a first look at the rules.',
  'bot.apprentice': 'Apprentice',
  'botAbout.apprentice':
    'Follows a few rules of thumb and answers at once. A fair opponent for your first games.',
  'bot.journeyman': 'Journeyman',
  'botAbout.journeyman': 'Looks at what each answer leads to before choosing. Makes few plain mistakes.',
  'bot.master': 'Master',
  'botAbout.master':
    'Thinks several moves ahead, in many possible deals, for up to a second or two. The strongest there is.',

  'estate.commons': 'commoners',
  'estate.citizens': 'citizens',
  'estate.nobles': 'nobility',
  'residence.house': 'House',
  'residence.town-house': 'Town House',
  'residence.manor': 'Manor',

  'phase.election': 'Election',
  'phase.economy': 'Economy',
  'phase.unlock': 'Unlock',
  'phase.draw': 'Draw',
  'phase.actions': 'Actions',
  'phase.discard': 'Discard',
  'hall.in-deck': 'still in the deck',
  'hall.drawn': 'can be built',
  'hall.built': 'built',
  'victory.election': 'mayoral election',
  'victory.count': 'title of Count',
  'offerKind.sell': 'for sale',
  'offerKind.buy': 'bid',
  'offerKind.loan': 'loan',

  'zone.deck': 'deck',
  'zone.discard': 'discard pile',
  'zone.square': 'market square',
  'zone.guilds': 'free professions',
  'zone.played': 'played cards',
  'zone.box': 'box',
  'zone.hand': 'hand',
  'zone.profession': 'profession',
  'zone.businesses': 'businesses',
  'zone.annexes': 'annexes',
  'zone.extensions': 'extensions',
  'zone.supporters': 'districts and persons',
  'zone.artefacts': 'artefacts',

  'prompt.profession': 'Choose your profession. You may run businesses of any trade all the same.',
  'prompt.redraw': 'Keep your hand? Without a business in it you may show it and draw 8 new cards.',
  'prompt.action': `Action phase, {taler} Taler: {supporter, select,
    forgone {no cards, as you have called the election}
    used {play any number of cards, but no more districts or persons}
    other {play any number of cards, but only one district or one person}}.`,
  'prompt.aim': '{source}: choose whom or what it is aimed at.',
  'prompt.whose': 'Several players have this card. Whose is meant?',
  'prompt.lose-cards': '{source}: discard {min, plural, one {# hand card} other {# hand cards}}.',
  'prompt.unlock':
    '{source}: choose {min, plural, one {the card that you unlock} other {# cards that you unlock}}.',
  'prompt.recover': '{source}: take a card from the discard pile into your hand.',
  'prompt.rival': '{source}: choose the candidate who loses votes.',
  'prompt.short':
    'You owe {amount} Taler and have {taler}. Sell property, ask for a loan, or go to the tower.',
  'prompt.short-of-upkeep':
    'Upkeep is {amount} Taler, you have {taler}. Sell, let cards go, borrow, or go to the tower.',
  'prompt.offer-card': 'Which card do you offer for sale?',
  'prompt.want-card': 'Which card would you like to buy?',
  'prompt.ask-price': '{source}: How many Taler do you ask for it? At most {limit}, twice its printed cost.',
  'prompt.bid-price': '{source}: How many Taler do you bid? At most {limit}, twice its printed cost.',
  'prompt.loan': 'How many Taler do you ask for?',
  'prompt.partners':
    '{kind, select, sell {{source} for} other {A loan of}} {price} Taler: Whom do you ask?{max, plural, one {} other { The first who accepts closes the deal.}}',
  'prompt.promise': `{kind, select,
    sell {{source} for {price} Taler to {partnerName}}
    buy {{price} Taler for {source} to {partnerName}}
    other {A loan of {price} Taler from {partnerName}}}{others, plural,
    =0 {}
    one { and # other}
    other { and # others}}: Add a promise or a greeting? It binds nobody.`,
  'prompt.offered': `{kind, select,
    sell {{fromName} offers you {card} for {price} Taler.}
    buy {{fromName} bids {price} Taler for your {card}.}
    other {{fromName} asks you for a loan of {price} Taler.}}`,
  'prompt.gift': 'How many Taler do you give away?',
  'prompt.pledge': 'The Town Hall lacks {missing} Taler. How many do you promise to whoever builds it?',
  'prompt.discard': `{min, plural,
    =0 {You may discard 1 card. Then you draw up to {limit} cards.}
    one {You may hold {limit} cards: discard # card. Then you draw none.}
    other {You may hold {limit} cards: discard # cards. Then you draw none.}}`,
  'prompt.answer-act': `{actor, select, you {You} other {{actorName}}}: {source} against {target, select,
    you {you}
    other {{targetName}}}. Answer with a card?`,
  'prompt.answer-number': `{actor, select, you {Your number} other {{actorName}’s number}} against {target, select,
    you {you}
    other {{targetName}}} stands at {number}. Answer with a card?`,
  'prompt.answer-election': 'The votes are about to be counted. Play a card before?',

  'commit.lose-cards': 'Discard {count} of {min, plural, one {# card} other {# cards}}',
  'commit.unlock': 'Unlock {count} of {min, plural, one {# card} other {# cards}}',
  'commit.partners':
    '{count, plural, =0 {Choose at least 1 player} one {Make the offer to # player} other {Make the offer to # players}}',
  'commit.promise': `{kind, select,
    sell {Offer {source} for {price} Taler}
    buy {Bid {price} Taler for {source}}
    other {Ask for a loan of {price} Taler}}`,
  'commit.discard': `{min, plural,
    =0 {{count, plural, =0 {Discard nothing} one {Discard # card} other {Discard # cards}}}
    other {Discard {count} of {min, plural, one {# card} other {# cards}}}}`,

  'option.choose': 'Choose {card}',
  'option.keep': 'Keep the hand',
  'option.redraw': 'Show the hand and draw 8 new cards',
  'option.play': 'Play {card}',
  'option.use': 'Use {card}',
  'option.sell': 'Sell {card} to the bank',
  'option.drop': 'Let {card} go',
  'option.upgrade': 'Upgrade your residence',
  'option.build': 'Build the Town Hall',
  'option.pledge': 'Promise Taler for the Town Hall',
  'option.offer': `{word, select,
    sell {Offer a card for sale}
    buy {Bid for a card of another player}
    other {Ask for a loan}}`,
  'option.give': 'Give Taler to {name}',
  'option.accept': 'Accept {name}’s offer',
  'option.decline': 'Decline {name}’s offer',
  'option.withdraw': 'Withdraw your offer',
  'option.call': 'Call the mayoral election and play no cards',
  'option.end': 'End your actions',
  'option.pass':
    '{asked, select, answer_act {Let it happen} answer_number {Let the number stand} other {Play nothing}}',
  'option.tower': 'Go to the debtors’ tower',
  'option.at': '{asked, select, offer_card {Offer {card}} want_card {Bid for {card}} other {Aim at {card}}}',
  'option.against': '{asked, select, rival {Take votes from {name}} other {Aim at {name}}}',
  'option.unlock': 'Unlock {card}',
  'option.take': 'Take {card}',
  'option.discard': 'Discard {card}',
  'option.to': '{asked, select, whose {{name}’s card} other {Offer it to {name}}}',

  'optionShort.keep': 'Keep hand',
  'optionShort.redraw': 'Draw 8 new cards',
  'optionShort.upgrade': 'Upgrade residence',
  'optionShort.build': 'Build Town Hall',
  'optionShort.pledge': 'Promise Taler',
  'optionShort.offer': '{word, select, sell {Offer a card} buy {Bid for a card} other {Ask for a loan}}',
  'optionShort.withdraw': 'Withdraw offer',
  'optionShort.call': 'Call election',
  'optionShort.end': 'End actions',
  'optionShort.pass':
    '{asked, select, answer_act {Let it happen} answer_number {Let it stand} other {Play nothing}}',
  'optionShort.tower': 'Debtors’ tower',
  'optionShort.against': '{asked, select, rival {{name}} other {At {name}}}',
  'optionShort.to': '{asked, select, whose {{name}’s card} other {{name}}}',

  'reason.has-business': 'You have a business in your hand and must keep it.',
  'reason.not-playable': 'This card cannot be played.',
  'reason.forgoes-cards': 'You have called the election: you play no cards this turn.',
  'reason.one-supporter': 'You have already played a district or a person this turn.',
  'reason.needs-title': 'For this you must be {title} at least.',
  'reason.needs-favour': 'This needs {needed} favour; you have {have, plural, =0 {none} other {#}}.',
  'reason.needs-trade': 'For this you need an unlocked business of this trade: {trade}.',
  'reason.needs-card': 'For this you need, unlocked: {cards}.',
  'reason.too-many-businesses': 'With your title you may own {limit} businesses.',
  'reason.no-slot': 'Your residence has room for {limit} extensions.',
  'reason.no-inventory': 'You have room for {limit, plural, one {# artefact} other {# artefacts}}.',
  'reason.too-dear': 'It costs {cost} Taler; you have {have, plural, =0 {none} other {#}}.',
  'reason.nobody-to-harm': 'There is nobody to whom this could be done now.',
  'reason.works-by-itself': 'It works by itself as long as it lies there.',
  'reason.locked': 'It is locked for {rounds, plural, one {# more round} other {# more rounds}}.',
  'reason.not-property': 'Districts and persons are supporters, not property: they cannot be sold.',
  'reason.own-turn-only': 'This is for your own action phase.',
  'reason.not-immediate': 'Only immediate measures can be played in answer.',
  'reason.only-in-answer': 'This can only be played in answer to something.',
  'reason.other-window': 'This card is for another moment.',
  'reason.other-kind-of-act': 'This card does not help against this kind of act.',
  'reason.already-prevented': 'The act has been prevented already.',
  'reason.nothing-locked': 'None of your cards that it could unlock is locked.',
  'reason.nothing-to-recover': 'Nothing in the discard pile fits.',
  'reason.no-candidate': 'There is no candidate whom this would concern.',
  'reason.in-tower': 'Whoever sits in the debtors’ tower takes no part.',
  'reason.nothing-to-take': 'There are no Taler to take.',
  'reason.no-hand-cards': 'There are no cards in this hand.',
  'reason.residence-finished': 'You already live in the grandest residence.',
  'reason.residence-needs-title': 'For the next residence you must be {title} at least.',
  'reason.residence-too-dear':
    'The next residence costs {cost} Taler; you have {have, plural, =0 {none} other {#}}.',
  'reason.town-hall-in-deck': 'The Town Hall is still somewhere in the deck.',
  'reason.town-hall-stands': 'The Town Hall is built.',
  'reason.town-hall-too-dear':
    'The Town Hall lacks {cost} Taler; you have {have, plural, =0 {none} other {#}}.',
  'reason.nothing-missing': 'Others have promised all that the Town Hall costs.',
  'reason.no-taler': 'You have no Taler.',
  'reason.no-town-hall': 'There is no election before the Town Hall is built.',
  'reason.already-called': 'An election has been called already.',
  'reason.title-too-low': 'Only citizens and nobles may stand for mayor.',
  'reason.cards-played': 'You have played or used cards this turn.',
  'reason.nothing-to-trade': 'There is nothing that could be traded now.',
  'reason.nobody-has-room': 'Nobody else has room for it.',
  'reason.no-room-there': 'There is no room for it there.',
  'reason.nobody-can-lend': 'Nobody else can lend you anything.',
  'reason.cannot-lend-that': 'There are not that many Taler to lend.',
  'reason.cannot-pay': 'You do not have that many Taler.',
  'reason.offer-void': 'This offer can no longer be carried out.',

  'event.start': '{who, select, you {You begin.} other {{name} begins.}}',
  'event.profession': '{who, select, you {You choose} other {{name} chooses}} the profession: {cards}.',
  'event.draw': '{who, select, you {You draw} other {{name} draws}} {cards}.',
  'event.redraw':
    '{who, select, you {You show {cards} and draw anew.} other {{name} shows {cards} and draws anew.}}',
  'event.turn': 'Turn {turn}: it is {who, select, you {your} other {{name}’s}} turn.',
  'event.income':
    '{who, select, you {You take in} other {{name} takes in}} {count} Taler{businesses, plural, =0 {} other {, # of them from businesses}}.',
  'event.upkeep': '{who, select, you {You pay} other {{name} pays}} {count} Taler of upkeep.',
  'event.debt':
    '{who, select, you {You cannot pay} other {{name} cannot pay}} {count} Taler and now {who, select, you {owe} other {owes}} them.',
  'event.serve': `{who, select, you {You pay} other {{name} pays}} {count} Taler back to {target, select,
    nobody {the bank}
    you {you}
    other {{targetName}}}.`,
  'event.tower': '{who, select, you {You go} other {{name} goes}} to the debtors’ tower.',
  'event.free': '{who, select, you {You leave} other {{name} leaves}} the debtors’ tower.',
  'event.unlock': 'Unlocked for {who, select, you {you} other {{name}}}: {cards}.',
  'event.play':
    '{who, select, you {You play} other {{name} plays}} {cards}{value, plural, =0 {} other { (+# XP)}}.',
  'event.build':
    '{who, select, you {You lay out} other {{name} lays out}} {cards}{value, plural, =0 {} other { (+# XP)}}.',
  'event.use': '{who, select, you {You use} other {{name} uses}} {cards}.',
  'event.experience': '{who, select, you {You gain} other {{name} gains}} {count} experience.',
  'event.title': '{who, select, you {You now bear} other {{name} now bears}} the title of {title}.',
  'event.taler':
    '{who, select, you {You get} other {{name} gets}} {count, plural, =0 {nothing} other {# Taler}}.',
  'event.favour': '{who, select, you {You have} other {{name} has}} {count} more favour this turn.',
  'event.discount':
    '{who, select, you {You pay} other {{name} pays}} {count} Taler less for the next card of this type this turn: {types}.',
  'event.recover':
    '{who, select, you {You take} other {{name} takes}} {cards} from the discard pile into the hand.',
  'event.act': `{who, select, you {You attempt} other {{name} attempts}} {kind, select,
    sabotage {sabotage}
    burglary {a burglary}
    other {an intrigue}} against {target, select, you {you} other {{targetName}}}{known, plural,
    =0 {}
    other {, aimed at {cards}}}.`,
  'event.prevented':
    '{target, select, you {The act against you} other {The act against {targetName}}} is prevented.',
  'event.number': '{who, select, you {You draw} other {{name} draws}} {cards} for a random number: {number}.',
  'event.shift': '{who, select, you {You change} other {{name} changes}} the number to {number}.',
  'event.test':
    'The number is {number}, and at least {needed} is needed: the act {success, select, yes {succeeds} other {fails}}.',
  'event.lock':
    '{who, select, you {Your} other {{name}’s}} {cards} is locked for {rounds, plural, one {# round} other {# rounds}}.',
  'event.destroyed': '{who, select, you {You lose} other {{name} loses}} {cards}.',
  'event.steal':
    '{target, select, you {{name} takes {cards} from you.} other {{who, select, you {You take} other {{name} takes}} {cards} from {targetName}.}}',
  'event.rob':
    '{target, select, you {{name} takes {count} Taler from you.} other {{who, select, you {You take} other {{name} takes}} {count} Taler from {targetName}.}}',
  'event.fine': `{who, select, you {You must pay} other {{name} must pay}} {count} Taler to {target, select,
    nobody {the bank}
    you {you}
    other {{targetName}}}.`,
  'event.spy':
    '{who, select, you {You look} other {{name} looks}} at {target, select, you {your} other {{targetName}’s}} hand{known, plural, =0 {} other {: {cards}}}.',
  'event.shame':
    '{who, select, you {You lose {count} favour until the end of your next turn.} other {{name} loses {count} favour until the end of the next turn.}}',
  'event.discard': '{who, select, you {You discard} other {{name} discards}} {cards}.',
  'event.sell': '{who, select, you {You sell} other {{name} sells}} {cards} for {price} Taler.',
  'event.drop': '{who, select, you {You let} other {{name} lets}} {cards} go.',
  'event.upgrade': '{who, select, you {You now live} other {{name} now lives}} in a {residence}.',
  'event.town-hall':
    '{who, select, you {You draw} other {{name} draws}} {cards}: it is laid out and can now be built.',
  'event.town-hall-built':
    '{who, select, you {You build {cards} and pay} other {{name} builds {cards} and pays}} {count} Taler.',
  'event.pledge': `{count, plural,
    =0 {{who, select, you {You no longer promise} other {{name} no longer promises}} anything for the Town Hall.}
    other {{who, select, you {You promise} other {{name} promises}} # Taler for the Town Hall.}}`,
  'event.offer': `{kind, select,
    sell {{target, select,
      you {{name} offers you {cards} for {price} Taler}
      other {{who, select, you {You offer} other {{name} offers}} {targetName} {cards} for {price} Taler}}}
    buy {{target, select,
      you {{name} bids {price} Taler for your {cards}}
      other {{who, select, you {You bid} other {{name} bids}} {price} Taler for {targetName}’s {cards}}}}
    other {{target, select,
      you {{name} asks you for a loan of {price} Taler}
      other {{who, select, you {You ask} other {{name} asks}} {targetName} for a loan of {price} Taler}}}}{said, select,
    yes {: “{promise}”}
    other {.}}`,
  'event.withdraw': '{who, select, you {You withdraw your} other {{name} withdraws the}} offer.',
  'event.expire': '{who, select, you {Your} other {{name}’s}} offer is off the table.',
  'event.decline':
    '{who, select, you {You decline} other {{name} declines}} {target, select, you {your} other {{targetName}’s}} offer.',
  'event.lend':
    '{who, select, you {You lend} other {{name} lends}} {count} Taler to {target, select, you {you} other {{targetName}}}.',
  'event.trade':
    '{who, select, you {You buy} other {{name} buys}} {cards} from {target, select, you {you} other {{targetName}}} for {price} Taler.',
  'event.pay':
    '{who, select, you {You pay} other {{name} pays}} {target, select, you {you} other {{targetName}}} {count} Taler.',
  'event.gift':
    '{who, select, you {You give} other {{name} gives}} {count} Taler to {target, select, you {you} other {{targetName}}}.',
  'event.call':
    '{who, select, you {You call the mayoral election: it is held when your next turn begins.} other {{name} calls the mayoral election: it is held when {name}’s next turn begins.}}',
  'event.election':
    'The mayoral election that {who, select, you {you have} other {{name} has}} called is held.',
  'event.votes': `{target, select, you {You have} other {{targetName} has}} {size, plural,
    one {# vote}
    other {# votes}} {change, select, less {fewer} other {more}} at this election.`,
  'event.count': `{who, select, you {You have} other {{name} has}} {votes, plural,
    =0 {no votes}
    one {# vote}
    other {# votes}}, and {luck} more by the card: {total} in all.`,
  'event.tie-break':
    'The leaders are equal: {who, select, you {you now have} other {{name} now has}} {total}.',
  'event.reshuffle':
    'The discard pile is shuffled and becomes the new deck: {count, plural, one {# card} other {# cards}}.',
  'event.game-end': `{by, select,
    election {{who, select, you {You win} other {{name} wins}} the mayoral election and thereby the game.}
    other {{who, select, you {You are} other {{name} is}} the first to become Count and {who, select, you {win} other {wins}} the game.}}`,

  'occasion.target': 'I am the target',
  'occasion.own': 'I attempt something myself',
  'occasion.other': 'something else happens that can be answered',
  'occasion.election': 'an election is counted',

  'problem.no-such-seat': 'There is no seat {seat} at this table.',
  'problem.misplaced-card': 'A card lies here that has no place here.',
} as const satisfies Record<Required, string> & Record<string, string>;
