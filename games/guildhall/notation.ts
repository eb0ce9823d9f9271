import {
  type Json,
  type Notation,
  numberCounter,
  type Problem,
  type Table,
  wordCounter,
} from '@zunft/kernel';
import { chapterSize, colours, Faces, professionFaces, professionIds, professionOf } from './faces.ts';
import { maxCompleted } from './moves.ts';
import { active, completed, first, hall, hand, row, stage, stages, winner, zones } from './places.ts';
import { isPrestige } from './prestige/index.ts';
import { fillRow, rowSize } from './purchase.ts';
import { dealtCards, startingCards } from './setup.ts';

const wholeChapter = /^([a-z-]+)\.\*$/;

const professions = {
  parse: (value: Json) => {
    if (!Array.isArray(value)) return undefined;
    const known = value.every((id) => (professionIds as readonly Json[]).includes(id));
    return known
      ? professionIds.reduce((bits, id, i) => bits | (value.includes(id) ? 1 << i : 0), 0)
      : undefined;
  },
  make: (bits: number) => professionIds.filter((_, i) => (bits & (1 << i)) !== 0),
};

const wholeNumber = numberCounter(0);

const seatOrNobody = {
  parse: (value: Json) => {
    const seat = value === null ? -1 : wholeNumber.parse(value);
    return seat === undefined ? undefined : seat + 1;
  },
  make: (value: number) => (value === 0 ? null : value - 1),
};

/** Positions of Guildhall in words: docs/position.md. */
export const notation: Notation = {
  expand(text) {
    const profession = wholeChapter.exec(text)?.[1];
    const known = professionIds.some((id) => id === profession);
    return known ? colours.map((colour) => `${profession}.${colour}`) : undefined;
  },
  condense(zone, cards) {
    if (zone !== 'completed') return cards;
    return cards.filter((_, i) => i % chapterSize === 0).map((card) => `${card.split('.')[0]}.*`);
  },
  restZone: (face) => (professionFaces.includes(face) ? 'deck' : 'prestigeDeck'),
  finish(t, mentioned) {
    if (!mentioned.has('row')) fillRow(t);
  },
  counters: {
    stage: wordCounter(stages, 'turn'),
    active: numberCounter(0),
    first: numberCounter(0),
    turn: numberCounter(1),
    actionsLeft: numberCounter(2),
    played: { ...professions, default: 0 },
    idle: numberCounter(0),
    winner: { ...seatOrNobody, default: 0 },
    tokens: numberCounter(0),
  },
  check,
};

function check(t: Table): readonly Problem[] {
  const problems: Problem[] = [];
  const complain = (path: string, code: string, params: Problem['params'] = {}): void => {
    problems.push({ path, code, params });
  };
  for (let seat = 0; seat < t.seats; seat++) {
    const open = Faces.in(t, hall(seat));
    if (open.size < t.size(hall(seat))) complain(`players.${seat}.hall`, 'duplicate-in-hall');
    professionIds.forEach((profession, i) => {
      if (open.colours(i) === chapterSize)
        complain(`players.${seat}.hall`, 'chapter-not-set-aside', { profession });
    });
    const set = t.cardsIn(completed(seat)).map((card) => t.face(card));
    const whole = set.every((face, i) => {
      const start = set[i - (i % chapterSize)]!;
      return professionOf(face) === professionOf(start) && set.indexOf(face, i - (i % chapterSize)) === i;
    });
    if (!whole || set.length % chapterSize !== 0) complain(`players.${seat}.completed`, 'not-whole-chapters');
    if (set.length > maxCompleted * chapterSize) complain(`players.${seat}.completed`, 'too-many-chapters');
  }
  const seats = { active: t.get(active), first: t.get(first), winner: t.get(winner) - 1 };
  for (const [name, seat] of Object.entries(seats)) {
    if (seat >= t.seats) complain(name, 'no-such-seat', { seat });
  }
  for (const [zone, info] of zones.list.entries()) {
    const prestige = ['row', 'honours', 'prestigeDeck'].includes(info.name);
    const wrong = t
      .cardsIn(zone)
      .find((card) => info.name !== 'box' && isPrestige(t.face(card)) !== prestige);
    const path = info.owner === undefined ? info.name : `players.${info.owner}.${info.name}`;
    if (wrong !== undefined) complain(path, 'card-in-wrong-zone', { card: t.faceName(wrong) });
  }
  if (t.size(row) > rowSize) complain('row', 'row-too-long');
  for (const seat of stillToFurnish(t)) {
    if (!canFurnish(t, seat)) complain(`players.${seat}.hand`, 'hand-too-small');
  }
  return problems;
}

/** Seats that have not opened their guildhall yet. */
function stillToFurnish(t: Table): number[] {
  const now = stages[t.get(stage)];
  if (now !== 'redraw' && now !== 'furnish') return [];
  const seats: number[] = [];
  for (let seat = t.get(active); seat < 2 * t.seats; seat++) {
    seats.push(seat % t.seats);
    if ((seat + 1) % t.seats === t.get(first)) break;
  }
  return seats;
}

/** GH-2.3: three different cards are sure to be in hand when it comes to it. Among nine there always are. */
function canFurnish(t: Table, seat: number): boolean {
  const redraws = seat !== t.get(active) || stages[t.get(stage)] === 'redraw';
  return redraws ? t.size(hand(seat)) >= dealtCards : Faces.in(t, hand(seat)).size >= startingCards;
}
