import type { RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';
import { HouseMark } from './HouseMark.tsx';

export interface SeatSignProps extends RootAttributes<'label'> {
  /** Seat number, from 0. */
  readonly seat: number;
  /** `ink` on paper, `paper` on the table and in the bars, `open` for a seat nobody has taken. */
  readonly ground?: 'ink' | 'paper' | 'open' | undefined;
  readonly label?: string | undefined;
}

export function SeatSign({ seat, ground, label, class: extra, ...rest }: SeatSignProps) {
  const open = ground === 'open';
  return (
    <span
      {...(rest as object)}
      class={classes('seat-sign', ground && ground !== 'ink' && `seat-sign-${ground}`, extra)}
    >
      <HouseMark seat={seat} label={open ? undefined : label} />
    </span>
  );
}
