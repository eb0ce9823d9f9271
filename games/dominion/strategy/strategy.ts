import { type Face, none, type TextProblem } from '@zunft/kernel';
import { cardIds } from '../printed.ts';
import type { Mode } from '../verbs.ts';
import { compileCondition, compileNumber, type Holds, type NumberOf } from './compile.ts';
import { parseStrategy } from './parse.ts';
import type { Sight } from './sight.ts';
import type { AmountSection, CardItem, CardSection, Rule, Section, SectionName } from './syntax.ts';
import { sectionNames } from './words.ts';

/** Lines of one section, item by item; a line without a condition always holds. */
export interface Lines<Item> {
  readonly items: readonly Item[];
  readonly holds: readonly (Holds | undefined)[];
}

/** A list of cards. `other` is the number of the line that stands for all cards without a line of their own. */
export interface CardLines extends Lines<Face> {
  readonly other: number;
  /** By face: whether it has a line of its own. */
  readonly isListed: readonly boolean[];
}

/** A strategy ready to be played by. Sections that are missing are empty. */
export interface Strategy {
  readonly buy: CardLines;
  readonly play: CardLines;
  /** How many tokens to keep. */
  readonly save: Lines<NumberOf>;
  cards(section: CardSection, source: string | undefined): CardLines;
  amounts(section: AmountSection, source: string | undefined): Lines<NumberOf>;
  choices(source: string | undefined): Lines<Mode>;
}

/** Reads a strategy as people write it down: docs/strategies.md. What is wrong is told from the top. */
export function readStrategy(
  text: string,
): { readonly strategy: Strategy } | { readonly problems: readonly TextProblem[] } {
  const problems: TextProblem[] = [];
  const sections = parseStrategy(text, problems);
  if (problems.length > 0) return { problems: problems.sort((a, b) => a.line - b.line) };
  return { strategy: compileStrategy(sections) };
}

/** Whether line number `i` holds now. */
export function holds({ holds }: Lines<unknown>, i: number, sight: Sight): boolean {
  const condition = holds[i];
  return condition === undefined || condition(sight);
}

/** The first line that holds; `none` if none does. */
export function firstLine(lines: Lines<unknown>, sight: Sight): number {
  for (let i = 0; i < lines.items.length; i++) if (holds(lines, i, sight)) return i;
  return none;
}

/** The line that applies to a card: its own, or the one for all others; `none` if it should be left alone. */
export function lineOf(lines: CardLines, face: Face, sight: Sight): number {
  const { items, other, isListed } = lines;
  if (!isListed[face]) return other >= items.length || holds(lines, other, sight) ? other : none;
  for (let i = 0; i < items.length; i++) if (items[i] === face && holds(lines, i, sight)) return i;
  return none;
}

function compileStrategy(sections: readonly Section[]): Strategy {
  const find = (name: SectionName, source: string | undefined): Compiled => {
    const { general, special } = table[name];
    return (source === undefined ? undefined : special.get(source)) ?? general;
  };
  const table = Object.fromEntries(
    sectionNames.map((name) => [name, compileSections(sections.filter((section) => section.name === name))]),
  ) as Record<SectionName, ReturnType<typeof compileSections>>;
  return {
    buy: table.buy.general.cards,
    play: table.play.general.cards,
    save: table.save.general.amounts,
    cards: (name, source) => find(name, source).cards,
    amounts: (name, source) => find(name, source).amounts,
    choices: (source) => find('choose', source).choices,
  };
}

/** The lines for all questions, and those for the questions of single cards. */
function compileSections(sections: readonly Section[]) {
  const of = (source: Face | undefined) => sections.filter((section) => section.source === source);
  const sources = new Set(sections.flatMap(({ source }) => (source === undefined ? [] : [source])));
  return {
    general: compileSection(of(undefined)),
    special: new Map(
      [...sources].map((face): [string, Compiled] => [cardIds[face]!, compileSection(of(face))]),
    ),
  };
}

interface Compiled {
  readonly cards: CardLines;
  readonly amounts: Lines<NumberOf>;
  readonly choices: Lines<Mode>;
}

/** A section may be written down in several places; its lines follow one another. */
function compileSection(parts: readonly Section[]): Compiled {
  return {
    cards: cardLines(parts.flatMap((part) => (part.kind === 'cards' ? part.rules : []))),
    amounts: lines(
      parts.flatMap((part) => (part.kind === 'amounts' ? part.rules : [])),
      compileNumber,
    ),
    choices: lines(
      parts.flatMap((part) => (part.kind === 'choices' ? part.rules : [])),
      (mode) => mode,
    ),
  };
}

function lines<Read, Item>(rules: readonly Rule<Read>[], compile: (item: Read) => Item): Lines<Item> {
  return {
    items: rules.map(({ item }) => compile(item)),
    holds: rules.map(({ when }) => when && compileCondition(when)),
  };
}

function cardLines(rules: readonly Rule<CardItem>[]): CardLines {
  const listed = lines(rules, (item) => (item === 'other' ? none : item));
  const other = listed.items.indexOf(none);
  return {
    ...listed,
    other: other < 0 ? rules.length : other,
    isListed: cardIds.map((_, face) => listed.items.includes(face)),
  };
}
