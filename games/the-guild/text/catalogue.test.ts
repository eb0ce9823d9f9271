import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision } from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { catalogueProblems, core, languages, Speaker } from '@zunft/text';
import { describe, expect, test } from 'vitest';
import { features } from '../bots/measure.ts';
import { actKinds, titles } from '../deck/schema.ts';
import { zunftDeck } from '../deck/zunft.ts';
import { theGuild } from '../index.ts';
import { hallStates, offerKinds, phases, victories } from '../places.ts';
import { reasons } from '../reasons.ts';
import { residences, titleTable } from '../titles.ts';
import { texts, textsFor } from './index.ts';

const folder = join(import.meta.dirname, '..');
const source = readdirSync(folder)
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n');

/** Every quoted word within the first arguments of a call, so that both branches of a choice are found. */
const wordsIn = (call: RegExp): string[] =>
  [...source.matchAll(call)].flatMap((match) =>
    [...match[1]!.matchAll(/['`]([a-z-]+)['`]/g)].map((word) => word[1]!),
  );

const { catalogue } = texts;
const keys = (prefix: string, ids: Iterable<string>): string[] =>
  [...new Set(ids)].map((id) => `${prefix}.${id}`).sort();
const keysWith = (prefix: string): string[] =>
  Object.keys(catalogue.en)
    .filter((key) => key.startsWith(`${prefix}.`))
    .sort();

describe('the catalogue of The Guild', () => {
  test('says the same in every language', () => {
    expect(catalogueProblems(catalogue)).toEqual([]);
  });

  test('repeats no key of the table', () => {
    expect(Object.keys(catalogue.en).filter((key) => key in core.en)).toEqual([]);
  });

  test('has a prompt for every question, and no other', () => {
    const windows = ['answer-act', 'answer-number', 'answer-election'];
    const prompts = [...wordsIn(/t\s*\.(?:question|amount|text)\(\w+, ([^,)]*)/g), ...windows];
    expect(prompts.length).toBeGreaterThan(20);
    expect(keysWith('prompt')).toEqual(keys('prompt', prompts));
    expect(keys('commit', prompts)).toEqual(expect.arrayContaining(keysWith('commit')));
  });

  test('has a sentence for every event, and no other', () => {
    const types = wordsIn(/t\.tell\(([^,]*)/g);
    expect(types.length).toBeGreaterThan(40);
    expect(keysWith('event')).toEqual(keys('event', types));
  });

  test('has a sentence for every reason, and no other', () => {
    expect(keysWith('reason')).toEqual(keys('reason', Object.keys(reasons)));
  });

  test('has a label for every verb, and no other', () => {
    const verbs = theGuild.verbs.map(({ name }) => name);
    expect(keysWith('option')).toEqual(keys('option', verbs));
  });

  test('has a short label only for what is no card', () => {
    const cardless = theGuild.verbs.filter(({ operand }) => operand !== 'card').map(({ name }) => name);
    expect(keys('optionShort', cardless)).toEqual(expect.arrayContaining(keysWith('optionShort')));
  });

  test.each(languages)('has short labels that say what they do (%s)', (language) => {
    const labels = [...keysWith('optionShort'), ...keysWith('commit')].map((key) => catalogue[language][key]);
    for (const label of labels) expect(label).not.toMatch(/^(ok|yes|no|ja|nein|bestätigen|confirm)$/i);
  });

  test('has a name for everything that a screen shows, and no other', () => {
    const named = {
      title: titles,
      estate: titleTable.map(({ estate }) => estate),
      residence: residences.map(({ residence }) => residence),
      phase: phases,
      hall: hallStates,
      act: actKinds,
      victory: victories.filter((victory) => victory !== 'none'),
      offerKind: offerKinds.filter((kind) => kind !== 'none'),
      zone: theGuild.zones.map(({ name }) => name),
      trade: zunftDeck.trades.map(({ id }) => id),
      tableOption: ['deck', 'deck.zunft'],
      tableOptionAbout: ['deck'],
    };
    for (const [prefix, ids] of Object.entries(named)) expect(keysWith(prefix)).toEqual(keys(prefix, ids));
  });

  test('introduces every bot that it names', () => {
    const about = keysWith('botAbout').map((key) => key.replace('botAbout', 'bot'));
    expect(about).toEqual(keysWith('bot'));
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

  test('has a sentence for every problem of a position', () => {
    const codes = wordsIn(/code: ('[a-z-]+')/g).filter((code) => !(`problem.${code}` in core.en));
    expect(codes.length).toBeGreaterThan(1);
    expect(keysWith('problem')).toEqual(keys('problem', codes));
  });

  test.each(languages)('tells every card apart and what it does (%s)', (language) => {
    const speaker = new Speaker({ language, texts, names: [] });
    const cards = zunftDeck.cards.map(({ id }) => speaker.card(id));
    expect([...texts.cards].sort()).toEqual([...theGuild.faces].sort());
    expect(new Set(cards).size).toBe(zunftDeck.cards.length);
    for (const card of texts.cards) {
      expect(speaker.cardText(card).length).toBeGreaterThan(1);
      for (const line of speaker.cardText(card)) tidy(line);
    }
  });

  test('has the words of any other deck', () => {
    const name = { en: 'My deck', de: 'Mein Kartensatz' };
    const mine = textsFor({ ...zunftDeck, id: 'mine', name });
    expect(catalogueProblems(mine.catalogue)).toEqual([]);
    expect(languages.map((language) => mine.catalogue[language]['tableOption.deck.mine'])).toEqual([
      'My deck',
      'Mein Kartensatz',
    ]);
  });

  test('finds words for everything that happens in random games', () => {
    const committed = new Set<string>();
    for (const seats of [3, 5]) hearGame(seats, committed);
    expect(keysWith('commit')).toEqual(expect.arrayContaining([...committed]));
    expect(committed.size).toBeGreaterThan(1);
  });
});

const names = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Ella', 'Finn'];

/** Plays a game at random and says everything about it to everybody. */
function hearGame(seats: number, committed: Set<string>): void {
  const match = dealTable(theGuild, seats, {}, `hear ${seats}`);
  const speakers = languages.flatMap((language) =>
    Array.from({ length: seats + 1 }, (_, viewer) => ({
      viewer,
      speaker: new Speaker({ language, texts, names: names.slice(0, seats), viewer }),
    })),
  );
  const heard = new Set<string>();
  playAtRandom(match, `hear ${seats}`, () => {
    const decisions = match.decisions().filter(({ prompt, source }) => {
      const what = `${prompt.key} ${source}`;
      const isNew = !heard.has(what) || match.seq % 31 === 0;
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
    brief(speaker.option(option, decision), 60);
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
  if (/ {2}|^ | $|^:|undefined|[{}]|\bword\b|[a-z]\.[a-z]|_|\bnone\b(?! ?\.)|NaN/.test(sentence))
    throw new Error(`untidy: “${sentence}”`);
}
