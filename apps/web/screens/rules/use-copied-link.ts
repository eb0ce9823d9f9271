import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { go } from '../../router/router.ts';
import { say } from './words.ts';

const shownFor = 2_500;

/** Copies links to the places of a page, and says so for a moment. */
export function useCopiedLink(addressOf: (place: string) => string): {
  /** The place whose link has just been copied. */
  readonly copied: ReadonlySignal<string | undefined>;
  readonly message: ReadonlySignal<string>;
  copy(place: string): Promise<void>;
} {
  const copied = useSignal<string | undefined>(undefined);
  const message = useSignal('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (place: string) => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(new URL(addressOf(place), location.href).href);
      copied.value = place;
      message.value = say('copied', { rule: place });
    } catch {
      go(addressOf(place), { replace: true });
      message.value = say('notCopied');
    }
    timer.current = setTimeout(() => {
      copied.value = undefined;
      message.value = '';
    }, shownFor);
  };
  return { copied, message, copy };
}
