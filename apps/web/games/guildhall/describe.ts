import type { Json, Options } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { TextSection } from '../../table/client-game.ts';
import { coloursOf, levelOf, missingFrom, professions } from './faces.ts';
import { prestigeName } from './prestige-name.ts';
import { type GuildhallView, guildhallView, type SeatView } from './view.ts';

interface Setting {
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly options: Options;
}

/** The table in words: what is mine, the others, the middle. The hand is told elsewhere. */
export function describe(json: Json, setting: Setting): readonly TextSection[] {
  const view = guildhallView(json);
  const me = view.you?.seat;
  const seats = view.seats.map((_, i) => ((me ?? 0) + i) % view.seats.length);
  return [...seats.flatMap((seat) => seatSections(view, seat, setting)), middle(view, setting)];
}

function seatSections(view: GuildhallView, seat: number, setting: Setting): TextSection[] {
  const { speaker, names } = setting;
  const own = view.you?.seat === seat;
  const here = view.seats[seat]!;
  const name = names[seat]!;
  const heading = own ? speaker.say('gh.yourHall') : speaker.say('gh.hallOf', { name });
  return [{ heading, lines: [...facts(view, here, own, setting), ...chapters(here, speaker)] }];
}

function facts(view: GuildhallView, here: SeatView, own: boolean, { speaker, options }: Setting): string[] {
  const known = own ? view.you!.chapters : here.chapters;
  const completed = speaker.say('gh.completed', { count: here.completed });
  return [
    speaker.say('gh.pointsOf', { points: here.points, max: Number(options['pointsToWin']) }),
    ...(own ? [] : [speaker.say('gh.handCount', { count: here.hand })]),
    known === undefined || known.length === 0
      ? completed
      : `${completed}: ${known.map((id) => speaker.say(`profession.${id}`)).join(', ')}`,
    ...(here.area.length > 0
      ? [`${speaker.say('gh.area')}: ${here.area.map((card) => speaker.card(card)).join(', ')}`]
      : []),
  ];
}

/** Each open chapter with its level, and with the colour that alone is missing. */
function chapters({ hall }: SeatView, speaker: Speaker): string[] {
  const lines = professions.flatMap((profession) => {
    const colours = coloursOf(hall, profession);
    if (colours.length === 0) return [];
    const name = speaker.say(`profession.${profession}`);
    const list = colours.map((colour) => speaker.say(`colour.${colour}`)).join(', ');
    const level = speaker.say('gh.level', levelOf(profession, colours.length));
    const [missing, ...more] = missingFrom(hall, profession);
    const colour = speaker.say(`colour.${missing}`);
    return [
      speaker.say('gh.chapterLine', { profession: name, list, level }),
      ...(more.length === 0 ? [speaker.say('gh.oneMissing', { profession: name, colour })] : []),
    ];
  });
  return lines.length === 0 ? [speaker.say('gh.noChapters')] : lines;
}

function middle({ row, prestigeDeck, deck, discard }: GuildhallView, { speaker }: Setting): TextSection {
  return {
    heading: speaker.say('gh.centre'),
    lines: [
      ...row.map((card) => `${prestigeName(speaker, card)} ${speaker.say(`prestigeEffect.${card}`)}`),
      `${speaker.say('gh.row')}: ${speaker.say('gh.rowDeck', { count: prestigeDeck })}`,
      speaker.say('gh.deckCount', { count: deck }),
      speaker.say('gh.discardTop', {
        count: discard.count,
        top: discard.top === null ? '' : speaker.card(discard.top),
      }),
    ],
  };
}
