import './card-face.css';
import './card-back.css';
import './card-marks.css';
import './discard-pile.css';
import type { ComponentChildren } from 'preact';
import { type RootAttributes, withVariables } from './attributes.ts';
import { layers } from './CardBack.tsx';
import { classes } from './classes.ts';

export interface DiscardPileProps extends RootAttributes<'count'> {
  readonly count: number;
  /** The top card's face, usually a small CardFace; nothing when the pile is empty. */
  readonly children?: ComponentChildren;
}

export function DiscardPile({ count, children, class: extra, style, ...rest }: DiscardPileProps) {
  return (
    <div
      {...(rest as object)}
      class={classes('pile', count === 0 && 'pile-empty slot', extra)}
      style={withVariables(style, { '--pile': layers(count) })}
    >
      {count > 0 && children}
      <span class="card-count">{count}</span>
    </div>
  );
}
