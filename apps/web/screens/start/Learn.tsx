import book from 'icon:lucide/book-open';
import cards from 'icon:lucide/gallery-horizontal-end';
import glossary from 'icon:lucide/whole-word';
import { useSignal } from '@preact/signals';
import { Icon } from '../../design/Icon.tsx';
import { gameName, lastGame } from '../../frame/game-names.ts';
import { TurnStrip } from './TurnStrip.tsx';
import { tiles } from './tiles.ts';
import { startSay } from './words.ts';

const links = [
  { word: 'learn.rules', page: 'rules', icon: book },
  { word: 'learn.cards', page: 'cards', icon: cards },
  { word: 'learn.glossary', page: 'glossary', icon: glossary },
] as const;

/** How a turn works, and where to read more, of one game at a time. */
export function Learn() {
  const chosen = useSignal<string | undefined>(undefined);
  const shown = chosen.value ?? lastGame();
  return (
    <section class="learn" aria-labelledby="start-learn">
      <h2 id="start-learn">{startSay('learn')}</h2>
      <div class="segments learn-games" role="group" aria-label={startSay('learn.game')}>
        {tiles.map(({ game }) => (
          <button
            key={game}
            type="button"
            aria-pressed={game === shown}
            onClick={() => {
              chosen.value = game;
            }}
          >
            {gameName(game)}
          </button>
        ))}
      </div>
      <TurnStrip key={shown} game={shown} />
      <ul class="learn-links">
        {links.map(({ word, page, icon }) => (
          <li key={word}>
            <a class="button button-table" href={`/${page}/${shown}`}>
              <Icon of={icon} />
              {startSay(word)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
