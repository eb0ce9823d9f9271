import { Speaker } from '@zunft/text';
import { language } from '../../settings/settings.ts';
import type { ClientGame } from '../../table/client-game.ts';

/** Reads out the rules and the cards of a game. */
export const readerOf = ({ texts, rules }: ClientGame): Speaker =>
  new Speaker({
    language: language.value,
    texts,
    names: [],
    catalogues: [rules?.value ?? []].flat(),
  });
