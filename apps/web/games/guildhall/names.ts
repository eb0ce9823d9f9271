import type { Speaker } from '@zunft/text';

/** After which parts names of professions may be broken when they do not fit into a line. */
const parted: Readonly<Record<Speaker['language'], RegExp>> = {
  en: /His|Brick|Tax Col/,
  de: /Meuchel|Geschichts|Kauf/,
};

/** The name of a profession with a soft hyphen, for narrow places. */
export const nameOf = (speaker: Speaker, profession: string): string =>
  speaker.say(`profession.${profession}`).replace(parted[speaker.language], '$&\u00AD');
