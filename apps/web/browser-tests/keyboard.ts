import type { Locator, Page } from 'playwright-core';
import { cardName } from './card-name.ts';
import { amountField, commitButton, nameField, optionOf, setOf, textField } from './drawn-table.ts';
import { type Player, settle } from './players.ts';

/** More than any way to a control should take. */
const farthest = 40;

/** Plays with the keys alone: Tab from zone to zone, arrows inside of them. */
export const byKeys = (page: Page): Player => ({
  async pick(id, copy) {
    if ((await optionOf(page, id, copy).count()) === 0) {
      await focusOn(page, setOf(page, id));
      await page.keyboard.press('Enter');
    }
    const option = await focusOption(page, id, copy);
    const isButton = (await option.getAttribute('role')) === null;
    await page.keyboard.press(isButton ? 'Enter' : 'Space');
  },
  async step(steps) {
    await want(amountField(page));
    await tabTo(page, '[data-wanted]');
    for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps < 0 ? 'ArrowDown' : 'ArrowUp');
  },
  async name(card) {
    await want(nameField(page));
    await tabTo(page, '[data-wanted]');
    await page.keyboard.type(cardName(card));
    await page.keyboard.press('Enter');
  },
  async write(words) {
    await want(textField(page));
    await tabTo(page, '[data-wanted]');
    await page.keyboard.type(words);
  },
  async commit() {
    await settle(page);
    const inZone = await page.evaluate(() =>
      document.activeElement?.matches(
        '[role="option"], [role="gridcell"], [role="spinbutton"], [role="combobox"], input',
      ),
    );
    if (!inZone) {
      await want(commitButton(page));
      await tabTo(page, '[data-wanted]');
    }
    await page.keyboard.press('Enter');
  },
});

/** Brings the focus to an option as somebody without a mouse would. */
export async function focusOption(page: Page, id: string, copy = 0): Promise<Locator> {
  const target = optionOf(page, id, copy);
  await focusOn(page, target);
  return target;
}

/** The same for anything in a zone. */
async function focusOn(page: Page, target: Locator): Promise<void> {
  await want(target);
  await tabTo(page, '[data-wanted-zone]');
  for (let steps = 0; steps < farthest; steps++) {
    const arrow = await arrowToWanted(page);
    if (arrow === undefined) break;
    await page.keyboard.press(arrow);
  }
}

/** Remembers what is looked for, and the zone in which arrows lead to it. */
const want = (target: Locator): Promise<void> =>
  target.evaluate((element) => {
    for (const mark of ['data-wanted', 'data-wanted-zone']) {
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
    }
    element.setAttribute('data-wanted', '');
    // The large button of the bar is a stop of its own.
    const zone = element.matches('.commit')
      ? element
      : element.closest('section, [role="grid"], [role="toolbar"]');
    zone?.setAttribute('data-wanted-zone', '');
  });

/** Presses Tab until the focus is on or in an element. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const path: string[] = [];
  for (let stops = 0; stops < farthest; stops++) {
    const [here, name] = await page.evaluate(
      (wanted) =>
        [
          document.activeElement?.closest(wanted) != null,
          document.activeElement?.outerHTML.slice(0, 120),
        ] as const,
      selector,
    );
    if (here) return;
    path.push(name ?? 'nothing');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}; it leads to\n${path.join('\n')}`);
}

/** The arrow key that leads nearer to the wanted item of a zone, or `undefined` when it has the focus. */
const arrowToWanted = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const wanted = document.querySelector('[data-wanted]')!;
    const focused = document.activeElement!;
    if (focused === wanted) return undefined;
    // Marked up as such, or as they lie on the screen; where there are no rows, down is the next one as well.
    const rowOf = (item: Element) =>
      item.closest('[role="row"]') ?? Math.round(item.getBoundingClientRect().top);
    const isAfter = (a: Element, b: Element) =>
      (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (rowOf(wanted) !== rowOf(focused)) return isAfter(focused, wanted) ? 'ArrowDown' : 'ArrowUp';
    return isAfter(focused, wanted) ? 'ArrowRight' : 'ArrowLeft';
  });

/** What has the focus, as far as a test needs to know. */
export const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body) return 'nothing';
    return focused.id || focused.getAttribute('aria-label') || focused.textContent || focused.tagName;
  });

/** Everything that Tab leads to, once around. */
export async function tabStops(page: Page): Promise<string[]> {
  const stops: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused.hasAttribute('data-visited'))
        return undefined;
      focused.setAttribute('data-visited', '');
      return focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName;
    });
    if (stop === undefined) break;
    stops.push(stop);
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-visited]'))
      element.removeAttribute('data-visited');
  });
  return stops;
}
