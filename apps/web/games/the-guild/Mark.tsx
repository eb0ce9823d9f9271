import './face.css';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { iconOf } from './art.ts';
import { tintOf } from './faces.ts';

/** The sign beside the name of a card in a sentence: its picture on the tint of its kind. */
export function Mark({ card }: { readonly card: string }) {
  const icon = iconOf(card);
  return (
    <span class={classes('tg-mark', tintOf(card))} aria-hidden="true">
      {icon && <Icon of={icon} />}
    </span>
  );
}
