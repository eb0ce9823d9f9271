import type { ClientGame } from '../table/client-game.ts';

/** Games that can be shown, each loaded when it is first needed. */
const loaders: Readonly<Record<string, () => Promise<ClientGame>>> = {
  guildhall: async () => (await import('./guildhall/index.ts')).guildhall,
};

export const gameIds = Object.keys(loaders);

/** The client's part of a game, or `undefined` if there is none. */
export async function clientGame(id: string): Promise<ClientGame | undefined> {
  return loaders[id]?.();
}
