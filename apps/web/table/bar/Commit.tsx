import seal from 'icon:game-icons/card-play';
import type { Decision, Option } from '@zunft/kernel';
import { CommitButton } from '../../design/CommitButton.tsx';
import type { TableModel } from '../model.ts';

type Choose = Extract<Decision, { kind: 'choose' }>;

/** The seal: it says what will happen, and does it. Until enough is chosen it says what is missing. */
export function Commit({ model, decision }: { readonly model: TableModel; readonly decision: Choose }) {
  const speaker = model.speaker.value;
  const chosen = model.chosen.value;
  const single = !model.several.value;
  const option = model.option(chosen[0] ?? (single ? model.pointed.value : undefined));
  if (single && option === undefined) return <div class="bar-commit" />;
  if (single && chosen.length === 0 && option!.ref.card === undefined) return <div class="bar-commit" />;
  if (single && chosen.length === 0) return <Hint model={model} decision={decision} option={option!} />;
  const missing = decision.min - chosen.length;
  const title = (single ? undefined : speaker.commit(decision, chosen.length)) ?? namesOf(model, decision);
  return (
    <div class="bar-commit">
      <CommitButton
        icon={sealIcon(model, option)}
        title={title}
        note={missing > 0 ? speaker.say('bar.pickMore', { count: missing }) : noteOf(model, option, single)}
        waiting={missing > 0}
        onClick={() => model.commit()}
      />
    </div>
  );
}

/** What the option under the pointer would do, before it is chosen. */
function Hint({
  model,
  decision,
  option,
}: {
  readonly model: TableModel;
  readonly decision: Choose;
  readonly option: Option;
}) {
  if (!option.legal) return <div class="bar-commit" />;
  return (
    <div class="bar-commit bar-hint" aria-hidden="true">
      <CommitButton
        icon={sealIcon(model, option)}
        title={model.speaker.value.option(option, decision)}
        note={model.game.consequence(model, option)}
        waiting
        tabIndex={-1}
      />
    </div>
  );
}

const noteOf = (model: TableModel, option: Option | undefined, single: boolean): string | undefined =>
  option !== undefined && single ? model.game.consequence(model, option) : undefined;

const sealIcon = (model: TableModel, option: Option | undefined) =>
  (option && model.game.optionIcon(option.ref)) ?? seal;

/** Where the game has no label for several picks: what each of them does. */
function namesOf(model: TableModel, decision: Choose): string {
  const speaker = model.speaker.value;
  return model.chosen.value.map((id) => speaker.option(model.option(id)!, decision)).join(', ');
}
