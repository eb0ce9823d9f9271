import type { Json } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { TextSection } from '../../table/client-game.ts';
import { isBasic } from './faces.ts';
import { pileName } from './pile-name.ts';
import { cardList, countedList, seatFacts } from './seat-facts.ts';
import { type DominionView, dominionView } from './view.ts';

interface Setting {
  readonly speaker: Speaker;
  readonly names: readonly string[];
}

/** The table in words: the turn, the supply, everybody. The hand is told elsewhere. */
export function describe(json: Json, setting: Setting): readonly TextSection[] {
  const view = dominionView(json);
  const { speaker, names } = setting;
  const me = view.you?.seat;
  const seats = view.seats.map((_, i) => ((me ?? 0) + i) % view.seats.length);
  return [
    ...(view.stage === 'turn' ? [thisTurn(view, setting)] : []),
    piles(view, speaker, 'dom.kingdom', (card) => !isBasic(card)),
    piles(view, speaker, 'dom.basics', isBasic),
    {
      heading: speaker.say('dom.trash'),
      lines: [view.trash.length === 0 ? speaker.say('dom.trashEmpty') : cardList(speaker, view.trash)],
    },
    ...seats.map((seat) => ({
      heading: seat === me ? speaker.say('dom.yourSide') : speaker.say('dom.sideOf', { name: names[seat]! }),
      lines: [...seatFacts(view, seat, speaker), ...ownedBy(view, seat, speaker)],
    })),
  ];
}

function thisTurn(view: DominionView, { speaker, names }: Setting): TextSection {
  const { active, actions, buys, coins, discount, copperBonus } = view;
  const { emptyPiles: empty, pilesThatEndIt: piles } = view;
  const provinces = view.supply.find(({ card }) => card === 'province')?.count ?? 0;
  return {
    heading: speaker.say('dom.thisTurn'),
    lines: [
      speaker.say('dom.onTurn', {
        who: active === view.you?.seat ? 'you' : 'other',
        name: names[active]!,
        state: speaker.say('dom.turnState', { actions, buys, coins }),
      }),
      ...(discount > 0 ? [speaker.say('dom.cheaper', { count: discount })] : []),
      ...(copperBonus > 0 ? [speaker.say('dom.copperBonus', { count: copperBonus })] : []),
      speaker.say('dom.ends', { piles }),
      speaker.say('dom.endsNow', { empty, piles, provinces }),
    ],
  };
}

const piles = (
  { supply }: DominionView,
  speaker: Speaker,
  heading: string,
  wanted: (card: string) => boolean,
): TextSection => ({
  heading: speaker.say(heading),
  lines: supply
    .filter(({ card }) => wanted(card))
    .map((pile) => [pileName(speaker, pile), ...speaker.cardText(pile.card).slice(1)].map(closed).join(' ')),
});

/** A line that stands among others as a sentence. */
const closed = (line: string): string => (line.endsWith('.') ? line : `${line}.`);

function ownedBy({ seats }: DominionView, seat: number, speaker: Speaker): string[] {
  const { owns } = seats[seat]!;
  if (owns === undefined) return [];
  return [`${speaker.say('dom.owns')}: ${countedList(speaker, Object.entries(owns))}`];
}
