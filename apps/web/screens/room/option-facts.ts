import type { Json, Options } from '@zunft/kernel';
import type { GameInfo } from '@zunft/protocol';
import { type GameTexts, locales, Speaker } from '@zunft/text';
import type { GameSetup } from '../../games/game-setup.ts';
import { language } from '../../settings/settings.ts';
import { isAsked } from '../new-table/draft.ts';

export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** All options of a table that matter, in words. */
export function optionFacts(
  info: Pick<GameInfo, 'options'>,
  setup: Pick<GameSetup, 'facts'>,
  texts: GameTexts,
  options: Options,
): Fact[] {
  const speaker = new Speaker({ language: language.value, texts, names: [] });
  const known = texts.catalogue[language.value];
  const own = setup.facts?.(options, speaker) ?? {};
  const word = (name: string, value: Json) => {
    const key = `tableOption.${name}.${value}`;
    return Object.hasOwn(known, key) ? speaker.say(key) : String(value);
  };
  return Object.keys(info.options).flatMap((name) => {
    const value = options[name] ?? info.options[name]!.default;
    if (!isAsked(name, info.options, options)) return [];
    const words = Object.hasOwn(own, name)
      ? own[name]
      : Array.isArray(value)
        ? new Intl.ListFormat(locales[language.value]).format(value.map((one) => word(name, one as Json)))
        : word(name, value);
    return words === undefined || words === ''
      ? []
      : [{ name, label: speaker.say(`tableOption.${name}`), value: words }];
  });
}
