import { describe, expect, it } from 'vitest';
import { type CardType, cardTypes, type DeckCard, windows } from './schema.ts';
import { zunftDeck } from './zunft.ts';

const { cards, professions, trades } = zunftDeck;

/** A card for each copy. */
const all = cards.flatMap((card) => Array.from({ length: card.copies ?? 1 }, () => card));
const ofType = (type: CardType): readonly DeckCard[] => all.filter((card) => card.type === type);
const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('[T-01] our deck', () => {
  it('is large enough for six', () => {
    expect(all.length).toBe(202);
    expect(cards.length).toBe(130);
  });

  it('has cards of every type in proportion', () => {
    const count = Object.fromEntries(cardTypes.map((type) => [type, ofType(type).length]));
    expect(count).toEqual({
      business: 48,
      annex: 16,
      extension: 19,
      district: 16,
      person: 16,
      measure: 46,
      immediate: 23,
      artefact: 17,
      municipal: 1,
    });
  });

  it('takes about 48 cards to become a count', () => {
    expect(average(all.map(({ value }) => value))).toBeCloseTo(120 / 48, 1);
  });

  it('[T-32] has every value from 1 to 6', () => {
    const share = [1, 2, 3, 4, 5, 6].map((value) => all.filter((card) => card.value === value).length);
    expect(Math.min(...share)).toBeGreaterThan(5);
  });

  it('deals no business to about one in eleven hands of eight', () => {
    // The Town Hall never stays in a hand.
    const rest = all.length - 1;
    const others = rest - ofType('business').length;
    const chance = Array.from({ length: 8 }, (_, i) => (others - i) / (rest - i)).reduce((a, b) => a * b);
    expect(chance).toBeGreaterThan(0.09);
    expect(chance).toBeLessThan(0.11);
  });

  it('has three trades for each of six professions, and two businesses for each trade', () => {
    expect(professions).toHaveLength(6);
    expect(professions.flatMap((profession) => profession.trades)).toEqual(trades.map(({ id }) => id));
    const businesses = trades.map(({ id }) => cards.filter(({ trade }) => trade === id).length);
    expect(new Set(businesses)).toEqual(new Set([2]));
  });

  it('[TG-10.5] has a Town Hall', () => {
    expect(ofType('municipal')).toMatchObject([{ id: 'town-hall', cost: 24, value: 6 }]);
  });

  it('has votes enough for several candidates', () => {
    const votes = all.reduce((sum, { gives }) => sum + (gives?.votes ?? 0), 0);
    expect(votes).toBe(57);
  });

  it('uses every effect and every harm at least twice, and every window', () => {
    const effects = cards.flatMap((card) => card.effects ?? []).map((effect) => effect.do);
    const harms = cards.flatMap((card) => card.act?.harm ?? []).map((harm) => harm.do);
    const used = (words: readonly string[]): readonly string[] =>
      [...new Set(words)].filter((word) => words.filter((other) => other === word).length > 1);
    expect(used(effects)).toHaveLength(12);
    expect(used(harms)).toHaveLength(8);
    expect(new Set(cards.flatMap((card) => card.windows ?? []))).toEqual(new Set(windows));
  });

  it('uses everything that a card can need, give or cost', () => {
    const fields = (objects: readonly (object | undefined)[]): string[] =>
      [...new Set(objects.flatMap((one) => Object.keys(one ?? {})))].sort();
    expect(fields(cards.map(({ needs }) => needs))).toEqual(['cards', 'favour', 'title', 'trade']);
    expect(fields(cards.map(({ gives }) => gives))).toEqual([
      'burglary',
      'businessIncome',
      'discount',
      'favour',
      'hand',
      'income',
      'inventory',
      'sabotage',
      'skill',
      'votes',
    ]);
    expect(cards.filter(({ payTo }) => payTo !== undefined).length).toBeGreaterThan(10);
    expect(cards.filter(({ upkeep }) => upkeep !== undefined).length).toBeGreaterThan(5);
  });

  it('has names that fit on a small card', () => {
    const names = [...cards, ...professions].flatMap(({ name }) => [name.en, name.de]);
    expect(names.filter((name) => name.length > 18)).toEqual([]);
  });

  it.each(['en', 'de'] as const)('calls no two cards the same (%s)', (language) => {
    const names = [...cards, ...professions].map(({ name }) => name[language]);
    expect(new Set(names).size).toBe(names.length);
  });
});
