import './card-marks.css';
import check from 'icon:lucide/check';
import x from 'icon:lucide/x';
import type { CardStates } from './card-states.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** The marks of a card's states, drawn over its face. */
export function CardMarks({ legal, refused, picked, badge, count, optionKey }: CardStates) {
  return (
    <>
      {legal && <span class="card-frame" />}
      {refused && (
        <span class="card-cross">
          <Icon of={x} />
        </span>
      )}
      {picked && (
        <span class="card-tick">
          <Icon of={check} />
        </span>
      )}
      {count !== undefined && <span class="card-count">{count}</span>}
      {optionKey !== undefined && <span class="card-key">{optionKey}</span>}
      {badge !== undefined && <span class="card-badge">{badge}</span>}
    </>
  );
}

/** The classes a card's root takes from its states. */
export function stateClasses({ legal, refused, selected, picked }: CardStates): string {
  return classes(
    legal && 'is-legal',
    refused && 'is-refused',
    selected && 'is-selected',
    picked && 'is-picked',
  );
}
