import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameTexts } from '@zunft/text';

const loaders: Readonly<Record<string, () => Promise<GameTexts>>> = {
  guildhall: async () => (await import('@zunft/games/guildhall/text')).texts,
  dominion: async () => (await import('@zunft/games/dominion/text')).texts,
  'the-guild': async () => (await import('@zunft/games/the-guild/text/table')).tableTexts,
};

const loaded = new Map<string, Signal<GameTexts | undefined>>();

/** The words of a game, which begin to load when they are first asked for. */
export function gameTexts(game: string): ReadonlySignal<GameTexts | undefined> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const texts = signal<GameTexts | undefined>(undefined);
  loaded.set(game, texts);
  loaders[game]?.().then(
    (found) => {
      texts.value = found;
    },
    () => loaded.delete(game),
  );
  return texts;
}
