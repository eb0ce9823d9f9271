import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** Settings that belong together, on a sheet of their own. */
export function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="settings-group paper paper-ruled" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
