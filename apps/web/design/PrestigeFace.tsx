import './prestige-face.css';
import type { RootAttributes, RootTag } from './attributes.ts';
import { CardMarks, stateClasses } from './CardMarks.tsx';
import type { CardStates } from './card-states.ts';
import { classes } from './classes.ts';
import { Laurel } from './Laurel.tsx';

export interface PrestigeFaceProps extends RootAttributes, CardStates {
  readonly points: number;
  /** Price in completed chapters. */
  readonly cost: number;
  readonly effect: string;
  /** The card has no effect beyond its points: the text is set back. */
  readonly plain?: boolean | undefined;
  readonly as?: RootTag | undefined;
}

export function PrestigeFace(props: PrestigeFaceProps) {
  const { points, cost, effect, plain, as, class: extra, ...others } = props;
  const { legal, refused, selected, picked, badge, count, optionKey, ...rest } = others;
  const states = { legal, refused, selected, picked, badge, count, optionKey };
  const Root = (as ?? 'div') as 'div';
  return (
    <Root
      {...(rest as object)}
      {...(as === 'button' ? { type: 'button' } : {})}
      class={classes('prestige paper paper-ruled', stateClasses(states), extra)}
    >
      <span class="prestige-head">
        <Laurel class="prestige-laurel" />
        <span class="prestige-points">{points}</span>
      </span>
      <span class={classes('prestige-effect', plain && 'prestige-effect-plain')}>{effect}</span>
      <span class="prestige-cost">
        {Array.from({ length: cost }, (_, i) => (
          <span key={i} class="chapter-bar" />
        ))}
      </span>
      <CardMarks {...states} />
    </Root>
  );
}
