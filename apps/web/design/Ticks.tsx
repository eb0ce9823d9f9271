import { imageAttributes, type RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';

export interface TicksProps extends RootAttributes<'label'> {
  readonly value: number;
  readonly max: number;
  /** Points that the current choice would add. */
  readonly gain?: number | undefined;
  readonly label?: string | undefined;
}

/** A tally of points, in groups of five. */
export function Ticks({ value, max, gain, label, class: extra, ...rest }: TicksProps) {
  const state = (i: number) => {
    if (i < value) return 'tick tick-on';
    return i < value + (gain ?? 0) ? 'tick tick-gain' : 'tick';
  };
  return (
    <span {...imageAttributes(label)} {...(rest as object)} class={classes('ticks', extra)}>
      {Array.from({ length: max }, (_, i) => (
        <span key={i} class={state(i)} />
      ))}
    </span>
  );
}
