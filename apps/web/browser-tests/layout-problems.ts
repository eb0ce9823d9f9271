import type { Page } from 'playwright-core';

const viewports = [
  { width: 1440, height: 900 },
  { width: 1440, height: 760 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 390, height: 664 },
  { width: 320, height: 640 },
];

/** What is wrong at which size of the window. `isFree`: nothing lies over the table. */
export async function problemsAt(page: Page, isFree = true): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    // What comes to lie under the mouse would say why it cannot be done, above the bar.
    await page.mouse.move(0, 0);
    const problems = await settledProblems(page, isFree);
    if (problems.length > 0) found[`${viewport.width}×${viewport.height}`] = problems;
  }
  return found;
}

/** The table takes another shape with the next frames; how many of them depends on the machine. */
async function settledProblems(page: Page, isFree: boolean): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    await page.waitForTimeout(120);
    const problems = await layoutProblems(page, { isFree });
    if (problems.length === 0 || tries === 12) return problems;
  }
}

/** What is wrong with how a table is laid out, in words. */
async function layoutProblems(
  page: Page,
  {
    isFree = true,
  }: {
    /** Nothing is meant to lie over the table. */
    readonly isFree?: boolean;
  } = {},
): Promise<string[]> {
  return [
    ...(await scrolling(page)),
    ...(await lostZones(page)),
    ...(isFree ? await lostControls(page) : []),
    ...(await cutWords(page)),
    ...(await outsideBar(page)),
    ...(await spilledWords(page)),
    ...(await mixedWords(page)),
    ...(await coveredFigures(page)),
    ...(await spilledFigures(page)),
    ...(await smallTexts(page)),
    ...(await tooMuch(page)),
  ];
}

/** What must be on every table of a game, found by what only its board has. */
const zones = {
  '.own-hall': ['.bar', '.hand', '.own-hall', '.prestige-row', '.opponent'],
  '.duel': ['.bar', '.hand', '.duel'],
  '.dom-supply': ['.bar', '.dom-hand', '.dom-pile', '.dom-play', '.dom-counters', '.dom-seat'],
  '.tg-dynasty': [
    '.bar',
    '.tg-hand',
    '.tg-dynasty',
    '.tg-hall',
    '.tg-event',
    '.tg-piles',
    '.tg-seat',
    '.tg-slot',
  ],
  '.tg-guilds': ['.bar', '.tg-guild', '.tg-seat'],
  '.dom-draft': ['.bar', '.dom-hand', '.dom-drafted', '.dom-draft-cards', '.dom-seat'],
};

/** Buttons of the bar whose words do not fit, where nothing scrolls. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bar button, .bar-commit')].flatMap((button) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = button;
      if (!button.checkVisibility() || button.matches('.forced-undo')) return [];
      const fits = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;
      return fits || getComputedStyle(button).overflow === 'visible'
        ? []
        : [`“${button.innerText}” is cut off`];
    }),
  );

/** Buttons that stand out of the bar, above or below. */
const outsideBar = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bar-options > .action')].flatMap((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      const bar = button.closest('.bar')!.getBoundingClientRect();
      return top < bar.top || bottom > bar.bottom ? [`“${button.innerText}” stands out of the bar`] : [];
    }),
  );

/** A question that is longer than its place lies over what stands below it. */
const spilledWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bar-say')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4)
      .map(({ innerText }) => `“${innerText}” is too long`),
  );

/** What an amount brings must not be written over the question. */
const mixedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [say, note] = ['.bar-sentence', '.amount-note'].map((words) => document.querySelector(words));
    if (!say || !note) return [];
    const over = say.getBoundingClientRect().bottom - note.getBoundingClientRect().top;
    return over > 2 ? [`“${note.textContent}” lies ${Math.round(over)} px over the question`] : [];
  });

/** Figures of the table that a note on a seat hides. */
const coveredFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOver = (note: Element, figure: Element): boolean => {
      const a = note.getBoundingClientRect();
      const b = figure.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 0 && high > 0 && wide * high > 0.3 * b.width * b.height;
    };
    const figures = [...document.querySelectorAll('.table-board :is(dd, .numeral, .card-count)')];
    return [...document.querySelectorAll<HTMLElement>('.seat-note')].flatMap((note) =>
      figures
        .filter((figure) => !note.contains(figure) && isOver(note, figure))
        .map((figure) => `“${note.innerText}” lies over “${figure.textContent}”`),
    );
  });

/** Figures of a seat that reach into the next one. */
const spilledFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.tg-seat .tg-figure')]
      .filter((figure) => figure.checkVisibility() && figure.scrollWidth > figure.clientWidth + 4)
      .map(({ innerText }) => `“${innerText.replaceAll('\n', ' ')}” has no room`),
  );

const scrolling = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.scrollingElement!;
    const fits = scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    return fits ? [] : [`the page is ${scrollWidth}×${scrollHeight}`];
  });

/** Zones that are not wholly in view. */
const lostZones = (page: Page): Promise<string[]> =>
  page.evaluate((zonesOf) => {
    const wanted = Object.entries(zonesOf).find(([sign]) => document.querySelector(sign) !== null)?.[1];
    return (wanted ?? ['a table']).flatMap((zone) => {
      const elements = [...document.querySelectorAll(zone)];
      if (elements.length === 0) return [`no ${zone}`];
      return elements.flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const isThere = right - left > 20 && bottom - top > 20;
        const place = [left, top, right, bottom].map(Math.round).join(' ');
        return isInside && isThere ? [] : [`${zone} lies at ${place}`];
      });
    });
  }, zones);

/** Controls whose middle cannot be pressed: out of view where nothing scrolls, or covered by something else. */
const lostControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll('.table-screen :is(button, a[href], [role="option"])');
    const isScrolled = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflow)) return true;
      return false;
    };
    // A card named in a sentence that is cut short; the chronicle has the whole of it.
    const isCutShort = (control: Element, x: number, y: number): boolean => {
      const sentence = control.matches('.card-word') && control.parentElement!.closest(':not(.card-end)');
      if (!sentence || getComputedStyle(sentence).overflow !== 'hidden') return false;
      const { left, right, top, bottom } = sentence.getBoundingClientRect();
      return x < left || x > right || y < top || y > bottom;
    };
    return [...controls].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2 || isScrolled(control)) return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const [x, y] = [left + width / 2, top + height / 2];
      if (isCutShort(control, x, y)) return [];
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
