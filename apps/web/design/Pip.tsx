import { imageAttributes, type RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';
import { type Tincture, tinctureClass } from './tincture.ts';

export interface PipProps extends RootAttributes {
  readonly tincture: Tincture;
  /** Without a label the pip is decoration beside its colour word. */
  readonly label?: string | undefined;
}

export function Pip({ tincture, label, class: extra, ...rest }: PipProps) {
  return (
    <span
      {...imageAttributes(label)}
      {...rest}
      class={classes('pip hatched', tinctureClass(tincture), extra)}
    />
  );
}
