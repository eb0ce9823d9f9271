import type { Match } from '@zunft/kernel';
import { conservationProblem, dealTable } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { theGuild } from './index.ts';
import { deck, discard, hand, profession, square } from './places.ts';
import { table, testGame } from './testing/table.ts';

const deal = (seats: number, seed = `deal ${seats}`): Match => dealTable(theGuild, seats, {}, seed);

const names = ({ table: t }: Match, zone: number): string[] =>
  t.cardsIn(zone).map((card) => t.faceName(card));

const seatsOf = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat);

/** Everybody takes the first profession that is left. */
function chooseProfessions(match: Match): number[] {
  const order: number[] = [];
  while (match.decisions()[0]?.prompt.key === 'prompt.profession') {
    const [decision] = match.decisions();
    order.push(decision!.seat);
    if (decision!.kind === 'choose') match.answer(decision!.seat, [decision!.options[0]!.id]);
  }
  return order;
}

/** Hands before the first turn, with player 1 as start player. */
const redrawing = (
  hands: readonly (readonly string[])[],
  deckOf: readonly string[],
  script = [] as never[],
) =>
  table(
    hands.map((cards) => ({ hand: cards, turns: 0 })),
    { stage: 'redraw', active: 1, first: 1, turn: 0, toRedraw: (1 << hands.length) - 1, deck: deckOf },
    script,
  );

const withBusiness = ['bakery*2', 'six*2', 'crier*2', 'door*2'];
const without = ['tip*2', 'door*2', 'five*2', 'quarter*2'];

describe('The beginning', () => {
  it.each([2, 3, 4, 5, 6])('[TG-10.2] %i players have 12 Taler, a house and no title', (seats) => {
    const match = deal(seats);
    chooseProfessions(match);
    const view = match.view(0) as { seats: readonly Record<string, unknown>[] };

    expect(view.seats).toHaveLength(seats);
    for (const seat of view.seats)
      expect(seat).toMatchObject({ taler: 12, experience: 0, title: 'commoner', residence: 'house' });
  });

  it.each([2, 3, 4, 5, 6])('[TG-10.2] each of %i players draws 8 cards of one deck', (seats) => {
    const match = deal(seats);
    const all = match.table.size(deck);
    expect(seatsOf(seats).map((seat) => match.table.size(hand(seat)))).toEqual(seatsOf(seats).map(() => 0));
    chooseProfessions(match);

    expect(seatsOf(seats).map((seat) => match.table.size(hand(seat)))).toEqual(seatsOf(seats).map(() => 8));
    expect(match.table.size(deck)).toBe(all - 8 * seats);
    expect(match.table.size(discard)).toBe(0);
    expect(conservationProblem(match.table)).toBeUndefined();
  });

  it('[TG-10.2] the deck is shuffled: another seed deals other cards', () => {
    const hands = ['a', 'b', 'c'].map((seed) => {
      const match = deal(2, seed);
      chooseProfessions(match);
      return names(match, hand(0)).join();
    });
    expect(new Set(hands).size).toBe(3);
  });

  it('[T-35] two can play, and the rules are the same', () => {
    const match = deal(2);
    chooseProfessions(match);
    for (const seat of [...match.waitingFor]) match.answer(seat, ['keep']);

    expect(match.decisions()[0]?.prompt.key).toBe('prompt.action');
    expect(theGuild.seats).toEqual({ min: 2, max: 6 });
  });

  it('[T-09] chance decides who begins', () => {
    const beginners = Array.from({ length: 24 }, (_, i) => deal(4, `beginner ${i}`).waitingFor[0]);
    expect(new Set(beginners).size).toBe(4);
  });

  it('[T-38] professions are chosen in turn order, from the start player on', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const match = deal(4, seed);
      const first = match.waitingFor[0]!;
      expect(chooseProfessions(match)).toEqual([0, 1, 2, 3].map((i) => (first + i) % 4));
    }
  });

  it('[T-30] each profession is there once: what is taken is not on offer', () => {
    const match = deal(6);
    const offered: number[] = [];
    while (match.decisions()[0]?.prompt.key === 'prompt.profession') {
      const [decision] = match.decisions();
      if (decision?.kind !== 'choose') break;
      offered.push(decision.options.length);
      match.answer(decision.seat, [decision.options.at(-1)!.id]);
    }
    expect(offered).toEqual([6, 5, 4, 3, 2]);
    expect(new Set(seatsOf(6).flatMap((seat) => names(match, profession(seat)))).size).toBe(6);
  });
});

describe('A new hand', () => {
  it('[TG-10.2] everybody is asked at once, whatever they hold, and nobody learns what others answer', () => {
    const s = redrawing([withBusiness, without, without], []);

    expect(s.match.waitingFor).toEqual([1, 2, 0]);
    expect(s.match.decisions(0)[0]).toMatchObject({
      prompt: { key: 'prompt.redraw' },
      options: [
        { id: 'keep', legal: true },
        { id: 'redraw', legal: false, why: { code: 'has-business', params: {}, rule: 'T-06' } },
      ],
    });
    s.answerFor(1, 'redraw');
    expect(s.match.news(0)).toEqual([]);
    expect(s.cards('hand', 1)).toHaveLength(8);
    expect(s.match.waitingFor).toEqual([2, 0]);
  });

  it('[TG-10.2] the old hand is shown, 8 cards are drawn, and the old ones are shuffled into the deck', () => {
    const fresh = ['bakery*2', 'six*3', 'strike*3'];
    const s = redrawing([without, withBusiness], [...fresh, 'smithy'], [
      ['smithy', ...without.flatMap((word) => [word.split('*')[0]!, word.split('*')[0]!])],
    ] as never[]);

    s.answerFor(0, 'redraw').answerFor(1, 'keep');

    expect(s.match.news(1)).toContainEqual(
      expect.objectContaining({ type: 'redraw', seat: 0, hidden: 0, cards: expect.arrayContaining(['tip']) }),
    );
    expect(s.cards('hand', 0).sort()).toEqual([
      'bakery',
      'bakery',
      'six',
      'six',
      'six',
      'strike',
      'strike',
      'strike',
    ]);
    expect(s.cards('deck')).toHaveLength(9);
    expect(s.cards('deck')[0]).toBe('smithy');
    expect(s.prompt()).toBe('0 redraw');
    s.answer('keep');
    expect(s.prompt()).toBe('1 action');
    s.settled();
  });

  it('[T-06] whoever has none again may draw again; the others are not asked a second time', () => {
    const again = ['luck*2', 'mishap*2', 'speech*2', 'guard*2'];
    const deckOf = [...again, 'bakery*8'];
    const shuffled = (top: readonly string[], ...words: readonly string[]) => [
      ...top,
      ...words.flatMap((word) => {
        const [name, count = '1'] = word.split('*');
        return Array.from({ length: Number(count) }, () => name!);
      }),
    ];
    const s = redrawing([without, withBusiness], deckOf, [
      shuffled(['bakery', 'bakery', 'bakery', 'bakery', 'bakery', 'bakery', 'bakery', 'bakery'], ...without),
      shuffled([], ...without, ...again),
    ] as never[]);

    s.answerFor(1, 'keep').answerFor(0, 'redraw');
    expect(s.match.waitingFor).toEqual([0]);
    expect(s.legal()).toEqual(['keep', 'redraw']);
    s.answer('redraw');
    expect(s.cards('hand', 0)).toEqual(Array.from({ length: 8 }, () => 'bakery'));
    expect(s.why('redraw').code).toBe('has-business');
    s.answer('keep');
    s.settled();
  });

  it('[T-06] nobody has to: a hand without a business may be kept', () => {
    const s = redrawing([without, withBusiness], []);
    s.answerFor(1, 'keep').answerFor(0, 'keep');
    expect(s.prompt()).toBe('1 action');
    expect(s.cards('hand', 0)).toHaveLength(8);
    s.settled();
  });

  it('[TG-10.2] then the start player has the first turn', () => {
    const s = redrawing([without, withBusiness], ['strike']);
    s.answerFor(1, 'keep').answerFor(0, 'keep');

    expect(s.prompt()).toBe('1 action');
    expect(s.counter('turn')).toBe(1);
    expect(s.counter('turns', 1)).toBe(1);
    expect(s.counter('turns', 0)).toBe(0);
    expect(s.counter('taler', 1)).toBe(14);
    expect(s.cards('hand', 1)).toHaveLength(9);
    s.settled();
  });
});

describe('The Town Hall and the first hands', () => {
  it('[TG-10.2] it is in nobody’s first hand, and still to be drawn', () => {
    for (let i = 0; i < 12; i++) {
      const match = dealTable(testGame, 6, {}, `hall ${i}`);
      chooseProfessions(match);

      for (const seat of seatsOf(6)) expect(names(match, hand(seat))).not.toContain('town-hall');
      expect(names(match, square)).toEqual(['town-hall']);
      expect(match.view(0)).toMatchObject({ townHall: { state: 'in-deck' } });
    }
  });

  it('[TG-10.2] it counts as a card of the deck', () => {
    const match = deal(3);
    chooseProfessions(match);
    expect(match.view(0)).toMatchObject({ deck: match.table.size(deck) + 1 });
  });
});
