import './cell.css';
import check from 'icon:lucide/check';
import x from 'icon:lucide/x';
import type { RootAttributes, RootTag } from './attributes.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { type Tincture, tinctureClass } from './tincture.ts';

/**
 * What lies in a cell of a rack:
 * `filled` a card; `empty` nothing, with a pip of the missing colour; `bare` nothing, without the pip;
 * `missing` the last one still missing; `ghost` a card that will lie here later; `arriving` the card being placed now;
 * `leaving` a card about to go.
 */
export const cellStates = ['filled', 'empty', 'bare', 'missing', 'ghost', 'arriving', 'leaving'] as const;
export type CellState = (typeof cellStates)[number];

export interface CellProps extends RootAttributes {
  readonly tincture: Tincture;
  readonly state: CellState;
  /** What the player may do with it: `legal` may be picked, `refused` may not, `picked` is. */
  readonly mark?: 'legal' | 'refused' | 'picked' | undefined;
  /** Letter of the colour, shown in the high-contrast deck. */
  readonly letter?: string | undefined;
  readonly as?: RootTag | undefined;
}

export function Cell({ tincture, state, mark, letter, as, class: extra, ...rest }: CellProps) {
  const Root = (as ?? 'span') as 'span';
  const painted = state === 'filled' || state === 'arriving' || state === 'ghost' || state === 'leaving';
  return (
    <Root
      {...(rest as object)}
      {...(as === 'button' ? { type: 'button' } : {})}
      class={classes(
        'cell',
        `cell-${state}`,
        painted && 'hatched',
        mark && `cell-${mark}`,
        tinctureClass(tincture),
        extra,
      )}
    >
      {painted && letter !== undefined && <span class="cell-letter">{letter}</span>}
      {state === 'arriving' && <Icon of={check} class="cell-check" />}
      {mark === 'legal' && <span class="cell-frame" />}
      {mark === 'refused' && (
        <span class="cell-cross">
          <Icon of={x} />
        </span>
      )}
      {mark === 'picked' && (
        <span class="cell-tick">
          <Icon of={check} />
        </span>
      )}
    </Root>
  );
}
