import type { GameInfo } from '@zunft/protocol';
import type { GameTexts } from '@zunft/text';
import { useEffect, useState } from 'preact/hooks';
import { gameTexts } from '../../frame/game-texts.ts';
import type { GameSetup } from '../../games/game-setup.ts';
import { gameSetup } from '../../games/index.ts';
import { server } from '../../online/server.ts';

/** What a screen needs to speak about a game; each part as soon as it is there. */
export interface SpokenGame {
  readonly info: GameInfo | undefined;
  readonly setup: GameSetup | undefined;
  readonly texts: GameTexts | undefined;
}

export function useGame(game: string): SpokenGame {
  const [info, setInfo] = useState<GameInfo>();
  const [setup, setSetup] = useState<GameSetup>();
  useEffect(() => {
    server.request('games', {}).then(
      ({ games }) => setInfo(games.find((one) => one.game === game)),
      // The rest of the room says enough; a lost connection is told elsewhere.
      () => undefined,
    );
    gameSetup(game).then(setSetup, () => undefined);
  }, [game]);
  return { info, setup, texts: gameTexts(game).value };
}
