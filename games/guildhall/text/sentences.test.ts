import type { Json, ViewedEvent } from '@zunft/kernel';
import { type Scenario, scenario } from '@zunft/testkit';
import { type Language, languages, Speaker } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';
import { texts } from './index.ts';

const names = ['Anna', 'Ben'];

const speaker = (language: Language, viewer?: number): Speaker =>
  new Speaker({ language, texts, names, ...(viewer !== undefined && { viewer }) });

/** The last events of a table as its players and a spectator read them. */
const told = (table: Scenario, language: Language, viewer: number, count: number): string[] =>
  table.match
    .log(viewer)
    .slice(-count)
    .map(({ event }) => speaker(language, viewer).event(event));

const prompts = (table: Scenario): string[] =>
  languages.map((language) => speaker(language, table.asked().seat).prompt(table.asked()));

const options = (table: Scenario, language: Language): string[] =>
  table.asked().options.map((option) => speaker(language, table.asked().seat).option(option, table.asked()));

const reasons = (table: Scenario, id: string): string[] =>
  languages.map((language) => speaker(language, table.asked().seat).reason(table.why(id)));

const play = (...players: Json[]): Scenario => scenario(guildhall, { players });

it('says what ends the game, not who wins: whoever has resigned does not', () => {
  const event = { type: 'win', seat: 0, params: { points: 20 } } as ViewedEvent;
  expect(languages.map((language) => speaker(language).event(event))).toEqual([
    'Anna has 20 VP, which ends the game.',
    'Anna hat 20 Siegpunkte; damit endet die Partie.',
  ]);
});

describe('what a player is asked', () => {
  it('says what an action can be, and why not', () => {
    const table = play(
      { hand: ['weaver.red', 'assassin.blue'], hall: ['weaver.red'], completed: ['farmer.*'] },
      {},
    );
    expect(prompts(table)).toEqual([
      '2 actions left — play a card, refill to 6, or buy a prestige card.',
      'Noch 2 Aktionen – spiele eine Karte aus, ziehe auf 6 nach oder kaufe eine Prestigekarte.',
    ]);
    expect(options(table, 'de')).toEqual(
      expect.arrayContaining([
        'Weber rot ausspielen',
        'Meuchelmörder blau ausspielen',
        'Auf 6 Karten nachziehen',
      ]),
    );
    expect(reasons(table, 'play.weaver.red')).toEqual([
      'Weaver red is already open in your guildhall.',
      'Weber rot liegt schon offen in deinem Zunfthaus.',
    ]);
  });

  it('counts the actions of a turn until extra ones may have come in', () => {
    const table = scenario(guildhall, {
      idle: 1,
      deck: ['farmer.red', 'farmer.blue', 'trader.red', 'trader.blue', 'trader.green'],
      players: [{ hand: ['assassin.red', 'farmer.green'] }, {}],
    });
    expect(prompts(table)).toEqual([
      'Action 1 of 2 — play a card, refill to 6, or buy a prestige card.',
      'Aktion 1 von 2 – spiele eine Karte aus, ziehe auf 6 nach oder kaufe eine Prestigekarte.',
    ]);
    table.answer('refill').answer();
    expect(prompts(table)[0]).toMatch(/^Action 2 of 2 — /);

    const other = play({ hand: ['farmer.red', 'farmer.green'] }, {});
    other.answer('play.farmer.red');
    expect(prompts(other)[0]).toMatch(/^1 action left — /);
  });

  it('says what each level does, and what a higher one needs', () => {
    const table = play({ hand: ['weaver.red', 'farmer.blue'], hall: ['weaver.blue', 'weaver.green'] }, {});
    table.answer('play.weaver.red');
    expect(prompts(table)).toEqual([
      'Weaver: 2 cards in your guildhall. Which effect do you use?',
      'Weber: 2 Karten in deinem Zunfthaus. Welchen Effekt nutzt du?',
    ]);
    expect(options(table, 'en')).toContain('Level 0: Place 1 hand card in your guildhall.');
    expect(options(table, 'de')).toContain('Auf den Effekt verzichten');
    expect(reasons(table, 'level.4')).toEqual([
      'This needs 4 open cards of the profession in your guildhall; you have 2.',
      'Dafür brauchst du 4 offene Karten dieses Berufs im Zunfthaus; du hast erst 2.',
    ]);
    expect(reasons(table, 'level.2')).toEqual([
      'You do not have enough hand cards that fit.',
      'Du hast nicht genug passende Handkarten.',
    ]);
  });

  it('puts a number where a card has an X', () => {
    const table = scenario(guildhall, {
      options: { professions: 'all' },
      players: [{ hand: ['dancer.red'], hall: ['dancer.blue', 'dancer.green'] }, {}],
    });
    table.answer('play.dancer.red');
    expect(options(table, 'en')).toContain('X = 2: Draw 2 cards, then take 1 extra action.');
    expect(options(table, 'de')).toContain('X = 1: Ziehe 1 Karte; danach hast du 1 Aktion mehr.');
    expect(options(table, 'de')).toContain('X = 0: Du ziehst nichts und hast 1 Aktion mehr.');
  });

  it('counts down an exchange', () => {
    const table = play(
      { hand: ['trader.red'], hall: ['trader.blue', 'trader.green', 'farmer.red'] },
      { hall: ['weaver.red', 'weaver.blue', 'weaver.green'] },
    );
    table.answer('play.trader.red').answer('level.2');
    expect(prompts(table)).toEqual([
      'Exchange with Ben: choose 2 open cards to give and 2 open cards to take.',
      'Tausch mit Ben: Wähle 2 offene Karten, die du gibst, und 2 offene Karten, die du nimmst.',
    ]);
    table.answer('give.farmer.red').answer('take.weaver.red').answer('take.weaver.blue');
    expect(prompts(table)).toEqual([
      'Exchange with Ben: choose 1 open card to give.',
      'Tausch mit Ben: Wähle 1 offene Karte, die du gibst.',
    ]);
  });

  it('speaks of placing and picking up where the Weaver exchanges', () => {
    const table = play(
      {
        hand: ['weaver.red', 'farmer.blue', 'farmer.green'],
        hall: ['weaver.blue', 'weaver.green', 'trader.red'],
      },
      {},
    );
    table.answer('play.weaver.red').answer('level.2');
    expect(prompts(table)).toEqual([
      'Choose 2 hand cards to place and 1 open card to pick up.',
      'Wähle 2 Handkarten zum Legen und 1 offene Karte zum Aufnehmen.',
    ]);
    expect(options(table, 'en')).toEqual(expect.arrayContaining(['Place Farmer blue', 'Pick up Trader red']));
    expect(options(table, 'de')).toEqual(
      expect.arrayContaining(['Bauer blau legen', 'Kaufmann rot aufnehmen']),
    );
  });

  it('exchanges with the discard pile', () => {
    const table = scenario(guildhall, {
      options: { professions: 'all' },
      discard: ['weaver.red', 'weaver.blue', 'farmer.red'],
      players: [{ hand: ['hunter.red'], hall: ['hunter.blue', 'hunter.green'] }, {}],
    });
    table.answer('play.hunter.red').answer('level.2');
    expect(prompts(table)).toEqual([
      'Exchange with the discard pile: choose 2 open cards to give and 2 cards to take.',
      'Tausch mit dem Ablagestapel: Wähle 2 offene Karten, die du gibst, und 2 Karten, die du nimmst.',
    ]);
  });

  it('names chapters in the plural', () => {
    const table = scenario(guildhall, {
      options: { professions: 'all' },
      row: ['owe_7_actions'],
      players: [{ completed: ['scholar.*', 'peddler.*', 'trader.*'] }, {}],
    });
    table.answer('buy.owe_7_actions');
    expect(prompts(table)[1]).toBe('Wähle die 2 kompletten Zünfte, mit denen du bezahlst.');
    expect(speaker('de', 0).commit(table.asked(), 1)).toBe('Mit 1 von 2 kompletten Zünften bezahlen');
    expect(options(table, 'de').sort()).toEqual([
      'Mit der Zunft der Gelehrten bezahlen',
      'Mit der Zunft der Kaufleute bezahlen',
      'Mit der Zunft der Krämerinnen bezahlen',
    ]);
  });
});

describe('what a button says', () => {
  const commits = (table: Scenario, count: number): (string | undefined)[] =>
    languages.map((language) => speaker(language, 0).commit(table.asked(), count));

  const shorts = (table: Scenario): string[][] =>
    languages.map((language) =>
      table.asked().options.map((option) => speaker(language, 0).optionShort(option, table.asked())),
    );

  it('whose effect was chosen and against whom, once it is done', () => {
    const done = (table: Scenario, id: string): string[] => {
      const option = table.asked().options.find((one) => one.id === id)!;
      return languages.map((language) => speaker(language, 0).optionDone(option, table.asked()));
    };
    const table = scenario(guildhall, {
      players: [
        { hand: ['assassin.red', 'farmer.red'] },
        { hall: ['weaver.red'] },
        { hall: ['weaver.blue'] },
      ],
    });
    expect(done(table, 'play.assassin.red')).toEqual(['Play Assassin red', 'Meuchelmörder rot ausspielen']);
    table.answer('play.assassin.red');
    expect(done(table, 'level.0')).toEqual(['Assassin, level 0', 'Meuchelmörder, Stufe 0']);
    table.answer('level.0');
    expect(done(table, 'target.1')).toEqual(['Assassin, level 0: Ben', 'Meuchelmörder, Stufe 0: Ben']);
  });

  it('what sending the picks will do, by their number', () => {
    const hand = ['farmer.red', 'farmer.blue', 'weaver.red', 'weaver.blue'];
    const table = play({ hand }, {});
    expect(commits(table, 0)).toEqual([undefined, undefined]);

    table.answer('refill');
    expect(commits(table, 0)).toEqual(['Discard nothing, draw up to 6', 'Nichts abwerfen, auf 6 nachziehen']);
    expect(commits(table, 1)).toEqual(['Discard 1 card, draw up to 6', '1 Karte abwerfen, auf 6 nachziehen']);
    expect(commits(table, 3)).toEqual([
      'Discard 3 cards, draw up to 6',
      '3 Karten abwerfen, auf 6 nachziehen',
    ]);
  });

  it('that a single hand card may be kept, too', () => {
    const table = play({ hand: ['farmer.red'] }, {});
    table.answer('refill');
    expect(table.asked()).toMatchObject({ min: 0, max: 1 });
    expect(commits(table, 0)[0]).toBe('Discard nothing, draw up to 6');
  });

  it('whose cards will be discarded', () => {
    const table = play(
      { hand: ['assassin.red'], hall: ['assassin.blue', 'assassin.green'] },
      { hall: ['weaver.red', 'farmer.blue', 'trader.blue'] },
    );
    table.answer('play.assassin.red').answer('level.2');
    expect(prompts(table)).toEqual([
      'Choose 2 open cards of Ben from different chapters to discard. The last one lies on top.',
      'Wähle 2 offene Karten von Ben aus verschiedenen Zünften, die du abwirfst. Die letzte liegt oben.',
    ]);
    expect(commits(table, 1)).toEqual(['Discard 1 of 2 cards of Ben', '1 von 2 Karten von Ben abwerfen']);
  });

  it('an option in a word or two, or in full where a card needs its name', () => {
    const table = play({ hand: ['weaver.red', 'farmer.blue'] }, {});
    const [en, de] = shorts(table);
    expect(en).toEqual(expect.arrayContaining(['Play Weaver red', 'Refill to 6']));
    expect(de).toEqual(expect.arrayContaining(['Weber rot ausspielen', 'Auf 6 nachziehen']));

    table.answer('play.weaver.red');
    expect(shorts(table).map((labels) => labels.sort())).toEqual([
      ['Level 0', 'Level 2', 'Level 4', 'No effect'],
      ['Ohne Effekt', 'Stufe 0', 'Stufe 2', 'Stufe 4'],
    ]);
  });
});

describe('what a player is told', () => {
  it('of an agreement to go back', () => {
    const table = play({ hand: ['farmer.red', 'farmer.blue'] }, {});
    table.answer('refill').answer();
    table.match.takeBackAgreed(0);
    expect(told(table, 'en', 0, 1)).toEqual([
      'You take your last answer back with everybody’s consent, and all that came of it.',
    ]);
    expect(told(table, 'de', 1, 1)).toEqual([
      'Anna nimmt die letzte Antwort zurück, mit allem, was daraus wurde; alle sind einverstanden.',
    ]);
  });

  it('of an attack, from either side', () => {
    const table = play({ hand: ['assassin.red'] }, { hall: ['weaver.red', 'farmer.blue'] });
    table.answer('play.assassin.red').answer('level.0').answer('discard.weaver.red');
    expect(told(table, 'en', 0, 3)).toEqual([
      'You use the effect: Assassin, level 0.',
      'You aim at Ben.',
      'You discard Ben’s Weaver red.',
    ]);
    expect(told(table, 'de', 1, 3)).toEqual([
      'Anna nutzt den Effekt: Meuchelmörder, Stufe 0.',
      'Anna wählt dich als Ziel.',
      'Anna wirft bei dir Weber rot ab.',
    ]);
  });

  it('of a refill: all cards, or their number and the top one', () => {
    const table = scenario(guildhall, {
      deck: ['trader.red', 'trader.blue', 'trader.green', 'dancer.red', 'dancer.blue', 'dancer.green'],
      players: [{ hand: ['farmer.red', 'weaver.red'] }, {}],
    });
    table.answer('refill').answer('discard.farmer.red', 'discard.weaver.red');
    expect(told(table, 'en', 0, 2)).toEqual([
      'You discard Farmer red and Weaver red.',
      'You draw Trader red, Trader blue, Trader green, Dancer red, Dancer blue and Dancer green.',
    ]);
    expect(told(table, 'en', 1, 2)).toEqual([
      'Anna discards 2 cards, Weaver red on top.',
      'Anna draws 6 cards.',
    ]);
    expect(told(table, 'de', 1, 2)).toEqual([
      'Anna wirft 2 Karten ab; oben liegt Weber rot.',
      'Anna zieht 6 Karten.',
    ]);
  });

  it('of a completed chapter', () => {
    const complete: ViewedEvent = { type: 'complete', seat: 0, params: { profession: 'scholar' } };
    expect(speaker('en', 1).event(complete)).toBe('Anna’s chapter of Scholars is complete.');
    expect(speaker('de', 0).event(complete)).toBe('Deine Zunft der Gelehrten ist komplett.');
    expect(speaker('de').event(complete)).toBe('Die Zunft der Gelehrten bei Anna ist komplett.');
  });
});

describe('what a card says', () => {
  it('has a line for each level', () => {
    expect(speaker('en').cardText('farmer.blue')).toEqual(['1: Gain 1 VP.', '3: Gain 2 VP.']);
    expect(speaker('de').cardText('dancer.red')).toEqual([
      'X: Ziehe so viele Karten, wie Tänzer in deinem Zunfthaus liegen; danach hast du 1 Aktion mehr.',
    ]);
  });

  it('has worth, cost and effect of a prestige card', () => {
    expect(speaker('en').card('owe_7_actions')).toBe('Seat on the Council');
    expect(speaker('de').cardText('owe_7_actions')).toEqual([
      '7 Siegpunkte, kostet 2 komplette Zünfte.',
      'Du hast 2 Aktionen mehr.',
    ]);
  });
});
