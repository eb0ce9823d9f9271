import type { Room, SeatInfo } from '@zunft/protocol';
import type { roomWordsEn } from './words.en.ts';

export interface News {
  readonly word: keyof typeof roomWordsEn & `news.${string}`;
  readonly name: string;
}

/** What has changed on the chairs of a room, as far as it is worth telling. */
export function newsOf(before: Pick<Room, 'seats'>, after: Pick<Room, 'seats'>): News[] {
  const news = after.seats.flatMap((now, seat): readonly News[] => {
    const then = before.seats[seat];
    if (then === undefined) return [];
    const name = now.name ?? '';
    const isNew = isTaken(now) && !(isTaken(then) && then.name === now.name && then.you === now.you);
    const isGone = isTaken(then) && !isTaken(now);
    if (isNew) return [{ word: now.you ? 'news.youSat' : 'news.sat', name }];
    if (isGone) return [{ word: then.you ? 'news.youLeft' : 'news.left', name: then.name ?? '' }];
    if (now.you || now.kind !== 'person' || then.ready === now.ready) return [];
    return [{ word: now.ready ? 'news.ready' : 'news.notReady', name }];
  });
  // Then nobody has changed their mind: the server asks everybody once more.
  return isAskedAgain(before, after)
    ? [...news.filter(({ word }) => word !== 'news.notReady'), { word: 'news.again', name: '' }]
    : news;
}

/** Another seat was given to somebody else, and those who were ready are not any more. */
const isAskedAgain = (before: Pick<Room, 'seats'>, after: Pick<Room, 'seats'>): boolean =>
  after.seats.some(({ kind, name, bot }, seat) => {
    const then = before.seats[seat];
    return then?.kind !== kind || then.name !== name || then.bot !== bot;
  }) &&
  after.seats.some(({ name, ready }, seat) => {
    const then = before.seats[seat];
    return then?.ready === true && then.name === name && !ready;
  });

/** Everybody sits, and the viewer has not said yet that the game may begin. */
export const isAskedIfReady = ({ seats }: Pick<Room, 'seats'>): boolean =>
  seats.every(isTaken) && seats.some(({ you, ready }) => you && !ready);

export const isTaken = ({ kind }: Pick<SeatInfo, 'kind'>): boolean => kind === 'person' || kind === 'bot';
