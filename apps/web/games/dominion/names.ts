import type { Speaker } from '@zunft/text';

/** Where names of cards may be parted when they do not fit into a line. */
const parted: Readonly<Record<Speaker['language'], string>> = {
  en: 'Ad|visor Butch|er Candle|stick Jour|ney|man Master|piece Mer|chant Sooth|sayer Stone|mason Tax|man Adven|turer Bureau|crat Chan|cellor Fes|tival Gar|dens Labora|tory Li|brary Mar|ket Mi|litia Money|lender Re|model Work|shop Wood|cutter Con|spi|rator Copper|smith Court|yard Iron|works Mas|que|rade Sabo|teur Shan|ty Stew|ard Swind|ler Tor|turer Trad|ing Trib|ute Up|grade Wish|ing Min|ing Vil|lage Cham|ber Coun|cil Pro|vince Her|ald',
  de: 'An|wesen Her|zog|tum Pro|vinz Leuchten|macher Stein|metz Meister|stück Be|rater Steuer|ein|treiber Bäcker Metz|ger Wander|geselle Kauf|manns|gilde Wahr|sager Kapel|le Burg|graben Kanz|ler Holz|fäller Werk|statt Büro|krat Fest|mahl Geld|ver|leiher Schmie|de Thron|saal Rats|ver|samm|lung Jahr|markt Labora|torium Biblio|thek Aben|teurer Burg|hof Hand|langer Geheim|kammer Maske|rade Armen|viertel Ver|walter Trick|ser Wunsch|brunnen Ver|schwörer Kupfer|schmied Eisen|hütte Berg|werk Kerker|meister Handels|posten Sabo|teur Ade|lige',
};

const softHyphen = '\u00AD';
const hyphens = new Map<string, ReadonlyMap<string, string>>();

function hyphensOf(language: Speaker['language']): ReadonlyMap<string, string> {
  const known = hyphens.get(language);
  if (known !== undefined) return known;
  const read = new Map(
    parted[language].split(' ').map((word) => [word.replaceAll('|', ''), word.replaceAll('|', softHyphen)]),
  );
  hyphens.set(language, read);
  return read;
}

/** The words that can be parted. */
export const partedWords = (language: Speaker['language']): readonly string[] => [
  ...hyphensOf(language).keys(),
];

/** The name of a card with soft hyphens, for narrow places. */
export function nameOf(speaker: Speaker, card: string): string {
  const hyphenated = hyphensOf(speaker.language);
  return speaker
    .card(card)
    .split(' ')
    .map((word) => hyphenated.get(word) ?? word)
    .join(' ');
}
