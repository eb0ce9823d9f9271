import { catalogueProblems, core, type Language, languages, Messages, type Say } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import { parseDeck } from '../deck/parse.ts';
import type { Deck, DeckCard } from '../deck/schema.ts';
import { zunftDeck } from '../deck/zunft.ts';
import { deckTexts, ruleLines } from './words.ts';

/** Numbers that are spoken of below, whatever our deck comes to. */
const fixed: Readonly<Record<string, Partial<DeckCard>>> = {
  'manor-farm': { cost: 8 },
  bishop: { needs: { favour: 5, cards: ['cathedral-close', 'parish-priest'] } },
};
const trades = ['thief', 'smuggler', 'mercenary'];
const rogue = {
  discount: { amount: 1, trades },
  skill: { amount: 1, acts: ['sabotage', 'burglary'] },
} as const;

const texts = deckTexts({
  ...zunftDeck,
  cards: zunftDeck.cards.map((card) => ({ ...card, ...fixed[card.id] })),
  professions: zunftDeck.professions.map((card) => (card.id === 'rogue' ? { ...card, gives: rogue } : card)),
});

const sayIn = (language: Language, { catalogue } = texts): Say => {
  const messages = new Messages(language, [catalogue]);
  return (key, params) => messages.say(key, params);
};
const [en, de] = [sayIn('en'), sayIn('de')];

const lines = (say: Say, card: string): readonly string[] => texts.cardText(say, card);
const linesOf = (say: Say, card: Omit<DeckCard, 'id' | 'name' | 'value' | 'cost'>): readonly string[] =>
  ruleLines(say, { id: 'new', name: { en: 'New', de: 'Neu' }, value: 3, cost: 2, ...card });

describe('the words of a deck', () => {
  it('say the same in every language', () => {
    expect(catalogueProblems(texts.catalogue)).toEqual([]);
  });

  it('repeat no key of the table', () => {
    expect(Object.keys(texts.catalogue.en).filter((key) => key in core.en)).toEqual([]);
  });

  it.each(languages)('are short lines for every card (%s)', (language) => {
    const say = sayIn(language);
    expect(texts.cards).toHaveLength(zunftDeck.cards.length + zunftDeck.professions.length);
    for (const card of texts.cards) {
      expect(texts.cardName(say, card)).not.toBe('');
      for (const line of lines(say, card)) {
        expect(line).not.toMatch(/undefined|\[object| {2}|[{}#]/);
        expect(line.length, line).toBeLessThanOrEqual(120);
      }
    }
  });

  it('a business', () => {
    expect(lines(en, 'manor-farm')).toEqual([
      'Business (Farmer) – cost 8, value 4',
      'Needs: title Citizen',
      '+3 Taler in every economy phase',
    ]);
    expect(lines(de, 'manor-farm')).toEqual([
      'Betrieb (Bauer) – Kosten 8, Wert 4',
      'Voraussetzung: Titel Bürger',
      '+3 Taler in jeder Wirtschaftsphase',
    ]);
  });

  it('a person who must be won over and paid', () => {
    expect(lines(en, 'bishop')).toEqual([
      'Person – cost 5, value 6',
      'Needs: 5 favour, Cathedral Close or Parish Priest in front of you',
      '+3 votes',
      'Upkeep: 2 Taler in every economy phase',
    ]);
    expect(lines(de, 'bishop')).toEqual([
      'Person – Kosten 5, Wert 6',
      'Voraussetzung: 5 Gunst, Domviertel oder Pfarrer vor dir',
      '+3 Stimmen',
      'Unterhalt: 2 Taler in jeder Wirtschaftsphase',
    ]);
  });

  it('an act with a test', () => {
    expect(lines(en, 'arson')).toEqual([
      'Measure – cost 4, value 4',
      'The cost goes to whoever has an active business (Mercenary).',
      'Sabotage against a business or an annex of another player: test against sabotage protection + 2',
      'On success: Put the target on the discard pile.',
    ]);
    expect(lines(de, 'arson')).toEqual([
      'Maßnahme – Kosten 4, Wert 4',
      'Die Kosten bekommt, wer einen aktiven Betrieb (Söldner) hat.',
      'Sabotage gegen einen Betrieb oder ein Zusatzgebäude eines Mitspielers: Probe gegen den Sabotageschutz + 2',
      'Bei Erfolg: Lege das Ziel auf den Ablagestapel.',
    ]);
  });

  it('an act without a test, with an artefact that stays', () => {
    expect(lines(de, 'hand-mirror')).toEqual([
      'Artefakt – Kosten 3, Wert 2',
      'Einsatz: Intrige gegen einen Mitspieler: keine Probe',
      'Sieh dir die Hand des Mitspielers an.',
      'Nach dem Einsatz ist es 1 Runde lang gesperrt.',
    ]);
  });

  it('an immediate measure', () => {
    expect(lines(en, 'mishap')).toEqual([
      'Immediate measure – cost 0, value 1',
      'The number drawn for an act is lowered by 2.',
      'Can be played in anybody’s turn.',
    ]);
    expect(lines(de, 'night-watch')).toEqual([
      'Sofortmaßnahme – Kosten 4, Wert 4',
      'Eine eben angekündigte Tat (Sabotage oder Einbruch) bleibt ohne Wirkung.',
      'In jedem Zug spielbar, auch in fremden.',
    ]);
  });

  it('one that can be played among the own actions as well', () => {
    const card = {
      type: 'immediate',
      effects: [{ do: 'draw', count: 1 }],
      windows: ['act', 'election'],
    } as const;
    expect(linesOf(en, card)).toEqual([
      'Draw 1 card.',
      'Can be played in your action phase and, in anybody’s turn, when an act has been declared or when votes are about to be counted.',
    ]);
    expect(linesOf(de, card)).toEqual([
      'Ziehe 1 Karte.',
      'Spielbar in deiner Aktionsphase und in jedem Zug, wenn eine Tat angekündigt wurde oder wenn die Stimmen gezählt werden.',
    ]);
  });

  it('German endings and cases', () => {
    const card: Parameters<typeof linesOf>[1] = {
      type: 'measure',
      effects: [
        { do: 'unlock', count: 1, types: ['person'] },
        { do: 'unlock', count: 2, types: ['business', 'extension'] },
        { do: 'recover', types: ['measure', 'district', 'artefact'] },
        { do: 'taler', amount: 1, each: 'district' },
        { do: 'votes', amount: 1, of: 'other' },
      ],
    };
    expect(linesOf(de, card)).toEqual([
      'Entsperre 1 deiner Personen.',
      'Entsperre bis zu 2 deiner Betriebe oder Erweiterungen.',
      'Nimm eine Maßnahme, einen Stadtteil oder ein Artefakt vom Ablagestapel auf die Hand.',
      'Nimm dir 1 Taler für jeden deiner aktiven Stadtteile.',
      'Ein anderer Kandidat, den du bestimmst, hat 1 Stimme weniger.',
    ]);
  });

  it('a profession', () => {
    expect(lines(en, 'adept')).toEqual([
      'Profession',
      'Trades: Herbalist, Apothecary, Alchemist',
      'Room for 1 more artefact',
      'You pay 2 Taler less for artefacts or businesses (Herbalist, Apothecary, Alchemist).',
    ]);
    expect(lines(de, 'rogue')).toEqual([
      'Profession',
      'Gewerbe: Dieb, Schmuggler, Söldner',
      'Du zahlst 1 Taler weniger für Betriebe (Dieb, Schmuggler, Söldner).',
      '+1 auf deine Zufallszahlen bei Sabotage oder Einbrüchen',
    ]);
  });

  it('the Town Hall', () => {
    expect(lines(en, 'town-hall')).toEqual([
      'Municipal building – cost 24, value 6',
      'Anybody may build it, alone or together; its value is shared among the builders.',
      'Once it is built, a mayor can be elected.',
    ]);
  });

  it('take names as they are, also with signs that mean something in messages', () => {
    const name = { en: "Potter's {Kiln}", de: "'Ofen'" };
    const deck: Deck = { ...zunftDeck, cards: [{ ...zunftDeck.cards[1]!, id: 'kiln', name }] };
    const others = deckTexts(deck);
    expect(others.cardName(sayIn('en', others), 'kiln')).toBe(name.en);
    expect(others.cardName(sayIn('de', others), 'kiln')).toBe(name.de);
  });

  it('there is no text for what is no card', () => {
    expect(() => lines(en, 'dragon')).toThrow('dragon');
  });
});

describe('what is wrong with a deck', () => {
  const sentences = (say: Say, document: unknown): string[] => {
    const result = parseDeck(document);
    const problems = 'problems' in result ? result.problems : [];
    return problems.map(({ path, code, params }) => `${path}: ${say(`deckProblem.${code}`, params)}`);
  };

  it('is said with card and field', () => {
    const cards = [...zunftDeck.cards, { ...zunftDeck.cards[1]!, id: 'bakery', cost: -2, costs: 3 }];
    expect(sentences(en, { ...zunftDeck, cards })).toEqual([
      'cards.bakery.costs: There is no entry “costs” here. Did you mean cost?',
      'cards.bakery.cost: -2 is not a whole number from 0 to 99.',
    ]);
    expect(sentences(de, { ...zunftDeck, cards })).toEqual([
      'cards.bakery.costs: Einen Eintrag „costs“ gibt es hier nicht. Meintest du cost?',
      'cards.bakery.cost: -2 ist keine ganze Zahl von 0 bis 99.',
    ]);
  });
});
