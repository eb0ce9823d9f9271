import { Marked } from './Marked.tsx';
import { referencesIn, type Sources } from './references.ts';

export interface RuleTextProps {
  readonly text: string;
  readonly sources: Sources;
  readonly words?: readonly string[];
}

/** The text of a rule, with links to what it refers to. */
export function RuleText({ text, sources, words = [] }: RuleTextProps) {
  return (
    <>
      {referencesIn(text, sources).map((part, i) => {
        const content = <Marked text={part.text} words={words} />;
        if (part.href === undefined) return <span key={i}>{content}</span>;
        return (
          <a key={i} class="rule-reference" href={part.href}>
            {content}
          </a>
        );
      })}
    </>
  );
}
