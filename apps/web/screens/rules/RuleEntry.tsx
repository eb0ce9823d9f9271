import check from 'icon:lucide/check';
import link from 'icon:lucide/link';
import type { Speaker } from '@zunft/text';
import { Icon } from '../../design/Icon.tsx';
import type { ClientGame } from '../../table/client-game.ts';
import type { Figure } from './book.ts';
import { Marked } from './Marked.tsx';
import { RuleText } from './RuleText.tsx';
import type { Sources } from './references.ts';
import { say } from './words.ts';

export interface RuleEntryProps {
  readonly game: ClientGame;
  readonly id: string;
  readonly speaker: Speaker;
  readonly sources: Sources;
  readonly words: readonly string[];
  readonly figure: Figure | undefined;
  readonly level: 3 | 4;
  /** Where its title leads, if anywhere. */
  readonly address?: string | undefined;
  /** The one that the address names. */
  readonly isHere: boolean;
  readonly isCopied: boolean;
  onCopy(id: string): void;
}

/** One numbered rule in the book. */
export function RuleEntry(props: RuleEntryProps) {
  const {
    game,
    id,
    speaker,
    sources,
    words,
    figure: Drawing,
    level,
    address,
    isHere,
    isCopied,
    onCopy,
  } = props;
  const { title, text } = speaker.rule(id);
  const Heading = `h${level}` as const;
  return (
    <article id={id} class={isHere ? 'rule-entry rule-entry-here' : 'rule-entry'} tabIndex={-1}>
      <header>
        <Heading>
          {address === undefined ? (
            <Marked text={title} words={words} />
          ) : (
            <a class="rule-card-link" href={address}>
              <Marked text={title} words={words} />
            </a>
          )}
        </Heading>
        <a class="rule-number" href={`/rules/${game.id}#${id}`} aria-label={say('linkTo', { rule: id })}>
          <Marked text={id} words={words} />
        </a>
        <button
          type="button"
          class="rule-copy"
          aria-label={say('copy', { rule: id })}
          title={say('copy', { rule: id })}
          onClick={() => onCopy(id)}
        >
          <Icon of={isCopied ? check : link} />
        </button>
      </header>
      <p>
        <RuleText text={text} sources={sources} words={words} />
      </p>
      {Drawing !== undefined && <Drawing game={game} speaker={speaker} />}
    </article>
  );
}
