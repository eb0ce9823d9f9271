import type { Decision, Option } from '@zunft/kernel';
import { useId } from 'preact/hooks';
import { language } from '../../settings/settings.ts';
import type { TableModel } from '../model.ts';
import { Commit } from './Commit.tsx';
import { groupOptions, type OptionGroup, optionName } from './option-names.ts';
import { Refusals } from './Refusals.tsx';
import { sayText } from './words.ts';

export type Choose = Extract<Decision, { kind: 'choose' }>;

interface ChoicesProps {
  readonly model: TableModel;
  readonly decision: Choose;
}

/** Every option as a button, in lists by what it acts on. */
export function Choices({ model, decision }: ChoicesProps) {
  const legal = decision.options.filter((option) => option.legal);
  return (
    <>
      {groupOptions(legal).map((group) => (
        <GroupOfChoices key={group.key} model={model} decision={decision} group={group} />
      ))}
      <OrderLine model={model} decision={decision} />
      <Commit model={model} decision={decision} />
      <Refusals model={model} decision={decision} />
    </>
  );
}

/** The picks so far where their order counts, and what pressing one again does. */
function OrderLine({ model, decision }: ChoicesProps) {
  const chosen = model.chosen.value;
  if (!decision.ordered || chosen.length === 0) return null;
  const speaker = model.speaker.value;
  const pile = model.game.topOf?.(decision);
  const cards = chosen.map((id) => speaker.card(model.option(id)?.ref.card ?? ''));
  return (
    <p>
      {sayText('order', {
        cards: cards.map((card, i) => `${i + 1}. ${card}`).join(', '),
        top: pile === undefined ? 'none' : speaker.say(`bar.topOf.${pile}`),
      })}
      {decision.min === decision.max && chosen.length === decision.max && ` ${sayText('order.hint')}`}
    </p>
  );
}

/** How an option is called in these lists. */
export function nameOfOption(model: TableModel, decision: Choose, option: Option): string {
  const naming = {
    language: language.value,
    texts: model.game.texts,
    names: model.names.value,
    speaker: model.speaker.value,
  };
  return model.game.optionName?.(model, option) ?? optionName(naming, option, decision);
}

function GroupOfChoices({ model, decision, group }: ChoicesProps & { readonly group: OptionGroup }) {
  const id = useId();
  return (
    <>
      <h3 id={id}>{groupName(model, group)}</h3>
      <ul class="text-choices" aria-labelledby={id}>
        {byName(model, decision, group).flatMap((option) =>
          copiesOf(option, decision).map((copy) => (
            <li key={`${option.id}/${copy}`}>
              <Choice model={model} decision={decision} option={option} copy={copy} />
            </li>
          )),
        )}
      </ul>
    </>
  );
}

/** Cards are found more easily by their name; what lies nowhere stays as the game lists it. */
function byName(model: TableModel, decision: Choose, { zone, options }: OptionGroup): readonly Option[] {
  if (zone === undefined) return options;
  const name = (option: Option) => nameOfOption(model, decision, option);
  return options.toSorted((a, b) => name(a).localeCompare(name(b), language.value));
}

/** Where several may be picked, each of several identical cards is a choice of its own. */
function copiesOf({ count = 1 }: Option, { max }: Choose): number[] {
  return Array.from({ length: max > 1 ? count : 1 }, (_, copy) => copy);
}

function groupName(model: TableModel, { zone, owner }: OptionGroup): string {
  if (zone === undefined) return sayText('group.rest');
  const place = model.speaker.value.say(`zone.${zone}`);
  if (owner === undefined) return sayText('group.table', { zone: place });
  if (owner === model.viewer) return sayText('group.own', { zone: place });
  return sayText('group.other', { zone: place, name: model.names.value[owner]! });
}

function Choice({
  model,
  decision,
  option,
  copy,
}: ChoicesProps & { readonly option: Option; readonly copy: number }) {
  const id = useId();
  const state = model.stateOf(option, copy);
  const name = nameOfOption(model, decision, option);
  const count = decision.max > 1 ? (option.count ?? 1) : 1;
  const note = noteOn(model, decision, option, state === 'picked' ? copy : undefined);
  return (
    <>
      <button
        type="button"
        class="button button-paper"
        {...((model.several.value || state === 'picked') && { 'aria-pressed': state === 'picked' })}
        {...(state === 'refused' && { 'aria-disabled': true })}
        {...(note !== undefined && { 'aria-describedby': id })}
        onClick={() => {
          if (state !== 'refused') model.pick(option.id, { copy, means: 'keys' });
        }}
      >
        {count === 1 ? name : sayText('copy', { option: name, copy: copy + 1, count })}
      </button>
      {note !== undefined && <span id={id}>{note}</span>}
    </>
  );
}

/** Why it cannot join what is picked, its place where the order counts, or what the game has to add. */
function noteOn(
  model: TableModel,
  decision: Choose,
  option: Option,
  pickedCopy: number | undefined,
): string | undefined {
  if (pickedCopy !== undefined && decision.ordered) {
    const places = model.chosen.value.flatMap((id, i) => (id === option.id ? [i + 1] : []));
    return sayText('ordered', { place: places[pickedCopy]! });
  }
  const rival = pickedCopy === undefined ? model.rivalOf(option) : undefined;
  if (rival === undefined) return model.game.optionNote?.(model, option);
  return sayText('rival', { other: nameOfOption(model, decision, rival) });
}
