import book from 'icon:lucide/book-open';
import x from 'icon:lucide/x';
import { useSignal } from '@preact/signals';
import { Icon } from '../../design/Icon.tsx';
import { whyNot } from '../choosable.ts';
import type { TableModel } from '../model.ts';

/** Why something cannot be done, with the paragraph of the rules opening in place. */
export function Why({ model }: { readonly model: TableModel }) {
  const speaker = model.speaker.value;
  const open = useSignal<string | undefined>(undefined);
  const trouble = model.trouble.value;
  const pointed = model.chosen.value.length > 0 ? undefined : model.pointed.value;
  const option = model.option(model.questioned.value ?? pointed);
  const reason = option && whyNot(model, option, Number.POSITIVE_INFINITY);
  if (trouble !== undefined) return <p class="bar-why">{troubleText(model)}</p>;
  if (option === undefined || reason === undefined) return <p class="bar-why bar-why-none" />;
  const paragraph = open.value === reason.rule ? speaker.rule(reason.rule) : undefined;
  return (
    <div class="bar-why" role="status">
      <Icon of={x} />
      <span class="bar-reason">{reason.sentence}</span>
      <button
        type="button"
        class="chip chip-rule bar-rule"
        aria-expanded={paragraph !== undefined}
        onClick={() => {
          open.value = paragraph === undefined ? reason.rule : undefined;
        }}
      >
        <Icon of={book} />
        {speaker.say('bar.rule', { rule: reason.rule })}
      </button>
      {paragraph !== undefined && (
        <div class="bar-paragraph paper">
          <h3>
            {reason.rule} · {paragraph.title}
          </h3>
          <p>{paragraph.text}</p>
          <a class="link" href={`/rules/${model.info.game}#${reason.rule}`}>
            {speaker.say('table.rules')}
          </a>
        </div>
      )}
    </div>
  );
}

const known = new Set(['stale-answer', 'changed-elsewhere', 'not-stored']);

function troubleText(model: TableModel): string {
  const speaker = model.speaker.value;
  const { code, params, rule } = model.trouble.value!;
  if (known.has(code)) return speaker.say(`trouble.${code}`);
  return rule === undefined ? speaker.say('trouble.other', { code }) : speaker.reason({ code, params });
}
