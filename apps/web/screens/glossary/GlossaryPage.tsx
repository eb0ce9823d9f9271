import { useSignal } from '@preact/signals';
import { type Language, languages, Messages } from '@zunft/text';
import { language } from '../../settings/settings.ts';
import { gameName } from '../frame/game-names.ts';
import { contains, wordsIn } from '../rules/finding.ts';
import { Marked } from '../rules/Marked.tsx';
import { SearchField } from '../rules/SearchField.tsx';
import { usePlace } from '../rules/use-place.ts';
import { type Term, tableTerms, termsOf } from './terms.ts';
import { glossaryTerms, say } from './words.ts';

const speak: Readonly<Record<Language, Messages>> = {
  en: new Messages('en', [glossaryTerms]),
  de: new Messages('de', [glossaryTerms]),
};

const wordsOf = ({ id }: Term): string[] =>
  languages.flatMap((one) => [speak[one].say(`term.${id}`), speak[one].say(`about.${id}`)]);

export function GlossaryPage({ game }: { readonly game: string }) {
  const query = useSignal('');
  const all: readonly Term[] = [...termsOf(game), ...tableTerms];
  const { here } = usePlace((wanted) => {
    const found = all.find(({ id }) => id === wanted.toLowerCase());
    if (found !== undefined) query.value = '';
    return found?.id;
  });
  const words = wordsIn(query.value);
  const found = all.filter((term) => contains(wordsOf(term), words));
  const groups = [
    { title: say('game'), terms: found.filter((term) => termsOf(game).includes(term)) },
    { title: say('table'), terms: found.filter((term) => !termsOf(game).includes(term)) },
  ];
  return (
    <div class="glossary">
      <header class="glossary-head">
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
          result={say('found', { count: found.length })}
        />
      </header>
      {groups.map(
        ({ title, terms }) =>
          terms.length > 0 && (
            <section key={title} class="glossary-section paper paper-ruled">
              <h2>{title}</h2>
              <ul class="glossary-terms">
                {terms.map((term) => (
                  <Entry key={term.id} {...{ game, term, words }} isHere={here.value === term.id} />
                ))}
              </ul>
            </section>
          ),
      )}
      {found.length === 0 && <p>{say('nothing', { words: query.value.trim() })}</p>}
    </div>
  );
}

interface EntryProps {
  readonly game: string;
  readonly term: Term;
  readonly words: readonly string[];
  readonly isHere: boolean;
}

/** One thing in both languages; the reader's own comes first. */
function Entry({ game, term: { id, rules }, words, isHere }: EntryProps) {
  const order = languages.toSorted((a, b) => Number(b === language.value) - Number(a === language.value));
  return (
    <li id={id} class={isHere ? 'glossary-term glossary-term-here' : 'glossary-term'} tabIndex={-1}>
      {order.map((one, i) => (
        <div key={one} lang={one}>
          <h3>
            {i === 0 ? (
              <a href={`/glossary/${game}#${id}`}>
                <Marked text={speak[one].say(`term.${id}`)} words={words} />
              </a>
            ) : (
              <Marked text={speak[one].say(`term.${id}`)} words={words} />
            )}
          </h3>
          <p>
            <Marked text={speak[one].say(`about.${id}`)} words={words} />
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
