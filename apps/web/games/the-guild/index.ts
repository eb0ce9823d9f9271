import { later } from '../../shell/later.ts';
import type { ClientGame } from '../../table/client-game.ts';
import { aims } from './aims.ts';
import { amountDeed, amountName, amountNote } from './amounts.ts';
import { icons } from './art.ts';
import { Board } from './Board.tsx';
import { consequence } from './consequence.ts';
import { Details } from './Details.tsx';
import { account, verdict } from './ending.ts';
import { kindOf, salePrice } from './faces.ts';
import { guildFlights } from './flights.ts';
import { Hand } from './Hand.tsx';
import { Mark } from './Mark.tsx';
import { notice, subject, waiting } from './notice.ts';
import { optionName, promiseOf } from './offers.ts';
import { Picture } from './Picture.tsx';
import { TopStage } from './Stage.tsx';
import { setOf } from './sets.ts';
import { TradesAbove, TradesPage } from './TradesPage.tsx';
import { texts } from './texts.ts';
import { signed, viewOf, zones } from './view.ts';

const preludes = new Set(['act', 'number', 'offer', 'turn', 'election', 'play', 'use']);
const scoring = new Set([
  'experience',
  'title',
  'town-hall-built',
  'votes',
  'count',
  'tie-break',
  'call',
  'game-end',
]);
const chance = new Set(['number', 'reshuffle', 'town-hall']);
const own: readonly string[] = ['hand', ...zones];

/** Offers that wait for the viewer's answer. */
const offersToAnswer = (scene: Parameters<typeof viewOf>[0]): number =>
  viewOf(scene).seats.filter(({ offer }) => offer?.to.includes(scene.viewer)).length;

/** The Guild in the browser. */
export const theGuild: ClientGame = {
  id: 'the-guild',
  texts,
  rules: later(async () => (await import('@zunft/games/the-guild/text/rules')).rules),
  icon: icons.title,
  Board,
  Hand,
  Picture,
  Details,
  Mark,
  shows: ({ card, zone = '', owner }, viewer) =>
    card !== undefined && (zone === 'guilds' || (owner === viewer && own.includes(zone))),
  sets: [
    {
      id: 'trade',
      icon: icons.trade,
      count: offersToAnswer,
      Above: TradesAbove,
      isAbove: ({ ref: { verb } }) => verb === 'accept' || verb === 'decline',
    },
    { id: 'sell', icon: icons.taler },
    { id: 'drop', icon: icons.votes },
    { id: 'more', icon: icons.title },
  ],
  setOf,
  // What is done to others, and what one parts with, is asked twice.
  needsCommit: ({ ref }) =>
    ['sell', 'drop', 'tower', 'call', 'choose', 'upgrade', 'build'].includes(ref.verb),
  isRoutine: (_, { ref }) => ['end', 'keep', 'at', 'against'].includes(ref.verb),
  verbOrder: ['accept', 'decline', 'upgrade', 'build', 'pledge', 'call', 'offer', 'withdraw', 'tower', 'end'],
  optionName,
  // Elsewhere it stands with the question.
  optionNote: (scene, option, owner) =>
    option.ref.verb === 'accept' && scene.decision.value?.prompt.key === 'prompt.action'
      ? promiseOf(scene, option.ref.seat!)
      : aims.value?.aimNote(scene, option, owner),
  optionExtra(scene, option, owner) {
    const { verb, card } = option.ref;
    if (verb === 'at' || verb === 'against') return aims.value?.aimSign(scene, option, owner);
    if (verb === 'sell') return signed(salePrice(card!));
    if (verb === 'drop') return scene.speaker.value.say('tg.drop');
    const { missing } = viewOf(scene).townHall;
    return verb === 'build' && missing > 0 ? String(missing) : undefined;
  },
  ownersOf: (scene, option) => aims.value?.ownersOf(scene, option) ?? [],
  forcedVerbs: ['pass', 'keep'],
  isPart: ({ prompt }) => ['prompt.offer-card', 'prompt.want-card', 'prompt.whose'].includes(prompt.key),
  subject,
  notice,
  waiting,
  optionIcon({ verb, name }) {
    if (verb === 'build' || verb === 'pledge') return icons.townHall;
    if (verb === 'upgrade') return icons.townHouse;
    if (verb === 'call') return icons.votes;
    if (verb === 'tower') return icons.tower;
    if (verb === 'sell' || verb === 'give' || name === 'loan') return icons.taler;
    return verb === 'offer' || verb === 'accept' ? icons.trade : undefined;
  },
  consequence,
  amountNote,
  amountDeed,
  amountName,
  inWords: later(async () => (await import('./describe.ts')).describe),
  stage(scene) {
    const { stage, active, seats } = viewOf(scene);
    return scene.speaker.value.say('tg.stage', { stage, round: seats[active]!.turns });
  },
  Stage: TopStage,
  side: {
    icon: icons.trade,
    Page: TradesPage,
    label: (scene) => scene.speaker.value.say('tg.trades'),
    count: offersToAnswer,
  },
  flights: guildFlights,
  isPrelude: ({ type }) => preludes.has(type),
  isHit: ({ type, seat, target }, viewer, active) =>
    (target === viewer && seat !== viewer && hits.has(type)) ||
    (seat === viewer && active !== viewer && losses.has(type)),
  tone({ type, cards = [] }) {
    if (chance.has(type)) return 'chance';
    if (scoring.has(type)) return 'score';
    return type === 'build' && cards.some((card) => kindOf(card) === 'business') ? 'score' : undefined;
  },
  isFinale: ({ type }) => type === 'election',
  account,
  verdict,
};

/** Done to somebody, and what somebody suffers in another player's turn. */
const hits = new Set(['act', 'steal', 'rob', 'fine', 'spy', 'votes']);
const losses = new Set(['lock', 'destroyed', 'shame', 'discard', 'fine']);
