import { later } from '../../shell/later.ts';
import type { ClientGame } from '../../table/client-game.ts';
import { iconOf, icons } from './art.ts';
import { Board } from './Board.tsx';
import { consequence } from './consequence.ts';
import { Details } from './Details.tsx';
import { guildhallFlights } from './flights.ts';
import { Hand } from './Hand.tsx';
import { Mark } from './Mark.tsx';
import { notice, subject } from './notice.ts';
import { Picture } from './Picture.tsx';
import { texts } from './texts.ts';
import { guildhallView, viewOf } from './view.ts';

/** What is picked on any card of a chapter. */
const wholeChapter = new Set(['take-chapter', 'give-chapter']);

const scoring = new Set(['gain-tokens', 'buy', 'complete', 'win']);

/** Guildhall in the browser. */
export const guildhall: ClientGame = {
  id: 'guildhall',
  texts,
  icon: iconOf('trader'),
  Board,
  Hand,
  Picture,
  Details,
  Mark,
  shows: ({ verb, card, zone, owner }, viewer) =>
    wholeChapter.has(verb) ||
    (card !== undefined && (zone === 'hall' || zone === 'row' || (zone === 'hand' && owner === viewer))),
  needsCommit: ({ ref }) => ref.verb === 'pass',
  topOf: ({ prompt }) => (prompt.key === 'prompt.put-back' ? 'deck' : 'discard'),
  isPart({ prompt }) {
    const { give = 0, take = 0 } = prompt.params ?? {};
    return Number(give) + Number(take) > 1;
  },
  subject,
  notice,
  optionIcon({ verb, name }) {
    if (name !== undefined) return iconOf(name);
    if (verb === 'refill') return icons.draw;
    return verb === 'discard' ? icons.discard : undefined;
  },
  consequence,
  inWords: later(async () => (await import('./describe.ts')).describe),
  stage(scene) {
    const { stage, turn } = viewOf(scene);
    return scene.speaker.value.say('gh.stage', { stage, turn });
  },
  flights: guildhallFlights,
  isPrelude: ({ type }) => type === 'target' || type === 'look-at-hand',
  tone: ({ type }) => (scoring.has(type) ? 'score' : type === 'reshuffle' ? 'chance' : undefined),
  account(view, seat, speaker) {
    const { honours, tokens } = guildhallView(view).seats[seat]!;
    const cards = honours.map((card) => speaker.card(card));
    return [...cards, ...(tokens > 0 ? [speaker.say('gh.tokens', { count: tokens })] : [])];
  },
};
