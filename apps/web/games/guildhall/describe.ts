import type { Json } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { TextSection } from '../../table/client-game.ts';
import { coloursOf, professions } from './faces.ts';
import { prestigeName } from './prestige-name.ts';
import { type GuildhallView, guildhallView, type SeatView } from './view.ts';

interface Setting {
  readonly speaker: Speaker;
  readonly names: readonly string[];
}

/** The table in words: what is mine, the others, the middle. The hand is told elsewhere. */
export function describe(json: Json, setting: Setting): readonly TextSection[] {
  const view = guildhallView(json);
  const me = view.you?.seat;
  const seats = view.seats.map((_, i) => ((me ?? 0) + i) % view.seats.length);
  return [...seats.flatMap((seat) => seatSections(view, seat, setting)), middle(view, setting)];
}

function seatSections(view: GuildhallView, seat: number, { speaker, names }: Setting): TextSection[] {
  const own = view.you?.seat === seat;
  const here = view.seats[seat]!;
  const name = names[seat]!;
  const heading = own ? speaker.say('gh.yourHall') : speaker.say('gh.hallOf', { name });
  return [{ heading, lines: [...facts(view, here, own, speaker), ...chapters(here, speaker)] }];
}

function facts(view: GuildhallView, here: SeatView, own: boolean, speaker: Speaker): string[] {
  const known = own ? view.you!.chapters : here.chapters;
  const completed = speaker.say('gh.completed', { count: here.completed });
  return [
    speaker.say('gh.points', { points: here.points }),
    ...(own ? [] : [speaker.say('gh.handCount', { count: here.hand })]),
    known === undefined || known.length === 0
      ? completed
      : `${completed}: ${known.map((id) => speaker.say(`profession.${id}`)).join(', ')}`,
    ...(here.area.length > 0
      ? [`${speaker.say('gh.area')}: ${here.area.map((card) => speaker.card(card)).join(', ')}`]
      : []),
  ];
}

function chapters({ hall }: SeatView, speaker: Speaker): string[] {
  const lines = professions.flatMap((profession) => {
    const colours = coloursOf(hall, profession);
    if (colours.length === 0) return [];
    const list = colours.map((colour) => speaker.say(`colour.${colour}`)).join(', ');
    return [speaker.say('gh.chapterLine', { profession: speaker.say(`profession.${profession}`), list })];
  });
  return lines.length === 0 ? [speaker.say('gh.noChapters')] : lines;
}

function middle({ row, deck, discard }: GuildhallView, { speaker }: Setting): TextSection {
  return {
    heading: speaker.say('gh.centre'),
    lines: [
      ...row.map((card) => `${prestigeName(speaker, card)} ${speaker.say(`prestigeEffect.${card}`)}`),
      speaker.say('gh.deckCount', { count: deck }),
      speaker.say('gh.discardTop', {
        count: discard.count,
        top: discard.top === null ? '' : speaker.card(discard.top),
      }),
    ],
  };
}
