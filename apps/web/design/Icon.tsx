import type { SVGAttributes } from 'preact';
import { imageAttributes } from './attributes.ts';
import { classes } from './classes.ts';
import { provideSymbol } from './sprite.ts';

/** What an `icon:<set>/<name>` import gives. */
export interface IconData {
  readonly id: string;
  readonly viewBox: string;
  readonly body: string;
}

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'of' | 'label' | 'icon'> {
  readonly of: IconData;
  readonly class?: string | undefined;
  /** With a label the icon is an image with a name; without it is decoration. */
  readonly label?: string | undefined;
}

export function Icon({ of, class: extra, label, ...rest }: IconProps) {
  const href = provideSymbol(of);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: an image named by its label, or decoration.
    <svg
      {...imageAttributes(label)}
      {...(rest as object)}
      class={classes('icon', extra)}
      viewBox={of.viewBox}
    >
      <use href={href} />
    </svg>
  );
}
