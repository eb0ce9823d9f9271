import type { Decision, Option } from '@zunft/kernel';
import { useEffect } from 'preact/hooks';
import { ActionButton } from '../../design/ActionButton.tsx';
import { Icon } from '../../design/Icon.tsx';
import { later } from '../../shell/later.ts';
import { meansOf, whyNot } from '../choosable.ts';
import type { OptionSet } from '../client-game.ts';
import type { TableModel } from '../model.ts';
import { passOption } from '../pass-option.ts';
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
  const pass = passOption(model);
  const options = model.loose.value.filter((option) => model.needsWords(option) && option !== pass);
  const sets = model.sets.value;
  const ref = useRoving({ items: '.action, .bar-hush' });
  if (options.length === 0 && sets.length === 0 && pass === undefined) return null;
  return (
    <div ref={ref} class="bar-options" role="toolbar" aria-label={model.speaker.value.say('bar.options')}>
      {sets.map(({ set, options }) => (
        <SetButton key={set.id} model={model} set={set} options={options} />
      ))}
      {inReadingOrder(options, model.game.verbOrder).map((option) => (
        <OptionButton key={option.id} model={model} decision={decision} option={option} />
      ))}
      {pass && <Window model={model} />}
    </div>
  );
}

/** Few questions are windows. */
const windowButtons = later(async () => (await import('./WindowButtons.tsx')).WindowButtons);

function Window({ model }: { readonly model: TableModel }) {
  useEffect(() => void windowButtons.want(), []);
  const WindowButtons = windowButtons.value;
  return WindowButtons ? <WindowButtons model={model} /> : null;
}

/** Numbers in their order, the largest first; the rest as the game wants or lists it. */
function inReadingOrder(options: readonly Option[], verbs: readonly string[] = []): Option[] {
  const numbered = options.filter(({ ref }) => ref.number !== undefined);
  const others = options.filter(({ ref }) => ref.number === undefined);
  return [
    ...numbered.toSorted((a, b) => b.ref.number! - a.ref.number!),
    ...others.toSorted((a, b) => verbs.indexOf(a.ref.verb) - verbs.indexOf(b.ref.verb)),
  ];
}

/** Opens the options of a set, or closes them. */
function SetButton({
  model,
  set: { id, icon, count },
  options,
}: {
  readonly model: TableModel;
  readonly set: OptionSet;
  readonly options: readonly Option[];
}) {
  const isOpen = model.opened.value === id;
  const ids = (legal: boolean) =>
    options
      .filter((option) => option.legal === legal)
      .map((option) => option.id)
      .join(' ');
  const waiting = count?.(model) ?? 0;
  return (
    <button
      type="button"
      class="button action bar-set-button"
      aria-expanded={isOpen}
      data-set={id}
      data-legal={ids(true)}
      data-refused={ids(false)}
      onClick={() => {
        model.opened.value = isOpen ? undefined : id;
      }}
    >
      {icon && <Icon of={icon} />}
      <span>{model.speaker.value.say(`set.${id}`)}</span>
      {waiting > 0 && <b class="bar-set-count">{waiting}</b>}
    </button>
  );
}

export function OptionButton({
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
  const short = model.game.optionName?.(model, option) ?? speaker.optionShort(option, decision);
  const whole = model.nameOf(option);
  // What is not possible says why when asked; there is no need to say what it would do.
  const rest =
    state !== 'refused' && whole.startsWith(`${short}: `) ? whole.slice(short.length + 2) : undefined;
  const extra = state === 'refused' ? undefined : model.game.optionExtra?.(model, option);
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
        extra === undefined ? (
          short
        ) : (
          <>
            {short} <b>{extra}</b>
          </>
        )
      ) : (
        <>
          <b>{short}</b>
          <span class="action-note">{rest}</span>
        </>
      )}
    </ActionButton>
  );
}
