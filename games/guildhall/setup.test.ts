import { dealTable, scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { colours, professionFaces } from './faces.ts';
import { guildhall } from './index.ts';
import { settleOptions } from './options.ts';
import { deck, hand, prestigeDeck, row } from './places.ts';
import { prestigeFaces } from './prestige/printed.ts';

const nine = [
  'farmer.red',
  'farmer.blue',
  'farmer.red',
  'weaver.red',
  'weaver.blue',
  'dancer.red',
  'dancer.blue',
  'trader.red',
  'trader.blue',
];

function boxOf(professions: string, prestige: string, seats: number): Map<string, number> {
  const options = settleOptions({ professions, prestige, chosen: [] }, () => 0);
  const count = new Map<string, number>();
  for (const face of guildhall.cards(options, seats)) {
    const name = guildhall.faces[face]!;
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  return count;
}

const professionsIn = (box: Map<string, number>): number[] =>
  professionFaces.flatMap((face) => box.get(face) ?? []);
const prestigeIn = (box: Map<string, number>): [string, number][] =>
  prestigeFaces.flatMap((face): [string, number][] => (box.has(face) ? [[face, box.get(face)!]] : []));

describe('the box', () => {
  it.each(['old-world', 'job-faire'])(
    '[GH-2.1] %s: six professions, five colours, four copies',
    (edition) => {
      const copies = professionsIn(boxOf(edition, edition, 4));

      expect(colours).toEqual(['red', 'blue', 'yellow', 'green', 'purple']);
      expect(copies).toHaveLength(30);
      expect(new Set(copies)).toEqual(new Set([4]));
    },
  );

  it.each(['old-world', 'job-faire'])('[GH-2.1] %s: thirty prestige cards for four players', (edition) => {
    const copies = prestigeIn(boxOf(edition, edition, 4));

    expect(copies).toHaveLength(9);
    for (const [face, count] of copies) expect(count).toBe(face.endsWith('_5') ? 6 : 3);
  });

  it.each([2, 3])(
    '[GH-2.3] with %i players four fives and two of each other kind (regression 11)',
    (seats) => {
      for (const edition of ['old-world', 'job-faire']) {
        const copies = prestigeIn(boxOf(edition, edition, seats));

        expect(copies).toHaveLength(9);
        for (const [face, count] of copies) expect(count).toBe(face.endsWith('_5') ? 4 : 2);
        expect(copies.reduce((sum, [, count]) => sum + count, 0)).toBe(20);
      }
    },
  );

  it('[GH-2.3] the prestige deck is of one set only, whatever the professions are', () => {
    const box = boxOf('job-faire', 'old-world', 4);

    expect(prestigeIn(box).every(([face]) => face.startsWith('owe_'))).toBe(true);
    expect(box.has('weaver.red')).toBe(false);
  });

  it('[G-16] all twelve professions make a deck of 240 cards', () => {
    const copies = professionsIn(boxOf('all', 'old-world', 4));

    expect(copies).toHaveLength(60);
    expect(copies.reduce((sum, count) => sum + count)).toBe(240);
  });
});

describe('the deal', () => {
  it.each([2, 3, 4])('[GH-2.3] deals nine cards to each of %i players and five prestige cards', (seats) => {
    const { table: t } = dealTable(guildhall, seats, {}, `deal ${seats}`);

    for (let seat = 0; seat < seats; seat++) expect(t.size(hand(seat))).toBe(9);
    expect(t.size(deck)).toBe(120 - 9 * seats);
    expect(t.size(row)).toBe(5);
    expect(t.size(prestigeDeck)).toBe(seats === 4 ? 25 : 15);
  });

  it('[GH-2.3] anybody may be the start player', () => {
    const starters = new Set<number>();
    for (let i = 0; i < 40; i++) starters.add(dealTable(guildhall, 4, {}, `start ${i}`).waitingFor[0]!);

    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
  });

  it('[GH-2.3] in turn order each player once redraws and furnishes; then the start player acts', () => {
    const match = dealTable(guildhall, 3, {}, 'order');
    const start = match.waitingFor[0]!;
    const asked: string[] = [];

    while (match.decisions()[0]!.prompt.key !== 'prompt.action') {
      const decision = match.decisions()[0]!;
      asked.push(`${(decision.seat - start + 3) % 3} ${decision.prompt.key}`);
      const { options } = decision as Extract<typeof decision, { kind: 'choose' }>;
      const ids = options.map((option) => option.id);
      match.answer(decision.seat, decision.prompt.key === 'prompt.furnish' ? ids.slice(0, 3) : []);
    }

    expect(asked).toEqual([0, 1, 2].flatMap((seat) => [`${seat} prompt.redraw`, `${seat} prompt.furnish`]));
    expect(match.waitingFor).toEqual([start]);
    for (let seat = 0; seat < 3; seat++) expect(match.table.size(hand(seat))).toBe(6);
  });

  it('[GH-2.3] redraws any number in an order of choice; others see the top card and the number', () => {
    const table = scenario(guildhall, {
      stage: 'redraw',
      first: 1,
      players: [{ hand: nine }, {}],
      deck: ['historian.red', 'historian.blue', 'historian.green'],
    });

    table.answer('discard.weaver.red', 'discard.farmer.red', 'discard.trader.blue');

    expect(table.cards('discard')).toEqual(['trader.blue', 'farmer.red', 'weaver.red']);
    expect(table.cards('hand', 0)).toHaveLength(9);
    expect(table.cards('hand', 0)).toContain('historian.green');
    expect(table.match.news(1)[0]).toMatchObject({ type: 'discard', cards: ['trader.blue'], hidden: 2 });
    expect(table.match.news(0)[0]).toMatchObject({ type: 'discard', hidden: 0 });
    expect(table.prompt()).toBe('0 furnish');
  });

  it('[GH-2.3] redraws nothing or everything', () => {
    const stay = scenario(guildhall, { stage: 'redraw', first: 1, players: [{ hand: nine }, {}] });
    const change = scenario(
      guildhall,
      { stage: 'redraw', first: 1, players: [{ hand: nine }, {}], deck: ['historian.red'] },
      [nine],
    );

    stay.answer();
    change.answer(...nine.map((card) => `discard.${card}`));

    expect(stay.cards('hand', 0)).toEqual(nine);
    expect(change.cards('hand', 0)).toEqual(['historian.red', ...nine.slice(0, 8)]);
    expect(stay.prompt()).toBe('0 furnish');
    expect(change.prompt()).toBe('0 furnish');
  });

  it('[GH-2.3] furnishes with exactly three different cards, which have no effect', () => {
    const table = scenario(guildhall, {
      stage: 'furnish',
      first: 1,
      active: 0,
      players: [{ hand: nine }, {}],
    });

    expect(table.refused('place.farmer.red', 'place.farmer.blue')).toBe('too-few');
    expect(table.refused('place.farmer.red', 'place.farmer.red', 'place.weaver.red')).toBe('same-group');
    expect(
      table.refused('place.farmer.red', 'place.farmer.blue', 'place.weaver.red', 'place.weaver.blue'),
    ).toBe('too-many');
    table.answer('place.farmer.red', 'place.farmer.blue', 'place.dancer.red');

    expect(table.cards('hall', 0)).toEqual(['farmer.red', 'farmer.blue', 'dancer.red']);
    expect(table.cards('hand', 0)).toHaveLength(6);
    expect(table.counter('tokens', 0)).toBe(0);
    expect(table.prompt()).toBe('1 action');
    table.settled();
  });
});
