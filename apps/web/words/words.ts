import type { Params } from '@zunft/kernel';
import { type Catalogue, type Language, Messages } from '@zunft/text';
import { language } from '../settings/settings.ts';

/** The messages of a part of the client: German has the keys of English. */
export interface Words<K extends string> {
  readonly en: Readonly<Record<K, string>>;
  readonly de: Readonly<Record<K, string>>;
}

/**
 * Says the messages of a part of the client in the language of the moment. A component that calls it is drawn
 * anew when the language changes.
 */
export function sayer<K extends string>(words: Words<K>): (key: K, params?: Params) => string {
  const catalogue: Catalogue = words;
  // Made when first needed: that takes long enough to be felt when a page with many parts is loaded.
  const messages: Partial<Record<Language, Messages>> = {};
  return (key, params) => {
    const spoken = language.value;
    messages[spoken] ??= new Messages(spoken, [catalogue]);
    return messages[spoken].say(key, params);
  };
}
