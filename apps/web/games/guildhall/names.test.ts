import { texts } from '@zunft/games/guildhall/text';
import { languages, Speaker } from '@zunft/text';
import { expect, it } from 'vitest';
import { professions } from './faces.ts';
import { nameOf } from './names.ts';

it.each(languages)('long names of professions in %s can be parted', (language) => {
  const speaker = new Speaker({ language, texts, names: [] });
  const names = professions.map((profession) => nameOf(speaker, profession));
  const pieces = names.flatMap((name) => name.split(/[ \u00AD]/));
  expect(pieces.filter((piece) => piece.length > 10)).toEqual([]);
  expect(names.filter((name) => name.includes('\u00AD'))).toHaveLength(3);
});
