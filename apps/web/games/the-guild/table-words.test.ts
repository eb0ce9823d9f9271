import { botAnswer, botNamed } from '@zunft/bots';
import { games } from '@zunft/games';
import { completeOptions, type Decision, type Json, Match, type Seat } from '@zunft/kernel';
import { type Language, languages, Speaker } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../table/scene.ts';
import { agreedIn } from './agreed.ts';
import { aimNote } from './aim.ts';
import { amountDeed, amountName, amountNote } from './amounts.ts';
import { consequence } from './consequence.ts';
import { describe as describeTable } from './describe.ts';
import { account, verdict } from './ending.ts';
import { faceOf } from './faces.ts';
import { lastAction } from './last-action.ts';
import { notice } from './notice.ts';
import { optionName } from './offers.ts';
import { texts } from './texts.ts';
import { guildView } from './view.ts';

const names = ['Ada', 'Berta', 'Conrad'];
const registered = games.find(({ game }) => game.id === 'the-guild')!;

/** As much of a scene as words need. */
function sceneOf(match: Match, viewer: Seat, language: Language): Scene {
  const speaker = new Speaker({ language, texts, names, viewer });
  const [decision] = match.decisions(viewer);
  const signal = <T>(value: T) => ({ value });
  return {
    viewer,
    info: { seats: names.length },
    names: signal(names),
    view: signal(match.view(viewer) as Json),
    speaker: signal(speaker),
    richSpeaker: signal(speaker),
    decision: signal(decision),
    chosen: signal([]),
    pointed: signal(undefined),
    option: () => undefined,
    soFar: signal(match.log(viewer)),
  } as unknown as Scene;
}

/** Everything that is said around the table at one moment. */
function sayAll(match: Match, viewer: Seat, language: Language): string[] {
  const scene = sceneOf(match, viewer, language);
  const speaker = scene.speaker.value;
  const view = scene.view.value;
  const decision = scene.decision.value as Decision | undefined;
  const options = decision?.kind === 'choose' ? decision.options : [];
  const sections = describeTable(view, { speaker, names });
  return [
    ...sections.flatMap(({ heading, lines }) => [heading, ...lines]),
    ...names.map((_, seat) => lastAction(scene, seat)),
    ...names.flatMap((_, seat) => account(view, seat, speaker)),
    ...options.map((option) => consequence(scene, option)),
    ...options.map((option) => optionName(scene, option)),
    ...options.map((option) => aimNote(scene, option)),
    notice(scene),
    verdict(scene),
    ...(decision?.kind === 'amount'
      ? [
          amountDeed(scene, decision.min).title,
          amountNote(scene, decision.min),
          amountName(speaker, decision.prompt, decision.max),
        ]
      : []),
  ].filter((line) => line !== undefined);
}

describe.each(languages)('a game in %s', (language) => {
  it('can be told at every moment, to players and to those who watch', () => {
    const options = completeOptions(registered.game, names.length, {}, () => 0);
    const match = Match.deal(registered.game, {
      seats: names.length,
      options,
      chance: { kind: 'fast', seed: 'words' },
    } as never);
    const bot = botNamed(registered, 'apprentice')!;
    for (let i = 0; i < 2_000 && !match.isOver; i++) {
      const seat = match.nextToAnswer!;
      if (i % 7 === 0 || match.isOver) {
        for (const viewer of [seat, names.length]) {
          const said = sayAll(match, viewer, language);
          expect(said.filter((line) => line.trim() === '' || /undefined|NaN|\{/.test(line))).toEqual([]);
        }
      }
      match.answer(seat, botAnswer(match, seat, bot, `words ${i}`));
    }
    expect(match.isOver).toBe(true);
    expect(verdict(sceneOf(match, 0, language))).toBeDefined();
    expect(guildView(match.view(0)).winner).not.toBeNull();
  });
});

describe.each(languages)('words around the table in %s', (language) => {
  const speaker = new Speaker({ language, texts, names, viewer: 0 });

  it('name the kind of every card', () => {
    for (const card of texts.cards) expect(speaker.say(`tg.kind.${faceOf(card).type}`)).not.toBe('');
  });
});

describe('an offer', () => {
  const promise = 'Back <b>soon</b>, {you} know';

  /** Berta's action phase, in which she offers something to Ada. */
  function offered(...answers: Parameters<Match['answer']>[1][]): Match {
    const player = { taler: 12, businesses: ['bakehouse'] };
    const match = Match.setUp(registered.game, {
      game: 'the-guild',
      seed: 'offer',
      active: 1,
      players: [{ ...player, businesses: ['inn'] }, player, { taler: 9 }],
    });
    for (const answer of answers) match.answer(1, answer);
    return match;
  }

  const wordsOn = (match: Match, language: Language, verb: string): string | undefined => {
    const scene = sceneOf(match, 0, language);
    const { options } = scene.decision.value as Extract<Decision, { kind: 'choose' }>;
    return optionName(scene, options.find(({ ref }) => ref.verb === verb)!);
  };

  it('comes with what was promised, as it was written and in the quotes of the language', () => {
    const match = offered(['offer.loan'], 3, ['to.0'], promise);
    expect(languages.map((language) => notice(sceneOf(match, 0, language)))).toEqual([
      `“${promise}”`,
      `„${promise}“`,
    ]);
    expect(notice(sceneOf(offered(['offer.loan'], 3, ['to.0'], ''), 0, 'en'))).toBeUndefined();
  });

  it('is taken up by a button that says what is done; in one’s own turn also with whom, and for how much', () => {
    const match = offered(['offer.buy'], ['at.inn'], 5, promise);
    expect(wordsOn(match, 'en', 'accept')).toBe('Sell Inn');
    expect(wordsOn(match, 'de', 'decline')).toBe('Angebot ablehnen');
    match.answer(1, ['end']);
    const bot = botNamed(registered, 'apprentice')!;
    while (match.decisions(0)[0]?.prompt.key !== 'prompt.action') {
      const seat = match.waitingFor[0]!;
      match.answer(seat, botAnswer(match, seat, bot, 'on'));
    }
    expect(wordsOn(match, 'en', 'accept')).toBe('Sell Inn to Berta for 5 Taler');
    expect(wordsOn(match, 'en', 'decline')).toBeUndefined();
    // In the own turn the offer stands on a page of its own, with what was said.
    expect(notice(sceneOf(match, 0, 'en'))).toBeUndefined();
  });

  it('that was taken up is kept with what was promised, whoever made it', () => {
    const said = (match: Match) =>
      agreedIn(sceneOf(match, 0, 'en')).map((agreed) => [agreed.event.type, agreed.promise]);
    const match = offered(['offer.loan'], 3, ['to.0'], promise);
    expect(said(match)).toEqual([]);
    match.answer(0, ['accept.1']);
    for (const answer of [['offer.sell'], ['at.bakehouse'], 2, ['to.0'], 'cheap']) match.answer(1, answer);
    match.answer(0, ['accept.1']);
    for (const answer of [['offer.buy'], ['at.inn'], 5, '']) match.answer(1, answer);
    match.answer(0, ['accept.1']);
    expect(said(match)).toEqual([
      ['trade', undefined],
      ['trade', '“cheap”'],
      ['lend', `“${promise}”`],
    ]);
  });
});

describe('an election', () => {
  it('is told at the end by what was counted, not by the votes that lie on the table', () => {
    const match = Match.setUp(registered.game, {
      game: 'the-guild',
      seed: 'election',
      phase: 'election',
      townHall: 'built',
      caller: 1,
      players: [
        { experience: 30, supporters: ['harbour-quarter'], hand: ['parlour'] },
        { experience: 30, supporters: ['harbour-quarter'], hand: ['parlour'] },
      ],
    });
    for (const seat of [0, 1]) match.answer(seat, ['pass']);
    const totals = new Map(
      match
        .log(0)
        .filter(({ event: { type } }) => type === 'count' || type === 'tie-break')
        .map(({ event }) => [event.seat, event.params!['total']]),
    );
    const told = verdict(sceneOf(match, 0, 'en'));
    expect(totals.size).toBe(2);
    for (const [seat, total] of totals)
      expect(told).toContain(`${seat === 0 ? 'you' : 'Berta'}\u00a0${total}`);
  });

  it('leaves an account of the votes that counted, with those won by a card', () => {
    const match = Match.setUp(registered.game, {
      game: 'the-guild',
      seed: 'speech',
      phase: 'election',
      townHall: 'built',
      caller: 1,
      players: [
        { experience: 30, supporters: ['harbour-quarter'], hand: ['rousing-speech'] },
        { experience: 30, supporters: ['harbour-quarter'] },
      ],
    });
    match.answer(0, ['play.rousing-speech']);
    expect(match.isOver).toBe(true);
    const counted = match.log(0).find(({ event: { type, seat } }) => type === 'count' && seat === 0)!;
    const votes = Number(counted.event.params!['votes']);
    expect(votes).toBeGreaterThan(2);
    const speaker = new Speaker({ language: 'en', texts, names, viewer: 0 });
    expect(account(match.view(0) as Json, 0, speaker)).toContain(`${votes} votes`);
  });
});
