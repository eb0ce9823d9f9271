import type { ComponentChildren } from 'preact';
import { classes } from '../../design/classes.ts';
import { Icon, type IconData } from '../../design/Icon.tsx';

interface FigureProps {
  readonly icon: IconData;
  readonly word: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A number with its sign; the word is there for those who listen, and where there is room. */
export function Figure({ icon, word, class: extra, children }: FigureProps) {
  return (
    <div class={classes('tg-figure', extra)} data-zero={children === 0} title={word}>
      <dt>
        <Icon of={icon} />
        <span class="tg-word">{word}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
