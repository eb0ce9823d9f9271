import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusalRules, tableRuleIds } from '@zunft/kernel';
import { describe, expect, test } from 'vitest';
import { type Catalogue, catalogueProblems, core, languages } from './index.ts';

const kernel = join(import.meta.dirname, '../kernel');
const source = ['notation.ts', 'options.ts']
  .map((name) => readFileSync(join(kernel, name), 'utf8'))
  .join('\n');
const problemCodes = [
  ...source.matchAll(/code: '([a-z-]+)'/g),
  ...source.matchAll(/complain\([^']*'[^']*', '([a-z-]+)'/g),
  ...source.matchAll(/complain\([^,']+, '([a-z-]+)'/g),
  ...source.matchAll(/complain\(`[^`]*`, '([a-z-]+)'/g),
].map((match) => match[1]!);

const keysWith = (prefix: string): string[] =>
  Object.keys(core.en).filter((key) => key.startsWith(`${prefix}.`));
const keys = (prefix: string, ids: Iterable<string>): string[] =>
  [...new Set(ids)].map((id) => `${prefix}.${id}`);

describe('the catalogue of the table', () => {
  test('says the same in every language', () => {
    expect(catalogueProblems(core)).toEqual([]);
  });

  test('has a sentence for every refusal, and no other', () => {
    expect(keysWith('reason').sort()).toEqual(keys('reason', Object.keys(refusalRules)).sort());
  });

  test('has every rule of the table', () => {
    expect(keysWith('rule')).toEqual(keys('rule', tableRuleIds));
    expect(keysWith('ruleTitle')).toEqual(keys('ruleTitle', tableRuleIds));
  });

  test('has a sentence for every problem of a document, and no other', () => {
    expect(problemCodes.length).toBeGreaterThan(10);
    expect(keysWith('problem').sort()).toEqual(keys('problem', problemCodes).sort());
  });
});

describe('catalogueProblems', () => {
  const planted: [fault: string, catalogue: Catalogue, problem: string][] = [
    ['a missing key', { en: { a: 'x' }, de: {} }, 'a is not in de'],
    ['a key of one language only', { en: {}, de: { a: 'x' } }, 'a is not in en'],
    [
      'other placeholders',
      { en: { a: '{card}' }, de: { a: '{cards}' } },
      'a has other placeholders in de than in en',
    ],
    [
      'other placeholders in a branch',
      { en: { a: '{n, plural, one {{card}} other {#}}' }, de: { a: '{n}' } },
      'a has other placeholders in de than in en',
    ],
    [
      'a # that is no number',
      { en: { a: '{n, plural, other {{x, select, other {#}}}}' }, de: { a: '{n} {x}' } },
      'a reads badly in en: “#”',
    ],
    [
      'a stray blank in a branch',
      { en: { a: '{n, plural, =0 {} other {#}} wins.' }, de: { a: '{n}' } },
      'a reads badly in en: “ wins.”',
    ],
  ];

  test.each(planted)('finds %s', (_, catalogue, problem) => {
    expect(catalogueProblems(catalogue)).toContain(problem);
  });

  test('finds a message that cannot be parsed', () => {
    expect(catalogueProblems({ en: { a: '{n, plural, one {#}}' }, de: { a: '{n}' } })).toEqual([
      expect.stringContaining('a cannot be said in en'),
    ]);
  });

  test('accepts different branches', () => {
    const catalogue = { en: { a: '{n, plural, other {#}}' }, de: { a: '{n, plural, one {eine} other {#}}' } };
    expect(catalogueProblems(catalogue)).toEqual([]);
    expect(Object.keys(catalogue)).toEqual([...languages]);
  });
});
