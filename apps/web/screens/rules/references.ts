/** A stretch of a rule; with an address it leads somewhere. */
export interface Reference {
  readonly text: string;
  readonly href?: string;
}

/** How rules are numbered: GH-2.4-A, G-07, K-01. */
const ruleNumber = '[A-Z]{1,3}-[a-z0-9]+(?:[.-][A-Za-z0-9]+)*';

export interface Sources {
  readonly game: string;
  /** Numbers of rules that exist. */
  readonly rules: ReadonlySet<string>;
  /** Words that name a card, with the page of that card. */
  readonly cards: ReadonlyMap<string, string>;
}

/** Finds what a rule refers to: other rules by number, cards by name. */
export function referencesIn(text: string, { game, rules, cards }: Sources): Reference[] {
  const names = [...cards.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const word = names.length === 0 ? '(?!)' : names.join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}\d-])(?:${ruleNumber}|${word})(?![\p{L}\d])`, 'gu');
  const found: Reference[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const name = match[0];
    const href = rules.has(name) ? `/rules/${game}#${name}` : cards.get(name);
    if (href === undefined) continue;
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push({ text: name, href });
    end = match.index + name.length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
