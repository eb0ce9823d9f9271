import type { Decision, Json, ViewedEvent } from '@zunft/kernel';
import { type Scenario, scenario } from '@zunft/testkit';
import { type Language, languages, Speaker } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import type { DeckCard } from '../deck/schema.ts';
import { zunftDeck } from '../deck/zunft.ts';
import { gameWith } from '../game.ts';
import { texts } from './index.ts';

const names = ['Anna', 'Ben', 'Cleo'];

/** Numbers that are spoken of below, whatever our deck comes to. */
const fixed: Readonly<Record<string, Partial<DeckCard>>> = {
  windmill: { cost: 5 },
  judge: { needs: { favour: 3 }, upkeep: 1 },
  bishop: { upkeep: 2 },
  beadle: { upkeep: 1 },
  'signet-ring': { cost: 3, gives: { favour: 1 } },
  'manor-farm': { needs: { title: 'citizen' } },
  'town-hall': { cost: 20 },
};
const game = gameWith({
  ...zunftDeck,
  cards: zunftDeck.cards.map((card) => ({ ...card, ...fixed[card.id] })),
});

const speaker = (language: Language, viewer?: number): Speaker =>
  new Speaker({ language, texts, names, ...(viewer !== undefined && { viewer }) });

/** A table in the middle of Anna's turn. The Town Hall stands, so that no chance decides whether it is drawn. */
const table = (
  players: readonly Readonly<Record<string, Json>>[],
  rest: Readonly<Record<string, Json>> = {},
): Scenario => scenario(game, { players, townHall: 'built', square: ['town-hall'], ...rest });

/** The last events of a table as its players read them. */
const told = (s: Scenario, language: Language, viewer: number, count: number): string[] =>
  s.match
    .log(viewer)
    .slice(-count)
    .map(({ event }) => speaker(language, viewer).event(event));

const said = (event: Partial<ViewedEvent>, viewer: number): string[] =>
  languages.map((language) => speaker(language, viewer).event({ type: '', seat: 0, ...event }));

const decisionOf = (s: Scenario, seat?: number): Decision =>
  s.match.decisions().find((one) => one.seat === (seat ?? one.seat))!;

const prompts = (s: Scenario, seat?: number): string[] =>
  languages.map((language) => speaker(language, decisionOf(s, seat).seat).prompt(decisionOf(s, seat)));

function options(s: Scenario, language: Language, seat?: number): string[] {
  const decision = decisionOf(s, seat);
  if (decision.kind !== 'choose') throw new Error('no options');
  return decision.options
    .filter(({ legal }) => legal)
    .map((option) => speaker(language, decision.seat).option(option, decision));
}

const reasons = (s: Scenario, id: string): string[] =>
  languages.map((language) => speaker(language, s.asked().seat).reason(s.why(id)));

const commits = (s: Scenario, count: number): (string | undefined)[] =>
  languages.map((language) => speaker(language, decisionOf(s).seat).commit(decisionOf(s), count));

describe('what a player is asked', () => {
  it('before the game: a profession, and whether the hand is kept', () => {
    const s = table([{ profession: [] }, { profession: [] }], {
      stage: 'professions',
      guilds: ['rogue', 'host'],
    });
    expect(prompts(s)).toEqual([
      'Choose your profession. You may run businesses of any trade all the same.',
      'Wähle deine Profession. Betriebe darfst du trotzdem aus jedem Gewerbe führen.',
    ]);
    expect(options(s, 'de')).toEqual(['Gauner wählen', 'Wirt wählen']);
  });

  it('in the action phase: what a card needs, costs and takes', () => {
    const s = table([
      {
        profession: ['rogue'],
        taler: 3,
        hand: [
          'croft',
          'windmill',
          'judge',
          'old-town',
          'manor-farm',
          'brewers-lane',
          'lawsuit',
          'night-watch',
        ],
        supporters: ['outskirts'],
        artefacts: ['signet-ring'],
      },
      { profession: ['scholar'] },
    ]);
    expect(prompts(s)).toEqual([
      'Action phase, 3 Taler: play any number of cards, but only one district or one person.',
      'Aktionen, 3 Taler: beliebig viele Karten, aber nur ein Stadtteil oder eine Person.',
    ]);
    expect(options(s, 'en')).toEqual(
      expect.arrayContaining([
        'Play Croft',
        'Give Taler to Ben',
        'Sell Signet Ring to the bank',
        'End your actions',
      ]),
    );
    expect(options(s, 'de')).toEqual(
      expect.arrayContaining([
        'Kate ausspielen',
        'Taler an Ben verschenken',
        'Siegelring an die Bank verkaufen',
      ]),
    );
    expect(reasons(s, 'play.windmill')).toEqual([
      'It costs 5 Taler; you have 3.',
      'Das kostet 5 Taler; du hast 3.',
    ]);
    expect(reasons(s, 'play.judge')).toEqual([
      'This needs 3 favour; you have 1.',
      'Dafür brauchst du 3 Gunst; du hast 1.',
    ]);
    expect(reasons(s, 'play.manor-farm')).toEqual([
      'For this you must be Citizen at least.',
      'Dafür brauchst du mindestens den Titel Bürger.',
    ]);
    expect(reasons(s, 'play.brewers-lane')).toEqual([
      'For this you need an unlocked business of this trade: Brewer.',
      'Dafür brauchst du einen aktiven Betrieb aus diesem Gewerbe: Brauer.',
    ]);
    expect(reasons(s, 'play.lawsuit')).toEqual([
      'For this you need, unlocked: Judge or Town Clerk.',
      'Dafür brauchst du, nicht gesperrt: Richter oder Stadtschreiber.',
    ]);
    expect(reasons(s, 'sell.outskirts')).toEqual([
      'Districts and persons are supporters, not property: they cannot be sold.',
      'Stadtteile und Personen sind Anhänger, kein Besitz: Sie lassen sich nicht verkaufen.',
    ]);
    expect(reasons(s, 'upgrade')[1]).toBe(
      'Für die nächste Residenz brauchst du mindestens den Titel Bürger.',
    );
    expect(reasons(s, 'call')).toEqual([
      'Only citizens and nobles may stand for mayor.',
      'Zur Wahl stellen darfst du dich erst ab dem Titel Bürger.',
    ]);
  });

  it('after calling the election: that no cards are played', () => {
    const s = table([{ experience: 30, taler: 3, hand: ['croft'] }, {}], { townHall: 'built' }).answer(
      'call',
    );
    expect(prompts(s)).toEqual([
      'Action phase, 3 Taler: no cards, as you have called the election.',
      'Aktionen, 3 Taler: keine Karten, denn du hast die Wahl ausgerufen.',
    ]);
  });

  it('at the end of a turn: what is discarded', () => {
    const few = table([{ hand: ['croft'] }, {}]).answer('end');
    expect(prompts(few)).toEqual([
      'You may discard 1 card. Then you draw up to 5 cards.',
      'Du darfst 1 Karte ablegen. Danach ziehst du auf 5 Karten nach.',
    ]);
    expect(commits(few, 0)).toEqual(['Discard nothing', 'Nichts ablegen']);
    const hand = ['croft*2', 'windmill', 'judge', 'beadle', 'parlour*2'];
    const many = table([{ hand }, {}]).answer('end');
    expect(prompts(many)[0]).toBe('You may hold 5 cards: discard 2 cards. Then you draw none.');
    expect(commits(many, 1)).toEqual(['Discard 1 of 2 cards', '1 von 2 Karten ablegen']);
  });

  it('when upkeep cannot be paid: the ways out', () => {
    const s = table([{}, { taler: 0, hand: [], supporters: ['bishop', 'judge', 'beadle*2'] }], {
      deck: ['croft', 'windmill'],
    });
    s.answer('end');
    expect(prompts(s)).toEqual([
      'Upkeep is 5 Taler, you have 2. Sell, let cards go, borrow, or go to the tower.',
      'Unterhalt: 5 Taler, du hast 2. Verkaufe, gib Karten auf, leih dir etwas oder geh in den Turm.',
    ]);
    expect(options(s, 'en')).toEqual([
      'Let Bishop go',
      'Let Judge go',
      'Let Beadle go',
      'Ask for a loan',
      'Go to the debtors’ tower',
    ]);
    s.answer('tower');
    expect(told(s, 'en', 0, 20)).toEqual(
      expect.arrayContaining([
        'Ben goes to the debtors’ tower.',
        'Ben cannot pay 3 Taler and now owes them.',
      ]),
    );
    expect(told(s, 'de', 1, 20)).toEqual(
      expect.arrayContaining([
        'Du gehst in den Schuldturm.',
        'Du kannst 3 Taler nicht zahlen und schuldest sie nun.',
      ]),
    );
  });
});

describe('what is done to others', () => {
  it('is declared, answered, tested and told to everybody', () => {
    const s = table(
      [
        { hand: ['broken-tools'], taler: 5 },
        { hand: ['hue-and-cry', 'night-watch', 'beadle'], businesses: ['windmill'] },
      ],
      { deck: ['judge', 'croft'] },
    );
    s.answer('play.broken-tools');
    expect(told(s, 'en', 1, 2)).toEqual([
      'Anna plays Broken Tools (+1 XP).',
      'Anna attempts sabotage against you, aimed at Windmill.',
    ]);
    expect(told(s, 'de', 0, 1)).toEqual(['Du versuchst eine Sabotage gegen Ben; Ziel: Windmühle.']);
    expect(prompts(s, 1)).toEqual([
      'Anna: Broken Tools against you. Answer with a card?',
      'Anna: Kaputtes Werkzeug gegen dich. Antwortest du mit einer Karte?',
    ]);
    expect(options(s, 'de', 1)).toEqual(['Nachtwache ausspielen', 'Geschehen lassen']);
    expect(reasons(s, 'play.hue-and-cry')).toEqual([
      'This card does not help against this kind of act.',
      'Gegen eine solche Tat hilft diese Karte nicht.',
    ]);
    expect(reasons(s, 'play.beadle')[1]).toBe('Antworten kannst du nur mit Sofortmaßnahmen.');
    s.answerFor(1, 'pass');
    expect(told(s, 'en', 0, 1)[0]).toMatch(/^You draw Judge for a random number: \d\.$/);
    expect(prompts(s, 1)).toEqual([
      expect.stringMatching(/^Anna’s number against you stands at \d\. Answer with a card\?$/),
      expect.stringMatching(/^Die Zahl von Anna gegen dich steht bei \d\. Antwortest du\?$/),
    ]);
  });

  it('is said of cards, Taler, favour and hands, to whoever it concerns', () => {
    expect(said({ type: 'steal', target: 1, cards: ['windmill'] }, 1)).toEqual([
      'Anna takes Windmill from you.',
      'Anna nimmt dir Windmühle ab.',
    ]);
    expect(said({ type: 'rob', target: 1, params: { count: 4 } }, 0)).toEqual([
      'You take 4 Taler from Ben.',
      'Ben verliert 4 Taler an dich.',
    ]);
    expect(said({ type: 'fine', seat: 1, params: { count: 2, to: 'bank' } }, 0)).toEqual([
      'Ben must pay 2 Taler to the bank.',
      'Ben muss 2 Taler an die Bank zahlen.',
    ]);
    expect(said({ type: 'fine', seat: 1, target: 0, params: { count: 4, to: 'player' } }, 1)).toEqual([
      'You must pay 4 Taler to Anna.',
      'Du musst 4 Taler an Anna zahlen.',
    ]);
    expect(said({ type: 'lock', seat: 1, cards: ['windmill'], params: { rounds: 2 } }, 0)).toEqual([
      'Ben’s Windmill is locked for 2 rounds.',
      'Bei Ben ist Windmühle für 2 Runden gesperrt.',
    ]);
    expect(said({ type: 'spy', target: 1, cards: ['croft'], hidden: 0 }, 0)).toEqual([
      'You look at Ben’s hand: Croft.',
      'Du siehst dir die Hand von Ben an: Kate.',
    ]);
    expect(said({ type: 'spy', target: 1, hidden: 3 }, 2)).toEqual([
      'Anna looks at Ben’s hand.',
      'Anna sieht sich die Hand von Ben an.',
    ]);
    const discount = { type: 'discount', params: { count: 2, types: ['business', 'annex'] } };
    expect(said(discount, 0)).toEqual([
      'You pay 2 Taler less for the next card of this type this turn: Business or Annex.',
      'Du zahlst in diesem Zug 2 Taler weniger für die nächste Karte dieser Art: Betrieb oder Zusatzgebäude.',
    ]);
    expect(said(discount, 1)[0]).toMatch(/^Anna pays 2 Taler less /);
    expect(said({ type: 'prevented', target: 1 }, 1)[1]).toBe('Die Tat gegen dich ist vereitelt.');
    expect(said({ type: 'shift', seat: 1, params: { number: -1 } }, 1)).toEqual([
      'You change the number to −1.',
      'Du änderst die Zahl auf −1.',
    ]);
    expect(said({ type: 'test', target: 1, params: { number: 2, needed: 3, success: 'no' } }, 1)).toEqual([
      'The number is 2, and at least 3 is needed: the act fails.',
      'Die Zahl ist 2, nötig ist mindestens 3: Die Tat misslingt.',
    ]);
  });
});

describe('trade', () => {
  it('is offered, priced, addressed and taken up', () => {
    const s = table([{ taler: 5, artefacts: ['signet-ring'] }, { taler: 6 }, { taler: 1 }]);
    s.answer('offer.sell');
    expect(prompts(s)[0]).toBe('Which card do you offer for sale?');
    expect(options(s, 'en')).toEqual(['Offer Signet Ring']);
    s.answer('at.signet-ring');
    expect(prompts(s)).toEqual([
      'Signet Ring: How many Taler do you ask for it? At most 6, twice its printed cost.',
      'Siegelring: Wie viele Taler verlangst du? Höchstens 6, das Doppelte der Kosten.',
    ]);
    expect(decisionOf(s)).toMatchObject({ min: 0, max: 6, usual: 3 });
    s.say(4);
    expect(prompts(s)).toEqual([
      'Signet Ring for 4 Taler: Whom do you ask? The first who accepts closes the deal.',
      'Siegelring für 4 Taler: Wen fragst du? Wer zuerst annimmt, macht das Geschäft.',
    ]);
    expect(options(s, 'de')).toEqual(['Ben das Angebot machen', 'Cleo das Angebot machen']);
    expect([0, 1, 2].map((count) => commits(s, count)[0])).toEqual([
      'Choose at least 1 player',
      'Make the offer to 1 player',
      'Make the offer to 2 players',
    ]);
    s.answer('to.1', 'to.2');
    expect(prompts(s)).toEqual([
      'Signet Ring for 4 Taler to Ben and 1 other: Add a promise or a greeting? It binds nobody.',
      'Siegelring für 4 Taler an Ben und 1 weitere: Ein Satz dazu? Er bindet niemanden.',
    ]);
    expect(commits(s, 0)).toEqual(['Offer Signet Ring for 4 Taler', 'Siegelring für 4 Taler anbieten']);
    s.say('Pay next round');
    expect(told(s, 'en', 1, 2)[0]).toBe('Anna offers you Signet Ring for 4 Taler: “Pay next round”');
    expect(prompts(s, 1)).toEqual([
      'Anna offers you Signet Ring for 4 Taler.',
      'Anna bietet dir Siegelring für 4 Taler an.',
    ]);
    expect(options(s, 'de', 1)).toEqual(['Das Angebot von Anna annehmen', 'Das Angebot von Anna ablehnen']);
    s.answerFor(1, 'accept.0');
    expect(told(s, 'de', 0, 1)).toEqual(['Ben kauft Siegelring von dir für 4 Taler.']);
  });

  it('may be a bid or a loan, with or without a promise', () => {
    const bid = { kind: 'buy', price: 4, promise: '' };
    expect(said({ type: 'offer', target: 1, cards: ['windmill'], params: bid }, 1)).toEqual([
      'Anna bids 4 Taler for your Windmill.',
      'Anna bietet dir 4 Taler für Windmühle.',
    ]);
    const loan = { kind: 'loan', price: 3, promise: 'I pay it back {soon}' };
    expect(said({ type: 'offer', target: 1, params: loan }, 0)).toEqual([
      'You ask Ben for a loan of 3 Taler: “I pay it back {soon}”',
      'Du bittest Ben um 3 Taler Kredit: „I pay it back {soon}“',
    ]);
  });
});

describe('the Town Hall and the election', () => {
  const hall = { townHall: 'drawn' };

  it('is built together', () => {
    const s = table([{ taler: 5 }, { taler: 20, pledge: 6 }], hall);
    expect(reasons(s, 'build')).toEqual([
      'The Town Hall lacks 14 Taler; you have 5.',
      'Dem Rathaus fehlen 14 Taler; du hast 5.',
    ]);
    s.answer('pledge');
    expect(prompts(s)).toEqual([
      'The Town Hall lacks 14 Taler. How many do you promise to whoever builds it?',
      'Dem Rathaus fehlen 14 Taler. Wie viele sagst du zu, wenn es gebaut wird?',
    ]);
    s.say(3);
    expect(told(s, 'de', 1, 1)).toEqual(['Anna sagt 3 Taler für das Rathaus zu.']);
  });

  it('says who gains and loses votes, how many there are, and who wins', () => {
    expect(said({ type: 'votes', target: 1, params: { count: -2 } }, 1)).toEqual([
      'You have 2 votes fewer at this election.',
      'Du hast bei dieser Wahl 2 Stimmen weniger.',
    ]);
    expect(said({ type: 'votes', target: 0, params: { count: 1 } }, 1)).toEqual([
      'Anna has 1 vote more at this election.',
      'Anna hat bei dieser Wahl 1 Stimme mehr.',
    ]);
    expect(said({ type: 'count', params: { votes: 6, luck: 2, total: 8 } }, 1)).toEqual([
      'Anna has 6 votes, and 2 more by the card: 8 in all.',
      'Anna hat 6 Stimmen, dazu 2 durch die Karte: zusammen 8.',
    ]);
    expect(said({ type: 'game-end', params: { by: 'election' } }, 0)).toEqual([
      'You win the mayoral election and thereby the game.',
      'Du gewinnst die Bürgermeisterwahl und damit die Partie.',
    ]);
    expect(said({ type: 'game-end', params: { by: 'count' } }, 1)).toEqual([
      'Anna is the first to become Count and wins the game.',
      'Anna erreicht als Erstes den Titel Graf und gewinnt die Partie.',
    ]);
  });
});
