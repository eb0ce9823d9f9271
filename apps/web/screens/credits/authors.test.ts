import { expect, test } from 'vitest';
import { iconsByAuthor } from './authors.ts';

test('credits: an icon by two people stands under both, names are written out', () => {
  const credits = [
    { name: 'game-icons/castle', authors: ['lorc', 'caro-asercion'] },
    { name: 'game-icons/laurel-crown', authors: ['lorc'] },
  ];
  expect(iconsByAuthor(credits)).toEqual([
    { author: 'Caro Asercion', icons: ['castle'] },
    { author: 'Lorc', icons: ['castle', 'laurel crown'] },
  ]);
});
