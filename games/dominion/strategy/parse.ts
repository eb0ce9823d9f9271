import { type Face, none, type TextProblem } from '@zunft/kernel';
import { isAction } from '../printed.ts';
import { type Mode, modes } from '../verbs.ts';
import { ConditionReader } from './conditions.ts';
import { LineReader, near } from './line-reader.ts';
import { problemAt } from './problem.ts';
import type { AmountSection, CardItem, CardSection, Rule, Section, SectionName } from './syntax.ts';
import { type Token, tokenLines } from './tokens.ts';
import { sectionNames } from './words.ts';

/** Sections that are about the whole turn, not about what one card asks. */
const ofTheTurn: readonly SectionName[] = ['buy', 'play', 'save'];

/** Reads a strategy; the first lines are the list of what to buy. Every problem is noted, one for each line. */
export function parseStrategy(text: string, problems: TextProblem[]): readonly Section[] {
  let current: Section | undefined = emptySection('buy');
  const sections: Section[] = [current];
  for (const tokens of tokenLines(text, problems)) {
    const line = new LineReader(tokens, problems);
    if (isHeading(tokens)) {
      current = heading(line);
      if (current !== undefined) sections.push(current);
    } else if (current !== undefined) addRule(current, line);
  }
  const buys = sections.some(({ name, rules }) => name === 'buy' && rules.length > 0);
  if (!buys && problems.length === 0) problems.push(problemAt({ line: 1, column: 1 }, 'nothing-to-buy', {}));
  return sections;
}

const isHeading = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, text }) => kind === 'sign' && text === ':');

function emptySection(name: SectionName, source?: Face): Section {
  const about = source === undefined ? {} : { source };
  if (name === 'choose') return { kind: 'choices', name, ...about, rules: [] };
  return isAmounts(name)
    ? { kind: 'amounts', name, ...about, rules: [] }
    : { kind: 'cards', name, ...about, rules: [] };
}

const isAmounts = (name: SectionName): name is AmountSection => name === 'overpay' || name === 'save';

function heading(line: LineReader): Section | undefined {
  const word = line.take();
  const name = sectionNames.find((each) => each === word.text.toLowerCase());
  if (name === undefined) {
    return line.complain('unknown-section', { word: word.text, near: near(word.text, sectionNames) }, word);
  }
  const about = line.peek();
  const source = line.skipWord('for') ? line.card() : undefined;
  if (source === none) return undefined;
  if (source !== undefined && ofTheTurn.includes(name))
    return line.complain('for-whom', { section: name }, about);
  if (!line.skipSign(':')) return line.expected('sectionEnd');
  if (line.peek().kind !== 'end') return line.expected('lineEnd');
  return emptySection(name, source);
}

function addRule(section: Section, line: LineReader): void {
  if (section.kind === 'cards') add(section.rules, line, () => cardItem(section.name, line));
  else if (section.kind === 'choices') add(section.rules, line, () => choice(line));
  else add(section.rules, line, () => new ConditionReader(line).number());
}

function add<Item>(rules: Rule<Item>[], line: LineReader, readItem: () => Item | undefined): void {
  const item = readItem();
  if (item === undefined) return;
  if (line.peek().kind === 'end') {
    rules.push({ item, when: undefined });
    return;
  }
  if (!line.skipWord('when')) {
    line.expected('when');
    return;
  }
  const when = new ConditionReader(line).condition();
  if (when === undefined) return;
  if (line.peek().kind === 'end') rules.push({ item, when });
  else line.expected('lineEnd');
}

function cardItem(section: CardSection, line: LineReader): CardItem | undefined {
  const takesOther = section === 'play' || section === 'trash' || section === 'discard';
  if (takesOther && line.skipWord('other')) return 'other';
  if (!line.isName) return line.expected(takesOther ? 'cardOrOther' : 'card');
  const from = line.peek();
  const face = line.card();
  if (face === none) return undefined;
  return section === 'play' && !isAction[face] ? line.complain('no-action', { card: from.text }, from) : face;
}

function choice(line: LineReader): Mode | undefined {
  if (line.peek().kind !== 'word') return line.expected('choice');
  const word = line.take();
  const mode = modes.find((each) => each === word.text.toLowerCase());
  return mode ?? line.complain('unknown-choice', { word: word.text, near: near(word.text, modes) }, word);
}
