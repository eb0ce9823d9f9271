import { useCallback, useRef } from 'preact/hooks';
import { settings } from '../settings/settings.ts';

const itemSelector = '[role="option"], [role="gridcell"]';
const typeAheadTime = 700;

export interface RovingOptions {
  /** What holds the focus; options and cells unless told. */
  readonly items?: string;
  /** Typed letters lead to the option that begins with them. By default where letters are not commands. */
  readonly typeAhead?: boolean;
  /** They lie in rows on the screen: up and down lead from row to row. */
  readonly rows?: boolean;
}

/**
 * Makes a listbox or a grid one stop of the Tab key: arrows, Home and End move inside it, Space and Enter click. For
 * the `ref` of an element whose `[role=option]` or `[role=gridcell]` children hold the focus; they may set
 * `tabIndex={-1}`. What is in focus is told by the focus events of those children.
 */
export function useRoving(options: RovingOptions = {}): (zone: HTMLElement | null) => void {
  const stop = useRef<() => void>(undefined);
  return useCallback((zone) => {
    stop.current?.();
    stop.current = zone === null ? undefined : rove(zone, options);
  }, []);
}

/** The same without a component. Returns how to stop. */
export function rove(zone: HTMLElement, options: RovingOptions = {}): () => void {
  const roving = new Roving(zone, options);
  return () => roving.stop();
}

/** Puts the focus on the element of the zone that holds it, or held it last. */
export function focusZone(zone: HTMLElement): void {
  const item = zone.querySelector<HTMLElement>('[tabindex="0"]');
  (item ?? zone).focus();
}

class Roving {
  private readonly zone: HTMLElement;
  private readonly options: RovingOptions;
  private readonly observer: MutationObserver;
  private current: HTMLElement | undefined;
  private place = 0;
  private holdsFocus = false;
  private typed = '';
  private typedAt = 0;

  constructor(zone: HTMLElement, options: RovingOptions) {
    this.zone = zone;
    this.options = options;
    zone.addEventListener('keydown', this.press);
    zone.addEventListener('focusin', this.focusIn);
    zone.addEventListener('focusout', this.focusOut);
    this.observer = new MutationObserver(() => this.tidy());
    this.observer.observe(zone, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['role', 'hidden'],
    });
    this.tidy();
  }

  stop(): void {
    this.observer.disconnect();
    this.zone.removeEventListener('keydown', this.press);
    this.zone.removeEventListener('focusin', this.focusIn);
    this.zone.removeEventListener('focusout', this.focusOut);
  }

  private get selector(): string {
    return this.options.items ?? itemSelector;
  }

  private items(): HTMLElement[] {
    return [...this.zone.querySelectorAll<HTMLElement>(this.selector)].filter(
      (item) => item.closest('[hidden], [aria-hidden="true"]') === null,
    );
  }

  /** Exactly one item can be reached by Tab; when the one in focus has gone, its neighbour takes its place. */
  private tidy(): void {
    const items = this.items();
    if (this.current === undefined || !items.includes(this.current)) {
      this.current = items[Math.min(this.place, items.length - 1)];
      if (this.holdsFocus && document.activeElement === document.body) this.current?.focus();
    }
    this.place = Math.max(0, this.current === undefined ? 0 : items.indexOf(this.current));
    for (const item of items) {
      const tabIndex = item === this.current ? 0 : -1;
      if (item.getAttribute('tabindex') !== String(tabIndex)) item.tabIndex = tabIndex;
    }
  }

  private readonly focusIn = ({ target }: FocusEvent): void => {
    const item = (target as Element).closest<HTMLElement>(this.selector);
    if (item === null) return;
    this.holdsFocus = true;
    this.current = item;
    this.tidy();
  };

  /** A removed element loses the focus without passing it on; that is no reason to forget that it was here. */
  private readonly focusOut = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node) {
      this.holdsFocus = this.zone.contains(relatedTarget);
      return;
    }
    queueMicrotask(() => {
      if ((target as Element).isConnected && document.activeElement !== target) this.holdsFocus = false;
    });
  };

  private readonly press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.metaKey) return;
    const item = (event.target as Element).closest<HTMLElement>(this.selector);
    if (item === null) return;
    const next = this.destination(item, event) ?? this.typeAhead(item, event);
    if (next !== undefined) next.focus();
    else if (this.activates(item, event)) item.click();
    else return;
    event.preventDefault();
  };

  /** Space picks. Enter does so where one pick is the answer; where there may be several, it is left to commit them. */
  private activates(item: HTMLElement, { key, ctrlKey, shiftKey, repeat }: KeyboardEvent): boolean {
    if (ctrlKey || shiftKey || repeat) return false;
    if (item.matches('a, button:not([role]), summary')) return false;
    if (key === ' ') return !(item instanceof HTMLButtonElement) && item.ariaDisabled !== 'true';
    const several = item.closest('[role="listbox"], [role="grid"]')?.getAttribute('aria-multiselectable');
    return key === 'Enter' && several !== 'true';
  }

  private destination(item: HTMLElement, { key, ctrlKey }: KeyboardEvent): HTMLElement | undefined {
    const items = this.items();
    if (ctrlKey) return { Home: items[0], End: items.at(-1) }[key];
    if (this.options.rows || item.getAttribute('role') === 'gridcell')
      return inGrid(rowsOf(items), item, key);
    const at = items.indexOf(item);
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1 }[key];
    if (to !== undefined) return items[Math.max(0, Math.min(items.length - 1, to))];
    return { Home: items[0], End: items.at(-1) }[key];
  }

  private typeAhead(item: HTMLElement, { key, ctrlKey, timeStamp }: KeyboardEvent): HTMLElement | undefined {
    const wanted = this.options.typeAhead ?? !settings.value.letterKeys;
    if (!wanted || ctrlKey || key.length !== 1 || key === ' ') return undefined;
    if (item.getAttribute('role') !== 'option') return undefined;
    const goesOn = timeStamp - this.typedAt < typeAheadTime;
    this.typedAt = timeStamp;
    const begun = (goesOn ? this.typed : '') + key.toLowerCase();
    const found = this.startingWith(begun, item);
    this.typed = found === undefined ? key.toLowerCase() : begun;
    return found ?? this.startingWith(this.typed, item);
  }

  /** A first letter leads on from where one is, further letters may stay there. */
  private startingWith(typed: string, from: HTMLElement): HTMLElement | undefined {
    const items = this.items();
    const at = items.indexOf(from) + (typed.length === 1 ? 1 : 0);
    return [...items.slice(at), ...items.slice(0, at)].find((item) => nameOf(item).startsWith(typed));
  }
}

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().toLowerCase();

/** Cells by row: as they are marked up, else as they lie on the screen. */
function rowsOf(cells: readonly HTMLElement[]): HTMLElement[][] {
  const rows = new Map<Element | number, HTMLElement[]>();
  for (const cell of cells) {
    const row = cell.closest('[role="row"]') ?? Math.round(cell.getBoundingClientRect().top);
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  return [...rows.values()];
}

/** Where an arrow key leads from an item, among items that lie in rows on the screen. */
export const inRows = (
  items: readonly HTMLElement[],
  item: HTMLElement,
  key: string,
): HTMLElement | undefined => inGrid(rowsOf(items), item, key);

function inGrid(rows: readonly HTMLElement[][], cell: HTMLElement, key: string): HTMLElement | undefined {
  const y = rows.findIndex((row) => row.includes(cell));
  const row = rows[y] ?? [];
  const x = row.indexOf(cell);
  const inColumn = (other: readonly HTMLElement[] = row) => other[Math.min(x, other.length - 1)];
  return {
    ArrowLeft: row[Math.max(0, x - 1)],
    ArrowRight: row[Math.min(row.length - 1, x + 1)],
    ArrowUp: inColumn(rows[y - 1]),
    ArrowDown: inColumn(rows[y + 1]),
    Home: row[0],
    End: row.at(-1),
  }[key];
}
