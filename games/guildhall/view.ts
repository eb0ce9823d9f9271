import type { Json, Seat, Table, Zone } from '@zunft/kernel';
import { professionIds } from './faces.ts';
import { completedByProfession, completedChapters } from './hall.ts';
import { house } from './options.ts';
import {
  actionsLeft,
  active,
  area,
  deck,
  discard,
  first,
  hall,
  hand,
  honours,
  idle,
  played,
  prestigeDeck,
  row,
  stage,
  stages,
  tokens,
  turn,
  winner,
} from './places.ts';
import { points } from './score.ts';

/** What a viewer may see: GH-2.2. Hidden zones are numbers. */
export function view(t: Table, viewer: Seat): Json {
  return {
    stage: stages[t.get(stage)]!,
    turn: t.get(turn),
    active: t.get(active),
    first: t.get(first),
    actionsLeft: t.get(actionsLeft),
    played: professionIds.filter((_, profession) => (t.get(played) & (1 << profession)) !== 0),
    idle: t.get(idle),
    winner: t.get(winner) === 0 ? null : t.get(winner) - 1,
    deck: t.size(deck),
    discard: { count: t.size(discard), top: t.size(discard) === 0 ? null : t.faceName(t.top(discard)) },
    prestigeDeck: t.size(prestigeDeck),
    row: names(t, row),
    seats: Array.from({ length: t.seats }, (_, seat) => ({
      hand: t.size(hand(seat)),
      hall: names(t, hall(seat)),
      area: names(t, area(seat)),
      completed: completedChapters(t, seat),
      ...(house(t).openChapters && { chapters: chapters(t, seat) }),
      honours: names(t, honours(seat)),
      tokens: t.get(tokens(seat)),
      points: points(t, seat),
    })),
    you:
      viewer < t.seats ? { seat: viewer, hand: names(t, hand(viewer)), chapters: chapters(t, viewer) } : null,
  };
}

const names = (t: Table, zone: Zone): string[] => t.cardsIn(zone).map((card) => t.faceName(card));

const chapters = (t: Table, seat: Seat): string[] =>
  completedByProfession(t, seat).flatMap((count, profession) =>
    Array.from({ length: count }, () => professionIds[profession]!),
  );
