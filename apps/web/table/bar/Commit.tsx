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
  const isHint = single && chosen.length === 0;
  // A button says what it does; only what comes of it may be worth a hint.
  if (isHint && option!.ref.card === undefined && model.game.consequence(model, option!) === undefined)
    return <div class="bar-commit" />;
  if (isHint) return <Hint model={model} option={option!} />;
  const missing = decision.min - chosen.length;
  const title = (single ? undefined : speaker.commit(decision, chosen.length)) ?? namesOf(model);
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
function Hint({ model, option }: { readonly model: TableModel; readonly option: Option }) {
  if (!option.legal) return <div class="bar-commit" />;
  return (
    <div class="bar-commit bar-hint" aria-hidden="true">
      <CommitButton
        icon={sealIcon(model, option)}
        title={model.nameOf(option)}
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
const namesOf = (model: TableModel): string =>
  model.chosen.value.map((id) => model.nameOf(model.option(id)!)).join(', ');
