import { fragment } from '../router/router.ts';

/** How many screens were shown; the browser itself puts the reader at the top of the first one. */
let screens = 0;

/** Puts the reader at the top of a new screen, unless the screen itself has put the focus somewhere. */
export function arriveAt(): void {
  if (++screens === 1 || fragment.peek() !== '') return;
  scrollTo(0, 0);
  focusHeading();
}

/** The same for a screen that had to wait for what it shows. */
export function arriveLate(): void {
  if (screens > 1) focusHeading();
}

function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
