import type { GameTexts } from '@zunft/text';

const start = '\uE000';
const middle = '\uE001';
const end = '\uE002';

/** Texts whose names of cards carry the card with them, so that a screen can make something of them. */
export const marked = (texts: GameTexts): GameTexts => ({
  ...texts,
  cardName: (say, card) => `${start}${card}${middle}${texts.cardName(say, card)}${end}`,
});

export type Piece = string | { readonly card: string; readonly name: string };

/** A sentence of a speaker with marked texts, in pieces: words and cards. */
export function piecesOf(sentence: string): Piece[] {
  return sentence.split(start).flatMap((part, i): Piece[] => {
    if (i === 0) return part === '' ? [] : [part];
    const [card = '', rest = ''] = part.split(middle);
    const [name = '', after = ''] = rest.split(end);
    return [{ card, name }, ...(after === '' ? [] : [after])];
  });
}
