import type { Replay } from './replay.ts';

const typing = 'input:not([type="range"]), textarea, select, [contenteditable]';
const pressable = 'button, a[href], summary, [role="button"]';
const ownArrows = 'input[type="range"]';

/** The keys of a replay. What a zone of the table handles itself is left to it. Returns how to stop. */
export function bindReplayKeys(replay: Replay): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector('dialog:modal') !== null) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(typing) !== null) return;
    const work = workOf(replay, event, target);
    if (work === undefined) return;
    event.preventDefault();
    work();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function workOf(replay: Replay, { key, ctrlKey }: KeyboardEvent, target: Element): (() => void) | undefined {
  if (key === ' ') return target.closest(pressable) === null ? () => replay.togglePlay() : undefined;
  if (ctrlKey && key === 'ArrowLeft') return () => replay.moveTurn(-1);
  if (ctrlKey && key === 'ArrowRight') return () => replay.moveTurn(1);
  if (ctrlKey || target.closest(ownArrows) !== null) return undefined;
  if (key === 'ArrowLeft') return () => replay.move(-1);
  if (key === 'ArrowRight') return () => replay.move(1);
  if (key === 'Home') return () => replay.goToPlace(0);
  return key === 'End' ? () => replay.goToPlace(replay.count) : undefined;
}
