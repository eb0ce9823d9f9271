import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { KeyHandlers } from './keys.ts';
import type { TableModel } from './model.ts';

const most = 10;

/** What can be picked now, in the order in which it stands on the screen for whoever goes through it by keys. */
function pickable(root: HTMLElement): HTMLElement[] {
  const byOption = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-option]:not([aria-disabled="true"])')) {
    const { option, copy = '0' } = element.dataset;
    const key = `${option}/${copy}`;
    if (element.checkVisibility() && !byOption.has(key)) byOption.set(key, element);
  }
  return [...byOption.values()].slice(0, most);
}

/** The key that stands for the n-th option: 1 to 9, then 0. */
const keyAt = (index: number): string => String((index + 1) % 10);

function numberOptions(root: HTMLElement): void {
  const options = pickable(root);
  for (const old of root.querySelectorAll('[data-key]')) old.removeAttribute('data-key');
  for (const [index, element] of options.entries()) element.dataset['key'] = keyAt(index);
}

/** Handlers for the number keys. */
export const pressNumbered = (root: RefObject<HTMLElement | null>): KeyHandlers =>
  Object.fromEntries(
    Array.from({ length: most }, (_, index) => [
      `pick-${index + 1}`,
      () => {
        const element = root.current && pickable(root.current)[index];
        element?.focus();
        element?.click();
      },
    ]),
  );

/**
 * As long as the keyboard is used, options show their number, and after an answer the focus goes to what can be
 * picked next. Moving the pointer ends it.
 */
export function useNumbers(model: TableModel, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (root.current === null || ['Control', 'Alt', 'Meta', 'Shift'].includes(key)) return;
      root.current.setAttribute('data-keys', '');
      numberOptions(root.current);
    };
    const point = (): void => root.current?.removeAttribute('data-keys');
    addEventListener('keydown', press, true);
    addEventListener('pointermove', point);
    addEventListener('pointerdown', point);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('pointermove', point);
      removeEventListener('pointerdown', point);
    };
  }, []);
  const { seq } = model.update.value;
  const decision = model.decision.value;
  const { value: chosen } = model.chosen;
  useEffect(() => {
    if (root.current?.hasAttribute('data-keys')) numberOptions(root.current);
  }, [seq, decision, chosen]);
  useLayoutEffect(() => {
    // When all parts have been drawn, and before the next key can come.
    queueMicrotask(() => focusNext(root.current, decision !== undefined));
  }, [seq]);
}

/** The focus goes to what can be picked next if it is lost, or if the keyboard is used and something is asked. */
function focusNext(root: HTMLElement | null, isAsked: boolean): void {
  if (root === null || document.querySelector('dialog:modal') !== null) return;
  const { activeElement } = document;
  const usesKeys = root.hasAttribute('data-keys') && isAsked;
  if (activeElement !== document.body && !usesKeys) return;
  const options = usesKeys ? pickable(root) : [];
  if (options.includes(activeElement as HTMLElement)) return;
  (options[0] ?? document.getElementById('decision'))?.focus();
}
