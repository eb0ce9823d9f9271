import { imageAttributes, type RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';

/** Own drawings in the manner of merchants' marks: one stroke width, staffs and crossbars. */
const marks = [
  'M12 2.5v19M6 8.5l6-6 6 6M6 20v-5h12',
  'M12 21.5V3L5 11.5h14M16 8v7M8 21.5h8',
  'M12 2.5V15M6 21.5 12 15l6 6.5M7.5 6h9M6 10.5h12',
  'M12 7v14.5M5 12.5 12 7l7 5.5M5 3h14M7.5 17h9',
  'M6 2.5h12L6 14h12L6 2.5M12 14v7.5M8 18h8',
  'M12 2.5V8l5 5-5 5-5-5 5-5M12 18v3.5M7.5 5h9M8 21.5h8',
] as const;

export interface HouseMarkProps extends Omit<RootAttributes<'label'>, 'ref'> {
  /** Seat number, from 0. */
  readonly seat: number;
  readonly label?: string | undefined;
}

export function HouseMark({ seat, label, class: extra, ...rest }: HouseMarkProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: an image named by its label, or decoration.
    <svg {...imageAttributes(label)} {...(rest as object)} class={classes('mark', extra)} viewBox="0 0 24 24">
      <path d={marks[seat % marks.length]} />
    </svg>
  );
}
