import { type Flight, keysOf, showsCard } from './flights.ts';
import type { Box } from './overlay.ts';

/** Where a flight begins or ends on the screen. */
export interface Spot {
  readonly element: HTMLElement;
  readonly box: Box;
  /** The element shows the card itself; else the card is somewhere in it. */
  readonly isCard: boolean;
}

/** The size of a card that nobody sees, and that comes from where none can be seen. */
const backSize = { width: 30, height: 42 };

/** Finds a place among the elements that carry a key; of several, the last that has not been used. */
export function findSpot(
  root: HTMLElement,
  place: Flight['from'],
  card: string | undefined,
  used: Set<Element>,
): Spot | undefined {
  for (const key of keysOf(place)) {
    const elements = [...root.querySelectorAll<HTMLElement>(`[data-flight="${CSS.escape(key)}"]`)].filter(
      isSeen,
    );
    const isCard = showsCard(key, card);
    const element = elements.findLast((one) => !isCard || !used.has(one));
    if (element === undefined) continue;
    used.add(element);
    return { element, box: element.getBoundingClientRect(), isCard };
  }
  return undefined;
}

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** The box of a card in a place: its own, or one of this size in the middle of the pile it lies in. */
export function cardBox({ box, isCard }: Spot, other: Spot): Box {
  if (isCard) return box;
  const { width, height } = other.isCard ? other.box : backSize;
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}

/** Set around a card, not on it; without them a copy elsewhere would have another size. */
const inherited = ['--card-w', '--card-h', '--cell-size', '--prestige-w', '--prestige-h'];
const identity = [
  'id',
  'role',
  'tabindex',
  'data-flight',
  'data-option',
  'data-card',
  'aria-label',
  'aria-description',
];

/** What `CardMarks` draws over a card. */
const marks = '.card-frame, .card-cross, .card-tick, .card-count, .card-key, .card-badge';

/** A picture of an element that is nothing but a picture. */
export function pictureOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of identity) one.removeAttribute(name);
  const style = getComputedStyle(element);
  for (const name of inherited) {
    const value = style.getPropertyValue(name);
    if (value !== '') copy.style.setProperty(name, value);
  }
  // Whether it can be picked concerns only the one that stays.
  for (const mark of copy.querySelectorAll(marks)) mark.remove();
  for (const name of [...copy.classList]) if (name.startsWith('is-')) copy.classList.remove(name);
  copy.classList.add('flight');
  return copy;
}

/** A card seen from behind. */
export function cardBack(): HTMLElement {
  const back = document.createElement('div');
  back.className = 'flight flight-back';
  return back;
}
