import type { Journal } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { type FlagValues, UsageError } from '../command.ts';
import { wordsOf } from '../flag-values.ts';
import { botTitle } from '../typed-bots.ts';

/** Who sits where. */
export interface Seating {
  /** The bot at each seat; `undefined` for a person. */
  readonly bots: readonly (string | undefined)[];
  readonly names: readonly string[];
}

const usualBot = 'apprentice';

/** People first, then bots; a recorded game remembers who was a bot. */
export function seatingFor(
  seats: number,
  typed: readonly string[] | undefined,
  values: FlagValues,
  speaker: Speaker,
  recorded?: Journal,
): Seating {
  const hotSeat = values['hot-seat'] === true;
  const bots =
    typed === undefined && recorded !== undefined && !hotSeat
      ? recordedBots(seats, recorded)
      : seatBots(seats, typed ?? (hotSeat ? [] : [usualBot]), hotSeat);
  const names = wordsOf(values, 'names') ?? recordedNames(bots, recorded);
  return { bots, names: namesFor(bots, names, speaker) };
}

function seatBots(seats: number, typed: readonly string[], hotSeat: boolean): (string | undefined)[] {
  const wanted = hotSeat ? typed.length : seats - 1;
  if (typed.length >= seats || (typed.length > 1 && typed.length !== wanted)) {
    throw new UsageError('error.too-many-bots', { bots: typed.length, seats });
  }
  const people = seats - wanted;
  return Array.from({ length: seats }, (_, seat) =>
    seat < people ? undefined : (typed[seat - people] ?? typed[0]),
  );
}

/** A journal that does not say who sat where has people at the seats that no bot answered for. */
function recordedBots(seats: number, { players, records }: Journal): (string | undefined)[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (players !== undefined) return players[seat]?.bot;
    const own = records.flatMap((record) => ('answer' in record && record.seat === seat ? [record] : []));
    return own.length === 0 && seat > 0 ? usualBot : own.at(-1)?.by;
  });
}

/** Names of people stay; a bot is named after what it is, in the language of today. */
function recordedNames(bots: Seating['bots'], recorded: Journal | undefined): string[] {
  return bots.map((bot, seat) => (bot === undefined ? (recorded?.players?.[seat]?.name ?? '') : ''));
}

function namesFor(bots: Seating['bots'], typed: readonly string[], speaker: Speaker): string[] {
  if (typed.length > bots.length) {
    throw new UsageError('error.too-many-names', { names: typed.length, seats: bots.length });
  }
  const given = typed.filter((name) => name !== '');
  if (new Set(given).size < given.length) throw new UsageError('error.same-names');
  return bots.map((bot, seat) => {
    const kind = bot === undefined ? speaker.say('player.person') : botTitle(speaker, bot);
    return typed[seat] || speaker.say('player.numbered', { kind, number: seat + 1 });
  });
}
