import { tableRuleIds } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { contains } from '../../form/finding.ts';
import type { RuleBook, Section } from './book.ts';
import { say } from './words.ts';

/** Rules in a row that are about the same card, or about none. */
export interface RuleGroup {
  readonly card: string | undefined;
  readonly rules: readonly string[];
}

export interface LaidOutSection extends Section {
  readonly groups: readonly RuleGroup[];
}

/** What every book ends with. */
const tableSection: Section = {
  id: 'table',
  title: () => say('sectionTable'),
  lead: () => say('sectionTableLead'),
  holds: (rule) => (tableRuleIds as readonly string[]).includes(rule),
  startsOpen: false,
};

/** For rules that a book has no place for. */
const otherSection: Section = {
  id: 'other',
  title: () => say('sectionOther'),
  holds: () => true,
  startsOpen: true,
};

export const allRules = (ruleIds: readonly string[]): readonly string[] => [...ruleIds, ...tableRuleIds];

/** Puts the rules into the sections of a book; sections without any are left out. */
export function layOut(book: RuleBook, rules: readonly string[]): LaidOutSection[] {
  const sections = [...book.sections, tableSection, otherSection];
  const homeOf = (rule: string) => sections.find((section) => section.holds(rule));
  return sections.flatMap((section) => {
    const own = rules.filter((rule) => homeOf(rule) === section);
    return own.length === 0 ? [] : [{ ...section, groups: grouped(book, own) }];
  });
}

function grouped(book: RuleBook, rules: readonly string[]): RuleGroup[] {
  const groups: { card: string | undefined; rules: string[] }[] = [];
  for (const rule of rules) {
    const card = book.cardOf(rule);
    const last = groups.at(-1);
    if (last !== undefined && last.card === card) last.rules.push(rule);
    else groups.push({ card, rules: [rule] });
  }
  return groups;
}

/** The rules in which all the words occur. */
export function findRules(
  speaker: Speaker,
  rules: readonly string[],
  words: readonly string[],
): readonly string[] {
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const { title, text } = speaker.rule(rule);
    return contains([rule, title, text], words);
  });
}
