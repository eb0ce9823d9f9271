import type { Params } from '@zunft/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Catalogue, type Language, locales } from './catalogue.ts';

type Compiled = Map<string, IntlMessageFormat>;

/** A message is compiled when it is first said, once for all speakers. */
const compiledIn = new WeakMap<Catalogue[Language], Compiled>();

/** Making a formatter takes far longer than using it, and all messages can share them. */
function shared<A extends readonly unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = JSON.stringify(args);
    const formatter = made.get(key) ?? make(...args);
    made.set(key, formatter);
    return formatter;
  };
}

const formatters = {
  getNumberFormat: shared(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getDateTimeFormat: shared(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getPluralRules: shared(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
};

export const compile = (message: string, language: Language): IntlMessageFormat =>
  new IntlMessageFormat(message, locales[language], undefined, { ignoreTag: true, formatters });

/** The messages of several catalogues in one language. */
export class Messages {
  readonly language: Language;
  private readonly parts: readonly Catalogue[Language][];
  private readonly alternatives: Intl.ListFormat;

  constructor(language: Language, catalogues: readonly Catalogue[]) {
    this.language = language;
    this.parts = catalogues.map((catalogue) => catalogue[language]);
    this.alternatives = new Intl.ListFormat(locales[language], { type: 'disjunction' });
  }

  /** The sentence behind a key. A list among the params is one of alternatives. A missing key is a defect. */
  say(key: string, params: Params = {}): string {
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'object' ? this.alternatives.format(value) : value,
      ]),
    );
    return String(this.compiled(key).format(values));
  }

  has(key: string): boolean {
    return this.partWith(key) !== undefined;
  }

  private partWith(key: string): Catalogue[Language] | undefined {
    return this.parts.find((messages) => Object.hasOwn(messages, key));
  }

  private compiled(key: string): IntlMessageFormat {
    const part = this.partWith(key);
    if (part === undefined) throw new Error(`there is no message ${key} in ${this.language}`);
    let compiled = compiledIn.get(part);
    if (compiled === undefined) {
      compiled = new Map();
      compiledIn.set(part, compiled);
    }
    let message = compiled.get(key);
    if (message === undefined) {
      message = compile(part[key]!, this.language);
      compiled.set(key, message);
    }
    return message;
  }
}
