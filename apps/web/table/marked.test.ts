import { texts } from '@zunft/games/guildhall/text';
import { Speaker } from '@zunft/text';
import { expect, it } from 'vitest';
import { marked, piecesOf } from './marked.ts';

it('marked texts: a sentence falls into words and cards', () => {
  const speaker = new Speaker({ language: 'en', texts: marked(texts), names: ['Anna'] });
  const sentence = speaker.event({ type: 'play', seat: 0, cards: ['weaver.red'], hidden: 0, params: {} });
  expect(piecesOf(sentence)).toEqual(['Anna plays ', { card: 'weaver.red', name: 'Weaver red' }, '.']);
});

it('marked texts: a sentence without cards is one piece', () => {
  expect(piecesOf('Nothing happens.')).toEqual(['Nothing happens.']);
});
