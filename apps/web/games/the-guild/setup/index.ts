import laurel from 'icon:game-icons/laurel-crown';
import { zunftDeck } from '@zunft/games/the-guild/text';
import { language } from '../../../settings/settings.ts';
import type { GameSetup } from '../../game-setup.ts';

export const guildSetup: GameSetup = {
  icon: laurel,
  facts: ({ deck }) => ({
    deck: deck === zunftDeck.id ? zunftDeck.name[language.value] : String(deck),
  }),
};
