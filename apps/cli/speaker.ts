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

/** Speaks where no game has been named, or none that exists. */
export const plainSpeaker = (language: Language): Speaker => speakerFor(games[0]!, language);
