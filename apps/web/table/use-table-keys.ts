import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { bindKeys } from './keys.ts';
import type { TableModel } from './model.ts';
import { pressNumbered } from './numbers.ts';
import { passOption } from './pass-option.ts';
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
      more: () => model.consider((model.considered.value ?? 0) + 1),
      less: () => model.consider((model.considered.value ?? 0) - 1),
      end: () => pickVerb(model, ['pass', 'end']),
      all: () => pickVerb(model, [model.game.allVerb]),
      inspect: () => {
        model.looking.value = model.inspected.value !== undefined;
      },
      why: () => questionNext(model),
      hint: () => model.toggleHint(),
      hand: to('.hand, .table-hand'),
      area: to('.own-hall [role="grid"], .duel-mine [role="grid"], [data-zone="play"]'),
      centre: to('.tray, .centre, [data-zone="centre"]'),
      opponents: nextOf(root, '.opponent-name, [data-seat-name]'),
      log,
      next: () => model.company?.nextTable(),
      hurry: () => goOn(model),
      help,
    });
  }, [model]);
}

/** Lets happen what is about to happen. The player may have meant what was there just before: see `press`. */
function goOn(model: TableModel): void {
  const option = model.forced.due.value?.option ?? passOption(model);
  if (option !== undefined) model.press(option.id, 'pointer');
  else if (model.company === undefined) model.hurry();
}

/** Picks the option with one of these verbs, if there is one. */
function pickVerb(model: TableModel, verbs: readonly (string | undefined)[]): void {
  const option = model.options.value.find(({ ref, legal }) => legal && verbs.includes(ref.verb));
  if (option !== undefined) model.pick(option.id, { means: 'keys' });
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
