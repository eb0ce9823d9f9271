import type { features } from '../bots/measure.ts';

/** What speaks for an answer: whose part of the table changes (`mine`, `theirs`), and how (`more`, `less`). */
export const whyEn = {
  'why.experience':
    '{whose, select, mine {{change, select, more {Brings you experience.} other {Puts something else before experience for now.}}} other {{change, select, more {Leaves the others only experience that hardly matters.} other {Slows the others down on their way to higher titles.}}}}',
  'why.nearCount':
    '{whose, select, mine {{change, select, more {Takes you further on the last stretch to Count.} other {Is worth more than rushing to the title of Count.}}} other {{change, select, more {Lets the others come closer to Count where it does no harm.} other {Keeps the others from becoming Count.}}}}',
  'why.votes':
    '{whose, select, mine {{change, select, more {Wins you votes.} other {Gives up votes that count for little now.}}} other {{change, select, more {Leaves the others votes that help them little.} other {Costs the others votes.}}}}',
  'why.leadDrawn':
    '{whose, select, mine {{change, select, more {Puts you ahead in votes before the Town Hall is built.} other {Puts something else before votes until the Town Hall is built.}}} other {{change, select, more {Leaves the others a lead that they cannot use yet.} other {Keeps the others from leading once the Town Hall is built.}}}}',
  'why.leadBuilt':
    '{whose, select, mine {{change, select, more {Puts you ahead in votes, so that you can call the election.} other {Does not stake everything on an election.}}} other {{change, select, more {Leaves the others a lead that will not last.} other {Keeps the others from calling an election they would win.}}}}',
  'why.leadCalled':
    '{whose, select, mine {{change, select, more {Improves your prospects in the election that has been called.} other {Counts on more than the election that has been called.}}} other {{change, select, more {Leaves the others hopes for the election, but no more.} other {Spoils the others’ prospects in the election that has been called.}}}}',
  'why.citizen':
    '{whose, select, mine {{change, select, more {Makes you eligible for mayor.} other {Can do without standing for mayor for now.}}} other {{change, select, more {Lets the others stand where they will not win.} other {Keeps the others from standing for mayor.}}}}',
  'why.income':
    '{whose, select, mine {{change, select, more {Raises your income.} other {Gives up income that no longer pays off.}}} other {{change, select, more {Leaves the others income that comes too late.} other {Lowers the others’ income.}}}}',
  'why.taler':
    '{whose, select, mine {{change, select, more {Leaves you more Taler.} other {Puts your Taler to work instead of hoarding them.}}} other {{change, select, more {Leaves the others Taler they can do little with.} other {Leaves the others fewer Taler.}}}}',
  'why.hand':
    '{whose, select, mine {{change, select, more {Leaves you more cards in hand.} other {Puts your cards to use instead of holding them.}}} other {{change, select, more {Leaves the others with cards they cannot use.} other {Leaves the others fewer cards in hand.}}}}',
  'why.promise':
    '{whose, select, mine {{change, select, more {Lets you make more of the cards in your hand.} other {Puts good cards to use instead of holding them.}}} other {{change, select, more {Leaves the others with cards that help them little.} other {Spoils what the others have in hand.}}}}',
  'why.estate':
    '{whose, select, mine {{change, select, more {Builds up what helps you every round: protection, room and cheaper cards.} other {Gives up lasting advantages for something better.}}} other {{change, select, more {Leaves the others advantages that hardly matter.} other {Takes lasting advantages away from the others.}}}}',
  'why.favour':
    '{whose, select, mine {{change, select, more {Raises your favour for better supporters.} other {Can do without more favour for now.}}} other {{change, select, more {Leaves the others favour that helps them little.} other {Costs the others favour.}}}}',
  'why.locked':
    '{whose, select, mine {{change, select, more {Puts up with locked cards that will be free again.} other {Gets locked cards of yours free.}}} other {{change, select, more {Locks what the others rely on.} other {Leaves the others’ cards alone where it does no harm.}}}}',
  'why.tower':
    '{whose, select, mine {{change, select, more {Sits out a while rather than giving up property.} other {Keeps you out of the debtors’ tower.}}} other {{change, select, more {Sends others to the debtors’ tower.} other {Lets the others out of the tower where it does no harm.}}}}',
  'why.turn':
    '{whose, select, mine {{change, select, more {Your next turn comes sooner.} other {Leaves the next turn to the others without harm.}}} other {{change, select, more {Leaves the others a turn that gains them little.} other {The others have to wait longer.}}}}',
} as const satisfies Record<`why.${(typeof features)[number]}`, string>;
