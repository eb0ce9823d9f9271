import { isPhone } from '../../settings/settings.ts';
import { later } from '../../shell/later.ts';
import type { ClientGame } from '../../table/client-game.ts';
import { amountDeed, amountName, amountNote } from './amounts.ts';
import { icons } from './art.ts';
import { Board } from './Board.tsx';
import { consequence, leftOver } from './consequence.ts';
import { Details } from './Details.tsx';
import { isOf } from './faces.ts';
import { dominionFlights } from './flights.ts';
import { treasureSum } from './funds.ts';
import { Hand } from './Hand.tsx';
import { Mark } from './Mark.tsx';
import { nameOf } from './names.ts';
import { notice, subject } from './notice.ts';
import { Picture } from './Picture.tsx';
import { texts } from './texts.ts';
import { title } from './title.ts';
import { verdict } from './verdict.ts';
import { dominionView, signed, viewOf } from './view.ts';

/** Verbs whose card lies on a pile of the supply. */
const onPiles = new Set(['buy', 'gain', 'draft']);
const ontoDeck = new Set(['prompt.order', 'prompt.put-back']);
const preludes = new Set(['buy', 'overpay', 'name', 'choose', 'look']);

/** Dominion in the browser. */
export const dominion: ClientGame = {
  id: 'dominion',
  texts,
  icon: icons.token,
  Board,
  Hand,
  Picture,
  Details,
  Mark,
  shows: ({ verb, card, zone, owner }, viewer) =>
    card !== undefined &&
    (onPiles.has(verb) ||
      // On a phone, what has been revealed is too small to choose from.
      (zone === 'aside' && !isPhone.value) ||
      (zone === 'hand' && owner === viewer)),
  needsCommit: () => false,
  isRoutine: (scene, { ref }) => ref.verb === 'play' || (ref.verb === 'end' && leftOver(scene) === undefined),
  allVerb: 'play-treasures',
  verbOrder: ['play-treasures', 'spend-tokens', 'end'],
  optionExtra: (scene, { ref }) =>
    ref.verb === 'play-treasures' ? `+${treasureSum(viewOf(scene))}` : undefined,
  // Whoever holds no Reaction has nothing to decide, nor whoever has bought all there was to buy or draws no Action.
  forcedVerbs: ['decline', 'end', 'choose'],
  topOf: ({ prompt }) => (ontoDeck.has(prompt.key) ? 'deck' : undefined),
  parted: nameOf,
  namesFirst: (scene) => viewOf(scene).supply.map(({ card }) => card),
  isPart: () => false,
  subject,
  notice,
  optionIcon({ verb, name }) {
    if (verb === 'play-treasures' || name === 'coins') return icons.treasures;
    if (verb === 'spend-tokens') return icons.token;
    if (verb === 'trash' || name === 'trash') return icons.trash;
    if (verb === 'discard' || name === 'discard') return icons.discard;
    return name === 'cards' ? icons.draw : undefined;
  },
  consequence,
  amountNote,
  amountDeed,
  amountName,
  inWords: later(async () => (await import('./describe.ts')).describe),
  title,
  stage(scene) {
    const { stage, phase, active, seats } = viewOf(scene);
    return scene.speaker.value.say('dom.stage', {
      stage,
      turn: seats[active]!.turns,
      phase: stage === 'turn' && !isPhone.value ? phase : 'none',
    });
  },
  flights: dominionFlights,
  isPrelude: ({ type }) => preludes.has(type),
  isHit: ({ seat, cause }, viewer, active) =>
    seat === viewer &&
    active !== undefined &&
    active !== viewer &&
    cause !== undefined &&
    isOf(cause, 'attack'),
  tone({ type, cards = [] }) {
    if (type === 'reshuffle') return 'chance';
    return type === 'gain' && cards.some((card) => isOf(card, 'victory')) ? 'score' : undefined;
  },
  account(view, seat, speaker) {
    const { score = [] } = dominionView(view).seats[seat]!;
    return score.map(({ card, count, points }) =>
      speaker.say('dom.score', {
        card: speaker.card(card),
        count,
        points: signed(points),
      }),
    );
  },
  verdict,
};
