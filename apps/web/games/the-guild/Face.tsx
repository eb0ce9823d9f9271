import '../../design/card-face.css';
import './face.css';
import type { Speaker } from '@zunft/text';
import { type RootAttributes, type RootTag, withVariables } from '../../design/attributes.ts';
import { CardMarks, stateClasses } from '../../design/CardMarks.tsx';
import type { CardStates } from '../../design/card-states.ts';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { iconOf } from './art.ts';
import { faceOf, kindWord, tintOf } from './faces.ts';
import { nameOf } from './names.ts';

export interface FaceProps extends RootAttributes<'size' | 'as'>, CardStates {
  readonly speaker: Speaker;
  readonly card: string;
  /** What it costs now, if it is not what is printed. */
  readonly price?: number | undefined;
  readonly size: 'hand' | 'small' | 'phone';
  readonly as?: RootTag | undefined;
}

/** A card of the game: its kind is told by the tint, by the edge below the picture and in a word. */
export function Face({ speaker, card, price, size, as, class: extra, style, ...others }: FaceProps) {
  const { legal, refused, selected, picked, badge, count, optionKey, ...rest } = others;
  const states = { legal, refused, selected, picked, badge, count, optionKey };
  const { type, value, cost } = faceOf(card);
  const icon = iconOf(card);
  const name = nameOf(speaker, card);
  const Root = (as ?? 'div') as 'div';
  return (
    <Root
      {...(rest as object)}
      {...(as === 'button' ? { type: 'button' } : {})}
      class={classes('card', `card-${size}`, 'tg-card', tintOf(card), stateClasses(states), extra)}
      style={withVariables(style, { '--name-length': longestWord(name) })}
    >
      <span class="tg-field">{icon && <Icon of={icon} />}</span>
      <span class="tg-edge" />
      <span class="tg-name">{name}</span>
      <span class="tg-kind">{kindWord(speaker, card)}</span>
      {type !== 'profession' && (
        <>
          <span class="tg-value">{value}</span>
          <Price now={price ?? cost} printed={cost} />
        </>
      )}
      <CardMarks {...states} />
    </Root>
  );
}

const Price = ({ now, printed }: { readonly now: number; readonly printed: number }) => (
  <span class={classes('tg-price', now < printed && 'tg-cheaper')}>{now}</span>
);

/** Long words get smaller letters: the style sheet needs to know how long. */
const longestWord = (name: string): number =>
  Math.max(
    ...name
      .replaceAll('\u00AD', '')
      .split(' ')
      .map(({ length }) => length),
  );
