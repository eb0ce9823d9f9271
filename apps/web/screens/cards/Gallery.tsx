import { type Signal, signal } from '@preact/signals';
import { Speaker } from '@zunft/text';
import { classes } from '../../design/classes.ts';
import { Filter } from '../../form/Filter.tsx';
import { contains, wordsIn } from '../../form/finding.ts';
import { SearchField } from '../../form/SearchField.tsx';
import type { ClientGame } from '../../table/client-game.ts';
import { GameTabs } from '../rules/GameTabs.tsx';
import { Marked } from '../rules/Marked.tsx';
import { type CardShelf, slugOf } from './shelf.ts';
import { say } from './words.ts';

/** What was looked for among the cards of a game stays while one looks at a card. */
interface Search {
  readonly query: Signal<string>;
  choice(filter: string): Signal<string | undefined>;
}

const searches = new Map<string, Search>();

function searchOf(game: string): Search {
  const known = searches.get(game);
  if (known !== undefined) return known;
  const choices = new Map<string, Signal<string | undefined>>();
  const search: Search = {
    query: signal(''),
    choice(filter) {
      const choice = choices.get(filter) ?? signal<string | undefined>(undefined);
      choices.set(filter, choice);
      return choice;
    },
  };
  searches.set(game, search);
  return search;
}

export interface GalleryProps {
  readonly game: ClientGame;
  readonly shelf: CardShelf;
  readonly speaker: Speaker;
}

/** All cards of a game, to look at and to choose from. */
export function Gallery({ game, shelf, speaker }: GalleryProps) {
  const { query, choice } = searchOf(game.id);
  const words = wordsIn(query.value);
  const shown = game.texts.cards.filter(
    (card) =>
      shelf.filters.every(
        ({ id, of }) => choice(id).value === undefined || of(card).includes(choice(id).value!),
      ) && isFound(game, shelf, speaker, card, words),
  );
  const groups = shelf.groups.length === 0 ? [undefined] : shelf.groups;
  const showAll = () => {
    query.value = '';
    for (const { id } of shelf.filters) choice(id).value = undefined;
  };
  return (
    <div class="catalogue">
      <header class="catalogue-head">
        <GameTabs page="cards" game={game.id} />
        <h1>{say('title', { game: speaker.say(`game.${game.id}`) })}</h1>
        <p>{say('lead')}</p>
        {shelf.about && <p>{shelf.about()}</p>}
      </header>
      <div class="catalogue-tools">
        <SearchField
          query={query}
          label={say('search')}
          hint={say('searchHint')}
          result={say('found', { count: shown.length })}
        />
        {shelf.filters.map(({ id, title, sorts }) => (
          <Filter
            key={id}
            title={title()}
            choice={choice(id)}
            all={say('everything')}
            sorts={sorts.map((sort) => ({ id: sort.id, title: sort.title() }))}
          />
        ))}
      </div>
      {groups.map((group) => {
        const cards = shown.filter((card) => group === undefined || shelf.groupOf(card) === group.id);
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
    <a
      class={classes('catalogue-card', shelf.isNamed(card) && 'catalogue-named')}
      href={`/cards/${game.id}/${slugOf(card)}`}
    >
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
