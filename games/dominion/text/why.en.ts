import type { features } from '../bots/measure.ts';

/** What speaks for an answer: whose deck changes by the end (`mine`, `theirs`), and how (`more`, `less`). */
export const whyEn = {
  'why.points':
    '{whose, select, mine {{change, select, more {Leads to more victory points in the end.} other {Gives up points to end the game sooner.}}} other {{change, select, more {Leaves the others points that come too late.} other {Leaves the others fewer victory points.}}}}',
  'why.money':
    '{whose, select, mine {{change, select, more {Puts more money into your deck.} other {Puts more into your deck than money.}}} other {{change, select, more {Leaves the others money without points.} other {Keeps the others’ decks short of money.}}}}',
  'why.curses':
    '{whose, select, mine {{change, select, more {Takes a Curse where it hardly hurts.} other {Keeps Curses out of your deck.}}} other {{change, select, more {Hands the others Curses.} other {Saves its Curses for later.}}}}',
  'why.actions':
    '{whose, select, mine {{change, select, more {Brings Actions into your deck that carry it.} other {Does not clog your deck with Actions.}}} other {{change, select, more {Leaves the others with Actions they cannot use.} other {Leaves the others fewer Actions.}}}}',
} as const satisfies Record<`why.${(typeof features)[number]}`, string>;
