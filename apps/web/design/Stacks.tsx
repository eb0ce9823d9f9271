import { imageAttributes, type RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';

export interface StacksProps extends RootAttributes<'label'> {
  /** Completed chapters. */
  readonly value: number;
  /** How many places to draw; three unless told. */
  readonly max?: number | undefined;
  readonly label?: string | undefined;
}

/** Completed chapters as bars. */
export function Stacks({ value, max, label, class: extra, ...rest }: StacksProps) {
  return (
    <span {...imageAttributes(label)} {...(rest as object)} class={classes('stacks', extra)}>
      {Array.from({ length: Math.max(max ?? 3, value) }, (_, i) => (
        <span key={i} class={i < value ? 'chapter-bar' : 'chapter-bar chapter-bar-open'} />
      ))}
    </span>
  );
}
