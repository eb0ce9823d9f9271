import { expect } from 'vitest';
import {
  attackedWithMoat,
  beforeTreasures,
  namingACard,
  ordering,
  overpaying,
  overpayingHerald,
} from './dominion-positions.ts';
import { bar, isPicked, optionOf, shownDecision } from './drawn-table.ts';
import { problemsAt } from './layout-problems.ts';
import { byMouse, byTouch, pickInTurn, play } from './players.ts';
import { beforeChapters, beforeSwap, fullHand, intoSwap, twoToDiscard } from './positions.ts';
import { beginWith, openTable } from './tables.ts';
import { test } from './test.ts';
import { actionPhase, attacked, choosing, crowd } from './the-guild-positions.ts';
import { until } from './until.ts';

const table = 'laid';
const phone = { width: 390, height: 664 };
const setups = [
  ...[2, 3, 4].flatMap((seats) =>
    ['old-world', 'all'].map((professions) => ({
      name: `${seats} players, ${professions}`,
      game: 'guildhall',
      seats,
      options: { professions },
    })),
  ),
  ...[2, 3, 4, 6].map((seats) => ({
    name: `${seats} players, Dominion`,
    game: 'dominion',
    seats,
    options: { kingdom: 'tricks-of-the-trade', showPoints: true },
  })),
  ...[2, 4, 6].map((seats) => ({
    name: `${seats} players, The Guild`,
    game: 'the-guild',
    seats,
    options: {},
  })),
  { name: 'a kingdom being chosen', game: 'dominion', seats: 3, options: { kingdom: 'draft' } },
];

test.for(setups)(
  'layout: everything in view without scrolling, $name',
  async ({ game, seats, options }, { page }) => {
    await beginWith(page.context());
    await openTable(page.context(), { table, game, seats, seed: 'seed-4', options: options as never });
    await page.goto(`/table/${table}`);
    await play(page, table, byMouse(page), { decisions: 3 });
    expect(await problemsAt(page)).toEqual({});
  },
);

test.for([
  ['an amount', overpaying],
  ['a name', namingACard],
  ['an order', ordering],
  ['a reaction', attackedWithMoat],
] as const)('layout: everything in view while Dominion asks for %s', async ([, position], { page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...position });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  expect(await problemsAt(page, position === overpaying || position === attackedWithMoat)).toEqual({});
});

test.for([
  ['a Stonemason', overpaying, 4],
  ['a Herald', overpayingHerald, 2],
] as const)(
  'layout: German words for overpaying %s find their place',
  async ([, position, steps], { page }) => {
    await beginWith(page.context(), { language: 'de' });
    await openTable(page.context(), { table, ...position });
    await page.goto(`/table/${table}`);
    await shownDecision(page, table);
    await byMouse(page).step(steps);
    expect(await problemsAt(page)).toEqual({});
  },
);

test.for([
  ['two guildhalls lie side by side', beforeSwap, intoSwap],
  ['an effect is chosen', beforeChapters, ['play.peddler.red']],
  ['a chapter is chosen', beforeChapters, ['play.peddler.red', 'level.4']],
] as const)('layout: everything in view while %s', async ([, position, picks], { page }) => {
  await beginWith(page.context(), { language: 'de' });
  await openTable(page.context(), { table, ...position });
  await page.goto(`/table/${table}`);
  await pickInTurn(page, table, byMouse(page), picks);
  expect(await problemsAt(page)).toEqual({});
});

test('layout: on a phone, effects say what they do', async ({ newPage }) => {
  const page = await newPage({ viewport: phone, hasTouch: true, isMobile: true });
  await beginWith(page.context());
  await openTable(page.context(), { table, ...beforeSwap });
  await page.goto(`/table/${table}`);
  await pickInTurn(page, table, byTouch(page), ['play.trader.red']);
  await expect
    .poll(() => optionOf(page, 'level.0').innerText())
    .toMatch(/^Level 0\s+Exchange 1 of your open/);
});

test.for([
  ['a profession', choosing],
  ['an action phase', actionPhase],
  ['an action phase of six', crowd],
  ['an answer to an act', attacked],
] as const)('layout: everything in view while The Guild asks for %s', async ([, position], { page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...position });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  expect(await problemsAt(page)).toEqual({});
});

test.for([
  ['Guildhall', fullHand, 'refill'],
  ['The Guild', actionPhase, 'play.turnery'],
  ['Dominion', beforeTreasures, 'buy.copper'],
  ['an amount', overpaying, undefined],
] as const)(
  'layout: on a phone, whatever acts is large enough for a finger: %s',
  async ([, position, id], { newPage }) => {
    const page = await newPage({ viewport: phone, hasTouch: true, isMobile: true });
    await beginWith(page.context());
    await openTable(page.context(), { table, ...position });
    await page.goto(`/table/${table}`);
    await shownDecision(page, table);
    if (id !== undefined) await optionOf(page, id).tap();
    const targets = page.locator('.bar button, .table-hand [role="option"]').filter({ visible: true });
    const small = () =>
      targets.evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 43.5 || height < 43.5 ? [`${element.className}: ${width}×${height}`] : [];
        }),
      );
    // What the tap has made superfluous may just be going.
    await expect.poll(small).toEqual([]);
  },
);

test('layout: turning the phone keeps what is picked', async ({ newPage }) => {
  const page = await newPage({ viewport: phone, hasTouch: true, isMobile: true });
  await beginWith(page.context());
  await openTable(page.context(), { table, ...twoToDiscard });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  await optionOf(page, 'discard.weaver.red').tap();
  for (const viewport of [{ width: 844, height: 390 }, phone]) {
    await page.setViewportSize(viewport);
    await until(() => isPicked(page, 'discard.weaver.red'), true);
    await until(() => bar(page).locator('.order-pick').count(), 1);
  }
});
