import { fragment } from '../router/router.ts';

let somewhere = false;

/** Puts the reader at the top of a new screen, unless the screen itself has put the focus somewhere. */
export function arriveAt(): void {
  if (!somewhere) {
    somewhere = true;
    return;
  }
  if (fragment.peek() !== '') return;
  scrollTo(0, 0);
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
