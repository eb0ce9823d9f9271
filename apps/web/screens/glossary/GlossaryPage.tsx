import { useSignal } from '@preact/signals';
import { languages } from '@zunft/text';
import { contains, wordsIn } from '../../form/finding.ts';
import { SearchField } from '../../form/SearchField.tsx';
import { gameName } from '../../frame/game-names.ts';
import { language } from '../../settings/settings.ts';
import { GameTabs } from '../rules/GameTabs.tsx';
import { Marked } from '../rules/Marked.tsx';
import { usePlace } from '../rules/use-place.ts';
import { type Glossary, gameGlossaries, tableGlossary } from './glossary.ts';
import type { Term } from './terms.ts';
import { say } from './words.ts';

const wordsOf = (glossary: Glossary, { id }: Term): string[] =>
  languages.flatMap((one) => [glossary[one].say(`term.${id}`), glossary[one].say(`about.${id}`)]);

export function GlossaryPage({ game }: { readonly game: string }) {
  const query = useSignal('');
  const own = gameGlossaries[game];
  const glossaries = own === undefined ? [tableGlossary] : [own, tableGlossary];
  const { here } = usePlace((wanted) => {
    const found = glossaries.flatMap(({ terms }) => terms).find(({ id }) => id === wanted.toLowerCase());
    if (found !== undefined) query.value = '';
    return found?.id;
  });
  const words = wordsIn(query.value);
  const groups = glossaries.map((glossary) => ({
    glossary,
    found: glossary.terms.filter((term) => contains(wordsOf(glossary, term), words)),
  }));
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <div class="glossary">
      <header class="glossary-head">
        <GameTabs page="glossary" game={game} />
        <h1>{say('title', { game: gameName(game) })}</h1>
        <p>{say('lead')}</p>
        <p class="glossary-links">
          <a href={`/rules/${game}`}>{say('toRules')}</a>
          <a href={`/cards/${game}`}>{say('toCards')}</a>
        </p>
        <SearchField
          query={query}
          label={say('search')}
          hint={say('searchHint')}
          result={say('found', { count })}
        />
      </header>
      {groups.map(
        ({ glossary, found }) =>
          found.length > 0 && (
            <section key={glossary === own} class="glossary-section paper paper-ruled">
              <h2>{say(glossary === own ? 'game' : 'table')}</h2>
              <ul class="glossary-terms">
                {found.map((term) => (
                  <Entry key={term.id} {...{ game, glossary, term, words }} isHere={here.value === term.id} />
                ))}
              </ul>
            </section>
          ),
      )}
      {count === 0 && <p>{say('nothing', { words: query.value.trim() })}</p>}
    </div>
  );
}

interface EntryProps {
  readonly game: string;
  readonly glossary: Glossary;
  readonly term: Term;
  readonly words: readonly string[];
  readonly isHere: boolean;
}

/** One thing in both languages; the reader's own comes first. */
function Entry({ game, glossary, term: { id, rules }, words, isHere }: EntryProps) {
  const order = languages.toSorted((a, b) => Number(b === language.value) - Number(a === language.value));
  return (
    <li id={id} class={isHere ? 'glossary-term glossary-term-here' : 'glossary-term'} tabIndex={-1}>
      {order.map((one, i) => (
        <div key={one} lang={one}>
          <h3>
            {i === 0 ? (
              <a href={`/glossary/${game}#${id}`}>
                <Marked text={glossary[one].say(`term.${id}`)} words={words} />
              </a>
            ) : (
              <Marked text={glossary[one].say(`term.${id}`)} words={words} />
            )}
          </h3>
          <p>
            <Marked text={glossary[one].say(`about.${id}`)} words={words} />
          </p>
        </div>
      ))}
      {rules.length > 0 && (
        <p class="glossary-rules">
          {rules.map((rule) => (
            <a key={rule} class="chip chip-rule" href={`/rules/${game}#${rule}`}>
              <span class="visually-hidden">{say('rules')} </span>
              {rule}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}
