import bookOpen from 'icon:lucide/book-open';
import type { Speaker } from '@zunft/text';
import { Icon } from '../../design/Icon.tsx';

export interface RuleParagraphProps {
  readonly game: string;
  readonly speaker: Speaker;
  readonly id: string;
}

/** One rule, for a popover or a card: title, text, and the way to the book. */
export function RuleParagraph({ game, speaker, id }: RuleParagraphProps) {
  const { title, text } = speaker.rule(id);
  return (
    <div class="rule-paragraph">
      <h3>
        {id} · <span>{title}</span>
      </h3>
      <p>{text}</p>
      <a
        class="chip chip-rule"
        href={`/rules/${game}#${id}`}
        aria-label={speaker.say('bar.rule', { rule: id })}
      >
        <Icon of={bookOpen} />
        {id}
      </a>
    </div>
  );
}
