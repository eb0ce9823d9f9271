import type { IntlMessageFormat } from 'intl-messageformat';
import { type Catalogue, type Language, languages } from './catalogue.ts';
import { compile } from './messages.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Values = Readonly<Record<string, string | number>>;

/** Where every language has forms of its own; 1 and 2 tell singular and plural apart in ours. */
const numbersToTry = [0, 1, 2, 5];

/** Blanks too many, and a # that stands in a select within its plural, where it means nothing. */
const stray = /^ | $| {2}|#/;

/** What a message can be filled with so that each of its branches is said. */
type Placeholders = Map<string, Set<string | number>>;

/** What is wrong with a catalogue: keys or placeholders that differ, messages that cannot be said. */
export function catalogueProblems(catalogue: Catalogue): string[] {
  const [first, ...others] = languages;
  const keys = Object.keys(catalogue[first]);
  const problems = languages.flatMap((language) => unsayable(catalogue, language));
  if (problems.length > 0) return problems;
  for (const other of others) {
    const unknown = Object.keys(catalogue[other]).filter((key) => !(key in catalogue[first]));
    problems.push(...unknown.map((key) => `${key} is not in ${first}`));
    for (const key of keys) {
      if (!(key in catalogue[other])) problems.push(`${key} is not in ${other}`);
      else if (names(catalogue, first, key) !== names(catalogue, other, key)) {
        problems.push(`${key} has other placeholders in ${other} than in ${first}`);
      }
    }
  }
  return problems;
}

function unsayable(catalogue: Catalogue, language: Language): string[] {
  return Object.entries(catalogue[language]).flatMap(([key, message]) => {
    try {
      const compiled = compile(message, language);
      const sentences = fillings([...placeholders(compiled.getAst())]).map((values) =>
        String(compiled.format(values)),
      );
      const untidy = sentences.find((sentence) => stray.test(sentence));
      return untidy === undefined ? [] : [`${key} reads badly in ${language}: “${untidy}”`];
    } catch (error) {
      return [`${key} cannot be said in ${language}: ${String(error)}`];
    }
  });
}

const names = (catalogue: Catalogue, language: Language, key: string): string =>
  [...placeholders(compile(catalogue[language][key]!, language).getAst()).keys()].sort().join(', ');

function placeholders(elements: readonly Element[], found: Placeholders = new Map()): Placeholders {
  for (const element of elements) {
    if (!('value' in element) || !isPlaceholder(element)) continue;
    const values = found.get(element.value) ?? new Set();
    found.set(element.value, values);
    if (!('options' in element)) continue;
    const plural = 'pluralType' in element;
    for (const value of plural ? numbersToTry : Object.keys(element.options)) values.add(value);
    for (const option of Object.values(element.options)) placeholders(option.value, found);
  }
  return found;
}

/** Literal text is the one kind of element whose value is not a name. */
const isPlaceholder = (element: Element): boolean => element.type !== 0;

function fillings([first, ...rest]: [string, Set<string | number>][]): Values[] {
  if (first === undefined) return [{}];
  const [name, values] = first;
  const tails = fillings(rest);
  return (values.size === 0 ? ['word'] : [...values]).flatMap((value) =>
    tails.map((tail) => ({ ...tail, [name]: value })),
  );
}
