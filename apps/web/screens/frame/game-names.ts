/** Names of games are not translated, and are needed before a game's texts are there. */
const names: Readonly<Record<string, string>> = { guildhall: 'Guildhall' };

export const gameName = (game: string): string => names[game] ?? game;
