import { computed, signal } from '@preact/signals';

const address = signal(new URL(location.href));

/** What somebody typed may be no proper code: it leads nowhere. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '?';
  }
}

/** The path in parts: `/table/t1` is `['table', 't1']`. */
export const path = computed<readonly string[]>(() =>
  address.value.pathname.split('/').filter(Boolean).map(decoded),
);

export const query = computed(() => address.value.searchParams);

/** What stands after the `#`. */
export const fragment = computed(() => decoded(address.value.hash.slice(1)));

/** Goes to another place; `replace` leaves no way back to this one. */
export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  const target = new URL(to, location.href);
  if (target.href === location.href && !replace) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', target);
  address.value = target;
}

/** Follows links within the page without loading it anew, and the buttons of the browser. */
export function startRouter(): void {
  addEventListener('popstate', () => {
    address.value = new URL(location.href);
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin) return;
    event.preventDefault();
    go(link.href);
  });
}
