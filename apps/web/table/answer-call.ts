import type { Json } from '@zunft/kernel';
import { isPhone } from '../settings/settings.ts';
import type { TableModel } from './model.ts';

/** As the views of all games tell whose turn it is. */
const activeIn = (view: Json): number => (view as { readonly active: number }).active;

/** What may be answered while somebody else acts, in words: it is not the player's turn then. */
export function answerCall({ decision, update, names, viewer, speaker }: TableModel): string | undefined {
  const active = activeIn(update.value.view);
  if (decision.value?.window === undefined || active === viewer) return undefined;
  return speaker.value.say('table.mayAnswer', {
    name: names.value[active]!,
    room: isPhone.value ? 'small' : 'enough',
  });
}
