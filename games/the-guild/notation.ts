import { type Notation, none, numberCounter, type Problem, type Table, wordCounter } from '@zunft/kernel';
import type { Print } from './deck/print.ts';
import {
  active,
  box,
  caller,
  counters,
  first,
  guilds,
  hallStates,
  homeOf,
  phases,
  profession,
  residence,
  square,
  stages,
  townHall,
  victories,
} from './places.ts';
import { printed, printOn } from './print.ts';
import { isLastingType } from './standing.ts';

/** What most positions leave to the rules. */
const defaults: Readonly<Record<string, number>> = { turn: 1, taler: 12, residence: 1, turns: 1 };

/** Positions of The Guild in words: docs/position.md. */
export const notationOf = ({ printed: faces }: Print): Notation => ({
  expand(text) {
    const [, card, count] = /^(.+)\*(\d{1,3})$/.exec(text) ?? [];
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
  restZone(face) {
    const type = faces.find(({ id }) => id === face)!.type;
    return type === 'profession' ? 'guilds' : type === 'municipal' ? 'square' : 'deck';
  },
  finish(t, mentioned) {
    const { townHall: hall } = printOn(t);
    if (!mentioned.has('square') && t.find(box, hall) !== none) t.move(t.find(box, hall), square);
    if (mentioned.has('profession')) return;
    for (let seat = 0; seat < t.seats && t.size(guilds) > 0; seat++) t.move(t.top(guilds), profession(seat));
  },
  counters: Object.fromEntries([
    ...counters.list.map(({ name }) => [name, numberCounter(defaults[name] ?? 0)] as const),
    ['stage', wordCounter(stages, 'turn')],
    ['phase', wordCounter(phases, 'actions')],
    ['townHall', wordCounter(hallStates, 'in-deck')],
    ['wonBy', wordCounter(victories, 'none')],
  ]),
  check,
});

function check(t: Table): readonly Problem[] {
  const problems: Problem[] = [];
  const seats = { active: t.get(active), first: t.get(first), caller: t.get(caller) - 1 };
  for (const [name, seat] of Object.entries(seats)) {
    if (seat >= t.seats) problems.push({ path: name, code: 'no-such-seat', params: { seat } });
  }
  if (t.size(square) !== 1 || t.get(townHall) >= hallStates.length)
    problems.push({ path: 'square', code: 'misplaced-card', params: {} });
  for (let seat = 0; seat < t.seats; seat++) {
    if (t.get(residence(seat)) < 1 || t.get(residence(seat)) > 3)
      problems.push({ path: `seats.${seat}.residence`, code: 'out-of-range', params: { min: 1, max: 3 } });
  }
  t.layout.zones.forEach((zone, at) => {
    for (const card of t.cardsIn(at)) {
      const { type, id } = printed(t, card);
      const onTable = ['businesses', 'annexes', 'extensions', 'supporters', 'artefacts'].includes(zone.name);
      const fits = isLastingType(type) && homeOf(type, zone.owner ?? 0) === at;
      if (onTable && !fits)
        problems.push({
          path: `seats.${zone.owner}.${zone.name}`,
          code: 'misplaced-card',
          params: { card: id },
        });
    }
  });
  return problems;
}
