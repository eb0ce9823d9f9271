import type { Decision, Option, OptionRef } from '@zunft/kernel';
import { type GameTexts, type Language, Speaker } from '@zunft/text';

/** Stands where the name of a card or a player was. */
const gap = '\uE000';
const gapInQuotes = new RegExp(`\\s*[„“"«]?${gap}[“”"»]?\\s*`, 'g');

interface Naming {
  readonly language: Language;
  readonly texts: GameTexts;
  readonly names: readonly string[];
  readonly speaker: Speaker;
}

/**
 * What an option is called where many stand in a list: first what it is about, as that is where they differ, then what
 * is done with it: "Weaver red: play".
 */
export function optionName(
  { language, texts, names, speaker }: Naming,
  option: Option,
  decision: Decision,
): string {
  const { card, seat } = option.ref;
  if (card === undefined && seat === undefined) return speaker.option(option, decision);
  const subject = card === undefined ? names[seat!]! : speaker.card(card);
  const gapped = new Speaker({
    language,
    texts: { ...texts, cardName: () => gap },
    names: names.map(() => gap),
  });
  const sentence = gapped.option(option, decision);
  const rest = sentence.replace(gapInQuotes, ' ').trim();
  if (rest === '') return subject;
  if (!isWholeWithout(sentence, language)) return speaker.option(option, decision);
  return `${subject}: ${language === 'en' ? rest[0]!.toLowerCase() + rest.slice(1) : rest}`;
}

/** English says what is done before it says with what, German after it; elsewhere a gap would leave half a phrase. */
function isWholeWithout(sentence: string, language: Language): boolean {
  const [before = '', after] = sentence.split(gapInQuotes);
  const words = before.split(' ').filter((word) => word !== '').length;
  return after === undefined || (words <= (language === 'en' ? 1 : 0) && !after.startsWith('’'));
}

export interface OptionGroup {
  /** `hand`, or `hall/2`: the zone and whose it is; empty for options that lie nowhere. */
  readonly key: string;
  readonly zone?: string;
  readonly owner?: number;
  readonly options: readonly Option[];
}

/** Options by what they act on, in the order of the first of each; those that lie nowhere come last. */
export function groupOptions(options: readonly Option[]): readonly OptionGroup[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const key = placeOf(option.ref);
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups]
    .map(([key, members]) => {
      const { zone, owner } = members[0]!.ref;
      return {
        key,
        ...(zone !== undefined && { zone }),
        ...(owner !== undefined && { owner }),
        options: members,
      };
    })
    .sort((a, b) => Number(a.key === '') - Number(b.key === ''));
}

const placeOf = ({ zone = '', owner }: OptionRef): string =>
  owner === undefined ? zone : `${zone}/${owner}`;
