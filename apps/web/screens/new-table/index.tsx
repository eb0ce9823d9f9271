import './new-table.css';
import type { GameInfo } from '@zunft/protocol';
import { useEffect, useState } from 'preact/hooks';
import { connection } from '../../connection/connection.ts';
import { Frame } from '../../frame/Frame.tsx';
import { failureSentence } from '../../frame/failure.ts';
import { gameName } from '../../frame/game-names.ts';
import { gameTexts } from '../../frame/game-texts.ts';
import type { GameSetup } from '../../games/game-setup.ts';
import { gameSetup } from '../../games/index.ts';
import { path, query } from '../../router/router.ts';
import { Apology } from '../../shell/Apology.tsx';
import { shellSay } from '../../shell/words.ts';
import { TableForm } from './TableForm.tsx';
import { newTableSay } from './words.ts';

export function Screen() {
  const game = path.value[1] ?? '';
  const texts = gameTexts(game).value;
  const [games, setGames] = useState<readonly GameInfo[]>();
  const [setup, setSetup] = useState<{ readonly game: string; readonly it: GameSetup | undefined }>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    gameSetup(game).then((it) => setSetup({ game, it }), setFailure);
  }, [game]);
  useEffect(() => {
    connection()
      .request('games', {})
      .then((known) => setGames(known.games), setFailure);
  }, []);

  const info = games?.find((one) => one.game === game);
  const own = setup?.game === game ? setup : undefined;
  const isUnknown =
    (games !== undefined && info === undefined) || (own !== undefined && own.it === undefined);
  if (failure !== undefined || isUnknown) {
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
  // What is asked for in the address fills the form anew; whom it is played with does not.
  const asked = new URLSearchParams(query.value);
  asked.delete('with');
  return (
    <Frame>
      <h1 class="new-table-title">{newTableSay('title', { game: gameName(game) })}</h1>
      {info !== undefined && texts !== undefined && own?.it !== undefined ? (
        <TableForm
          key={`${game}?${asked}`}
          info={info}
          setup={own.it}
          texts={texts}
          withPeople={query.value.get('with') === 'people'}
        />
      ) : (
        <p class="loading">{shellSay('loading')}</p>
      )}
    </Frame>
  );
}
