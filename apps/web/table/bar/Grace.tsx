import './forced.css';
import type { Due } from '../forced.ts';

/** A line that grows shorter as long as there is time. */
export function Grace({ due: { grace } }: { readonly due: Due }) {
  return <span class="grace" style={{ '--grace': `${grace}ms` }} aria-hidden="true" />;
}
