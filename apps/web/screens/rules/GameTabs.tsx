import './game-tabs.css';
import { gameName } from '../../frame/game-names.ts';
import { gameIds } from '../../games/index.ts';
import { say } from './words.ts';

interface GameTabsProps {
  readonly page: 'rules' | 'cards' | 'glossary';
  readonly game: string;
}

/** The same page for every game. */
export function GameTabs({ page, game }: GameTabsProps) {
  return (
    <nav class="tabs game-tabs" aria-label={say('games')}>
      {gameIds.map((id) => (
        <a key={id} href={`/${page}/${id}`} aria-current={id === game ? 'page' : undefined}>
          {gameName(id)}
        </a>
      ))}
    </nav>
  );
}
