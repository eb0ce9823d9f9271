import './tile.css';
import link from 'icon:lucide/link';
import sliders from 'icon:lucide/sliders-horizontal';
import { useEffect, useState } from 'preact/hooks';
import { Fan, type FanProps } from '../../design/Fan.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Seal } from '../../design/Seal.tsx';
import { failureSentence } from '../../frame/failure.ts';
import { gameName } from '../../frame/game-names.ts';
import { openUsualTable } from '../new-table/open-table.ts';
import { games } from './tables.ts';
import type { Tile } from './tiles.ts';
import { startSay } from './words.ts';

/** Without its cards a tile still says everything. */
function useCards(cards: Tile['cards']): FanProps['cards'] {
  const [fetched, setFetched] = useState<FanProps['cards']>([]);
  useEffect(() => {
    if (typeof cards === 'function') cards().then(setFetched, () => undefined);
  }, [cards]);
  return typeof cards === 'function' ? fetched : cards;
}

export function GameTile({ tile }: { readonly tile: Tile }) {
  const { game, icon, cards, pitch, minutes } = tile;
  const [problem, setProblem] = useState('');
  const [opening, setOpening] = useState(false);
  const seats = games.value.find((one) => one.game === game)?.seats;

  const open = async () => {
    if (opening) return;
    setOpening(true);
    try {
      await openUsualTable(game);
    } catch (error) {
      setProblem(failureSentence(error));
      setOpening(false);
    }
  };

  return (
    <article class="tile">
      <Fan cards={useCards(cards)} />
      <div class="tile-body paper">
        <h3 class="tile-name">{gameName(game)}</h3>
        <p class="tile-facts muted">{seats && startSay('facts', { ...seats, minutes })}</p>
        <p class="tile-pitch">{startSay(pitch)}</p>
        <div class="tile-actions">
          <button type="button" class="button button-primary button-sealed" onClick={() => void open()}>
            <Seal icon={icon} />
            {startSay('againstBots')}
          </button>
          <a class="button button-paper button-large" href={`/new/${game}?with=people`}>
            <Icon of={link} />
            {startSay('withFriends')}
          </a>
        </div>
        <a class="tile-setup link" href={`/new/${game}`}>
          <Icon of={sliders} />
          {startSay('setUp')}
        </a>
        <p class="tile-problem" role="alert">
          {problem}
        </p>
      </div>
    </article>
  );
}
