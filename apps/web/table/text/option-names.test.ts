import { texts } from '@zunft/games/guildhall/text';
import { texts as guildTexts } from '@zunft/games/the-guild/text';
import type { Decision, Option } from '@zunft/kernel';
import { catalogueProblems, type Language, Speaker } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import { groupOptions, optionName } from './option-names.ts';
import { textTableWordsDe } from './words.de.ts';
import { textTableWordsEn } from './words.en.ts';

const names = ['Anna', 'Ben'];
const decision: Decision = {
  kind: 'choose',
  seat: 0,
  prompt: { key: 'prompt.action', params: { actions: 2 } },
  options: [],
  min: 1,
  max: 1,
};

const option = (verb: string, ref: Partial<Option['ref']>): Option => ({
  id: verb,
  ref: { verb, ...ref },
  legal: true,
});

const named = (language: Language, wanted: Option): string =>
  optionName({ language, texts, names, speaker: new Speaker({ language, texts, names }) }, wanted, decision);

describe('names of options', () => {
  it('begin with what differs', () => {
    expect(named('en', option('play', { card: 'weaver.red' }))).toBe('Weaver red: play');
    expect(named('de', option('play', { card: 'weaver.red' }))).toBe('Weber rot: ausspielen');
    expect(named('en', option('put-back', { card: 'farmer.blue' }))).toBe('Farmer blue: put back');
    expect(named('en', option('target', { seat: 1 }))).toBe('Ben: choose');
  });

  it('leave out quotation marks that nothing stands between any more', () => {
    expect(named('de', option('buy', { card: 'owe_5' }))).toMatch(/^[^„“]+: kaufen$/);
  });

  it('are the sentence of the game where half a phrase would be left', () => {
    const inGuild = (language: Language, wanted: Option): string => {
      const speaker = new Speaker({ language, texts: guildTexts, names });
      return optionName({ language, texts: guildTexts, names, speaker }, wanted, decision);
    };
    expect(inGuild('de', option('give', { seat: 1 }))).toBe('Taler an Ben verschenken');
    expect(inGuild('en', option('decline', { seat: 1 }))).toBe('Decline Ben’s offer');
    expect(inGuild('de', option('sell', { card: 'inn' }))).toBe('Gasthof: an die Bank verkaufen');
  });

  it('are the sentence of the game where there is no card', () => {
    expect(named('en', option('refill', {}))).toMatch(/^Refill your hand/);
  });
});

describe('groups of options', () => {
  it('go by zone and owner, with the rest at the end', () => {
    const options = [
      option('refill', {}),
      option('play', { card: 'weaver.red', zone: 'hand', owner: 0 }),
      option('take', { card: 'weaver.red', zone: 'hall', owner: 1 }),
      option('buy', { card: 'owe_5', zone: 'row' }),
      option('play', { card: 'weaver.blue', zone: 'hand', owner: 0 }),
    ];

    expect(groupOptions(options).map(({ key }) => key)).toEqual(['hand/0', 'hall/1', 'row', '']);
    expect(groupOptions(options)[0]!.options).toHaveLength(2);
  });
});

it('the words of the text table can be said', () => {
  expect(catalogueProblems({ en: textTableWordsEn, de: textTableWordsDe })).toEqual([]);
});
