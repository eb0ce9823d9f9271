import { signal } from '@preact/signals';

/** Something that is fetched when it is first wanted. Whoever reads `value` while drawing is drawn anew when it is there. */
export interface Later<T> {
  readonly value: T | undefined;
  fetch(): Promise<void>;
  /** Fetches it for somebody who cannot go on without it: if it does not arrive, the page says so. */
  want(): Promise<void>;
}

/** Something that is wanted did not arrive. Some browsers do not ask for it again until the page is loaded anew. */
export const isIncomplete = signal(false);

export function later<T>(load: () => Promise<T>): Later<T> {
  const loaded = signal<{ readonly it: T } | undefined>(undefined);
  return {
    get value() {
      return loaded.value?.it;
    },
    async fetch() {
      loaded.value ??= { it: await load() };
    },
    async want() {
      try {
        await this.fetch();
      } catch {
        isIncomplete.value = true;
      }
    },
  };
}
