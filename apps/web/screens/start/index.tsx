import './start.css';
import { useEffect } from 'preact/hooks';
import { Frame } from '../../frame/Frame.tsx';
import { Continue } from './Continue.tsx';
import { GameTile } from './GameTile.tsx';
import { Learn } from './Learn.tsx';
import { OpenTables } from './OpenTables.tsx';
import { Replays } from './Replays.tsx';
import { loadTables } from './tables.ts';
import { tiles } from './tiles.ts';
import { startSay } from './words.ts';

export function Screen() {
  useEffect(() => {
    void loadTables();
  }, []);
  return (
    <Frame>
      <h1 class="unseen-title">{startSay('title')}</h1>
      <Continue />
      <section class="start-play" aria-labelledby="start-play">
        <h2 id="start-play">{startSay('play')}</h2>
        <div class="start-tiles">
          {tiles.map((tile) => (
            <GameTile key={tile.game} tile={tile} />
          ))}
        </div>
      </section>
      <OpenTables />
      <div class="start-more">
        <Learn />
        <Replays />
      </div>
    </Frame>
  );
}
