import './card-face.css';
import { type RootAttributes, type RootTag, withVariables } from './attributes.ts';
import { CardMarks, stateClasses } from './CardMarks.tsx';
import type { CardStates } from './card-states.ts';
import { classes } from './classes.ts';
import { Icon, type IconData } from './Icon.tsx';
import { type Tincture, tinctureClass } from './tincture.ts';

/** One rung of the ladder of levels; `on` is the level the card would be played at. */
export interface Rung {
  readonly value: string | number;
  readonly on: boolean;
}

export interface CardFaceProps extends RootAttributes<'name' | 'icon' | 'size'>, CardStates {
  readonly tincture: Tincture;
  readonly icon: IconData;
  /** May contain soft hyphens. */
  readonly name: string;
  readonly colourWord: string;
  readonly ladder?: readonly Rung[] | undefined;
  /** Letter of the colour, shown in the high-contrast deck. */
  readonly letter?: string | undefined;
  /** `hand` unless told; a screen may also set --card-w and --card-h itself. */
  readonly size?: 'hand' | 'small' | 'phone' | undefined;
  readonly as?: RootTag | undefined;
}

export function CardFace(props: CardFaceProps) {
  const {
    tincture,
    icon,
    name,
    colourWord,
    ladder,
    letter,
    size,
    as,
    class: extra,
    style,
    ...others
  } = props;
  const { legal, refused, selected, picked, badge, count, optionKey, ...rest } = others;
  const states = { legal, refused, selected, picked, badge, count, optionKey };
  const Root = (as ?? 'div') as 'div';
  return (
    <Root
      {...(rest as object)}
      {...(as === 'button' ? { type: 'button' } : {})}
      class={classes('card', `card-${size ?? 'hand'}`, tinctureClass(tincture), stateClasses(states), extra)}
      style={withVariables(style, { '--name-length': visibleLength(name) })}
    >
      <span class="card-field hatched">
        <span class="card-medallion">
          <Icon of={icon} />
        </span>
        {letter !== undefined && <span class="card-letter">{letter}</span>}
      </span>
      <span class="card-name">{name}</span>
      <span class="card-foot">
        {ladder !== undefined && ladder.length > 0 && (
          <span class="card-ladder">
            {ladder.map((rung) => (
              <span key={rung.value} class={rung.on ? 'card-rung card-rung-on' : 'card-rung'}>
                {rung.value}
              </span>
            ))}
          </span>
        )}
        <span class="card-colour">{colourWord}</span>
      </span>
      <CardMarks {...states} />
    </Root>
  );
}

/** Long names get smaller letters: the style sheet needs to know how long. */
function visibleLength(name: string): number {
  return name.replaceAll('\u00AD', '').length;
}
