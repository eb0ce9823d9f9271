import './rules.css';
import { useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { wordsIn } from '../../form/finding.ts';
import { SearchField } from '../../form/SearchField.tsx';
import { fragment } from '../../router/router.ts';
import type { ClientGame } from '../../table/client-game.ts';
import { cardAddress, type RuleBook } from './book.ts';
import { Contents } from './Contents.tsx';
import { GameTabs } from './GameTabs.tsx';
import { allRules, findRules, layOut } from './layout.ts';
import { type Reading, RuleSection } from './RuleSection.tsx';
import { readerOf } from './reader.ts';
import { useCopiedLink } from './use-copied-link.ts';
import { usePlace, useReading } from './use-place.ts';
import { say } from './words.ts';

export interface RulesPageProps {
  readonly game: ClientGame;
  readonly book: RuleBook;
}

export function RulesPage({ game, book }: RulesPageProps) {
  const rules = allRules(game.texts.ruleIds);
  const sections = useMemo(() => layOut(book, rules), [book]);
  const query = useSignal('');
  const open = useSignal<ReadonlySet<string>>(
    new Set(sections.filter(({ startsOpen }) => startsOpen).map(({ id }) => id)),
  );
  const speaker = useComputed(() => readerOf(game)).value;
  const { copied, message, copy } = useCopiedLink((rule) => `/rules/${game.id}#${rule}`);

  const sectionOf = (rule: string) =>
    sections.find(({ groups }) => groups.some((group) => group.rules.includes(rule)));
  const { here, goTo } = usePlace((wanted) => {
    const id = [...rules, ...sections.map((section) => section.id)].find(
      (known) => known.toLowerCase() === wanted.toLowerCase(),
    );
    if (id === undefined) return undefined;
    query.value = '';
    open.value = new Set([...open.peek(), sectionOf(id)?.id ?? id]);
    return id;
  });
  const current = useReading(sections.map(({ id }) => id));

  const words = wordsIn(query.value);
  const found = findRules(speaker, rules, words);
  const shown = new Set(found);
  const isSearching = words.length > 0;
  const cardWords = [...book.cardWords(speaker.say)].map(
    ([word, card]) => [word, cardAddress(game.id, card)] as const,
  );
  const sources = { game: game.id, rules: new Set(rules), cards: new Map(cardWords) };
  const reading: Reading = {
    ...{ game, book, speaker, sources, words, shown },
    here: here.value,
    copied: copied.value,
    onCopy: (rule) => void copy(rule),
  };
  const allOpen = open.value.size >= sections.length;
  const visible = sections.filter(({ groups }) =>
    groups.some((group) => group.rules.some((rule) => shown.has(rule))),
  );

  return (
    <div class="rules">
      <header class="rules-head">
        <GameTabs page="rules" game={game.id} />
        <h1>{say('title', { game: speaker.say(`game.${game.id}`) })}</h1>
        <p>{say('lead')}</p>
        <p class="rules-links">
          <a href={`/cards/${game.id}`}>{say('toCards')}</a>
          <a href={`/glossary/${game.id}`}>{say('toGlossary')}</a>
        </p>
      </header>
      <aside class="rules-side">
        <SearchField
          query={query}
          label={say('search')}
          hint={say('searchHint')}
          result={say('found', { count: found.length })}
        />
        <Contents
          game={game.id}
          sections={visible}
          speaker={speaker}
          current={current.value}
          here={here.value}
          onGo={goTo}
        />
      </aside>
      <div class="rules-text">
        {fragment.value !== '' && here.value === undefined && (
          <p class="rules-nothing paper">{say('unknownRule', { rule: fragment.value })}</p>
        )}
        {!isSearching && (
          <button
            type="button"
            class="button button-table rules-all"
            onClick={() => {
              open.value = new Set(allOpen ? [] : sections.map(({ id }) => id));
            }}
          >
            {say(allOpen ? 'closeAll' : 'openAll')}
          </button>
        )}
        {visible.map((section) => (
          <RuleSection
            key={section.id}
            section={section}
            reading={reading}
            isOpen={isSearching || open.value.has(section.id)}
            onToggle={(isOpen) => {
              if (isSearching) return;
              const others = [...open.peek()].filter((id) => id !== section.id);
              open.value = new Set(isOpen ? [...others, section.id] : others);
            }}
          />
        ))}
        {visible.length === 0 && (
          <p class="rules-nothing paper">
            {say('nothing', { words: query.value.trim(), example: rules[3] ?? rules[0]! })}
          </p>
        )}
      </div>
      <p class="visually-hidden" role="status">
        {message.value}
      </p>
    </div>
  );
}
