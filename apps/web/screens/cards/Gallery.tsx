import { type Signal, signal } from '@preact/signals';
import { Speaker } from '@zunft/text';
import type { ClientGame } from '../../table/client-game.ts';
import { contains, wordsIn } from '../rules/finding.ts';
import { Marked } from '../rules/Marked.tsx';
import { SearchField } from '../rules/SearchField.tsx';
import { type CardShelf, type Sort, slugOf } from './shelf.ts';
import { say } from './words.ts';

/** What was looked for stays while one looks at a card. */
const query = signal('');
const edition = signal<string | undefined>(undefined);
const kind = signal<string | undefined>(undefined);

export interface GalleryProps {
  readonly game: ClientGame;
  readonly shelf: CardShelf;
  readonly speaker: Speaker;
}

/** All cards of a game, to look at and to choose from. */
export function Gallery({ game, shelf, speaker }: GalleryProps) {
  const words = wordsIn(query.value);
  const shown = game.texts.cards.filter(
    (card) =>
      (edition.value ?? shelf.editionOf(card)) === shelf.editionOf(card) &&
      (kind.value ?? shelf.kindOf(card)) === shelf.kindOf(card) &&
      isFound(game, shelf, speaker, card, words),
  );
  const kinds = shelf.kinds.length === 0 ? [undefined] : shelf.kinds;
  const showAll = () => {
    query.value = '';
    edition.value = undefined;
    kind.value = undefined;
  };
  return (
    <div class="catalogue">
      <header class="catalogue-head">
        <h1>{say('title', { game: speaker.say(`game.${game.id}`) })}</h1>
        <p>{say('lead')}</p>
      </header>
      <div class="catalogue-tools">
        <SearchField
          query={query}
          label={say('search')}
          hint={say('searchHint')}
          result={say('found', { count: shown.length })}
        />
        <Filter title={say('editions')} choice={edition} sorts={shelf.editions} />
        <Filter title={say('kinds')} choice={kind} sorts={shelf.kinds} />
      </div>
      {kinds.map((group) => {
        const cards = shown.filter((card) => group === undefined || shelf.kindOf(card) === group.id);
        if (cards.length === 0) return null;
        return (
          <section key={group?.id} class="catalogue-section">
            {group !== undefined && (
              <h2>
                {group.title()} <span>{say('cards', { count: cards.length })}</span>
              </h2>
            )}
            <ul class={`catalogue-cards catalogue-${group?.id}`}>
              {cards.map((card, i) => (
                <li key={card}>
                  <CardLink {...{ game, shelf, speaker, card, words }} place={i} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {shown.length === 0 && (
        <div class="catalogue-nothing">
          <p>{say('nothing')}</p>
          <button type="button" class="button button-table" onClick={showAll}>
            {say('showAll')}
          </button>
        </div>
      )}
    </div>
  );
}

interface CardLinkProps extends GalleryProps {
  readonly card: string;
  readonly words: readonly string[];
  readonly place: number;
}

/** Neighbours show different variants, so that the eye finds its way. */
function CardLink({ game, shelf, speaker, card, words, place }: CardLinkProps) {
  const { Picture } = game;
  const variants = shelf.variantsOf(card);
  const shown = variants[place % variants.length]?.card ?? card;
  return (
    <a class="catalogue-card" href={`/cards/${game.id}/${slugOf(card)}`}>
      <span class="catalogue-picture" aria-hidden="true">
        <Picture card={shown} size="hand" speaker={speaker} />
      </span>
      <span class="catalogue-name">
        <Marked text={shelf.nameOf(speaker, card)} words={words} />
      </span>
    </a>
  );
}

/** By name in either language, or by what the card says in the present one. */
function isFound(
  game: ClientGame,
  shelf: CardShelf,
  speaker: Speaker,
  card: string,
  words: readonly string[],
): boolean {
  if (words.length === 0) return true;
  const names = namesIn(game, shelf).map((nameOf) => nameOf(card));
  return contains([...names, ...speaker.cardText(card)], words);
}

const namesIn = ({ texts }: ClientGame, shelf: CardShelf) =>
  (['en', 'de'] as const).map((language) => {
    const speaker = new Speaker({ language, texts, names: [] });
    return (card: string) => shelf.nameOf(speaker, card);
  });

interface FilterProps {
  readonly title: string;
  readonly choice: Signal<string | undefined>;
  readonly sorts: readonly Sort[];
}

function Filter({ title, choice, sorts }: FilterProps) {
  if (sorts.length === 0) return null;
  const all = [{ id: undefined, title: () => say('everything') }, ...sorts];
  return (
    <fieldset class="catalogue-filter">
      <legend class="label">{title}</legend>
      <div class="segments">
        {all.map(({ id, title: name }) => (
          <button
            key={id ?? 'all'}
            type="button"
            aria-pressed={choice.value === id}
            onClick={() => {
              choice.value = id;
            }}
          >
            {name()}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
