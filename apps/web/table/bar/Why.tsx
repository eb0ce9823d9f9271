import book from 'icon:lucide/book-open';
import x from 'icon:lucide/x';
import { useSignal } from '@preact/signals';
import { Icon } from '../../design/Icon.tsx';
import { whyNot } from '../choosable.ts';
import type { TableModel } from '../model.ts';
import { troubleText } from '../trouble.ts';
import { RuleParagraph } from './RuleParagraph.tsx';

/** Why something cannot be done, with the paragraph of the rules opening in place. */
export function Why({ model }: { readonly model: TableModel }) {
  const speaker = model.speaker.value;
  const open = useSignal<string | undefined>(undefined);
  const trouble = model.trouble.value;
  const pointed = model.chosen.value.length > 0 ? undefined : model.pointed.value;
  const option = model.option(model.questioned.value ?? pointed);
  const reason = option && whyNot(model, option, Number.POSITIVE_INFINITY);
  if (trouble !== undefined) return <p class="bar-why">{troubleText(model, trouble)}</p>;
  if (option === undefined || reason === undefined) return <p class="bar-why bar-why-none" />;
  const isOpen = open.value === reason.rule;
  return (
    <div class="bar-why" role="status">
      <Icon of={x} />
      <span class="bar-reason">{reason.sentence}</span>
      <button
        type="button"
        class="chip chip-rule bar-rule"
        aria-expanded={isOpen}
        onClick={() => {
          open.value = isOpen ? undefined : reason.rule;
        }}
      >
        <Icon of={book} />
        {speaker.say('bar.rule', { rule: reason.rule })}
      </button>
      {isOpen && (
        <div class="bar-paragraph paper">
          <RuleParagraph scene={model} id={reason.rule} />
        </div>
      )}
    </div>
  );
}
