import { type Notation, none, numberCounter, type Problem, type Table, wordCounter } from '@zunft/kernel';
import { kingdomSize } from './kingdom.ts';
import { dominionOptions, kingdomFaces } from './options.ts';
import { active, box, first, kingdom, phases, pile, stages } from './places.ts';
import { countSoldOut } from './supply.ts';

const many = /^(.+)\*(\d{1,3})$/;

/** Positions of Dominion in words: docs/position.md. */
export const notation: Notation = {
  expand(text) {
    const [, card, count] = many.exec(text) ?? [];
    return card === undefined ? undefined : Array.from({ length: Number(count) }, () => card);
  },
  condense(_, cards) {
    const words: string[] = [];
    for (let i = 0; i < cards.length; ) {
      let end = i;
      while (cards[end] === cards[i]) end++;
      words.push(end - i > 1 ? `${cards[i]}*${end - i}` : cards[i]!);
      i = end;
    }
    return words;
  },
  restZone: () => 'supply',
  finish(t, mentioned) {
    if (dominionOptions(t.options).kingdom === 'draft') putAwayUnchosen(t);
    else if (!mentioned.has('kingdom')) {
      for (const face of kingdomFaces(t.options)) {
        const mark = t.top(pile(face));
        if (mark !== none) t.move(mark, kingdom);
      }
    }
    countSoldOut(t);
  },
  counters: {
    stage: wordCounter(stages, 'turn'),
    active: numberCounter(0),
    first: numberCounter(0),
    turn: numberCounter(1),
    phase: wordCounter(phases, 'actions'),
    actions: numberCounter(1),
    buys: numberCounter(1),
    coins: numberCounter(0),
    discount: numberCounter(0),
    copperBonus: numberCounter(0),
    actionsPlayed: numberCounter(0),
    soldOut: numberCounter(0),
    unaffected: numberCounter(0),
    tokens: numberCounter(0),
    turns: numberCounter(1),
  },
  check,
};

/** DOM-2.5: what has not been chosen for the kingdom lies in the box. */
function putAwayUnchosen(t: Table): void {
  for (const face of kingdomFaces(t.options)) {
    if (t.find(kingdom, face) === none) t.moveWhole(pile(face), box);
  }
}

function check(t: Table): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [name, seat] of Object.entries({ active: t.get(active), first: t.get(first) })) {
    if (seat >= t.seats) problems.push({ path: name, code: 'no-such-seat', params: { seat } });
  }
  const marked = new Set(t.cardsIn(kingdom).map((card) => t.face(card)));
  if (marked.size < t.size(kingdom))
    problems.push({ path: 'kingdom', code: 'card-twice-in-kingdom', params: {} });
  if (t.size(kingdom) > kingdomSize)
    problems.push({ path: 'kingdom', code: 'ten-cards', params: { count: t.size(kingdom) } });
  return problems;
}
