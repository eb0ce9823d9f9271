import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fragment } from '../../router/router.ts';

/** Goes where the address points: when the page opens, and whenever it changes. `reveal` makes the place visible. */
export function usePlace(reveal: (id: string) => string | undefined): {
  readonly here: ReadonlySignal<string | undefined>;
  goTo(id: string): void;
} {
  const here = useSignal<string | undefined>(undefined);
  const goTo = (wanted: string) => {
    const id = reveal(wanted);
    here.value = id;
    if (id !== undefined) requestAnimationFrame(() => bringIntoView(id));
  };
  useSignalEffect(() => {
    if (fragment.value !== '') goTo(fragment.value);
    else here.value = undefined;
  });
  return { here, goTo };
}

function bringIntoView(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
  // Letters that arrive late move what stands below them.
  if (document.fonts.status === 'loading') {
    void document.fonts.ready.then(() => element?.scrollIntoView({ block: 'start' }));
  }
}

/** The element among some, in order, that is being read: the last one whose top has passed the upper third. */
export function useReading(ids: readonly string[]): ReadonlySignal<string | undefined> {
  const current = useSignal<string | undefined>(undefined);
  const key = ids.join(' ');
  useEffect(() => {
    const look = () => {
      const line = innerHeight / 3;
      current.value =
        key
          .split(' ')
          .findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line) ??
        ids[0];
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [key, current]);
  return current;
}
