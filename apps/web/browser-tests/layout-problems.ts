import type { Page } from 'playwright-core';

/** What is wrong with how a table is laid out, in words. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const problems = [...(await scrolling(page)), ...(await lostZones(page))];
  return [...problems, ...(await lostControls(page)), ...(await smallTexts(page)), ...(await tooMuch(page))];
}

const scrolling = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.scrollingElement!;
    const fits = scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    return fits ? [] : [`the page is ${scrollWidth}×${scrollHeight}`];
  });

/** Zones that are not wholly in view. */
const lostZones = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['.bar', '.hand', '.own-hall', '.prestige-row', '.opponent'].flatMap((zone) => {
      const elements = [...document.querySelectorAll(zone)];
      if (elements.length === 0) return [`no ${zone}`];
      return elements.flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const isThere = right - left > 20 && bottom - top > 20;
        const place = [left, top, right, bottom].map(Math.round).join(' ');
        return isInside && isThere ? [] : [`${zone} lies at ${place}`];
      });
    }),
  );

/** Controls whose middle cannot be pressed: out of view where nothing scrolls, or covered by something else. */
const lostControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll('.table-screen :is(button, a[href], [role="option"])');
    const isScrolled = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflow)) return true;
      return false;
    };
    return [...controls].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2 || isScrolled(control)) return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (control.contains(hit) || hit.contains(control))) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [`“${name}” at ${Math.round(x)} ${Math.round(y)} is under ${hit?.className ?? 'nothing'}`];
    });
  });

const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      const { width, height } = element.getBoundingClientRect();
      if (texts.currentNode.textContent!.trim() === '' || width < 2 || height < 2) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 11.9) small.add(`${element.className || element.tagName} has ${size} px`);
    }
    return [...small];
  });

const tooMuch = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { length } = document.querySelectorAll('*');
    return length > 2_000 ? [`${length} elements`] : [];
  });
