import bookOpen from 'icon:lucide/book-open';
import { Icon } from '../../design/Icon.tsx';
import type { Scene } from '../scene.ts';
import { useRule } from '../use-rule.ts';

export interface RuleParagraphProps {
  readonly scene: Scene;
  readonly id: string;
}

/** One rule, for a popover or a card: title, text, and the way to the book. */
export function RuleParagraph({ scene, id }: RuleParagraphProps) {
  const rule = useRule(scene, id);
  if (rule === undefined) return null;
  return (
    <div class="rule-paragraph">
      <h3>
        {id} · <span>{rule.title}</span>
      </h3>
      <p>{rule.text}</p>
      <a
        class="chip chip-rule"
        href={`/rules/${scene.info.game}#${id}`}
        aria-label={scene.speaker.value.say('bar.rule', { rule: id })}
      >
        <Icon of={bookOpen} />
        {id}
      </a>
    </div>
  );
}
