import './fan.css';
import type { RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';
import { Icon, type IconData } from './Icon.tsx';
import { type Tincture, tinctureClass } from './tincture.ts';

export interface FanProps extends RootAttributes {
  /** Five cards, from left to right. */
  readonly cards: readonly { readonly tincture: Tincture; readonly icon: IconData }[];
}

/** Hero art of the start page. Decoration: nothing in it needs a name. */
export function Fan({ cards, class: extra, ...rest }: FanProps) {
  return (
    <div aria-hidden="true" {...(rest as object)} class={classes('fan', extra)}>
      {cards.map(({ tincture, icon }) => (
        <span key={tincture} class={`fan-card ${tinctureClass(tincture)}`}>
          <span class="fan-field hatched">
            <span class="fan-medallion">
              <Icon of={icon} />
            </span>
          </span>
        </span>
      ))}
    </div>
  );
}
