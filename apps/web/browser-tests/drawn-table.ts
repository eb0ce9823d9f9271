import type { Decision, Match } from '@zunft/kernel';
import type { Page } from 'playwright-core';
import { askedOf, nextDecision } from './tables.ts';
import { until } from './until.ts';

/** The decision bar of the drawn table. */
export const bar = (page: Page) => page.locator('[data-zone="decision"]');

/** The button that sends the picks; not the hint of what a pick would do, which looks like it. */
export const commitButton = (page: Page) => bar(page).locator('.bar-commit:not([aria-hidden]) .commit');

/** Where an amount is stepped. */
export const amountField = (page: Page) => bar(page).getByRole('spinbutton');

/** Where a name is typed. */
export const nameField = (page: Page) => bar(page).getByRole('combobox');

/** Where something is written. */
export const textField = (page: Page) => bar(page).getByRole('textbox');

/** A name in the list. */
export const nameIn = (page: Page, name: string) => bar(page).locator(`[data-name="${name}"]`);

/** An option where it lies; of several identical cards, the how manieth. */
export const optionOf = (page: Page, id: string, copy = 0) =>
  page
    .locator(`[data-option="${id}"]:is([data-copy="${copy}"], :not([data-copy]))`)
    .filter({ visible: true })
    .first();

/** The button that opens the set in which an option stands, if it stands in one. */
export const setOf = (page: Page, id: string) => bar(page).locator(`[data-set][data-legal~="${id}"]`);

export const isPicked = async (page: Page, id: string, copy = 0): Promise<boolean> =>
  (await optionOf(page, id, copy)
    .and(page.locator('[aria-selected="true"], [aria-pressed="true"]'))
    .count()) > 0;

export interface Marks {
  readonly legal: readonly string[];
  readonly refused: readonly string[];
}

/** The ids of the options that lie on the table, in the bar or in one of its sets, by how they are marked. */
export async function marksOn(page: Page): Promise<Marks> {
  return page.evaluate(() => {
    const marked = (selector: string, kind: 'legal' | 'refused') => {
      const options = [...document.querySelectorAll<HTMLElement>('[data-option]')];
      const sets = [...document.querySelectorAll<HTMLElement>('[data-set]')];
      return [
        ...new Set([
          ...options.filter((one) => one.matches(selector)).map((one) => one.dataset['option']!),
          ...sets.flatMap((one) => one.dataset[kind]!.split(' ').filter(Boolean)),
        ]),
      ].sort();
    };
    return {
      legal: marked(
        '.is-legal, .cell-legal, .cell-picked, .action-legal, .bar-letting > .commit, .opponent-target *',
        'legal',
      ),
      refused: marked('.is-refused, .cell-refused, .action-refused', 'refused'),
    };
  });
}

/** The same as the rules have it. */
export function marksOf(decision: Decision): Marks {
  const options = decision.kind === 'choose' ? decision.options : [];
  const ids = (wanted: boolean) => options.filter(({ legal }) => legal === wanted).map(({ id }) => id);
  return { legal: ids(true).sort(), refused: ids(false).sort() };
}

/** Waits until the page shows what the player is asked: all and only the legal options are marked as such. */
export async function shownDecision(page: Page, table: string, after?: number): Promise<Match> {
  const match = await nextDecision(page, table, after);
  const decision = match.isOver ? undefined : askedOf(match);
  const marks = decision === undefined ? { legal: [], refused: [] } : marksOf(decision);
  await until(() => marksOn(page), marks, { what: `the options marked after record ${match.seq}` });
  await until(() => page.locator('[aria-busy="true"]').count(), 0, { what: 'a table that is all there' });
  if (decision?.kind === 'amount') await amountField(page).waitFor();
  if (decision?.kind === 'name') await nameField(page).waitFor();
  return match;
}
