import type { Decision, Option } from '@zunft/kernel';
import { ActionButton } from '../../design/ActionButton.tsx';
import { meansOf, whyNot } from '../choosable.ts';
import type { TableModel } from '../model.ts';
import { useRoving } from '../roving.ts';

type Choose = Extract<Decision, { kind: 'choose' }>;

/** Options that lie on no card: buttons that say what they do. */
export function OptionButtons({
  model,
  decision,
}: {
  readonly model: TableModel;
  readonly decision: Choose;
}) {
  const options = model.loose.value.filter(({ ref }) => ref.card === undefined);
  const ref = useRoving({ items: '.action' });
  if (options.length === 0) return null;
  return (
    <div ref={ref} class="bar-options" role="toolbar" aria-label={model.speaker.value.say('bar.options')}>
      {inReadingOrder(options).map((option) => (
        <OptionButton key={option.id} model={model} decision={decision} option={option} />
      ))}
    </div>
  );
}

/** Numbers in their order, the largest first; the rest as the game lists it. */
function inReadingOrder(options: readonly Option[]): Option[] {
  const numbered = options.filter(({ ref }) => ref.number !== undefined);
  const others = options.filter(({ ref }) => ref.number === undefined);
  return [...numbered.toSorted((a, b) => b.ref.number! - a.ref.number!), ...others];
}

function OptionButton({
  model,
  decision,
  option,
}: {
  readonly model: TableModel;
  readonly decision: Choose;
  readonly option: Option;
}) {
  const speaker = model.speaker.value;
  const state = model.stateOf(option);
  const reason = whyNot(model, option);
  const short = speaker.optionShort(option, decision);
  const whole = speaker.option(option, decision);
  // What is not possible says why when asked; there is no need to say what it would do.
  const rest =
    state !== 'refused' && whole.startsWith(`${short}: `) ? whole.slice(short.length + 2) : undefined;
  return (
    <ActionButton
      icon={model.game.optionIcon(option.ref)}
      legal={state !== 'refused'}
      selected={state === 'picked'}
      data-option={option.id}
      aria-disabled={state === 'refused' ? true : undefined}
      aria-pressed={model.several.value || state === 'picked' ? state === 'picked' : undefined}
      aria-description={reason?.sentence}
      class={rest === undefined ? undefined : 'action-tall'}
      title={rest}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') model.pointed.value = option.id;
      }}
      onPointerLeave={() => {
        model.pointed.value = undefined;
      }}
      onFocus={(event: FocusEvent) => {
        if ((event.target as Element).matches(':focus-visible')) model.pointed.value = option.id;
      }}
      onClick={(event: MouseEvent) => model.press(option.id, meansOf(event))}
    >
      {rest === undefined ? (
        short
      ) : (
        <>
          <b>{short}</b>
          <span class="action-note">{rest}</span>
        </>
      )}
    </ActionButton>
  );
}
