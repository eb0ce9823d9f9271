import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { bindKeys } from './keys.ts';
import type { TableModel } from './model.ts';
import { pressNumbered } from './numbers.ts';
import { focusZone } from './roving.ts';

/** The keys of a table in play. */
export function useTableKeys(
  model: TableModel,
  root: RefObject<HTMLElement | null>,
  { log, help }: { log(): void; help(): void },
): void {
  useEffect(() => {
    const to = (selector: string) => () => {
      const zone = root.current?.querySelector<HTMLElement>(selector);
      if (zone) focusZone(zone);
    };
    return bindKeys({
      ...pressNumbered(root),
      commit: () => model.commit(),
      back: () => model.back(),
      undo: () => model.undo(),
      end: () => {
        const pass = model.options.value.find(({ ref, legal }) => legal && ref.verb === 'pass');
        if (pass !== undefined) model.pick(pass.id, { means: 'keys' });
      },
      inspect: () => {
        model.looking.value = model.inspected.value !== undefined;
      },
      why: () => questionNext(model),
      hand: to('.hand'),
      area: to('.own-hall [role="grid"], .duel-mine [role="grid"]'),
      centre: to('.tray, .centre'),
      opponents: nextOf(root, '.opponent-name'),
      log,
      hurry: () => model.hurry(),
      help,
    });
  }, [model]);
}

/** Goes through what is not possible, one reason after the other. */
function questionNext(model: TableModel): void {
  const refused = model.options.value.filter((option) => model.stateOf(option) === 'refused');
  const at = refused.findIndex(({ id }) => id === model.questioned.value);
  model.questioned.value = refused[(at + 1) % Math.max(1, refused.length)]?.id;
}

function nextOf(root: RefObject<HTMLElement | null>, selector: string): () => void {
  return () => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + 1) % Math.max(1, items.length)]?.focus();
  };
}
