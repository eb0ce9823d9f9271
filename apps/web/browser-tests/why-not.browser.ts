import { games } from '@zunft/games';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { nothingGoes as nothingGoesInDominion } from './dominion-positions.ts';
import { bar, optionOf, shownDecision } from './drawn-table.ts';
import { focusOption } from './keyboard.ts';
import { nothingGoes } from './positions.ts';
import { beginWith, openTable, storedSummary } from './tables.ts';
import { test } from './test.ts';
import { actionPhase } from './the-guild-positions.ts';

const table = 'refused';

const guildhall = [
  { id: 'play.farmer.red', reason: 'Farmer red is already open in your guildhall.', rule: 'GH-2.6' },
  { id: 'play.weaver.blue', reason: 'You have already played a Weaver this turn.', rule: 'GH-2.4-A' },
  { id: 'buy.owe_9', reason: 'This costs 2 completed chapters; you have none.', rule: 'GH-2.4-C' },
] as const;

const dominion = [
  {
    id: 'buy.province',
    reason: 'It costs 8; you have 3 coins so far, 5 too few.',
    rule: 'DOM-1.2',
  },
  { id: 'buy.village', reason: 'This pile is empty.', rule: 'DOM-1.1' },
  {
    id: 'play.smithy',
    reason: 'Your Buy phase has begun; Actions can no longer be played.',
    rule: 'DOM-1.2',
  },
] as const;

const theGuild = [
  { id: 'play.lords-lane', reason: 'This needs 4 favour; you have 1.', rule: 'TG-10.5' },
  { id: 'play.bribery', reason: 'This needs 3 favour; you have 1.', rule: 'TG-10.5' },
  { id: 'play.bucket-chain', reason: 'This can only be played in answer to something.', rule: 'T-26' },
] as const;

const tables = [
  { game: 'guildhall', position: nothingGoes, reasons: guildhall },
  { game: 'dominion', position: nothingGoesInDominion, reasons: dominion },
  { game: 'the-guild', position: actionPhase, reasons: theGuild },
] as const;
type Refusing = (typeof tables)[number];

async function sitDown(page: Page, { position }: Refusing): Promise<void> {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...position });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
}

const middleOf = async (page: Page, id: string) => {
  const { x, y, width, height } = (await optionOf(page, id).boundingBox())!;
  return [x + width / 2, y + height / 2] as const;
};

/** How long after the pointer has reached something a sentence stands in the bar, in milliseconds. */
async function timeToRead(page: Page, sentence: string, point: () => Promise<void>): Promise<number> {
  const time = page.evaluate(async (text) => {
    let start = Infinity;
    addEventListener('pointerover', ({ timeStamp }) => (start = timeStamp), { capture: true });
    const isThere = () =>
      document.querySelector<HTMLElement>('[data-zone="decision"]')!.innerText.includes(text);
    while (!isThere()) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, sentence);
  await point();
  return time;
}

test.for(tables)('why not: by pointing, $game', async (refusing, { page }) => {
  await sitDown(page, refusing);
  const times: number[] = [];
  for (const { id, reason } of refusing.reasons) {
    const [x, y] = await middleOf(page, id);
    times.push(await timeToRead(page, reason, () => page.mouse.move(x, y)));
  }
  // A busy machine may hold up one of them.
  expect(Math.min(...times)).toBeLessThan(300);
});

test.for(tables)('why not: by focus, to be read and to be heard, $game', async (refusing, { page }) => {
  await sitDown(page, refusing);
  for (const { id, reason } of refusing.reasons) {
    const option = await focusOption(page, id);
    await bar(page).getByText(reason).waitFor();
    expect(await option.getAttribute('aria-disabled')).toBe('true');
    expect(await option.getAttribute('aria-description')).toBe(reason);
  }
});

test.for(tables)('why not: by a tap, which changes nothing, $game', async (refusing, { newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
  await sitDown(page, refusing);
  for (const { id, reason } of refusing.reasons) {
    await page.touchscreen.tap(...(await middleOf(page, id)));
    await bar(page).getByText(reason).waitFor();
  }
  expect((await storedSummary(page, table)).seq).toBe(0);
});

test.for(tables)('why not: by the W key, one after the other, $game', async (refusing, { page }) => {
  await sitDown(page, refusing);
  const left = new Set<string>(refusing.reasons.map(({ reason }) => reason));
  for (let presses = 0; presses < 40 && left.size > 0; presses++) {
    await page.keyboard.press('w');
    // What a key changes is drawn with the next frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const text = await bar(page).innerText();
    for (const reason of left) if (text.includes(reason)) left.delete(reason);
  }
  expect([...left]).toEqual([]);
});

test.for(tables)('why not: the rule opens in place, $game', async (refusing, { page }) => {
  await sitDown(page, refusing);
  const { texts } = games.find(({ game }) => game.id === refusing.game)!;
  for (const { id, rule } of refusing.reasons) {
    await page.mouse.click(...(await middleOf(page, id)));
    const chip = bar(page).getByRole('button', { name: `Rule ${rule}`, exact: true });
    await chip.click();
    expect(await chip.getAttribute('aria-expanded')).toBe('true');
    const paragraph = bar(page).locator('.bar-paragraph');
    await paragraph.getByText(texts.catalogue.en[`ruleTitle.${rule}`]!, { exact: true }).waitFor();
    expect(await paragraph.locator(`a[href="/rules/${refusing.game}#${rule}"]`).isVisible()).toBe(true);
    await chip.click();
  }
});
