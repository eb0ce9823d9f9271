import { signal } from '@preact/signals';

/** Something that is fetched when it is first wanted. Whoever reads `value` while drawing is drawn anew when it is there. */
export interface Later<T> {
  readonly value: T | undefined;
  fetch(): Promise<void>;
}

export function later<T>(load: () => Promise<T>): Later<T> {
  const loaded = signal<{ readonly it: T } | undefined>(undefined);
  return {
    get value() {
      return loaded.value?.it;
    },
    async fetch() {
      loaded.value ??= { it: await load() };
    },
  };
}
