import { type DominionView, type Pile, type PrintedCard, printedCards } from '@zunft/games/dominion/text';
import type { GameScreen, ScreenSetting } from '../game-screens.ts';
import { inColumns, padLeft, padRight, widthOf, wrap } from '../paragraph.ts';
import { kingdomWords } from './kingdom-words.ts';

const margin = '  ';

/** Dominion in a terminal: the others first, then the supply, then what is one's own. */
export const dominionScreen: GameScreen = {
  table(json, setting) {
    const view = json as unknown as DominionView;
    const you = view.you?.seat;
    const others = view.seats
      .map((_, i) => ((you ?? -1) + 1 + i) % view.seats.length)
      .filter((seat) => seat !== you);
    return [
      title(view, setting),
      ...others.flatMap((seat) => seatLines(view, seat, setting)),
      ...supplyLines(view, setting),
      ...(you === undefined ? [] : seatLines(view, you, setting)),
      ...handLines(view, setting),
    ];
  },
  cardTitle: (card, speaker) => speaker.card(card),
  legend: ({ speaker, width }) => wrap(speaker.say('dominion.legend'), width),
  optionValue(name, value, speaker) {
    if (name === 'kingdom') return kingdomWords(String(value), speaker);
    const isUsual = value === -1 || (Array.isArray(value) && value.length === 0);
    return isUsual ? '' : undefined;
  },
  /** Which cards the points come from. */
  ending(json, setting) {
    const { speaker, names, width } = setting;
    const { seats } = json as unknown as DominionView;
    return seats.flatMap(({ score = [] }, seat) => {
      if (score.length === 0) return [];
      const parts = score.map(({ card, count, points }) =>
        together(speaker.say('dominion.score-part', { cards: copies(card, count, setting), points })),
      );
      return apart(wrap(parts.join(', '), width, `${margin}${names[seat]!}: `));
    });
  },
};

function title(view: DominionView, { speaker, names, paint, width }: ScreenSetting): string {
  const { stage, phase, active, seats } = view;
  const turn = seats[active]!.turns;
  const left = speaker.say(`dominion.title-${stage}`, { turn, name: names[active]! });
  const right = stage === 'turn' ? speaker.say('dominion.phase', { phase }) : '';
  const rule = '─'.repeat(Math.max(3, width - widthOf(left) - widthOf(right) - (right === '' ? 4 : 8)));
  return paint('strong', `── ${left} ${rule}${right === '' ? '' : ` ${right} ──`}`);
}

// The supply

function supplyLines(view: DominionView, setting: ScreenSetting): string[] {
  const { speaker, paint, width } = setting;
  const { supply, discount, copperBonus, emptyPiles, pilesThatEndIt, trash } = view;
  const costs = [...new Set(supply.map(({ cost }) => cost))].sort((a, b) => b - a);
  const widest = Math.max(...supply.map(({ card }) => widthOf(pileName(card, setting))));
  const end = [
    speaker.say('dominion.empty-piles', { count: emptyPiles, most: pilesThatEndIt }),
    speaker.say('dominion.trash', { count: trash.length, cards: listed(trash.toSorted(byKind), setting) }),
  ];
  return [
    paint('strong', speaker.say('dominion.supply')),
    ...costs.flatMap((cost) =>
      costLines(
        cost,
        supply.filter((pile) => pile.cost === cost),
        widest,
        setting,
      ),
    ),
    ...apart(wrap(end.join(' · '), width, margin)),
    ...(discount === 0 ? [] : [margin + speaker.say('dominion.cheaper', { count: discount })]),
    ...(copperBonus === 0 ? [] : [margin + speaker.say('dominion.copper-bonus', { count: copperBonus })]),
  ];
}

/** All piles of one cost, with that cost before the first line. */
function costLines(
  cost: number,
  piles: readonly Pile[],
  nameWidth: number,
  setting: ScreenSetting,
): string[] {
  const cells = piles.map(({ card, count }) => {
    const cell = `${padRight(pileName(card, setting), nameWidth)} ${padLeft(String(count), 2)}`;
    return count === 0 ? setting.paint('faint', cell) : cell;
  });
  const lead = padLeft(String(cost), 4);
  const lines = inColumns(cells, setting.width - lead.length - margin.length);
  return lines.map((line, i) => `${i === 0 ? lead : ' '.repeat(lead.length)}${margin}${line}`);
}

const pileName = (card: string, { speaker }: ScreenSetting): string =>
  `${speaker.card(card)}${printed(card).overpay ? '+' : ''}`;

// The seats

function seatLines(view: DominionView, seat: number, setting: ScreenSetting): string[] {
  const { speaker, names, paint, width } = setting;
  const { hand, deck, deckTop, discard, inPlay, aside, tokens, turns, points, owns } = view.seats[seat]!;
  const isOwn = view.you?.seat === seat;
  const top = discard.top === null ? '' : speaker.card(discard.top);
  const facts = [
    ...(points === undefined ? [] : [speaker.say('dominion.points', { points })]),
    ...(isOwn ? [] : [speaker.say('dominion.hand-size', { count: hand })]),
    deckTop.length === 0
      ? speaker.say('dominion.deck', { count: deck })
      : speaker.say('dominion.deck-top', { count: deck, cards: listed(deckTop, setting) }),
    speaker.say('dominion.discard', { count: discard.count, top }),
    speaker.say('dominion.tokens', { count: tokens }),
    speaker.say('dominion.turns', { count: turns }),
  ];
  const name = isOwn ? speaker.say('dominion.you', { name: names[seat]! }) : names[seat]!;
  const isActive = seat === view.active && view.stage !== 'over';
  const further = [
    isActive && view.stage === 'turn' ? resources(view, setting) : '',
    inPlay.length === 0 ? '' : speaker.say('dominion.in-play', { cards: listed(inPlay, setting) }),
    aside.length === 0 ? '' : speaker.say('dominion.aside', { cards: listed(aside, setting) }),
    owns === undefined ? '' : speaker.say('dominion.owns', { cards: ownedBy(owns, setting) }),
  ];
  return [
    ...apart(wrap(facts.join(' · '), width, `${paint('strong', `${isActive ? '▸' : ' '} ${name}`)}   `)),
    ...further.flatMap((line) => (line === '' ? [] : apart(wrap(line, width, margin + margin)))),
  ];
}

const resources = ({ actions, buys, coins }: DominionView, { speaker }: ScreenSetting): string =>
  speaker.say('dominion.resources', { actions, buys, coins });

function handLines({ you }: DominionView, setting: ScreenSetting): string[] {
  if (you === null) return [];
  const { speaker, width } = setting;
  const hand = speaker.say('dominion.hand', { count: you.hand.length });
  return apart(wrap(listed(you.hand.toSorted(byKind), setting), width, `${margin}${hand}  `)).map((line) =>
    line.trimEnd(),
  );
}

// Cards

const printed = (card: string): PrintedCard => printedCards.find(({ id }) => id === card)!;

/** Actions, Treasures, Victory cards, Curses; the dearest first. */
const kinds = ['action', 'treasure', 'victory', 'curse'] as const;
const kindOf = ({ types }: PrintedCard): number => kinds.findIndex((kind) => types.includes(kind));
const byKind = (a: string, b: string): number =>
  kindOf(printed(a)) - kindOf(printed(b)) || printed(b).cost - printed(a).cost || a.localeCompare(b);

/** Cards in the order in which they lie; several of the same kind in a row as one with their number. */
function listed(cards: readonly string[], setting: ScreenSetting): string {
  const parts: string[] = [];
  for (let i = 0; i < cards.length; ) {
    let end = i;
    while (cards[end] === cards[i]) end++;
    parts.push(copies(cards[i]!, end - i, setting));
    i = end;
  }
  return parts.join(', ');
}

const ownedBy = (owns: Readonly<Record<string, number>>, setting: ScreenSetting): string =>
  Object.keys(owns)
    .sort(byKind)
    .map((card) => copies(card, owns[card]!, setting))
    .join(', ');

const copies = (card: string, count: number, { speaker }: ScreenSetting): string =>
  together(count === 1 ? speaker.card(card) : speaker.say('copies', { count, card: speaker.card(card) }));

/** A card and its number stay together when the line is broken. */
const together = (text: string): string => text.replaceAll(' ', '\u00a0');
const apart = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll('\u00a0', ' '));
