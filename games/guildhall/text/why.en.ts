import type { features } from '../bots/measure.ts';

/** What speaks for an answer: whose part of the table changes (`mine`, `theirs`), and how (`more`, `less`). */
export const whyEn = {
  'why.points':
    '{whose, select, mine {{change, select, more {Brings you victory points.} other {Costs a few points now and pays later.}}} other {{change, select, more {Leaves the others only points that hardly matter.} other {Keeps the others from scoring.}}}}',
  'why.lead':
    '{whose, select, mine {{change, select, more {Takes you further on the home stretch.} other {Is worth more than rushing to the end.}}} other {{change, select, more {Lets the others ahead where it does no harm.} other {Keeps the others off the home stretch.}}}}',
  'why.firstCompleted':
    '{whose, select, mine {{change, select, more {Completes a chapter, so that you can buy a prestige card.} other {Spends a completed chapter where it is worth it.}}} other {{change, select, more {Leaves the others a chapter that gains them little.} other {Keeps the others from completing a chapter.}}}}',
  'why.moreCompleted':
    '{whose, select, mine {{change, select, more {Leaves you more completed chapters to buy with.} other {Spends completed chapters where they are worth it.}}} other {{change, select, more {Leaves the others chapters that gain them little.} other {Leaves the others fewer completed chapters to buy with.}}}}',
  'why.ones':
    '{whose, select, mine {{change, select, more {Opens a new chapter for you.} other {Leaves you fewer chapters of a single card.}}} other {{change, select, more {Breaks up the others’ chapters.} other {Leaves the others fewer chapters to build on.}}}}',
  'why.twos':
    '{whose, select, mine {{change, select, more {Builds up your small chapters.} other {Does not leave your chapters small.}}} other {{change, select, more {Keeps the others’ chapters small.} other {Sets the others’ small chapters back.}}}}',
  'why.threes':
    '{whose, select, mine {{change, select, more {Brings a chapter of yours close to completion.} other {Moves on from half-finished chapters.}}} other {{change, select, more {Keeps the others’ chapters half finished.} other {Sets a larger chapter of the others back.}}}}',
  'why.fours':
    '{whose, select, mine {{change, select, more {Leaves a chapter of yours just one card short.} other {Does not leave a chapter of yours one card short.}}} other {{change, select, more {Keeps the others one card short.} other {Takes the others further away from completing a chapter.}}}}',
  'why.hand':
    '{whose, select, mine {{change, select, more {Leaves you more cards in hand.} other {Puts your cards to use instead of holding them.}}} other {{change, select, more {Leaves the others with cards they cannot use.} other {Leaves the others fewer cards in hand.}}}}',
  'why.fits':
    '{whose, select, mine {{change, select, more {Leaves you cards in hand that fit your chapters.} other {Puts the cards that fit to use at once.}}} other {{change, select, more {Leaves the others cards that help them little.} other {Leaves the others fewer cards that fit.}}}}',
  'why.completes':
    '{whose, select, mine {{change, select, more {Leaves you a card in hand that completes a chapter.} other {Uses the card that completes a chapter.}}} other {{change, select, more {Leaves the others a chapter that gains them little.} other {Makes it harder for the others to complete a chapter.}}}}',
  'why.purchase':
    '{whose, select, mine {{change, select, more {Brings a better prestige card within your reach.} other {Buys now instead of waiting for a better card.}}} other {{change, select, more {Leaves the others only cards you can spare.} other {Puts good prestige cards out of the others’ reach.}}}}',
  'why.winning':
    '{whose, select, mine {{change, select, more {Puts the winning purchase within your reach.} other {Does not stake everything on one purchase.}}} other {{change, select, more {Lets the others hope, but no more.} other {Keeps the others from the winning purchase.}}}}',
  'why.turn':
    '{whose, select, mine {{change, select, more {Your next turn comes sooner.} other {Leaves the next turn to the others without harm.}}} other {{change, select, more {Leaves the others a turn that gains them little.} other {The others have to wait longer.}}}}',
} as const satisfies Record<`why.${(typeof features)[number]}`, string>;
