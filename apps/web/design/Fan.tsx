import './fan.css';
import type { RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';
import { Icon, type IconData } from './Icon.tsx';
import { type Tincture, tinctureClass } from './tincture.ts';

/** A card in a colour of the guilds, or one that has a price, of a kind or in any tint. */
export type FanCard =
  | { readonly tincture: Tincture; readonly icon: IconData }
  | {
      readonly kind: 'action' | 'attack' | 'treasure' | 'victory';
      readonly cost: string;
      readonly icon: IconData;
    }
  | { readonly tint: string; readonly cost: string; readonly icon: IconData };

export interface FanProps extends RootAttributes {
  /** Five cards, from left to right. */
  readonly cards: readonly FanCard[];
}

/** Hero art of the start page. Decoration: nothing in it needs a name. */
export function Fan({ cards, class: extra, ...rest }: FanProps) {
  const isPriced = !cards.some((card) => 'tincture' in card);
  return (
    <div aria-hidden="true" {...(rest as object)} class={classes('fan', isPriced && 'fan-priced', extra)}>
      {cards.map((card, i) =>
        'cost' in card ? (
          <span
            key={i}
            class={classes('fan-card', 'kind' in card && `fan-${card.kind}`)}
            style={'tint' in card ? { '--tint': card.tint } : undefined}
          >
            <span class="fan-field">
              <Icon of={card.icon} />
            </span>
            <span class="fan-cost">{card.cost}</span>
          </span>
        ) : (
          <span key={i} class={`fan-card ${tinctureClass(card.tincture)}`}>
            <span class="fan-field hatched">
              <span class="fan-medallion">
                <Icon of={card.icon} />
              </span>
            </span>
          </span>
        ),
      )}
    </div>
  );
}
