import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clientGame } from '../../games/index.ts';
import type { ClientGame } from '../../table/client-game.ts';

/** The client's part of a game, and its rules: `loading` for a moment, `unknown` if there is none. */
export function useGame(id: string): ClientGame | 'loading' | 'unknown' {
  const game = useSignal<ClientGame | 'loading' | 'unknown'>('loading');
  useEffect(() => {
    let wanted = true;
    game.value = 'loading';
    void clientGame(id).then(async (found) => {
      await found?.rules?.fetch();
      if (wanted) game.value = found ?? 'unknown';
    });
    return () => {
      wanted = false;
    };
  }, [id, game]);
  return game.value;
}
