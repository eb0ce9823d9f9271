import { type Catalogue, catalogueProblems, type Language } from '@zunft/text';
import { describe, expect, it } from 'vitest';

type Messages = Catalogue[Language];

/** Every file of messages of the client. */
const modules = import.meta.glob<Record<string, Messages>>('../**/*.{en,de}.ts', { eager: true });
const files = Object.keys(modules)
  .filter((file) => file.endsWith('.en.ts'))
  .map((file) => file.slice('../'.length, -'.en.ts'.length));

const messagesIn = (file: string, language: Language): Messages =>
  Object.assign({}, ...Object.values(modules[`../${file}.${language}.ts`] ?? {}));

describe('messages of the client', () => {
  it('are found', () => {
    expect(files).toContain('table/words');
    expect(files.length).toBeGreaterThan(15);
  });

  it.each(files)('say the same in both languages: %s', (file) => {
    const [en, de] = [messagesIn(file, 'en'), messagesIn(file, 'de')];
    expect(catalogueProblems({ en, de })).toEqual([]);
    expect(Object.keys(de)).toHaveLength(Object.keys(en).length);
  });

  it.each(files)('are translated: %s', (file) => {
    const [en, de] = [messagesIn(file, 'en'), messagesIn(file, 'de')];
    const isSentence = (message: string): boolean => (message.match(/\p{L}{3,}/gu) ?? []).length > 4;
    expect(Object.keys(en).filter((key) => en[key] === de[key] && isSentence(en[key]!))).toEqual([]);
  });
});
