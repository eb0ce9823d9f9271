import { type Option, refusalRules } from '@zunft/kernel';
import { layout } from '../settings/settings.ts';
import type { Means } from './model.ts';
import type { Scene } from './scene.ts';

/** Why something cannot be picked now, and the rule that says so. */
export interface WhyNot {
  readonly sentence: string;
  readonly rule: string;
}

/** Why an option cannot be picked now, or `undefined` if it can. `copy`: of several identical cards, the how manieth. */
export function whyNot(scene: Scene, option: Option, copy = 0): WhyNot | undefined {
  const speaker = scene.speaker.value;
  if (!option.legal) return { sentence: speaker.reason(option.why), rule: option.why.rule };
  const rival = scene.stateOf(option, copy) === 'refused' ? scene.rivalOf(option) : undefined;
  if (rival === undefined) return undefined;
  const { card } = rival.ref;
  const picked = card === undefined ? speaker.option(rival, scene.decision.value) : speaker.card(card);
  return { sentence: speaker.say('bar.onlyOne', { picked }), rule: refusalRules['same-group'] };
}

/** The means by which an element was activated: a click without a pointer came from the keyboard. */
export function meansOf(event: Event): Means {
  const type = event instanceof PointerEvent ? event.pointerType : '';
  if (type === 'touch' || type === 'pen') return 'touch';
  return type === 'mouse' ? 'pointer' : 'keys';
}

export interface Choosable {
  readonly scene: Scene;
  readonly option: Option | undefined;
  /** What lies there, for the inspector. */
  readonly card?: string;
  /** Of several identical cards, the how manieth. */
  readonly copy?: number;
  readonly kind: 'option' | 'gridcell' | 'button';
}

const chosenAttribute = {
  option: 'aria-selected',
  gridcell: 'aria-selected',
  button: 'aria-pressed',
} as const;

/**
 * What an element on the table needs so that an option can be picked there, by pointer, finger and key, and be
 * asked why not. Without an option, it can be looked at.
 */
export function choosable({ scene, option, card, copy = 0, kind }: Choosable): Record<string, unknown> {
  const state = scene.stateOf(option, copy);
  const reason = option && whyNot(scene, option, copy);
  const point = (): void => {
    scene.pointed.value = option?.id;
    if (card !== undefined) scene.inspected.value = card;
  };
  return {
    ...(kind !== 'button' && { role: kind }),
    ...(option !== undefined && {
      'data-option': option.id,
      'data-copy': copy,
      [chosenAttribute[kind]]: state === 'picked',
    }),
    ...(kind === 'option' && option === undefined && { 'aria-selected': false }),
    ...(card !== undefined && { 'data-card': card }),
    ...((state === 'refused' || (option === undefined && kind !== 'button')) && { 'aria-disabled': true }),
    ...(reason !== undefined && { 'aria-description': reason.sentence }),
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') point();
    },
    onPointerLeave: () => {
      if (option !== undefined && scene.pointed.value === option.id) scene.pointed.value = undefined;
    },
    onFocus: (event: FocusEvent) => {
      if ((event.target as Element).matches(':focus-visible')) point();
    },
    onContextMenu: (event: MouseEvent) => {
      if (card === undefined) return;
      event.preventDefault();
      scene.inspected.value = card;
      scene.looking.value = true;
    },
    onClick: (event: MouseEvent) => {
      if (card !== undefined) scene.inspected.value = card;
      if (option !== undefined) scene.pick(option.id, { copy, means: meansOf(event) });
      else if (card !== undefined && layout.value !== 'wide') scene.looking.value = true;
    },
  };
}
