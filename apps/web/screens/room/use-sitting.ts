import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { callMe, recallName } from '../../online/me.ts';
import type { RoomEntry } from '../../online/room-entry.ts';
import { settings } from '../../settings/settings.ts';
import type { Asking } from './use-ask.ts';

/** Sitting down, which takes a name. It is asked for once, where it is first needed. */
export interface Sitting {
  /** The name is being written. */
  readonly editing: Signal<boolean>;
  readonly nameless: Signal<boolean>;
  readonly field: RefObject<HTMLInputElement | null>;
  rename(): void;
  /** On a certain chair, or on the first that is free. */
  sit(seat?: number): void;
}

export function useSitting(entry: RoomEntry, asking: Asking): Sitting {
  const field = useRef<HTMLInputElement>(null);
  const nameless = useSignal(false);
  const editing = useSignal(settings.value.name.trim() === '');
  useEffect(() => {
    const nameBefore = settings.peek().name;
    recallName().then(
      () => {
        if (settings.peek().name !== nameBefore) editing.value = false;
      },
      () => undefined,
    );
  }, []);
  const rename = () => {
    editing.value = true;
    requestAnimationFrame(() => field.current?.focus());
  };
  const sit = (seat?: number) => {
    const name = settings.value.name.trim();
    nameless.value = name === '';
    if (name === '') return rename();
    const { code } = entry;
    void asking.attempt(async () => {
      await callMe(name);
      await entry.ask('sit', { ...(seat !== undefined && { seat }), ...(code !== undefined && { code }) });
      editing.value = false;
    });
  };
  return { editing, nameless, field, rename, sit };
}
