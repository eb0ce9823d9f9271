import type { Decision, Option, ViewedEvent } from '@zunft/kernel';
import { describe, expect, test } from 'vitest';
import { type GameTexts, type Language, languages, Speaker } from './index.ts';

const texts: GameTexts = {
  catalogue: {
    en: {
      'event.draw': '{who, select, you {You draw} other {{name} draws} table {The table draws}} {cards}.',
      'event.put': '{name} puts {inOrder}.',
      'event.hit': '{name} hits {target, select, you {you} nobody {nobody} other {{targetName}}}.',
      'prompt.pay': 'Pay {min} for {source}.',
      'commit.pay': 'Pay {count} of {min}',
      'option.play': 'Play {card}',
      'option.leave': 'Leave {source}',
      'option.raise': 'Raise by {number} for {source}',
      'optionShort.raise': '+{number}',
    },
    de: {
      'event.draw': '{who, select, you {Du ziehst} other {{name} zieht} table {Der Tisch zieht}} {cards}.',
      'event.put': '{name} legt {inOrder}.',
      'event.hit': '{name} trifft {target, select, you {dich} nobody {niemanden} other {{targetName}}}.',
      'prompt.pay': 'Zahle {min} für {source}.',
      'commit.pay': '{count} von {min} zahlen',
      'option.play': '{card} ausspielen',
      'option.leave': '{source} verlassen',
      'option.raise': 'Um {number} erhöhen für {source}',
      'optionShort.raise': '+{number}',
    },
  },
  ruleIds: [],
  cardName: (_, card) => card.toUpperCase(),
  cardText: () => [],
  words: (_, params) => params,
  cards: [],
};

const speaker = (language: Language, viewer?: number): Speaker =>
  new Speaker({ language, texts, names: ['Anna', 'Ben'], ...(viewer !== undefined && { viewer }) });

describe('Speaker', () => {
  const draw: ViewedEvent = { type: 'draw', seat: 0 };
  const drawn: [seen: Partial<ViewedEvent>, viewer: number | undefined, en: string, de: string][] = [
    [{ cards: ['a'], hidden: 0 }, 0, 'You draw A.', 'Du ziehst A.'],
    [{ cards: ['a', 'b', 'c'], hidden: 0 }, 0, 'You draw A, B and C.', 'Du ziehst A, B und C.'],
    [{ cards: [], hidden: 2 }, 1, 'Anna draws 2 cards.', 'Anna zieht 2 Karten.'],
    [{ cards: [], hidden: 1 }, undefined, 'Anna draws 1 card.', 'Anna zieht 1 Karte.'],
    [{ cards: ['a'], hidden: 2 }, 1, 'Anna draws A and 2 more cards.', 'Anna zieht A und 2 weitere Karten.'],
    [{ cards: ['a'], hidden: 1 }, 1, 'Anna draws A and 1 more card.', 'Anna zieht A und 1 weitere Karte.'],
    [{ cards: [], hidden: 0 }, 1, 'Anna draws no cards.', 'Anna zieht keine Karten.'],
    [{ cards: [], hidden: 3, seat: 2 }, 2, 'The table draws 3 cards.', 'Der Tisch zieht 3 Karten.'],
  ];

  test.each(drawn)('names known cards and counts the others: %j seen by %s', (seen, viewer, en, de) => {
    expect(speaker('en', viewer).event({ ...draw, ...seen })).toBe(en);
    expect(speaker('de', viewer).event({ ...draw, ...seen })).toBe(de);
  });

  test('says what was done by itself, and why', () => {
    const byItself = (how: string): ViewedEvent => ({
      type: 'by-itself',
      seat: 0,
      params: { how, asked: 'pay', deed: 'leave' },
      cause: 'a',
    });
    expect(speaker('en', 0).event(byItself('forced'))).toBe('By itself: Leave a (the only possibility).');
    expect(speaker('de', 0).event(byItself('orders'))).toBe('Von selbst: a verlassen (wie gewünscht).');
    expect(speaker('en', 1).event(byItself('orders'))).toBe('By itself for Anna: Leave a (as wanted).');
    const instead = (how: string): ViewedEvent => ({ type: 'by-itself', seat: 0, params: { how } });
    expect(speaker('en', 0).event(instead('clock'))).toBe('Time is up; a bot decides.');
    expect(speaker('de', 0).event(instead('clock'))).toBe('Die Zeit ist um; ein Bot entscheidet.');
    expect(speaker('de', 1).event(instead('absence'))).toBe('Ein Bot entscheidet für Anna.');
  });

  test('tells cards of a kind together; where the order counts, only next to each other', () => {
    const cards = ['a', 'a', 'b', 'a'];
    expect(speaker('en').event({ ...draw, cards, hidden: 1 })).toBe('Anna draws 3× A, B and 1 more card.');
    expect(speaker('en').event({ type: 'put', seat: 0, cards })).toBe('Anna puts 2× A, B and A.');
  });

  test('addresses whoever is hit', () => {
    const hit: ViewedEvent = { type: 'hit', seat: 0, target: 1 };
    expect(speaker('de', 1).event(hit)).toBe('Anna trifft dich.');
    expect(speaker('de', 0).event(hit)).toBe('Anna trifft Ben.');
    expect(speaker('de').event({ type: 'hit', seat: 0 })).toBe('Anna trifft niemanden.');
  });

  test.each(languages)('says what it is given by an app (%s)', (language) => {
    const app = { en: { 'app.hello': 'Hello {name}' }, de: { 'app.hello': 'Hallo {name}' } };
    const words = new Speaker({ language, texts, names: [], catalogues: [app] });
    expect(words.say('app.hello', { name: 'Anna' })).toBe({ en: 'Hello Anna', de: 'Hallo Anna' }[language]);
  });

  test('says what sending the picks does, where picks are sent', () => {
    const asked = { seat: 0, kind: 'choose', options: [], prompt: { key: 'prompt.pay' } } as const;
    const params = { min: 2, max: 2 };
    const several: Decision = { ...asked, min: 2, max: 2, commit: { key: 'commit.pay', params } };
    expect(speaker('en').commit(several, 1)).toBe('Pay 1 of 2');
    expect(speaker('de').commit(several, 2)).toBe('2 von 2 zahlen');
    expect(speaker('en').commit({ ...asked, min: 1, max: 1 }, 0)).toBeUndefined();
    const amount: Decision = { seat: 0, kind: 'amount', prompt: asked.prompt, min: 0, max: 3 };
    expect(speaker('en').commit(amount, 0)).toBeUndefined();
  });

  test('names other seats than the one that is asked', () => {
    const catalogue = {
      en: { 'prompt.offered': '{fromName} to {target, select, you {you} other {{targetName}}}' },
      de: { 'prompt.offered': '{fromName} an {target, select, you {dich} other {{targetName}}}' },
    };
    const own: GameTexts = { ...texts, catalogue, seatParams: ['from', 'target'] };
    const prompt = { key: 'prompt.offered', params: { from: 1, target: 0 } };
    const asked: Decision = { seat: 0, kind: 'amount', min: 0, max: 1, prompt };
    const to = (viewer: number): string =>
      new Speaker({ language: 'en', texts: own, names: ['Anna', 'Ben'], viewer }).prompt(asked);
    expect([to(0), to(1)]).toEqual(['Ben to you', 'Ben to Anna']);
  });

  test('has a shorter label for some options', () => {
    const raise: Option = { id: 'raise.2', ref: { verb: 'raise', number: 2 }, legal: true };
    const play: Option = { id: 'play.a', ref: { verb: 'play', card: 'a' }, legal: true };
    expect([raise, play].map((option) => speaker('de').optionShort(option))).toEqual(['+2', 'A ausspielen']);
  });

  test('tells a takeback by agreement from an undo', () => {
    const undo: ViewedEvent = { type: 'undo', seat: 0 };
    expect(speaker('en', 1).event(undo)).toBe('Anna takes the last answer back.');
    expect(speaker('en', 1).event({ ...undo, params: { agreed: 'yes' } })).toMatch(
      /^Anna takes the last answer back with everybody’s consent/,
    );
  });

  test('tells who resigns', () => {
    const resign: ViewedEvent = { type: 'resign', seat: 0 };
    expect([1, 0].map((viewer) => speaker('en', viewer).event(resign))).toEqual([
      'Anna resigns.',
      'You resign.',
    ]);
    expect([1, 0].map((viewer) => speaker('de', viewer).event(resign))).toEqual([
      'Anna gibt auf.',
      'Du gibst auf.',
    ]);
  });

  test('refuses a missing key and a missing param', () => {
    expect(() => speaker('en').say('prompt.none')).toThrow('there is no message prompt.none in en');
    expect(() => speaker('en').say('toString')).toThrow('there is no message toString');
    expect(() => speaker('en').say('prompt.pay', { min: 1 })).toThrow('source');
  });

  test('explains a refusal and its rule', () => {
    const refusal = { code: 'undo-other-answered', params: { seat: 1 } };
    expect(speaker('en', 0).reason(refusal)).toBe('You cannot take this back: Ben has answered since.');
    expect(speaker('de', 0).rule('K-05').title).toBe('Zurücknehmen');
  });

  test('says where a document is wrong', () => {
    const params = { value: '"shelf"', allowed: ['deck', 'box', 'hand'] };
    expect(speaker('en').problem({ path: 'rest', code: 'not-one-of', params })).toBe(
      'rest: "shelf" is not possible; allowed: deck, box or hand.',
    );
    expect(speaker('de').problem({ path: 'rest', code: 'not-one-of', params })).toBe(
      'rest: "shelf" ist nicht möglich; erlaubt: deck, box oder hand.',
    );
    expect(speaker('en').problem({ path: '', code: 'not-an-object', params: {} })).toBe(
      'This must be an object with named entries.',
    );
  });

  test('gives the reason for a refused answer in a document', () => {
    const refused = { path: 'answers.1', code: 'unknown-option', params: { option: 'play.x' } };
    expect(speaker('en').problem(refused)).toBe('answers.1: There is no option “play.x” here.');
    const option = { path: 'options.speed', code: 'unknown-option', params: {} };
    expect(speaker('en').problem(option)).toBe('options.speed: The game has no such option.');
  });
});
