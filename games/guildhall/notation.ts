import type { Json, Notation, Problem, Table } from '@zunft/kernel';
import { chapterSize, colours, Faces, professionFaces, professionIds, professionOf } from './faces.ts';
import { completed, hall, hand, row, stages, zones } from './places.ts';
import { fillRow } from './turn.ts';

const wholeChapter = /^([a-z-]+)\.\*$/;

const word = (words: readonly string[]) => ({
  parse: (value: Json) => {
    const index = words.indexOf(value as string);
    return index < 0 ? undefined : index;
  },
  make: (value: number) => words[value]!,
});

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

const seatOrNobody = {
  parse: (value: Json) => (value === null ? 0 : Number.isInteger(value) ? Number(value) + 1 : undefined),
  make: (value: number) => (value === 0 ? null : value - 1),
};

const number = {
  parse: (value: Json) => (Number.isInteger(value) && Number(value) >= 0 ? Number(value) : undefined),
  make: (value: number) => value,
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
    stage: { ...word(stages), default: stages.indexOf('turn') },
    active: { ...number, default: 0 },
    first: { ...number, default: 0 },
    turn: { ...number, default: 1 },
    actionsLeft: { ...number, default: 2 },
    played: { ...professions, default: 0 },
    winner: { ...seatOrNobody, default: 0 },
    tokens: { ...number, default: 0 },
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
    if (set.length > 3 * chapterSize) complain(`players.${seat}.completed`, 'too-many-chapters');
  }
  for (const name of ['active', 'first'] as const) {
    const seat = t.get(counterAt(t, name));
    if (seat >= t.seats) complain(name, 'no-such-seat', { seat });
  }
  for (const [zone, info] of zones.list.entries()) {
    const prestige = ['row', 'honours', 'prestigeDeck'].includes(info.name);
    const wrong = t
      .cardsIn(zone)
      .find((card) => info.name !== 'box' && t.face(card) >= professionFaces.length !== prestige);
    if (wrong !== undefined) complain(info.name, 'card-in-wrong-zone', { card: t.faceName(wrong) });
  }
  if (t.size(row) > 5) complain('row', 'row-too-long');
  if (t.get(counterAt(t, 'stage')) < 2 && t.size(hand(t.get(counterAt(t, 'active')))) < 3) {
    complain('players', 'hand-too-small');
  }
  return problems;
}

const counterAt = (t: Table, name: string): number =>
  t.layout.counters.findIndex((info) => info.name === name);
