import chevron from 'icon:lucide/chevron-right';
import type { Speaker } from '@zunft/text';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../design/Icon.tsx';
import type { ClientGame } from '../../table/client-game.ts';
import { cardAddress, type RuleBook } from './book.ts';
import type { LaidOutSection, RuleGroup } from './layout.ts';
import { RuleEntry } from './RuleEntry.tsx';
import type { Sources } from './references.ts';
import { say } from './words.ts';

/** What all parts of an open book share. */
export interface Reading {
  readonly game: ClientGame;
  readonly book: RuleBook;
  readonly speaker: Speaker;
  readonly sources: Sources;
  readonly words: readonly string[];
  /** The rules that were found, or all of them. */
  readonly shown: ReadonlySet<string>;
  /** The rule or section that the address names. */
  readonly here: string | undefined;
  readonly copied: string | undefined;
  onCopy(rule: string): void;
}

export interface RuleSectionProps {
  readonly section: LaidOutSection;
  readonly reading: Reading;
  readonly isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

export function RuleSection({ section, reading, isOpen, onToggle }: RuleSectionProps) {
  return (
    <details
      id={section.id}
      class="rule-section paper paper-ruled"
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <Icon of={chevron} class="rule-section-chevron" />
        <h2>{section.title()}</h2>
        <span class="rule-section-count">{say('rules', { count: shownIn(section, reading) })}</span>
      </summary>
      {section.lead !== undefined && <p class="rule-section-lead">{section.lead()}</p>}
      {section.groups.map((group) => (
        <Group key={group.rules[0]} group={group} reading={reading} />
      ))}
    </details>
  );
}

function Group({
  group: { card, rules },
  reading,
}: {
  readonly group: RuleGroup;
  readonly reading: Reading;
}) {
  const { game, book, speaker, sources, words, shown, here, copied, onCopy } = reading;
  const visible = rules.filter((rule) => shown.has(rule));
  if (visible.length === 0) return null;
  const title = card && book.titleOf(speaker, card);
  // A single rule that is called like its card needs no heading above it.
  const isAlone = rules.length === 1 && speaker.rule(rules[0]!).title === title;
  const entries = visible.map((id) => (
    <RuleEntry
      key={id}
      {...{ game, id, speaker, sources, words, onCopy }}
      figure={words.length === 0 ? book.figures[id] : undefined}
      level={card === undefined || isAlone ? 3 : 4}
      address={card !== undefined && isAlone ? cardAddress(game.id, card) : undefined}
      isHere={here === id}
      isCopied={copied === id}
    />
  ));
  if (card === undefined) return entries;
  return (
    <CardGroup {...{ game, speaker, card }} title={isAlone ? undefined : title}>
      {entries}
    </CardGroup>
  );
}

const shownIn = ({ groups }: LaidOutSection, { shown }: Reading): number =>
  groups.flatMap(({ rules }) => rules).filter((rule) => shown.has(rule)).length;

interface CardGroupProps extends Pick<Reading, 'game' | 'speaker'> {
  readonly card: string;
  readonly title: string | undefined;
  readonly children: ComponentChildren;
}

/** Rules about one card, beside its picture. */
function CardGroup({ game, speaker, card, title, children }: CardGroupProps) {
  const { Picture } = game;
  const address = cardAddress(game.id, card);
  return (
    <section class="rule-card">
      <a class="rule-card-picture" href={address} aria-label={say('toCard', { card: speaker.card(card) })}>
        <Picture card={card} size="small" speaker={speaker} />
      </a>
      <div class="rule-card-entries">
        {title !== undefined && (
          <h3>
            <a class="rule-card-link" href={address}>
              {title}
            </a>
          </h3>
        )}
        {children}
      </div>
    </section>
  );
}
