import type { features } from '../bots/measure.ts';

/** What speaks for an answer: whose deck or turn changes (`mine`, `theirs`), and how (`more`, `less`). */
export const whyEn = {
  'why.points':
    '{whose, select, mine {{change, select, more {Brings you victory points.} other {Gives up a few points for a better deck.}}} other {{change, select, more {Leaves the others points that come too late.} other {Leaves the others fewer victory points.}}}}',
  'why.money':
    '{whose, select, mine {{change, select, more {Puts more money into your deck.} other {Puts more into your deck than money.}}} other {{change, select, more {Leaves the others money without points.} other {Keeps the others’ decks short of money.}}}}',
  'why.curses':
    '{whose, select, mine {{change, select, more {Takes a Curse where it hardly hurts.} other {Keeps Curses out of your deck.}}} other {{change, select, more {Hands the others Curses.} other {Saves its Curses for later.}}}}',
  'why.attacks':
    '{whose, select, mine {{change, select, more {Brings an Attack into your deck.} other {Parts with an Attack that has done its work.}}} other {{change, select, more {Leaves the others Attacks that come too late.} other {Leaves the others fewer Attacks.}}}}',
  'why.draw':
    '{whose, select, mine {{change, select, more {Brings an Action into your deck that draws more cards.} other {Parts with cards for drawing that you have enough of.}}} other {{change, select, more {Leaves the others cards for drawing that gain them little.} other {Leaves the others fewer Actions that draw cards.}}}}',
  'why.earners':
    '{whose, select, mine {{change, select, more {Brings an Action into your deck that gives coins.} other {Parts with an Action whose coins you can do without.}}} other {{change, select, more {Leaves the others coins that gain them little.} other {Leaves the others fewer Actions that give coins.}}}}',
  'why.villages':
    '{whose, select, mine {{change, select, more {Brings an Action into your deck with which you can play several in a turn.} other {Parts with an Action that makes room for others, where there are none.}}} other {{change, select, more {Leaves the others Actions they cannot use.} other {Lets the others play fewer Actions in a turn.}}}}',
  'why.helpers':
    '{whose, select, mine {{change, select, more {Brings a useful Action into your deck.} other {Does not clog your deck with Actions.}}} other {{change, select, more {Leaves the others with Actions they cannot use.} other {Leaves the others fewer Actions.}}}}',
  'why.ballast':
    '{whose, select, mine {{change, select, more {Puts up with a weak card.} other {Rids your deck of weak cards.}}} other {{change, select, more {Fills the others’ decks with weak cards.} other {Leaves the others’ decks as they are where it does no harm.}}}}',
  'why.hand':
    '{whose, select, mine {{change, select, more {Draws you cards.} other {Puts your cards to use.}}} other {{change, select, more {Leaves the others cards they cannot use.} other {Makes the others play on with fewer cards.}}}}',
  'why.coins':
    '{whose, select, mine {{change, select, more {Gives you more to spend this turn.} other {Spends what you have.}}} other {{change, select, more {Leaves the others coins that gain them little.} other {Leaves the others less to spend.}}}}',
  'why.plays':
    '{whose, select, mine {{change, select, more {Lets you play more Actions this turn.} other {Makes use of your Actions.}}} other {{change, select, more {Leaves the others Actions they cannot use.} other {Leaves the others fewer Actions.}}}}',
  'why.tokens':
    '{whose, select, mine {{change, select, more {Saves up coin tokens for later.} other {Spends coin tokens where they help most.}}} other {{change, select, more {Leaves the others coin tokens that gain them little.} other {Leaves the others fewer coin tokens.}}}}',
} as const satisfies Record<`why.${(typeof features)[number]}`, string>;
