import type { Language } from '@zunft/text';
import { language, settings } from '../settings/settings.ts';

/** Names of games, which are needed before a game's texts are there. */
const names: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  guildhall: { en: 'Guildhall', de: 'Guildhall' },
  dominion: { en: 'Dominion: Guilds', de: 'Dominion: Die Gilden' },
  'the-guild': { en: 'The Guild', de: 'The Guild' },
};

export const gameName = (game: string): string => names[game]?.[language.value] ?? game;

/** The game that was set up last; the first one for whoever has never played. */
export const lastGame = (): string =>
  Object.keys(settings.value.lastTables).findLast((game) => Object.hasOwn(names, game)) ??
  Object.keys(names)[0]!;
