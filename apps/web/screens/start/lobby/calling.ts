import { effect } from '@preact/signals';
import { waiting } from '../../../connection/waiting.ts';
import { mine, waitingTables } from '../../../online/tables.ts';
import { path } from '../../../router/router.ts';

/** Screens that have a title and an icon of their own. */
const tables: readonly string[] = ['table', 'room'];

let isCalling = false;

/** From now on calls the player on every screen when a table waits; at a table, the table does. */
export function callOnEveryScreen(): void {
  if (isCalling) return;
  isCalling = true;
  mine.watch();
  let before = 0;
  effect(() => {
    const { length: count } = waitingTables.value;
    waiting.value = count;
    if (!tables.includes(path.value[0] ?? '') && Math.max(count, before) > 0) {
      // Without it, the title says so all the same.
      call(count, count > before && document.hidden).catch(() => undefined);
    }
    before = count;
  });
}

/** What it takes is fetched with the first table that waits: whoever goes there needs it anyway. */
async function call(count: number, isHeard: boolean): Promise<void> {
  const { showOutside } = await import('../../../table/announcing/outside.ts');
  showOutside(count);
  if (isHeard) (await import('../../../sound/sound.ts')).play('decision');
}
