import './badge.css';
import type { ComponentChildren } from 'preact';
import type { RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';

export interface BadgeProps extends RootAttributes {
  /** `ink` for counts, `seal` for what wants attention, `gold` for what is good. */
  readonly tone?: 'ink' | 'seal' | 'gold' | undefined;
  readonly children: ComponentChildren;
}

export function Badge({ tone, children, class: extra, ...rest }: BadgeProps) {
  return (
    <span {...(rest as object)} class={classes('badge', `badge-${tone ?? 'ink'}`, extra)}>
      {children}
    </span>
  );
}
