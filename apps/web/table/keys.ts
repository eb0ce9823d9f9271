import { settings } from '../settings/settings.ts';
import { type CommandId, commandOf } from './key-commands.ts';

export type KeyHandlers = Partial<Record<CommandId, () => void>>;

const typing = 'input, textarea, select, [contenteditable]';
/** Cards on the table: the zone they lie in knows what Space and Enter do there. */
const choosable = '[role="option"], [role="gridcell"]';
/** Elements that Enter and Space work on by themselves. */
const pressable = `:is(button, a[href], summary, [role="button"], [role="tab"]):not(${choosable})`;
const repeatable: readonly CommandId[] = ['more', 'less'];

/**
 * Keys of the whole page. A zone that handles a key itself calls `preventDefault`, and then nothing happens here.
 * Returns how to stop.
 */
export function bindKeys(handlers: KeyHandlers): () => void {
  const press = (event: KeyboardEvent): void => {
    const id = commandFor(event);
    const handler = id && handlers[id];
    if (id === undefined || handler === undefined) return;
    event.preventDefault();
    if (!event.repeat || repeatable.includes(id)) handler();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function commandFor(event: KeyboardEvent): CommandId | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(typing) !== null || document.querySelector('dialog:modal') !== null) return undefined;
  if (event.key === 'Enter' && target.closest(pressable) !== null) return undefined;
  const pickable = `:is(${choosable}):not([aria-disabled="true"])`;
  if (event.key === ' ' && target.closest(`${pressable}, ${pickable}`) !== null) return undefined;
  return commandOf(event, settings.value);
}
