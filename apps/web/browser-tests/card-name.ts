import { games } from '@zunft/games';
import { type Language, Speaker } from '@zunft/text';

/** The name of a card of any game. */
export function cardName(card: string, language: Language = 'en'): string {
  const { texts } = games.find(({ game }) => (game.faces as readonly string[]).includes(card))!;
  return new Speaker({ language, texts, names: [] }).card(card);
}
