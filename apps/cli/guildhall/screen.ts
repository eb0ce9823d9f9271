import { guildhall } from '@zunft/games/guildhall';
import { printedPrestige } from '@zunft/games/guildhall/text';
import type { GameScreen, ScreenSetting } from '../game-screens.ts';
import { inColumns, padLeft, padRight, widthOf, wrap } from '../paragraph.ts';

const colours = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
type Colour = (typeof colours)[number];

const margin = '  ';

/** What `view` of the game says. */
interface GuildhallView {
  readonly stage: 'redraw' | 'furnish' | 'turn' | 'standstill';
  readonly turn: number;
  readonly active: number;
  readonly actionsLeft: number;
  readonly deck: number;
  readonly discard: { readonly count: number; readonly top: string | null };
  readonly row: readonly string[];
  readonly seats: readonly SeatView[];
  readonly you: {
    readonly seat: number;
    readonly hand: readonly string[];
    readonly chapters: readonly string[];
  } | null;
}

interface SeatView {
  readonly hand: number;
  readonly hall: readonly string[];
  readonly area: readonly string[];
  readonly completed: number;
  readonly chapters?: readonly string[];
  readonly points: number;
}

/** Guildhall in a terminal: the others first, then the middle of the table, then what is one's own. */
export const guildhallScreen: GameScreen = {
  table(json, setting) {
    const view = json as unknown as GuildhallView;
    const you = view.you?.seat;
    const others = view.seats
      .map((_, i) => ((you ?? -1) + 1 + i) % view.seats.length)
      .filter((s) => s !== you);
    return [
      title(view, setting),
      ...others.flatMap((seat) => seatLines(view, seat, setting)),
      ...middle(view, setting),
      ...(you === undefined ? [] : seatLines(view, you, setting)),
      ...handLines(view, setting),
    ];
  },
  /** The text of a profession is the same in every colour. */
  cardTitle(card, speaker) {
    return guildhall.faces.includes(card) && !card.includes('.')
      ? speaker.card(card)
      : speaker.say(`profession.${card.split('.')[0]}`);
  },
  legend(setting) {
    const { speaker, width } = setting;
    const letters = colours.map((colour) => `${chip(colour, setting)} ${speaker.say(`colour.${colour}`)}`);
    return wrap(speaker.say('guildhall.legend', { letters: letters.join(', ') }), width);
  },
};

function title(
  { stage, turn, active, actionsLeft }: GuildhallView,
  { speaker, names, paint, width }: ScreenSetting,
): string {
  const left = speaker.say(`guildhall.title-${stage}`, { turn, name: names[active]! });
  const right = stage === 'turn' ? speaker.say('guildhall.actions', { count: actionsLeft }) : '';
  const rule = '─'.repeat(Math.max(3, width - widthOf(left) - widthOf(right) - (right === '' ? 4 : 8)));
  return paint('strong', `── ${left} ${rule}${right === '' ? '' : ` ${right} ──`}`);
}

function middle({ deck, discard, row }: GuildhallView, setting: ScreenSetting): string[] {
  const { speaker, paint, width } = setting;
  const top = discard.top === null ? '' : speaker.card(discard.top);
  const piles = speaker.say('guildhall.piles', { deck, count: discard.count, top });
  const names = row.map((card) => speaker.card(card));
  const widest = Math.max(0, ...names.map(widthOf));
  return [
    paint('strong', speaker.say('guildhall.middle')),
    ...wrap(piles, width, margin),
    ...row.flatMap((id, i) => {
      const { cost, points, plain } = printedPrestige.find((card) => card.id === id)!;
      const price = speaker.say('guildhall.price', { cost });
      const worth = padLeft(speaker.say('guildhall.points', { points }), 7);
      const does = plain ? [] : wrap(speaker.say(`prestigeEffect.${id}`), width, margin + margin);
      return [
        `${margin}${padRight(names[i]!, widest)}   ${worth}   ${price}`,
        ...does.map((line) => paint('faint', line)),
      ];
    }),
  ];
}

function seatLines(view: GuildhallView, seat: number, setting: ScreenSetting): string[] {
  const { speaker, names, paint, width } = setting;
  const { hand, hall, area, completed, chapters, points } = view.seats[seat]!;
  const isOwn = view.you?.seat === seat;
  const known = isOwn ? view.you!.chapters : chapters;
  const facts = [
    speaker.say('guildhall.points', { points }),
    ...(isOwn ? [] : [speaker.say('guildhall.hand-size', { count: hand })]),
    speaker.say('guildhall.completed', { count: completed }) +
      (known === undefined || known.length === 0
        ? ''
        : `: ${known.map((id) => speaker.say(`profession.${id}`)).join(', ')}`),
  ];
  const name = isOwn ? speaker.say('guildhall.you', { name: names[seat]! }) : names[seat]!;
  const marked = seat === view.active ? `▸ ${name}` : `  ${name}`;
  const played = area.map((card) => cardChip(card, setting)).join(', ');
  return [
    ...wrap(facts.join(' · '), width, `${paint('strong', marked)}   `),
    ...inColumns(chaptersOf(hall, nameWidth(view, setting), setting), width - margin.length * 2).map(
      (line) => margin + margin + line,
    ),
    ...(played === ''
      ? []
      : wrap(speaker.say('guildhall.played', { cards: played }), width, margin + margin)),
  ];
}

/** The longest name of a chapter on the table, so that all guildhalls line up. */
const nameWidth = ({ seats }: GuildhallView, { speaker }: ScreenSetting): number =>
  Math.max(
    0,
    ...seats.flatMap(({ hall }) =>
      hall.map((card) => widthOf(speaker.say(`profession.${card.split('.')[0]}`))),
    ),
  );

function byProfession(cards: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const card of cards.toSorted((a, b) => guildhall.faces.indexOf(a) - guildhall.faces.indexOf(b))) {
    const id = card.split('.')[0]!;
    groups.set(id, [...(groups.get(id) ?? []), card]);
  }
  return groups;
}

/** One cell for each open chapter: its name and all five colours, present or not. */
function chaptersOf(hall: readonly string[], nameWidth: number, setting: ScreenSetting): string[] {
  const { speaker, paint } = setting;
  const chapters = byProfession(hall);
  return [...chapters].map(([id, cards]) => {
    const chips = colours.map((colour) => {
      if (cards.includes(`${id}.${colour}`)) return chip(colour, setting);
      return paint('faint', `·${speaker.say(`guildhall.letter.${colour}`)}`);
    });
    return `${padRight(speaker.say(`profession.${id}`), nameWidth)} ${chips.join(' ')}`;
  });
}

function handLines({ you }: GuildhallView, setting: ScreenSetting): string[] {
  if (you === null) return [];
  const { speaker, width } = setting;
  const professions = byProfession(you.hand);
  const cells = [...professions].map(([id, cards]) => {
    const chips = colours.flatMap((colour) => {
      const count = cards.filter((card) => card === `${id}.${colour}`).length;
      return count === 0 ? [] : [chip(colour, setting) + (count > 1 ? `×${count}` : '')];
    });
    // A chapter stays together when the line is broken.
    return `${speaker.say(`profession.${id}`)} ${chips.join(' ')}`.replaceAll(' ', '\u00a0');
  });
  const hand = speaker.say('guildhall.hand', { count: you.hand.length });
  const lines = wrap(cells.join('\u00a0 '), width, `${margin}${hand}  `);
  return lines.map((line) => line.replaceAll('\u00a0', ' ').trimEnd());
}

/** A colour as a dot and a letter, so that nobody has to see the colour. */
const chip = (colour: Colour, { speaker, paint }: ScreenSetting): string =>
  paint(colour, `●${speaker.say(`guildhall.letter.${colour}`)}`);

function cardChip(card: string, setting: ScreenSetting): string {
  const [id, colour] = card.split('.');
  return `${setting.speaker.say(`profession.${id}`)} ${chip(colour as Colour, setting)}`;
}
