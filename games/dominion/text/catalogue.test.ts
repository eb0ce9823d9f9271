import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision, OptionSpec } from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { catalogueProblems, core, languages, Speaker } from '@zunft/text';
import { describe, expect, test } from 'vitest';
import { dominion } from '../index.ts';
import { recommendedSetIds } from '../kingdom.ts';
import { cardSets, cardTypes, kingdomCardIds } from '../printed.ts';
import { reasons } from '../reasons.ts';
import { modes } from '../verbs.ts';
import { cardsDe } from './cards.de.ts';
import { type CardWords, cardsEn } from './cards.en.ts';
import { texts } from './index.ts';

const folder = join(import.meta.dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(text|bots|strategy)\//.test(path),
  );
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

/** The words that a value of an option is said in; what the game itself reads has a list of its own. */
function valuesOf(name: string, spec: OptionSpec): readonly string[] {
  if (spec.kind === 'switch') return ['true', 'false'];
  if (spec.kind === 'number') return ['-1'];
  if (name === 'kingdom') return ['random', 'draft', ...recommendedSetIds];
  return 'values' in spec ? spec.values : [];
}

describe('the catalogue of Dominion', () => {
  test('says the same in every language', () => {
    expect(catalogueProblems(catalogue)).toEqual([]);
  });

  test('repeats no key of the table', () => {
    expect(Object.keys(catalogue.en).filter((key) => key in core.en)).toEqual([]);
  });

  test('has a prompt for every question, and no other', () => {
    const asks =
      /(?:question|amount|name|pickCards?|pickPile|pickModes?|agrees)\(\s*(?:t,\s*)?\w+,\s*('[a-z-]+')/g;
    const prompts = [...wordsIn(asks), ...wordsIn(/const prompt = ([^;]*);/g)];
    expect(prompts.length).toBeGreaterThan(40);
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
    const verbs = dominion.verbs.map(({ name }) => name);
    expect(keysWith('option')).toEqual(keys('option', verbs));
  });

  test('has a short label only for what is no card', () => {
    const cardless = dominion.verbs.filter(({ operand }) => operand === 'nothing').map(({ name }) => name);
    expect(keys('optionShort', cardless)).toEqual(expect.arrayContaining(keysWith('optionShort')));
  });

  test.each(languages)('has short labels that say what they do (%s)', (language) => {
    const labels = [...keysWith('optionShort'), ...keysWith('commit')].map((key) => catalogue[language][key]);
    for (const label of labels) expect(label).not.toMatch(/^(ok|yes|no|ja|nein|bestätigen|confirm)$/i);
  });

  test('has a name for everything that can be chosen, also by card', () => {
    const ofCards = keysWith('mode').map((key) => key.split('.').slice(1));
    const known = ofCards.filter(
      ([first, mode]) =>
        (modes as readonly string[]).includes(mode ?? first!) &&
        (mode === undefined || (kingdomCardIds as readonly string[]).includes(first!)),
    );
    expect(known).toEqual(ofCards);
  });

  test('has a name for every type, expansion, zone, table option and value, and no other', () => {
    const options = Object.entries(dominion.options);
    const zones = dominion.zones.map(({ name }) => name);
    expect(keysWith('type')).toEqual(keys('type', cardTypes));
    expect(keysWith('edition')).toEqual(keys('edition', cardSets));
    expect(keysWith('zone')).toEqual(keys('zone', zones));
    expect(keysWith('tableOptionAbout')).toEqual(keys('tableOptionAbout', Object.keys(dominion.options)));
    expect(keysWith('tableOption')).toEqual(
      keys(
        'tableOption',
        options.flatMap(([name, spec]) => [name, ...valuesOf(name, spec).map((value) => `${name}.${value}`)]),
      ),
    );
  });

  test('introduces every bot that it names', () => {
    const about = keysWith('botAbout').map((key) => key.replace('botAbout', 'bot'));
    expect(about).toEqual(keysWith('bot'));
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
    const names = texts.cards.map((face) => speaker.card(face));
    expect(texts.cards).toEqual(dominion.faces);
    expect(new Set(names).size).toBe(70);
    for (const card of texts.cards) {
      expect(speaker.cardText(card).length).toBeGreaterThan(1);
      for (const line of speaker.cardText(card)) tidy(line);
    }
  });

  test('gives the same on a card in both languages', () => {
    const german = { Card: 'Karte', Action: 'Aktion', Buy: 'Kauf', Coin: 'Geld', 'Coin token': 'Münze' };
    const germans = { Cards: 'Karten', Actions: 'Aktionen', Coins: 'Geld', 'Coin tokens': 'Münzen' };
    const inGerman: Readonly<Record<string, string>> = { ...german, ...germans };
    const bonus = /^\+\d [A-Z][a-z]+( tokens?)?$/;
    for (const id of texts.cards as (keyof typeof cardsEn)[]) {
      const en: CardWords = cardsEn[id];
      const de: CardWords = cardsDe[id];
      const translated = en.lines
        .filter((line) => bonus.test(line))
        .map((line) => {
          return `${line.slice(0, 3)}${inGerman[line.slice(3)]}`;
        });
      expect([id, de.lines.slice(0, translated.length)]).toEqual([id, translated]);
      expect([id, de.lines.length, typeof de.overpay]).toEqual([id, en.lines.length, typeof en.overpay]);
    }
  });

  test('finds words for everything that happens in random games with every card', () => {
    const committed = new Set<string>();
    for (let first = 0; first < kingdomCardIds.length; first += 9) {
      const kingdom = [...kingdomCardIds, ...kingdomCardIds].slice(first, first + 10).join(',');
      hearGame(2 + (first % 3), kingdom, committed);
    }
    hearGame(2, 'draft', committed);
    expect(keysWith('commit')).toEqual(expect.arrayContaining([...committed]));
    expect(committed.size).toBeGreaterThan(3);
  });
});

const names = ['Anna', 'Ben', 'Cleo', 'Dirk'];
/** What is chosen, said without how much of it there is. */
const vague = ['cards', 'actions', 'coins', 'trash'].map((mode) => `mode.${mode}`);

/** Plays a game at random and says everything about it to everybody. */
function hearGame(seats: number, kingdom: string, committed: Set<string>): void {
  const match = dealTable(dominion, seats, { kingdom }, kingdom);
  const speakers = languages.flatMap((language) =>
    names.slice(0, seats + 1).map((_, viewer) => ({
      viewer,
      speaker: new Speaker({ language, texts, names: names.slice(0, seats), viewer }),
    })),
  );
  const heard = new Set<string>();
  playAtRandom(match, kingdom, () => {
    const decisions = match.decisions().filter(({ prompt, source }) => {
      const what = `${prompt.key} ${source}`;
      const isNew = !heard.has(what) || match.seq % 9 === 0;
      heard.add(what);
      return isNew;
    });
    for (const { viewer, speaker } of speakers) {
      for (const decision of decisions.filter(({ seat }) => seat === viewer)) hear(speaker, decision);
    }
    for (const decision of decisions) {
      if (decision.kind === 'choose' && decision.commit) committed.add(decision.commit.key);
    }
  });
  for (const { viewer, speaker } of speakers) {
    for (const { event } of match.log(viewer)) tidy(speaker.event(event));
  }
}

function hear(speaker: Speaker, decision: Decision): void {
  brief(speaker.prompt(decision), 95);
  for (const label of labelsOf(speaker, decision)) brief(label, 50);
  for (const option of decision.kind === 'choose' ? decision.options : []) {
    tidy(speaker.option(option));
    const label = speaker.option(option, decision);
    if (vague.some((key) => label === catalogue[speaker.language][key])) throw new Error(`vague: “${label}”`);
    brief(label, 60);
    brief(speaker.optionShort(option, decision), 60);
    if (!option.legal) brief(speaker.reason(option.why), 95);
  }
}

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
  if (/ {2}|^ | $|^:|undefined|[{}]|\bword\b|[a-z]\.[a-z]|_|\bnone\b/.test(sentence))
    throw new Error(`untidy: “${sentence}”`);
}
