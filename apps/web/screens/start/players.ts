import type { Player, TableSummary } from '@zunft/protocol';
import { locales } from '@zunft/text';
import { language } from '../../settings/settings.ts';

export const namesOf = (players: readonly Player[]): string[] => players.map(({ name }) => name);

/** Everybody who is a bot, as a list in words. */
export const opponentsOf = ({ players }: Pick<TableSummary, 'players'>): string =>
  listOf(namesOf(players.filter(({ bot }) => bot !== undefined)));

export const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat(locales[language.value]).format(words);
