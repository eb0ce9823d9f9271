import '../../design/card-face.css';
import './face.css';
import type { Speaker } from '@zunft/text';
import { type RootAttributes, type RootTag, withVariables } from '../../design/attributes.ts';
import { CardMarks, stateClasses } from '../../design/CardMarks.tsx';
import type { CardStates } from '../../design/card-states.ts';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { iconOf } from './art.ts';
import { faceOf, tintOf, typesOf } from './faces.ts';
import { nameOf } from './names.ts';

export interface FaceProps extends RootAttributes<'size' | 'as'>, CardStates {
  readonly speaker: Speaker;
  readonly card: string;
  /** What it costs now, if it is not what is printed. */
  readonly cost?: number | undefined;
  /** How many lie there. */
  readonly left?: number | undefined;
  readonly size: 'hand' | 'small' | 'phone' | 'tile';
  readonly as?: RootTag | undefined;
}

/** A card of the game: its kind is told by the tint, by the edge below the field and in words. */
export function Face({ speaker, card, cost, left, size, as, class: extra, style, ...others }: FaceProps) {
  const { legal, refused, selected, picked, badge, count, optionKey, ...rest } = others;
  const states = { legal, refused, selected, picked, badge, count, optionKey };
  const face = faceOf(card);
  const icon = iconOf(card);
  const name = nameOf(speaker, card);
  const Root = (as ?? 'div') as 'div';
  return (
    <Root
      {...(rest as object)}
      {...(as === 'button' ? { type: 'button' } : {})}
      class={classes('card', `card-${size}`, 'dom-card', tintOf(card), stateClasses(states), extra)}
      style={withVariables(style, { '--name-length': name.replaceAll('\u00AD', '').length })}
    >
      <span class="dom-field">{icon && <Icon of={icon} />}</span>
      <span class="dom-edge" />
      <span class="dom-body">
        <span class="dom-name">{name}</span>
        <span class="dom-types">{typesOf(speaker, card)}</span>
        {left !== undefined && <span class="dom-left">{left}</span>}
      </span>
      <Cost now={cost ?? face.cost} printed={face.cost} overpay={face.overpay} />
      <CardMarks {...states} />
    </Root>
  );
}

interface CostProps {
  readonly now: number;
  readonly printed: number;
  readonly overpay: true | undefined;
}

function Cost({ now, printed, overpay }: CostProps) {
  return (
    <span class={classes('dom-cost', now < printed && 'dom-cheaper')}>
      {now}
      {overpay && <i>+</i>}
    </span>
  );
}
