import './action-button.css';
import type { ComponentChildren } from 'preact';
import type { RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';
import { Icon, type IconData } from './Icon.tsx';

export interface ActionButtonProps extends RootAttributes<'icon'> {
  readonly icon?: IconData | undefined;
  /** May be done now: gold frame and notch. Otherwise a dashed frame; the caller gives aria-disabled and the reason. */
  readonly legal?: boolean | undefined;
  readonly selected?: boolean | undefined;
  /** Key that does the same. */
  readonly optionKey?: string | undefined;
  readonly children: ComponentChildren;
}

export function ActionButton({
  icon,
  legal,
  selected,
  optionKey,
  children,
  class: extra,
  ...rest
}: ActionButtonProps) {
  return (
    <button
      type="button"
      {...(rest as object)}
      class={classes(
        'button action',
        legal ? 'action-legal' : 'action-refused',
        selected && 'action-selected',
        extra,
      )}
    >
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {optionKey !== undefined && <kbd class="kbd">{optionKey}</kbd>}
    </button>
  );
}
