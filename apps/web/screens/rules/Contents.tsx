import type { Speaker } from '@zunft/text';
import type { LaidOutSection } from './layout.ts';
import { say } from './words.ts';

export interface ContentsProps {
  readonly game: string;
  readonly sections: readonly LaidOutSection[];
  readonly speaker: Speaker;
  /** The section being read. */
  readonly current: string | undefined;
  readonly here: string | undefined;
  onGo(id: string): void;
}

/** The table of contents; the section being read lists its rules. */
export function Contents({ game, sections, speaker, current, here, onGo }: ContentsProps) {
  const link = (id: string, text: string, isCurrent: boolean) => (
    <a
      href={`/rules/${game}#${id}`}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={() => onGo(id)}
    >
      {text}
    </a>
  );
  return (
    <nav class="contents" aria-label={say('contents')}>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            {link(section.id, section.title(), section.id === current)}
            {section.id === current && (
              <ol>
                {section.groups
                  .flatMap(({ rules }) => rules)
                  .map((rule) => (
                    <li key={rule}>{link(rule, speaker.rule(rule).title, rule === here)}</li>
                  ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
