import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './devices.ts';
import { amountField, bar, commitButton, optionOf, setOf, shownDecision } from './drawn-table.ts';
import { byMouse, byTouch, give, settle } from './players.ts';
import { askedOf, beginWith, openTable, storedSummary } from './tables.ts';
import { test } from './test.ts';
import {
  actionPhase,
  aiming,
  aimingAtMany,
  aimingAtTwins,
  askedForLoan,
  attacked,
  choosing,
  inTower,
  manyAnnexes,
  muchToDo,
  nearTheEnd,
  short,
  slandering,
} from './the-guild-positions.ts';

const table = 'guild';

async function sitDown(page: Page, position: typeof actionPhase) {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...position });
  await page.goto(`/table/${table}`);
  return shownDecision(page, table);
}

test('The Guild: a click on an own business sells nothing; selling takes the set and the seal', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  const { seq } = await sitDown(page, actionPhase);
  await page.locator('.tg-slot-card[data-card="inn"]').click();
  expect((await storedSummary(page, table)).seq).toBe(seq);
  await setOf(page, 'sell.inn').click();
  await optionOf(page, 'sell.inn').click();
  expect((await storedSummary(page, table)).seq).toBe(seq);
  await settle(page);
  await commitButton(page).click();
  const match = await shownDecision(page, table, seq);
  expect(match.seq).toBe(seq + 1);
  await expect.poll(() => page.locator('.tg-slot-card[data-card="inn"]').count()).toBe(0);
});

test('The Guild: an offer is made step by step: a card, a price, for whom, and a word', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  let match = await sitDown(page, actionPhase);
  const answers = [['offer.sell'], ['at.inn'], 5, ['to.1', 'to.4'], ''] as const;
  const said = [
    /Action phase/,
    /Which card/,
    /Inn – How many/,
    /Inn for 5 Taler – Whom/,
    /to Berta and 1 other/,
  ];
  for (const [step, answer] of answers.entries()) {
    await bar(page).locator('.bar-say', { hasText: said[step]! }).waitFor();
    // What the Inn costs, not nothing.
    if (answer === 5) expect(await amountField(page).getAttribute('aria-valuenow')).toBe('8');
    if (answer === '') await commitButton(page).filter({ hasText: 'Offer Inn for 5 Taler' }).waitFor();
    await give(page, table, byMouse(page), { match, decision: askedOf(match) }, answer);
    // Once the offer is made, somebody may take it up at any moment.
    if (answer !== '') match = await shownDecision(page, table, match.seq);
  }
  await page.locator('.log-line', { hasText: /You offer Berta Inn.* for 5 Taler/ }).waitFor();
});

test('The Guild: on a phone, partners of an offer hide nothing, and their answer is told in the bar', async ({
  newPage,
}) => {
  const page = await newPage(phone);
  let match = await sitDown(page, actionPhase);
  for (const answer of [['offer.sell'], ['at.inn'], 16] as const) {
    await give(page, table, byTouch(page), { match, decision: askedOf(match) }, answer);
    match = await shownDecision(page, table, match.seq);
  }
  await settle(page);
  await optionOf(page, 'to.1').tap();
  expect(await hiddenButtons(page)).toEqual([]);
  await settle(page);
  await commitButton(page).tap();
  match = await shownDecision(page, table, match.seq);
  await give(page, table, byTouch(page), { match, decision: askedOf(match) }, '');
  await bar(page).locator('.bar-notice', { hasText: 'Berta declines your offer.' }).waitFor();
  expect(await hiddenButtons(page)).toEqual([]);
});

test('The Guild: whoever sits in the tower reads that, and how much is owed', async ({ newPage }) => {
  for (const device of [phone, { viewport: { width: 1440, height: 900 } }]) {
    const page = await newPage(device);
    await beginWith(page.context(), { pace: 'slow' });
    await openTable(page.context(), { table, ...inTower });
    await page.goto(`/table/${table}`);
    await page.locator('.tg-dynasty-who').getByText('Debtors’ tower · owes 12 Taler').waitFor();
    await bar(page).getByText('You sit in the debtors’ tower (12 Taler of debts).').waitFor();
  }
});

test('The Guild: what others offer stands among the trades and is answered there', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  const { seq } = await sitDown(page, askedForLoan);
  await page.getByRole('tab', { name: 'Trades 1' }).click();
  const offer = page.locator('.tg-offer');
  await offer.getByText('3 Taler', { exact: true }).waitFor();
  await offer.getByRole('button', { name: 'Lend Berta 3 Taler' }).click();
  await shownDecision(page, table, seq);
  await page.getByText('Nobody offers anything').waitFor();
  await page.locator('.tg-agreed li', { hasText: 'You lend 3 Taler to Berta.' }).waitFor();
  await expect.poll(() => page.locator('.tg-purse > b').innerText()).toBe('11');
});

test('The Guild: on a phone, offers say who wants what for how much before they are answered', async ({
  newPage,
}) => {
  const page = await newPage(phone);
  const { seq } = await sitDown(page, askedForLoan);
  await setOf(page, 'accept.1').tap();
  const offer = page.locator('.bar-set .tg-offer');
  await offer.waitFor();
  for (const words of ['Berta', '3 Taler', 'Loan wanted', 'to you'])
    expect(await offer.innerText()).toContain(words);
  await settle(page);
  await offer.getByRole('button', { name: 'Lend Berta 3 Taler' }).tap();
  await shownDecision(page, table, seq);
});

test.for([
  [390, 664],
  [360, 640],
  [320, 640],
] as const)(
  'The Guild: the phases of the turn are named on a phone %i pixels wide',
  async ([width, height], { newPage }) => {
    for (const language of ['en', 'de'] as const) {
      const page = await newPage({ ...phone, viewport: { width, height } });
      await beginWith(page.context(), { language });
      await sitDown(page, actionPhase);
      const phases = page.locator('.tg-turn .tg-phases > li');
      const words =
        language === 'en'
          ? ['Economy', 'Unlock', 'Draw', 'Actions', 'Discard']
          : ['Wirtschaft', 'Entsperren', 'Ziehen', 'Aktionen', 'Ablegen'];
      expect(await phases.allInnerTexts()).toEqual(words);
      expect(await phases.locator('xpath=self::*[@aria-current="step"]').innerText()).toBe(words[3]);
      const edges = await phases.evaluateAll((items) =>
        items.flatMap((item) => {
          const { left, right } = item.getBoundingClientRect();
          return [left, right];
        }),
      );
      // One after the other, and none out of the picture.
      expect(edges).toEqual(edges.toSorted((a, b) => a - b));
      expect(edges.at(-1)).toBeLessThanOrEqual(width);
    }
  },
);

test.for([
  [390, 664],
  [360, 640],
] as const)(
  'The Guild: the question and its buttons have room on a phone %i pixels wide',
  async ([width, height], { newPage }) => {
    for (const position of [actionPhase, nearTheEnd]) {
      const page = await newPage({ ...phone, viewport: { width, height } });
      await beginWith(page.context(), { language: 'de' });
      await sitDown(page, position);
      // A card has been touched: beside the question there is a way to look at it.
      await page.locator('.tg-hand .is-refused').first().tap({ force: true });
      await bar(page).locator('.bar-look').waitFor();
      await page.keyboard.press('Escape');
      const question = (await bar(page).locator('.bar-say').boundingBox())!;
      const buttons = (await bar(page).locator('.bar-options').boundingBox())!;
      expect(question.y + question.height).toBeLessThanOrEqual(buttons.y + 1);
      const end = (await optionOf(page, 'end').boundingBox())!;
      expect(end.x + end.width).toBeLessThanOrEqual(width);
    }
  },
);

test('The Guild: a phone shows the own experience and income; a touch explains the sum and the profession', async ({
  newPage,
}) => {
  const page = await newPage(phone);
  await sitDown(page, actionPhase);
  const head = page.locator('.tg-dynasty-head');
  expect(await head.locator('.tg-own-xp').innerText()).toBe('XP 58/80');
  expect(await head.locator('.tg-own-taler > dd').innerText()).toBe('14+7');
  await head.locator('.tg-own-taler').tap({ force: true });
  const sheet = page.getByRole('dialog', { name: 'Ada' });
  for (const words of [
    'Basic income',
    'Smithy locked',
    'Upkeep',
    'Next economy',
    'Profession: Craftsman',
    'Trades: Smith',
  ])
    await sheet.getByText(words).first().waitFor();
});

test('The Guild: an act against the player shows what it is aimed at, and can be answered or let happen', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await sitDown(page, attacked);
  await expect.poll(() => page.locator('.tg-slot-aimed [data-card]').getAttribute('data-card')).toBe('inn');
  await page.locator('.tg-event', { hasText: 'Arson' }).waitFor();
  await page.locator('.top .pill', { hasText: 'Berta’s turn: you may answer' }).waitFor();
  expect(await page.title()).toBe('(!) Berta’s turn: you may answer – The Guild');
  await bar(page).locator('.bar-letting > .commit').waitFor();
  await optionOf(page, 'play.night-watch').waitFor();
  // What it may cost is part of the forecast.
  const ledger = page.locator('.tg-ledger');
  await ledger.getByText('Inn, if it succeeds').waitFor();
  expect(await ledger.locator('.tg-total > b').innerText()).toBe('+5 to +7');
});

test('The Guild: whoever aims an act sees how well each target is protected', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await sitDown(page, aiming);
  const sign = (id: string) => optionOf(page, id).locator('.card-badge').innerText();
  expect([await sign('at.alehouse'), await sign('at.hideout')]).toEqual(['≥\u00a05', '≥\u00a03']);
  expect(await optionOf(page, 'at.alehouse').getAttribute('aria-description')).toBe('Succeeds from 5 on.');
  expect(await optionOf(page, 'at.herb-hut').getAttribute('aria-description')).toBe(
    'Succeeds from 3 on. (locked for 1 round)',
  );

  await page.getByRole('button', { name: 'Text table' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Alehouse' }).getByText('Succeeds from 5 on.').waitFor();
});

test('The Guild: equal cards of several players lie with their owners when an act is aimed', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  const { seq } = await sitDown(page, aimingAtTwins);
  const cardsOf = (name: string) => page.getByRole('group', { name }).getByRole('option');
  await expect.poll(() => cardsOf('Berta').count()).toBe(2);
  // As they sit at the table.
  expect(await page.locator('.tray-name').allInnerTexts()).toEqual(['Berta', 'Conrad', 'Dorothea']);
  const bathhouse = cardsOf('Dorothea');
  expect(await bathhouse.getAttribute('aria-label')).toMatch(/Bathhouse.*Dorothea|Dorothea.*Bathhouse/);
  expect(await bathhouse.getAttribute('aria-description')).toBe('Succeeds from 3 on.');
  await bathhouse.click();
  await shownDecision(page, table, seq);
  await bar(page).getByText('Several players have this card.').waitFor();
  await optionOf(page, 'against.3').waitFor();
});

test('The Guild: on a phone, reading a reason hides no action', async ({ newPage }) => {
  const page = await newPage(phone);
  await sitDown(page, actionPhase);
  await optionOf(page, 'play.lords-lane').tap({ force: true });
  await bar(page).locator('.bar-reason').waitFor();
  expect(await hiddenButtons(page)).toEqual([]);
  await optionOf(page, 'build').waitFor();
});

test.for([
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const)(
  'The Guild: a notice beside many buttons stays in the bar and hides none, %i × %i',
  async ([width, height], { newPage }) => {
    const page = await newPage({ viewport: { width, height } });
    await beginWith(page.context(), { language: 'de' });
    await sitDown(page, muchToDo);
    const notice = bar(page).locator('.bar-notice', { hasText: 'Berta hat die Wahl ausgerufen' });
    await expect.poll(() => hiddenButtons(page)).toEqual([]);
    const [whole, said] = [(await bar(page).boundingBox())!, (await notice.boundingBox())!];
    expect(said.y).toBeGreaterThanOrEqual(whole.y);
    expect(said.y + said.height).toBeLessThanOrEqual(whole.y + whole.height);
    for (const button of await bar(page).locator('.bar-options > button').all()) {
      // The seal says what it would do, and must not push it away from under the mouse.
      await button.hover();
      const { y, height: tall } = (await button.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(whole.y);
      expect(y + tall).toBeLessThanOrEqual(whole.y + whole.height);
    }
    await optionOf(page, 'upgrade').click();
    await commitButton(page).waitFor();
    expect(await hiddenButtons(page)).toEqual([]);
  },
);

test('The Guild: what decided an election is what was counted, and the square does not call for another', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  let match = await sitDown(page, muchToDo);
  await page.locator('.tg-hall-note', { hasText: 'Berta has called the election' }).waitFor();
  const discard = ['discard.bucket-chain'];
  for (let turn = ['play.turnery']; !match.isOver; ) {
    await give(page, table, byMouse(page), { match, decision: askedOf(match) }, turn);
    match = await shownDecision(page, table, match.seq);
    if (match.isOver) break;
    const { key } = askedOf(match).prompt;
    turn = key === 'prompt.action' ? ['end'] : key === 'prompt.discard' ? discard : ['pass'];
  }
  const decided = page.locator('.end-decided');
  await decided.getByText(/^You have \d+ votes, and \d more by the card/).waitFor();
  expect(await decided.getByText('Turnery').count()).toBe(0);
});

test.for([
  [390, 664],
  [360, 640],
  [844, 390],
] as const)(
  'The Guild: all professions are in view, and whose deck it is, on a phone %i × %i',
  async ([width, height], { newPage }) => {
    for (const language of ['en', 'de'] as const) {
      const page = await newPage({ ...phone, viewport: { width, height } });
      await beginWith(page.context(), { language });
      await sitDown(page, choosing);
      const list = page.locator('.tg-guilds-cards');
      expect(await list.getByRole('option').count()).toBe(6);
      expect(await list.evaluate((cards) => cards.scrollHeight - cards.clientHeight)).toBe(0);
      await bar(page)
        .locator('.bar-notice', { hasText: /reconstruction|Rekonstruktion/ })
        .waitFor();
    }
  },
);

test('The Guild: whoever is short of money sees every way out', async ({ newPage }) => {
  const page = await newPage(phone);
  const { seq } = await sitDown(page, short);
  expect(await hiddenButtons(page)).toEqual([]);
  await setOf(page, 'sell.oak-chest').waitFor();
  await setOf(page, 'drop.bishop').filter({ hasText: 'Let go …' }).tap();
  await optionOf(page, 'drop.bishop').tap();
  await settle(page);
  await commitButton(page).tap();
  await shownDecision(page, table, seq);
  await page.locator('.tg-dynasty').getByRole('button', { name: /Judge/ }).waitFor();
  expect(await page.locator('.tg-slot-card[data-card="bishop"]').count()).toBe(0);
});

test('The Guild: on a phone, many cards of a kind stay within the own area', async ({ newPage }) => {
  const page = await newPage(phone);
  await sitDown(page, manyAnnexes);
  const area = (await page.locator('.tg-dynasty').boundingBox())!;
  const cards = page.locator('.tg-group[data-kind="annexes"] .tg-mini');
  expect(await cards.count()).toBe(7);
  const edges: number[] = [];
  for (const card of await cards.all()) {
    const { x, width } = (await card.boundingBox())!;
    edges.push(x, x + width);
  }
  // None lies on another one.
  for (let i = 2; i < edges.length; i += 2) expect(edges[i]).toBeGreaterThanOrEqual(edges[i - 1]! - 1);
  expect(edges.at(-1)).toBeLessThan(area.x + area.width);
});

test.for([
  [1280, 720],
  [820, 1180],
  [768, 1024],
] as const)(
  'The Guild: no title and no badge lies on the next one, %i × %i',
  async ([width, height], { newPage }) => {
    const page = await newPage({ viewport: { width, height } });
    await beginWith(page.context(), { language: 'de' });
    await sitDown(page, actionPhase);
    const gaps = { '.tg-step-name': 3, '.tg-group[data-kind="supporters"] .tg-badge': -1 };
    for (const [parts, gap] of Object.entries(gaps)) {
      const edges = await page.locator(parts).evaluateAll((found) =>
        found.flatMap((part) => {
          const { left, right } = part.getBoundingClientRect();
          return [left, right];
        }),
      );
      expect(edges.length).toBeGreaterThan(8);
      for (let i = 2; i < edges.length; i += 2) expect(edges[i]).toBeGreaterThanOrEqual(edges[i - 1]! + gap);
    }
  },
);

test('The Guild: on a phone, what hangs below a target does not lie on the next one', async ({ newPage }) => {
  const page = await newPage(phone);
  await sitDown(page, aimingAtMany);
  const cards = page.locator('.tray-owner').first().getByRole('option');
  expect(await cards.count()).toBeGreaterThan(5);
  const [first, below] = [cards.first(), cards.nth(5)];
  const badge = (await first.locator('.card-badge').boundingBox())!;
  const next = (await below.boundingBox())!;
  expect(next.y).toBeGreaterThanOrEqual(badge.y + badge.height);
});

test('The Guild: on a phone, five targets have room below the question', async ({ newPage }) => {
  for (const language of ['en', 'de'] as const) {
    const page = await newPage(phone);
    await beginWith(page.context(), { language });
    await sitDown(page, slandering);
    expect(await hiddenButtons(page)).toEqual([]);
    const question = (await bar(page).locator('.bar-say').boundingBox())!;
    const targets = (await bar(page).locator('.bar-options').boundingBox())!;
    expect(question.y + question.height).toBeLessThanOrEqual(targets.y + 1);
    const whole = (await bar(page).boundingBox())!;
    expect(targets.y + targets.height).toBeLessThanOrEqual(whole.y + whole.height);
  }
});

test('The Guild: on a phone, a card that is picked hides no action', async ({ newPage }) => {
  const page = await newPage(phone);
  await sitDown(page, actionPhase);
  await optionOf(page, 'play.parlour').tap({ force: true });
  await commitButton(page).waitFor();
  expect(await hiddenButtons(page)).toEqual([]);
});

/** Buttons of the bar that something lies on, or that are cut off. */
async function hiddenButtons(page: Page): Promise<(string | null)[]> {
  return bar(page)
    .locator('.bar-options > button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const ends = [left + 4, right - 4].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
          return ends.some((element) => element?.closest('button') !== button);
        })
        .map(({ textContent }) => textContent),
    );
}
