import { computed } from '@preact/signals';
import { isShort, layout } from '../../settings/settings.ts';
import { later } from '../../shell/later.ts';

/** Not everything can be as large as it should be. */
export const isTight = computed(() => layout.value !== 'wide' || isShort.value);

const style = later(async () => (await import('./small-style.ts')).smallStyle);

/** What the table is drawn with is there: where there is little room, a style sheet of its own. */
export function isStyled(): boolean {
  if (!isTight.value) return true;
  // Without it the table is drawn as if there were room; the next drawing asks again.
  void style.fetch().catch(() => undefined);
  return style.value === true;
}
