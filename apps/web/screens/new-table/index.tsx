import './new-table.css';
import type { GameInfo } from '@zunft/protocol';
import { useEffect, useState } from 'preact/hooks';
import { connection } from '../../connection/connection.ts';
import { path } from '../../router/router.ts';
import { Apology } from '../../shell/Apology.tsx';
import { shellSay } from '../../shell/words.ts';
import { Frame } from '../frame/Frame.tsx';
import { failureSentence } from '../frame/failure.ts';
import { gameName } from '../frame/game-names.ts';
import { gameTexts } from '../frame/game-texts.ts';
import { TableForm } from './TableForm.tsx';
import { newTableSay } from './words.ts';

export function Screen() {
  const game = path.value[1] ?? '';
  const texts = gameTexts(game).value;
  const [games, setGames] = useState<readonly GameInfo[]>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    connection()
      .request('games', {})
      .then((known) => setGames(known.games), setFailure);
  }, []);

  const info = games?.find((one) => one.game === game);
  if (failure !== undefined || (games !== undefined && info === undefined)) {
    return (
      <Frame>
        <Apology
          title={newTableSay('noGame')}
          text={failure === undefined ? newTableSay('noGame.text') : failureSentence(failure)}
        >
          <a class="button button-primary" href="/">
            {newTableSay('noGame.home')}
          </a>
        </Apology>
      </Frame>
    );
  }
  return (
    <Frame>
      <h1 class="new-table-title">{newTableSay('title', { game: gameName(game) })}</h1>
      {info !== undefined && texts !== undefined ? (
        <TableForm key={game} info={info} texts={texts} />
      ) : (
        <p class="loading">{shellSay('loading')}</p>
      )}
    </Frame>
  );
}
