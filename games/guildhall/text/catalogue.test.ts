import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionSpec } from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { catalogueProblems, core, languages, Speaker } from '@zunft/text';
import { describe, expect, test } from 'vitest';
import { guildhall } from '../index.ts';
import { reasons } from '../reasons.ts';
import { texts } from './index.ts';

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
  return spec.kind === 'number' ? [] : spec.values;
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
    expect(about).toEqual(keys('bot', ['random', 'apprentice']));
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
            for (const option of decision.kind === 'choose' ? decision.options : []) {
              tidy(speaker.option(option));
              tidy(speaker.option(option, decision));
              if (!option.legal) tidy(speaker.reason(option.why));
            }
          }
        }
      });
      for (const { viewer, speaker } of speakers) {
        for (const { event } of match.log(viewer)) tidy(speaker.event(event));
      }
    }
  }, 60_000);
});

/** Nothing was left out of the sentence, and no id is left in it. */
function tidy(sentence: string): void {
  if (/ {2}|^ | $|undefined|[{}]|\bword\b|[a-z]\.[a-z]|_/.test(sentence))
    throw new Error(`untidy: “${sentence}”`);
}
