import { games, type RegisteredGame } from '@zunft/games';
import type { Seat } from '@zunft/kernel';
import { type Language, Speaker } from '@zunft/text';
import { catalogue } from './text/index.ts';

/** Speaks of one game in the words of the command line. */
export const speakerFor = (
  registered: RegisteredGame,
  language: Language,
  { names = [], viewer }: { readonly names?: readonly string[]; readonly viewer?: Seat | undefined } = {},
): Speaker =>
  new Speaker({
    language,
    texts: registered.texts,
    names,
    ...(viewer !== undefined && { viewer }),
    catalogues: [catalogue],
  });

/**
 * Speaks where nobody knows yet what the words are about: of the game that is among them, or else of the first;
 * and in the words of the others where that one has none.
 */
export const plainSpeaker = (language: Language, words: readonly string[] = []): Speaker =>
  new Speaker({
    language,
    texts: (games.find(({ game }) => words.includes(game.id)) ?? games[0]!).texts,
    names: [],
    catalogues: [catalogue, ...games.map(({ texts }) => texts.catalogue)],
  });
