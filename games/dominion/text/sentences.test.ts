import type { Decision } from '@zunft/kernel';
import { type Scenario, scene } from '@zunft/testkit';
import { type Language, languages, Speaker } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import { effectLines, texts, typeLine } from './index.ts';

const names = ['Anna', 'Ben', 'Cleo'];

const speaker = (language: Language, viewer?: number): Speaker =>
  new Speaker({ language, texts, names, ...(viewer !== undefined && { viewer }) });

/** The last events of a table as its players and a spectator read them. */
const told = (s: Scenario, language: Language, viewer: number, count: number): string[] =>
  s.match
    .log(viewer)
    .slice(-count)
    .map(({ event }) => speaker(language, viewer).event(event));

const decision = (s: Scenario): Decision => s.match.decisions()[0]!;
const prompts = (s: Scenario): string[] =>
  languages.map((language) => speaker(language, decision(s).seat).prompt(decision(s)));

const options = (s: Scenario, language: Language): string[] =>
  s
    .asked()
    .options.filter(({ legal }) => legal)
    .map((option) => speaker(language, s.asked().seat).option(option, s.asked()));

const reasons = (s: Scenario, id: string): string[] =>
  languages.map((language) => speaker(language, s.asked().seat).reason(s.why(id)));

const commits = (s: Scenario, count: number): (string | undefined)[] =>
  languages.map((language) => speaker(language, s.asked().seat).commit(s.asked(), count));

describe('what a player is asked in a turn', () => {
  it('how many Actions are left, and why a card cannot be played or bought', () => {
    const s = scene([{ hand: ['village', 'estate', 'copper'], tokens: 2 }, {}]);
    expect(prompts(s)).toEqual([
      'Action phase: 1 Action left. Play an Action or go on to buying.',
      'Aktionsphase: noch 1 Aktion. Spiele eine Aktionskarte aus oder gehe zum Kauf.',
    ]);
    expect(options(s, 'en')).toEqual(
      expect.arrayContaining(['Play Village', 'Play all Treasures', 'Spend coin tokens', 'End the turn']),
    );
    expect(options(s, 'de')).toEqual(
      expect.arrayContaining(['Dorf ausspielen', 'Kupfer kaufen', 'Münzen einsetzen', 'Den Zug beenden']),
    );
    expect(reasons(s, 'play.estate')).toEqual([
      'This card cannot be played; it only counts at the end.',
      'Diese Karte lässt sich nicht ausspielen; sie zählt erst am Ende.',
    ]);
    expect(reasons(s, 'buy.silver')).toEqual([
      'It costs 3; you have no coins so far, 3 too few.',
      'Kostet 3; du hast bisher kein Geld, es fehlen 3.',
    ]);
    expect(reasons(s, 'buy.estate')).toEqual([
      'It costs 2; you have no coins so far, 2 too few (2 coin tokens would cover it).',
      'Kostet 2; du hast bisher kein Geld, es fehlen 2 (2 Münzen würden reichen).',
    ]);
  });

  it('without an Action card', () => {
    const s = scene([{ hand: ['copper*3', 'estate*2'] }, {}]);
    expect(prompts(s)).toEqual([
      'Action phase: no Action card in your hand. Play Treasures and buy.',
      'Aktionsphase: keine Aktionskarte auf der Hand. Spiele Geldkarten aus und kaufe.',
    ]);
  });

  it('without Actions, and after the first buy', () => {
    const s = scene([{ hand: ['smithy', 'woodcutter', 'copper*3'], tokens: 1 }, {}]);
    s.answer('play.woodcutter');
    expect(prompts(s)[0]).toBe('Action phase: no Actions left. Play Treasures, buy, or end your turn.');
    expect(reasons(s, 'play.smithy')[1]).toBe('Du hast keine Aktion mehr.');
    s.answer('play.copper');
    expect(prompts(s)).toEqual([
      'Buy phase: 3 coins, 2 Buys. Buy cards or end your turn.',
      'Kaufphase: 3 Geld, 2 Käufe. Kaufe Karten oder beende den Zug.',
    ]);
    s.answer('buy.estate');
    expect(prompts(s)[1]).toBe('Kaufphase: 1 Geld, 1 Kauf. Kaufe eine Karte oder beende den Zug.');
    expect(reasons(s, 'play.copper')[0]).toBe(
      'You have bought a card already; Treasures must be played before.',
    );
    expect(reasons(s, 'spend-tokens')[1]).toBe('Du hast schon gekauft; Münzen musst du vorher einsetzen.');
    expect(told(s, 'de', 1, 2)).toEqual(['Anna kauft Anwesen für 2 Geld.', 'Anna nimmt sich Anwesen.']);
  });

  it('how many coin tokens are spent', () => {
    const s = scene([{ hand: ['copper'], tokens: 3 }, {}]);
    s.answer('play.copper').answer('spend-tokens');
    expect(prompts(s)).toEqual([
      'You have 3 coin tokens and 1 coin. How many tokens do you spend?',
      'Du hast 3 Münzen und 1 Geld. Wie viele Münzen setzt du ein?',
    ]);
    s.say(2);
    expect(told(s, 'en', 1, 1)).toEqual(['Anna spends 2 coin tokens.']);
    expect(told(s, 'de', 0, 1)).toEqual(['Du setzt 2 Münzen ein.']);
  });

  it('what overpaying brings', () => {
    const s = scene([{ hand: ['gold*2'] }, {}], { kingdom: ['stonemason', 'herald'] });
    s.answer('play-treasures').answer('buy.stonemason');
    expect(prompts(s)).toEqual([
      'Stonemason costs 2. Overpay? You gain two Actions that cost exactly the extra amount.',
      'Steinmetz kostet 2. Überzahlen? Das bringt zwei Aktionskarten für genau den Aufpreis.',
    ]);
    s.say(4);
    expect(prompts(s)).toEqual([
      'Stonemason: gain an Action that costs exactly 4.',
      'Steinmetz: Nimm dir eine Aktionskarte, die genau 4 kostet.',
    ]);
    expect(reasons(s, 'gain.village')).toEqual([
      'It costs 3; it must be exactly 4 here.',
      'Kostet 3; hier muss es genau 4 sein.',
    ]);
    expect(told(s, 'en', 1, 2)).toEqual(['Anna buys Stonemason for 2 coins.', 'Anna overpays by 4 coins.']);
  });
});

describe('what a card asks', () => {
  it('the Butcher, step by step', () => {
    const s = scene([{ hand: ['butcher', 'estate', 'silver'] }, {}]);
    s.answer('play.butcher');
    expect(prompts(s)).toEqual([
      'Butcher: trash a hand card? You may then pay coin tokens to gain a dearer one.',
      'Metzger: Eine Handkarte entsorgen? Dann kannst du dir für Münzen eine teurere nehmen.',
    ]);
    expect(options(s, 'de')).toEqual(
      expect.arrayContaining(['Anwesen entsorgen', 'Silber entsorgen', 'Nichts entsorgen']),
    );
    s.answer('trash.estate');
    expect(prompts(s)).toEqual([
      'Butcher: how many coin tokens do you pay? With none, the new card costs up to 2.',
      'Metzger: Wie viele Münzen zahlst du? Ohne darf die neue Karte höchstens 2 kosten.',
    ]);
    s.say(1);
    expect(prompts(s)[1]).toBe('Metzger: Nimm dir eine Karte, die höchstens 3 kostet.');
    expect(reasons(s, 'gain.duchy')[1]).toBe('Kostet 5; hier darf es höchstens 3 sein.');
    expect(told(s, 'de', 1, 3)).toEqual([
      'Anna bekommt +2 Münzen.',
      'Anna entsorgt Anwesen.',
      'Anna zahlt 1 Münze.',
    ]);
  });

  it('for the name of a card', () => {
    const s = scene([{ hand: ['doctor'], deck: ['copper', 'curse', 'copper'] }, {}]);
    s.answer('play.doctor');
    expect(prompts(s)).toEqual([
      'Doctor: name any card. Your top 3 are revealed and matches trashed.',
      'Arzt: Nenne eine Karte. Die obersten 3 werden aufgedeckt, passende entsorgt.',
    ]);
    s.say('curse');
    expect(told(s, 'de', 1, 4)).toEqual([
      'Anna nennt Fluch.',
      'Anna deckt 2× Kupfer und Fluch auf.',
      'Anna entsorgt Fluch.',
      'Anna legt 2× Kupfer auf den Nachziehstapel.',
    ]);
  });

  it('for an order, which is told as it was chosen', () => {
    const s = scene([{ hand: ['doctor'], deck: ['copper', 'silver', 'copper'] }, {}]);
    s.answer('play.doctor').say('curse').answer('put-back.copper', 'put-back.silver', 'put-back.copper');
    expect(told(s, 'en', 0, 1)).toEqual(['You put Copper, Silver and Copper on your deck.']);
  });

  it('a neighbour, about somebody else’s cards', () => {
    const s = scene([{ hand: ['advisor'], deck: ['copper', 'silver', 'gold'] }, {}]);
    s.answer('play.advisor');
    expect(decision(s).seat).toBe(1);
    expect(prompts(s)).toEqual([
      'Advisor: choose which of these cards Anna must discard.',
      'Berater: Wähle, welche dieser Karten Anna ablegen muss.',
    ]);
    s.answer('discard.gold');
    expect(told(s, 'de', 1, 2)).toEqual([
      'Anna muss Gold ablegen.',
      'Anna nimmt Kupfer und Silber auf die Hand.',
    ]);
    expect(told(s, 'en', 0, 2)[0]).toBe('You must discard Gold.');
  });

  it('the Spy, about one’s own card and about others’', () => {
    const s = scene([{ hand: ['spy'], deck: ['copper', 'estate'] }, { deck: ['gold'] }]);
    s.answer('play.spy');
    expect(prompts(s)).toEqual([
      'Spy: discard your own top card or put it back?',
      'Spion: Deine eigene oberste Karte ablegen oder zurücklegen?',
    ]);
    s.answer('discard.estate');
    expect(prompts(s)).toEqual([
      'Spy: discard Ben’s top card or put it back?',
      'Spion: Die oberste Karte von Ben ablegen oder zurücklegen?',
    ]);
    expect(options(s, 'de')).toEqual(['Gold ablegen', 'Gold auf den Nachziehstapel legen']);
  });

  it('whether somebody reacts', () => {
    const s = scene([{ hand: ['militia'] }, { hand: ['moat', 'copper*4'] }]);
    s.answer('play.militia');
    expect(prompts(s)).toEqual([
      'Militia is an Attack. Reveal a Reaction from your hand?',
      'Miliz ist ein Angriff. Eine Reaktion aus der Hand vorzeigen?',
    ]);
    expect(options(s, 'en')).toEqual(['Reveal Moat', 'Reveal nothing']);
    expect(options(s, 'de')).toEqual(['Burggraben vorzeigen', 'Nichts vorzeigen']);
    s.answer('reveal.moat');
    expect(reasons(s, 'reveal.moat')[0]).toBe('You have revealed this Reaction to the Attack already.');
    s.answer('decline');
    expect(told(s, 'de', 0, 2)).toEqual(['Ben reagiert mit Burggraben.', 'Du bekommst +2 Geld.']);
  });

  it.each([
    ['pawn', ['+1 Card', '+1 Action', '+1 Buy', '+1 Coin'], ['+1 Karte', '+1 Aktion', '+1 Kauf', '+1 Geld']],
    [
      'steward',
      ['+2 Cards', '+2 Coins', 'Trash 2 cards'],
      ['+2 Karten', '+2 Geld', '2 Handkarten entsorgen'],
    ],
    ['nobles', ['+3 Cards', '+2 Actions'], ['+3 Karten', '+2 Aktionen']],
    [
      'minion',
      ['+2 Coins', 'Discard the hand, draw 4 cards'],
      ['+2 Geld', 'Die Hand ablegen, 4 Karten ziehen'],
    ],
    [
      'mining-village',
      ['Trash it for +2 Coins', 'Leave it in play'],
      ['Für +2 Geld entsorgen', 'Im Spiel lassen'],
    ],
    [
      'chancellor',
      ['Put the deck on the discard pile', 'Leave the deck as it is'],
      ['Den Nachziehstapel auf den Ablagestapel legen', 'Den Nachziehstapel liegen lassen'],
    ],
  ])('%s: what there is to choose, and how much of it', (card, en, de) => {
    const s = scene([{ hand: [card, 'copper*3'], deck: ['copper*2', 'estate*2'] }, {}]);
    s.answer(`play.${card}`);
    expect(options(s, 'en')).toEqual(en);
    expect(options(s, 'de')).toEqual(de);
  });

  it('the Torturer, and the others hear what was chosen', () => {
    const s = scene([{ hand: ['torturer'], deck: ['copper*3'] }, { hand: ['copper*3'] }]);
    s.answer('play.torturer');
    expect(prompts(s)).toEqual([
      'Torturer: discard 2 cards, or gain a Curse to your hand?',
      'Kerkermeister: 2 Handkarten ablegen oder einen Fluch auf die Hand nehmen?',
    ]);
    s.answer('choose.curse');
    expect(told(s, 'en', 0, 2)).toEqual([
      'Ben chooses: Gain a Curse to hand.',
      'Ben gains Curse to the hand.',
    ]);
    expect(told(s, 'de', 1, 2)).toEqual([
      'Du wählst: Einen Fluch auf die Hand nehmen.',
      'Du nimmst dir Fluch auf die Hand.',
    ]);
  });

  it('the Library, about every card drawn', () => {
    const s = scene([{ hand: ['library', 'copper*6'], deck: ['village', 'gold'] }, {}]);
    s.answer('play.library');
    expect(prompts(s)).toEqual([
      'Library: you drew Village. Keep it or set it aside?',
      'Bibliothek: Dorf gezogen. Behalten oder zur Seite legen?',
    ]);
    expect(options(s, 'de')).toEqual(['Die Karte behalten', 'Dorf zur Seite legen']);
    s.answer('set-aside.village');
    expect(prompts(s)).toEqual([
      'Library: Gold is not an Action and stays in your hand.',
      'Bibliothek: Gold ist keine Aktionskarte und bleibt auf der Hand.',
    ]);
    expect(told(s, 'de', 1, 3)).toEqual([
      'Anna zieht 1 Karte.',
      'Anna legt Dorf zur Seite.',
      'Anna zieht 1 Karte.',
    ]);
  });

  it('what comes back on the deck, and what lies on top', () => {
    const s = scene([{ hand: ['scout'], deck: ['copper', 'silver', 'estate', 'gold'] }, {}]);
    s.answer('play.scout');
    expect(prompts(s)).toEqual([
      'Scout: in which order do the 3 cards go back? The last one lies on top.',
      'Späher: In welcher Reihenfolge kommen die 3 Karten zurück? Die letzte liegt oben.',
    ]);
    expect(commits(s, 2)).toEqual([
      'Put back in this order: 2 of 3',
      'In dieser Reihenfolge zurücklegen: 2 von 3',
    ]);
  });
});

describe('what a button says', () => {
  it('what sending the picks will do, by their number', () => {
    const cellar = scene([{ hand: ['cellar', 'copper', 'estate*2'] }, {}]);
    cellar.answer('play.cellar');
    expect(commits(cellar, 0)).toEqual(['Discard nothing', 'Nichts ablegen']);
    expect(commits(cellar, 2)).toEqual(['Discard 2 cards, draw 2', '2 Karten ablegen, 2 ziehen']);

    const chapel = scene([{ hand: ['chapel', 'copper', 'estate*2'] }, {}]);
    chapel.answer('play.chapel');
    expect(prompts(chapel)[0]).toBe('Chapel: trash up to 3 hand cards.');
    expect(commits(chapel, 1)).toEqual(['Trash 1 card', '1 Karte entsorgen']);

    const chamber = scene([{ hand: ['secret-chamber', 'copper', 'estate*2'] }, {}]);
    chamber.answer('play.secret-chamber');
    expect(commits(chamber, 3)).toEqual(['Discard 3 cards for +3 Coins', '3 Karten für +3 Geld ablegen']);
  });

  it('how many are still missing', () => {
    const s = scene([{ hand: ['militia'] }, { hand: ['copper*2', 'estate*2', 'gold'] }]);
    s.answer('play.militia');
    expect(prompts(s)).toEqual([
      'Militia: discard 2 cards, so that 3 are left.',
      'Miliz: Lege 2 Karten ab, sodass dir 3 bleiben.',
    ]);
    expect(commits(s, 1)).toEqual(['Discard 1 of 2 cards', '1 von 2 Karten ablegen']);
  });

  it('the short one, where it is no card', () => {
    const s = scene([{ hand: ['copper'], tokens: 1 }, {}]);
    const shorts = s.asked().options.map((option) => speaker('de', 0).optionShort(option, s.asked()));
    expect(shorts).toEqual(
      expect.arrayContaining(['Kupfer ausspielen', 'Geld ausspielen', 'Münzen einsetzen', 'Zug beenden']),
    );
  });
});

describe('what a player is told', () => {
  it('of an Attack, from either side', () => {
    const s = scene([{ hand: ['militia'] }, { hand: ['copper*2', 'estate*2', 'gold'] }]);
    s.answer('play.militia').answer('discard.copper', 'discard.estate');
    expect(told(s, 'en', 0, 3)).toEqual([
      'You play Militia.',
      'You get +2 Coins.',
      'Ben discards 2 cards, Estate on top.',
    ]);
    expect(told(s, 'de', 1, 3)).toEqual([
      'Anna spielt Miliz aus.',
      'Anna bekommt +2 Geld.',
      'Du legst Kupfer und Anwesen ab.',
    ]);
  });

  it('of all that a card gives', () => {
    const s = scene([{ hand: ['market'], deck: ['gold'] }, {}]);
    s.answer('play.market');
    expect(told(s, 'en', 1, 2)).toEqual(['Anna gets +1 Action, +1 Buy, +1 Coin.', 'Anna draws 1 card.']);
    expect(told(s, 'de', 0, 2)).toEqual(['Du bekommst +1 Aktion, +1 Kauf, +1 Geld.', 'Du ziehst Gold.']);
  });

  it('of a card that only its owner has looked at', () => {
    const s = scene([{ hand: ['gold*2'], deck: ['estate'] }, {}], { kingdom: ['doctor'] });
    s.answer('play-treasures').answer('buy.doctor').say(1);
    expect(prompts(s)).toEqual([
      'Doctor, card 1 of 1: trash it, discard it or put it back on your deck?',
      'Arzt, Karte 1 von 1: Entsorgen, ablegen oder zurücklegen?',
    ]);
    expect(told(s, 'de', 0, 1)).toEqual(['Du siehst dir deine oberste Karte an: Anwesen.']);
    expect(told(s, 'de', 1, 1)).toEqual(['Anna sieht sich die oberste Karte des Nachziehstapels an.']);
    s.answer('put-back.estate');
    expect(told(s, 'en', 1, 2)).toEqual(['Anna puts 1 card on the deck.', 'Anna gains Doctor.']);
  });

  it('of cards that change hands', () => {
    const s = scene([
      { hand: ['masquerade', 'copper', 'estate'], deck: ['copper*2'] },
      { hand: ['silver', 'gold'] },
      { hand: ['curse', 'duchy'] },
    ]);
    s.answer('play.masquerade');
    expect(prompts(s)).toEqual([
      'Masquerade: choose a hand card that you pass to Ben.',
      'Maskerade: Wähle eine Handkarte, die du Ben gibst.',
    ]);
    s.answerFor(0, 'pass.copper').answerFor(1, 'pass.silver').answerFor(2, 'pass.curse');
    expect(told(s, 'en', 0, 3)).toEqual([
      'You pass Copper to Ben.',
      'Ben passes 1 card to Cleo.',
      'Cleo passes you Curse.',
    ]);
    expect(told(s, 'de', 1, 3)).toEqual([
      'Anna gibt dir Kupfer.',
      'Du gibst Cleo Silber.',
      'Cleo gibt Anna 1 Karte.',
    ]);
  });

  it('of the Thief, and who gets what', () => {
    const s = scene([{ hand: ['thief'] }, { deck: ['gold', 'copper'] }]);
    s.answer('play.thief');
    expect(prompts(s)).toEqual([
      'Thief: choose which of Ben’s Treasures is trashed.',
      'Dieb: Wähle die Geldkarte von Ben, die entsorgt wird.',
    ]);
    s.answer('trash.gold');
    expect(commits(s, 0)).toEqual(['Gain nothing', 'Nichts nehmen']);
    expect(commits(s, 1)).toEqual(['Gain 1 Treasure', '1 Geldkarte nehmen']);
    s.answer('take.gold');
    expect(told(s, 'de', 1, 4)).toEqual([
      'Du deckst Gold und Kupfer auf.',
      'Du entsorgst Gold.',
      'Du legst Kupfer ab.',
      'Anna nimmt sich Gold.',
    ]);
  });

  it('of a deck that is turned over', () => {
    const s = scene([{ hand: ['chancellor'], deck: ['copper', 'silver', 'gold'] }, {}]);
    s.answer('play.chancellor').answer('choose.deck-to-discard');
    expect(told(s, 'en', 1, 1)).toEqual(['Anna puts the deck on the discard pile: 3 cards, Gold on top.']);
    expect(told(s, 'de', 0, 1)).toEqual([
      'Du legst deinen Nachziehstapel auf den Ablagestapel: 3 Karten; oben liegt Gold.',
    ]);
  });
});

describe('what a card says', () => {
  it('has type and cost, a line for each thing it does, and what it is worth', () => {
    expect(speaker('en').cardText('great-hall')).toEqual([
      'Action – Victory, costs 3',
      '+1 Card',
      '+1 Action',
      '1 VP',
    ]);
    expect(speaker('de').cardText('harem')).toEqual(['Geld – Punkte, kostet 6', '2 Geld', '2 Siegpunkte']);
    expect(speaker('de').cardText('curse')).toEqual(['Fluch, kostet 0', '-1 Siegpunkt']);
  });

  it('has a line for what overpaying brings', () => {
    expect(speaker('en').cardText('masterpiece')).toEqual([
      'Treasure, costs 3+',
      '1 coin',
      'Overpay: gain a Silver for each extra coin.',
    ]);
  });

  it('can be had without what a face shows elsewhere', () => {
    const { say } = speaker('de');
    expect(typeLine(say, 'militia')).toBe('Aktion – Angriff');
    expect(effectLines(say, 'militia')).toEqual([
      '+2 Geld',
      'Alle anderen legen Handkarten ab, bis sie nur noch 3 haben.',
    ]);
    expect(effectLines(say, 'harem')).toEqual([]);
  });
});
