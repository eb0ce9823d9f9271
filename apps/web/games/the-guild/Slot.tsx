import { stateClasses } from '../../design/CardMarks.tsx';
import { classes } from '../../design/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import { choosable } from '../../table/choosable.ts';
import type { Scene } from '../../table/scene.ts';
import { iconOf, icons } from './art.ts';
import { badgesOf } from './badges.ts';
import { tintOf } from './faces.ts';
import { nameOf } from './names.ts';
import { optionOn } from './option-on.ts';
import { type CardView, type LastingZone, viewOf } from './view.ts';

interface SlotProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly zone: LastingZone;
  readonly lying: CardView;
  /** Of several identical cards, the how manieth. */
  readonly copy: number;
}

/** A card in front of somebody: what it gives, and for how long it is locked. */
export function Slot({ scene, seat, zone, lying, copy }: SlotProps) {
  const speaker = scene.speaker.value;
  const { card, locked, fresh } = lying;
  const option = optionOn(scene, { card, copy, zone, owner: seat });
  const state = scene.stateOf(option, copy);
  const states = {
    legal: state === 'legal' || state === 'picked',
    // That most cards cannot be used goes without saying.
    refused: state === 'refused' && option?.ref.verb !== 'use',
    selected: state === 'picked',
  };
  const { act } = viewOf(scene);
  const aimed = act !== null && act.target === seat && act.targetCard === card && copy === 0;
  const badges = badgesOf(speaker, lying);
  return (
    <div
      class={classes('tg-slot', locked > 0 && 'tg-slot-locked', aimed && 'tg-slot-aimed')}
      data-fresh={fresh}
    >
      <button
        type="button"
        class={classes(
          'tg-slot-card',
          stateClasses(states),
          state === 'refused' && !states.refused && 'is-refused tg-uncrossed',
        )}
        aria-label={[
          speaker.card(card),
          ...badges.map(({ words }) => words),
          ...(locked > 0 ? [speaker.say('tg.badge.locked', { count: locked })] : []),
          ...(fresh ? [speaker.say('tg.badge.fresh')] : []),
        ].join(', ')}
        data-flight={`dynasty/${seat}/${card}`}
        {...choosable({ scene, option, card, copy, kind: 'button' })}
      >
        <Mini card={card} />
        {locked > 0 && (
          <span class="tg-lock">
            <Icon of={icons.lock} />
            {locked}
          </span>
        )}
        {aimed && act !== null && (
          <span class="tg-aim">
            <Icon of={iconOf(act.card) ?? icons.skill} />
          </span>
        )}
        <span class="tg-badges">
          {badges.map(({ tone, icon, text }) => (
            <span key={tone + text} class={`tg-badge tg-badge-${tone}`}>
              {icon && <Icon of={icon} />}
              {text}
            </span>
          ))}
        </span>
        {states.legal && <span class="card-frame" />}
      </button>
      <span class="tg-caption" aria-hidden="true">
        {nameOf(speaker, card)}
      </span>
    </div>
  );
}

export function Mini({ card }: { readonly card: string }) {
  const icon = iconOf(card);
  return (
    <span class={classes('tg-mini', tintOf(card))}>
      <span class="tg-field">{icon && <Icon of={icon} />}</span>
      <span class="tg-edge" />
    </span>
  );
}

/** Where the card that is picked would lie. */
export function Ghost({ scene, card }: { readonly scene: Scene; readonly card: string }) {
  return (
    <div class="tg-slot tg-slot-coming" aria-hidden="true">
      <span class="tg-slot-card">
        <Mini card={card} />
      </span>
      <span class="tg-caption">{nameOf(scene.speaker.value, card)}?</span>
    </div>
  );
}

/** A free place. */
export const Vacant = ({ word }: { readonly word: string }) => (
  <div class="tg-slot tg-slot-vacant" aria-hidden="true">
    <span class="tg-slot-card" />
    <span class="tg-caption">{word}</span>
  </div>
);
