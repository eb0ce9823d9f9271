import { cardCalled, cardLines } from './card-lookup.ts';
import type { Command } from './command.ts';
import { paintFor } from './paint.ts';
import { speakerFor } from './speaker.ts';
import { deckFlag, gameTyped } from './typed-deck.ts';

/** `zunft cards`: the cards and what they do. */
export const cards: Command = {
  name: 'cards',
  flags: deckFlag,
  async run({ positionals: [name, ...words], values, language, terminal, out }) {
    const { registered } = gameTyped(name, values);
    const speaker = speakerFor(registered, language);
    const style = { paint: paintFor(terminal), width: terminal.columns };
    const { cards } = registered.texts;
    const shown = words.length === 0 ? cards : [cardCalled(registered, speaker, words.join(' '))];
    shown.forEach((card, i) => {
      if (i > 0) out('');
      for (const line of cardLines(registered, speaker, card, style)) out(line);
    });
    return 0;
  },
};
