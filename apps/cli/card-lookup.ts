import type { RegisteredGame } from '@zunft/games';
import { languages, type Speaker } from '@zunft/text';
import { UsageError } from './command.ts';
import { gameScreens } from './game-screens.ts';
import { nearest } from './nearest.ts';
import type { Paint } from './paint.ts';
import { wrap } from './paragraph.ts';
import { speakerFor } from './speaker.ts';

/** A short word before a line of a card's text, such as a level. */
const labelled = /^(\S{1,3}:) (.*)$/;

const titleOf = ({ game }: RegisteredGame, speaker: Speaker, card: string): string =>
  gameScreens[game.id]!.cardTitle(card, speaker);

/** What a card is called and, indented, what it does. */
export function cardLines(
  registered: RegisteredGame,
  speaker: Speaker,
  card: string,
  { paint, width }: { readonly paint: Paint; readonly width: number },
): string[] {
  const lines = speaker.cardText(card).flatMap((line) => {
    const [, label, text] = labelled.exec(line) ?? [];
    return label === undefined ? wrap(line, width, '  ') : wrap(text!, width, `  ${label} `);
  });
  return [paint('strong', titleOf(registered, speaker, card)), ...lines];
}

/** The card that somebody calls by its name, its id, or a part of them. */
export function cardCalled(registered: RegisteredGame, speaker: Speaker, typed: string): string {
  const wanted = typed.toLowerCase();
  const { cards } = registered.texts;
  const others = languages.filter((language) => language !== speaker.language);
  const foreign = others.map((language) => speakerFor(registered, language));
  const calls = cards.map((card) => {
    const own = [card, speaker.card(card), titleOf(registered, speaker, card)];
    const names = [...own, ...foreign.map((other) => other.card(card))];
    return { card, names: names.map((name) => name.toLowerCase()) };
  });
  const found =
    calls.find(({ names }) => names.includes(wanted)) ??
    calls.find(({ names }) => names.some((name) => name.startsWith(wanted))) ??
    calls.find(({ names }) => names.some((name) => name.includes(wanted) || wanted.startsWith(name))) ??
    calls.find(({ card }) => card.split('.')[0] === wanted.split(/[ .]/)[0]);
  if (found !== undefined) return found.card;
  const titles = cards.map((card) => titleOf(registered, speaker, card));
  throw new UsageError('error.unknown-card', { value: typed, near: nearest(typed, titles) });
}
