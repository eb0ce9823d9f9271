import type { TableModel } from '../model.ts';
import { useRule } from '../use-rule.ts';
import { type Choose, nameOfOption } from './Choices.tsx';
import { sayText } from './words.ts';

interface RefusalsProps {
  readonly model: TableModel;
  readonly decision: Choose;
}

/** What cannot be done now, each with its reason and the rule behind it. */
export function Refusals({ model, decision }: RefusalsProps) {
  const refused = decision.options.flatMap((option) => (option.legal ? [] : [option]));
  if (refused.length === 0) return null;
  const speaker = model.speaker.value;
  return (
    <details>
      <summary>{sayText('refused', { count: refused.length })}</summary>
      <ul>
        {refused.map((option) => (
          <li key={option.id}>
            <p>
              {sayText('because', {
                option: nameOfOption(model, decision, option),
                reason: speaker.reason(option.why),
              })}
            </p>
            <RuleParagraph model={model} rule={option.why.rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function RuleParagraph({ model, rule: id }: { readonly model: TableModel; readonly rule: string }) {
  const rule = useRule(model, id);
  if (rule === undefined) return null;
  return (
    <details>
      <summary>{sayText('rule', { id, title: rule.title })}</summary>
      <p>{rule.text}</p>
      <p>
        <a class="link" href={`/rules/${model.info.game}#${id}`}>
          {sayText('rule.open')}
        </a>
      </p>
    </details>
  );
}
