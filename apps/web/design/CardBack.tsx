import './card-face.css';
import './card-back.css';
import { type RootAttributes, type RootTag, withVariables } from './attributes.ts';
import { CardMarks, stateClasses } from './CardMarks.tsx';
import type { CardStates } from './card-states.ts';
import { classes } from './classes.ts';
import { GuildMark } from './GuildMark.tsx';

export interface CardBackProps extends RootAttributes<'size'>, CardStates {
  /** How many cards lie in the pile: its thickness (a single card has none). */
  readonly thickness?: number | undefined;
  readonly size?: 'hand' | 'small' | 'phone' | undefined;
  readonly as?: RootTag | undefined;
}

export function CardBack({ thickness, size, as, class: extra, style, ...others }: CardBackProps) {
  const { legal, refused, selected, picked, badge, count, optionKey, ...rest } = others;
  const states = { legal, refused, selected, picked, badge, count, optionKey };
  const Root = (as ?? 'div') as 'div';
  return (
    <Root
      {...(rest as object)}
      {...(as === 'button' ? { type: 'button' } : {})}
      class={classes('card', `card-${size ?? 'small'}`, 'card-back', stateClasses(states), extra)}
      style={withVariables(style, { '--pile': layers(thickness ?? 1) })}
    >
      <span class="card-back-field">
        <GuildMark />
      </span>
      <CardMarks {...states} />
    </Root>
  );
}

/** 0 to 3 visible edges below the top card. */
export function layers(cards: number): number {
  if (cards <= 1) return 0;
  if (cards <= 6) return 1;
  return cards <= 20 ? 2 : 3;
}
