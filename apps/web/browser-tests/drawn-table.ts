import type { Match } from '@zunft/kernel';
import type { Page } from 'playwright-core';
import { askedOf, type Choose, nextDecision } from './tables.ts';
import { until } from './until.ts';

/** The decision bar of the drawn table. */
export const bar = (page: Page) => page.locator('[data-zone="decision"]');

/** The button that sends the picks; not the hint of what a pick would do, which looks like it. */
export const commitButton = (page: Page) => bar(page).locator('.bar-commit:not([aria-hidden]) .commit');

/** An option where it lies; of several identical cards, the how manieth. */
export const optionOf = (page: Page, id: string, copy = 0) =>
  page
    .locator(`[data-option="${id}"]:is([data-copy="${copy}"], :not([data-copy]))`)
    .filter({ visible: true })
    .first();

export const isPicked = async (page: Page, id: string, copy = 0): Promise<boolean> =>
  (await optionOf(page, id, copy)
    .and(page.locator('[aria-selected="true"], [aria-pressed="true"]'))
    .count()) > 0;

export interface Marks {
  readonly legal: readonly string[];
  readonly refused: readonly string[];
}

/** The ids of the options that lie on the table or in the bar, by how they are marked. */
export async function marksOn(page: Page): Promise<Marks> {
  return page.evaluate(() => {
    const marked = (selector: string) => {
      const options = [...document.querySelectorAll<HTMLElement>('[data-option]')];
      return [
        ...new Set(options.filter((one) => one.matches(selector)).map((one) => one.dataset['option']!)),
      ].sort();
    };
    return {
      legal: marked('.is-legal, .cell-legal, .cell-picked, .action-legal, .opponent-target *'),
      refused: marked('.is-refused, .cell-refused, .action-refused'),
    };
  });
}

/** The same as the rules have it. */
export function marksOf({ options }: Choose): Marks {
  const ids = (wanted: boolean) => options.filter(({ legal }) => legal === wanted).map(({ id }) => id);
  return { legal: ids(true).sort(), refused: ids(false).sort() };
}

/** Waits until the page shows what the player is asked: all and only the legal options are marked as such. */
export async function shownDecision(page: Page, table: string, after?: number): Promise<Match> {
  const match = await nextDecision(page, table, after);
  const marks = match.isOver ? { legal: [], refused: [] } : marksOf(askedOf(match));
  await until(() => marksOn(page), marks, { what: `the options marked after record ${match.seq}` });
  return match;
}
