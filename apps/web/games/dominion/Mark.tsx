import './face.css';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { iconOf } from './art.ts';
import { tintOf } from './faces.ts';

/** The picture of a card beside its name, on the tint of its kind. */
export function Mark({ card }: { readonly card: string }) {
  const icon = iconOf(card);
  return <span class={classes('dom-mark', tintOf(card))}>{icon && <Icon of={icon} />}</span>;
}
