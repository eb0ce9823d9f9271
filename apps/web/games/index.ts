import { settings } from '../settings/settings.ts';
import { isIncomplete } from '../shell/later.ts';
import type { ClientGame } from '../table/client-game.ts';
import type { GameSetup } from './game-setup.ts';

/** Games that can be shown, each loaded when it is first needed. */
const loaders: Readonly<Record<string, () => Promise<ClientGame>>> = {
  guildhall: async () => (await import('./guildhall/index.ts')).guildhall,
  dominion: async () => (await import('./dominion/index.ts')).dominion,
  'the-guild': async () => (await import('./the-guild/index.ts')).theGuild,
};

const setups: Readonly<Record<string, () => Promise<GameSetup>>> = {
  guildhall: async () => (await import('./guildhall/setup/index.ts')).guildhallSetup,
  dominion: async () => (await import('./dominion/setup/index.ts')).dominionSetup,
  'the-guild': async () => (await import('./the-guild/setup/index.ts')).guildSetup,
};

export const gameIds = Object.keys(loaders);

/** The client's part of a game, or `undefined` if there is none. If it does not arrive, the page says so, and whoever needs it waits. */
export async function clientGame(id: string): Promise<ClientGame | undefined> {
  try {
    return await loaders[id]?.();
  } catch {
    isIncomplete.value = true;
    return new Promise(() => undefined);
  }
}

/** What a game adds to the form in which its tables are set up. */
export async function gameSetup(id: string): Promise<GameSetup | undefined> {
  return setups[id]?.();
}

/** What this browser played last is probably what will be shown now; it need not wait until the host has said so. */
export function fetchLikelyGame(): void {
  const id = Object.keys(settings.peek().lastTables).at(-1) ?? gameIds[0]!;
  void clientGame(id);
}
