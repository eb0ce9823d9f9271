import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision, OptionSpec } from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { catalogueProblems, core, languages, Speaker } from '@zunft/text';
import { describe, expect, test } from 'vitest';
import { features } from '../bots/measure.ts';
import { professionIds } from '../faces.ts';
import { guildhall } from '../index.ts';
import { prestigeOf } from '../prestige/index.ts';
import { professionCard } from '../professions/index.ts';
import { reasons } from '../reasons.ts';
import { printedPrestige, texts } from './index.ts';
import { levelsOf } from './words.ts';

const folder = join(import.meta.dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('text/'));
const source = files.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');

/** Every quoted word within the first arguments of a call, so that both branches of a choice are found. */
const wordsIn = (call: RegExp): string[] =>
  [...source.matchAll(call)].flatMap((match) =>
    [...match[1]!.matchAll(/'([a-z-]+)'/g)].map((word) => word[1]!),
  );

const { catalogue } = texts;
const keys = (prefix: string, ids: Iterable<string>): string[] =>
  [...new Set(ids)].map((id) => `${prefix}.${id}`).sort();
const keysWith = (prefix: string): string[] =>
  Object.keys(catalogue.en)
    .filter((key) => key.startsWith(`${prefix}.`))
    .sort();

function valuesOf(spec: OptionSpec): readonly string[] {
  if (spec.kind === 'switch') return ['true', 'false'];
  return 'values' in spec ? spec.values : [];
}

describe('the catalogue of Guildhall', () => {
  test('says the same in every language', () => {
    expect(catalogueProblems(catalogue)).toEqual([]);
  });

  test('repeats no key of the table', () => {
    expect(Object.keys(catalogue.en).filter((key) => key in core.en)).toEqual([]);
  });

  test('has a prompt for every question, and no other', () => {
    const prompts = wordsIn(/(?:question|inOrder|amount|name)\(\s*(?:t, )?\w+, ([^;]*?)\)/g);
    expect(prompts.length).toBeGreaterThan(20);
    expect(keysWith('prompt')).toEqual(keys('prompt', prompts));
    expect(keys('commit', prompts)).toEqual(expect.arrayContaining(keysWith('commit')));
  });

  test('has a sentence for every event, and no other', () => {
    const types = wordsIn(/t\.tell\(([^,]*)/g);
    expect(types.length).toBeGreaterThan(20);
    expect(keysWith('event')).toEqual(keys('event', types));
  });

  test('has a sentence for every reason, and no other', () => {
    expect(keysWith('reason')).toEqual(keys('reason', Object.keys(reasons)));
  });

  test('has a label for every verb, and no other', () => {
    expect(keysWith('option')).toEqual(
      keys(
        'option',
        guildhall.verbs.map(({ name }) => name),
      ),
    );
  });

  test('has a short label only for what is no card', () => {
    const cardless = guildhall.verbs.filter(({ operand }) => operand !== 'card').map(({ name }) => name);
    expect(keys('optionShort', cardless)).toEqual(expect.arrayContaining(keysWith('optionShort')));
    expect(keysWith('optionShort')).toHaveLength(7);
  });

  test.each(languages)('has short labels that say what they do (%s)', (language) => {
    const labels = [...keysWith('optionShort'), ...keysWith('commit')].map((key) => catalogue[language][key]);
    for (const label of labels) expect(label).not.toMatch(/^(ok|yes|no|ja|nein|bestätigen|confirm)$/i);
  });

  test('has a name for every zone, table option and value, and no other', () => {
    const options = Object.entries(guildhall.options);
    expect(keysWith('zone')).toEqual(
      keys(
        'zone',
        guildhall.zones.map(({ name }) => name),
      ),
    );
    expect(keysWith('tableOption')).toEqual(
      keys(
        'tableOption',
        options.flatMap(([name, spec]) => [name, ...valuesOf(spec).map((value) => `${name}.${value}`)]),
      ),
    );
  });

  test('introduces every bot that it names', () => {
    const about = keysWith('botAbout').map((key) => key.replace('botAbout', 'bot'));
    expect(about).toEqual(keysWith('bot'));
    expect(about).toEqual(keys('bot', ['random', 'apprentice', 'journeyman', 'master']));
  });

  test.each(languages)('says why an answer is good, whoever it is about (%s)', (language) => {
    expect(keysWith('why')).toEqual(keys('why', features));
    const speaker = new Speaker({ language, texts, names: [] });
    for (const feature of features)
      for (const whose of ['mine', 'theirs'] as const)
        for (const change of ['more', 'less'] as const) brief(speaker.why({ feature, whose, change }), 80);
  });

  test('has every rule', () => {
    expect(keysWith('rule')).toEqual(keys('rule', texts.ruleIds));
    expect(keysWith('ruleTitle')).toEqual(keys('ruleTitle', texts.ruleIds));
  });

  test('has a sentence for every problem of a document', () => {
    const codes = [...wordsIn(/complain\([^,]*, ([^,)]*)/g), ...wordsIn(/code: ('[a-z-]+')/g)];
    expect(codes.length).toBeGreaterThan(5);
    expect(keysWith('problem')).toEqual(keys('problem', codes));
  });

  test.each(languages)('tells every card apart and what it does (%s)', (language) => {
    const speaker = new Speaker({ language, texts, names: [] });
    const names = guildhall.faces.map((face) => speaker.card(face));
    expect(new Set(names).size).toBe(guildhall.faces.length);
    for (const card of texts.cards) expect(speaker.cardText(card).length).toBeGreaterThan(0);
    for (const face of guildhall.faces) expect(speaker.cardText(face)).not.toContain('');
  });

  test('finds words for everything that happens in random games', () => {
    const names = ['Anna', 'Ben', 'Cleo', 'Dirk'];
    const committed = new Set<string>();
    for (const [i, seats] of [2, 3, 4].entries()) {
      const match = dealTable(guildhall, seats, { professions: 'all', mayPass: true }, `words ${i}`);
      const speakers = languages.flatMap((language) =>
        names.slice(0, seats + 1).map((_, viewer) => ({
          viewer,
          speaker: new Speaker({ language, texts, names: names.slice(0, seats), viewer }),
        })),
      );
      playAtRandom(match, `words ${i}`, ({ seq }) => {
        const decisions = seq % 3 === 0 ? match.decisions() : [];
        for (const { viewer, speaker } of speakers) {
          for (const decision of decisions.filter(({ seat }) => seat === viewer)) {
            tidy(speaker.prompt(decision));
            brief(speaker.prompt(decision), 140);
            for (const label of labelsOf(speaker, decision)) brief(label, 60);
            if (decision.kind === 'choose' && decision.commit) committed.add(decision.commit.key);
            for (const option of decision.kind === 'choose' ? decision.options : []) {
              tidy(speaker.option(option));
              tidy(speaker.option(option, decision));
              brief(speaker.optionShort(option, decision), 60);
              if (!option.legal) tidy(speaker.reason(option.why));
            }
          }
        }
      });
      for (const { viewer, speaker } of speakers) {
        for (const { event } of match.log(viewer)) tidy(speaker.event(event));
      }
    }
    expect(keysWith('commit')).toEqual(expect.arrayContaining([...committed]));
    expect(committed.size).toBeGreaterThan(4);
  });
});

/** What the button says that sends the picks, for every number of them. */
function labelsOf(speaker: Speaker, decision: Decision): string[] {
  if (decision.kind !== 'choose' || decision.commit === undefined) return [];
  return Array.from({ length: decision.max + 1 }, (_, count) => speaker.commit(decision, count)!);
}

/** It fits where a screen has room for it. */
function brief(sentence: string, limit: number): void {
  tidy(sentence);
  if (sentence.length > limit) throw new Error(`longer than ${limit}: “${sentence}”`);
}

/** Nothing was left out of the sentence, and no id is left in it. */
function tidy(sentence: string): void {
  if (/ {2}|^ | $|undefined|[{}]|\bword\b|[a-z]\.[a-z]|_/.test(sentence))
    throw new Error(`untidy: “${sentence}”`);
}

test.each(professionIds.map((id, number) => [id, number] as const))(
  'the card of the %s has a text for each of its levels',
  (id, number) => {
    const texted = levelsOf(id);
    const { levels } = professionCard(number);
    expect(texted).toEqual(texted[0] === 'x' ? ['x'] : levels.map(String));
  },
);

test('prestige cards say that they do nothing if and only if they do nothing', () => {
  for (const [face, { id, plain }] of printedPrestige.entries()) {
    expect([id, prestigeOf(face).effect === undefined]).toEqual([id, plain]);
  }
});
